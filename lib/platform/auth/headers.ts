import { providerOrigin } from './provider-settings';
import { servedByHttps } from './secrets';

/**
 * What a browser may load and run. Scripts run by nonce alone (and what those load); there is no inline style, no `data:`, and nothing from elsewhere.
 * In development React needs `eval`, and the overlay of the framework writes its own styles.
 */
export function contentPolicy(nonce: string, development = process.env.NODE_ENV === 'development'): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    'style-src': development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    // Browsers hold a form's redirect to be the form's own target: the one of the sign-in page leads to the provider.
    'form-action': ["'self'", providerOrigin()].filter((one) => one !== null).join(' '),
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

/** The headers that every answer bears. */
export function securityHeaders(): Record<string, string> {
  return {
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(servedByHttps() && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
