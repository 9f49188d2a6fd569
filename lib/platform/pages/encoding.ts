import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How bytes cross the wire. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Quick enough to be done while somebody waits, or as small as it gets: for what is sent as it is for as long as it lives. */
export type Effort = 'quick' | 'smallest';

const EFFORTS = { quick: { br: 5, gzip: 6 }, smallest: { br: 11, gzip: 9 } } as const;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const encoders: Readonly<Record<Encoding, (bytes: Buffer, effort: Effort) => Promise<Buffer>>> = {
  br: (bytes, effort) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: EFFORTS[effort].br,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes, effort) => zip(bytes, { level: EFFORTS[effort].gzip }),
  identity: (bytes) => Promise.resolve(bytes),
};

/** Bytes in each encoding, made when it is first asked for and then kept. */
export function encodings(bytes: Buffer, effort: Effort): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const body = made.get(encoding) ?? encoders[encoding](bytes, effort);
    made.set(encoding, body);
    return body;
  };
}

/** Which of the encodings a request takes, the smallest first. @param accepted its `Accept-Encoding` */
export function encodingFor(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';', 1)[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
}
