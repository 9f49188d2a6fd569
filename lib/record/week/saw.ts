import { createHash } from 'node:crypto';

/**
 * A short name for what an admin was shown, so that what is saved is what was previewed: a form that was changed after its
 * preview gets the preview of its new self instead.
 */
export const nameOf = (order: unknown): string =>
  createHash('sha256').update(JSON.stringify(order)).digest('base64url').slice(0, 22);
