/** The largest form that is taken, in bytes: a long scenario and a pasted topic fit. `next.config.mjs` says the same to the framework. */
export const MOST_BYTES = 4 * 1024 * 1024;

export const TOO_LARGE = {
  code: 'too-large',
  message: 'That is more than 4 MB, which is more than a form may hold. Nothing was sent.',
  next: 'Cut it into parts and send them one after the other. What you typed is still here.',
} as const;

const encoder = new TextEncoder();

/** The size of a form in bytes, near enough. */
export function sizeOf(data: FormData): number {
  let size = 0;
  for (const [name, value] of data) {
    size += name.length + (typeof value === 'string' ? encoder.encode(value).length : value.size);
  }
  return size;
}
