/** The largest form that is taken, in bytes: a long scenario and a pasted topic fit. `next.config.mjs` says the same to the framework. */
export const MOST_BYTES = 4 * 1024 * 1024;

export const TOO_LARGE = {
  code: 'too-large',
  message: 'That is more than 4 MB, which is more than a form may hold. Nothing was sent.',
  next: 'Cut it into parts and send them one after the other. What you typed is still here.',
} as const;

/**
 * Whether what is sent is more than `most`, where it does not say beforehand how long it is (in pieces, `chunked`): it is
 * counted as it comes, and no further than that.
 */
export async function isLonger(body: ReadableStream<Uint8Array> | null, most = MOST_BYTES): Promise<boolean> {
  if (body === null) return false;
  const reader = body.getReader();
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return false;
    size += value.byteLength;
    if (size <= most) continue;
    await reader.cancel().catch(() => undefined);
    return true;
  }
}

const encoder = new TextEncoder();

/** The size of a form in bytes, near enough. */
export function sizeOf(data: FormData): number {
  let size = 0;
  for (const [name, value] of data) {
    size += name.length + (typeof value === 'string' ? encoder.encode(value).length : value.size);
  }
  return size;
}
