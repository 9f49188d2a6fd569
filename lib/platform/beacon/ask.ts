import 'server-only';
import { z } from 'zod';
import { QUICKNET } from '../../engine/dice/quicknet';
import { mistake, ok, type Result } from '../../result';

/** Asking drand for a round: only where `DRAND_URL` names one of its servers. What comes is checked by whoever uses it. */

const LONGEST_MS = 10_000;
/** An answer has about 250. */
const MOST_BYTES = 10_000;

const answer = z.object({ round: z.int(), randomness: z.string().max(64), signature: z.string().max(96) });

/** Whether the site may ask for rounds by itself. */
export const mayAsk = (): boolean => (process.env.DRAND_URL ?? '') !== '';

/**
 * Asks for one round of quicknet. Redirects are not followed.
 * @returns `off` (no server is named), `unreachable` (no answer, or none in time), `refused` (no such round yet, or no answer
 *   of drand’s)
 */
export async function askRound(round: number): Promise<Result<z.infer<typeof answer>>> {
  if (!mayAsk()) return mistake('off', 'This site asks no drand server: DRAND_URL is not set.');
  const address = `${process.env.DRAND_URL?.replace(/\/+$/, '')}/${QUICKNET.chain}/public/${round}`;
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(LONGEST_MS) });
    const read = response.ok ? answer.safeParse(JSON.parse(await textOf(response))) : null;
    if (read?.success && read.data.round === round) return ok(read.data);
    return mistake('refused', `The drand server gives no round ${round}.`, { next: 'Try again in a minute.' });
  } catch (error) {
    if (error instanceof SyntaxError) return mistake('refused', 'The drand server answers something else.');
    return mistake('unreachable', 'The drand server does not answer.', { next: 'Enter the round by hand.' });
  }
}

async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > MOST_BYTES) throw new SyntaxError('too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
