import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WrongResult } from '../figure';

/** As many as browse at a busy hour of a large league. */
const CONNECTIONS = 16;

/** An address that is asked for again and again, as one browser does. */
export interface Target {
  readonly url: string;
  readonly cookie?: string;
}

interface Loaded {
  readonly non2xx: number;
  readonly errors: number;
  readonly '2xx': number;
  readonly duration: number;
}
type Autocannon = (options: object) => Promise<Loaded>;

/** Of the bench's own package, as what else it compares with. */
const autocannon = (): Autocannon => createRequire(join(process.cwd(), 'tests/bench/package.json'))('autocannon');

/** Answers a second, asked by 16 connections for so many seconds. @throws WrongResult where one is no success */
export async function answersPerSecond({ url, cookie }: Target, seconds: number): Promise<number> {
  const headers = { 'accept-encoding': 'br, gzip', accept: 'text/html', ...(cookie && { cookie }) };
  const done = await autocannon()({ url, connections: CONNECTIONS, duration: seconds, headers });
  if (done.non2xx > 0 || done.errors > 0 || done['2xx'] === 0) {
    throw new WrongResult(`${url} answers each time: ${done.non2xx} were no success and ${done.errors} none at all`);
  }
  return done['2xx'] / done.duration;
}

/** Bytes of one answer, as they cross the wire and unpacked. */
export async function sizeOf({ url, cookie }: Target): Promise<{ readonly wire: number; readonly html: string }> {
  const headers = { accept: 'text/html', ...(cookie && { cookie }) };
  const plain = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' }, redirect: 'manual' });
  if (plain.status !== 200) throw new WrongResult(`${url} answers with 200, and not with ${plain.status}`);
  const packed = await fetch(url, { headers: { ...headers, 'accept-encoding': 'br, gzip' } });
  const wire = Number(packed.headers.get('content-length') ?? 0);
  await packed.arrayBuffer();
  return { wire, html: await plain.text() };
}
