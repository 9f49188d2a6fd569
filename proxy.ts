import { type NextRequest, NextResponse } from 'next/server';
import { DONE_HEADER, PATH_HEADER } from '@/lib/auth/asked';
import { contentPolicy, securityHeaders } from '@/lib/auth/headers';
import { fromOwnOrigin, isSafeMethod } from '@/lib/auth/origin';

/** Before every page and route: refuses what other sites send, and says what a browser may load. */
export function proxy(request: NextRequest): NextResponse {
  if (!isSafeMethod(request.method) && !fromOwnOrigin(request.headers)) {
    return new NextResponse('Refused: this was not sent from a page of this site.\n', {
      status: 403,
      headers: { ...securityHeaders(), 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  const policy = contentPolicy(nonce);
  const { pathname, searchParams } = request.nextUrl;

  // What the page is rendered with; the framework takes the nonce for its own scripts from the policy. Set in every case, so that no client
  // can put words into these headers.
  const asked = new Headers(request.headers);
  asked.set('content-security-policy', policy);
  asked.set(PATH_HEADER, pathname);
  asked.set(DONE_HEADER, doneNumber(searchParams.get('done')));

  const response = NextResponse.next({ request: { headers: asked } });
  response.headers.set('content-security-policy', policy);
  for (const [name, value] of Object.entries(securityHeaders())) response.headers.set(name, value);
  return response;
}

/** A header takes no arbitrary text. */
const doneNumber = (asked: string | null): string => (asked !== null && /^[0-9a-f]{8}$/.test(asked) ? asked : '');

export const config = { matcher: '/((?!_next/static/).*)' };
