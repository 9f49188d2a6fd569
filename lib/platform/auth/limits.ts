import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import { some } from '../../engine/rules/kernel/say';
import { mistake, ok, type Result } from '../../result';
import { db } from '../db/client';
import type { Act } from './policy';

/**
 * How much one account may send, so that nobody keeps the others from their turn: far more than anybody types, and less than
 * a program sends. Counted in the database, so that it is the same limit in however many processes.
 */
const WINDOW = 15 * 60;

/** For each quarter of an hour and account. */
export const MOST = { posts: 90, tables: 20, saves: 900, looks: 1800 } as const;
type Counted = keyof typeof MOST;

const WORDS: Readonly<Record<Counted, string>> = {
  posts: `That were more than ${MOST.posts} posts in a quarter of an hour.`,
  tables: `That were more than ${MOST.tables} tables in a quarter of an hour.`,
  saves: `That was more than ${MOST.saves} forms in a quarter of an hour.`,
  looks: `That was more than ${MOST.looks} looks at a text in a quarter of an hour.`,
};

const limiter = (of: Counted) =>
  new RateLimiterPrisma({
    storeClient: db,
    tableName: 'throttle',
    keyPrefix: of,
    points: MOST[of],
    duration: WINDOW,
    inMemoryBlockOnConsumed: MOST[of] + 1,
  });

const COUNTERS = {
  ...{ posts: limiter('posts'), tables: limiter('tables'), saves: limiter('saves') },
  looks: limiter('looks'),
} as const;

/** Through which counters an act goes; any other through that of all forms. */
const THROUGH: Readonly<Partial<Record<Act, readonly Counted[]>>> = {
  post: ['posts', 'saves'],
  'play-table': ['posts', 'saves'],
  'play-bot': ['tables', 'saves'],
  challenge: ['tables', 'saves'],
  'open-table': ['tables', 'saves'],
  // What a page does by itself while somebody types.
  preview: ['looks'],
  draft: ['looks'],
};

/**
 * Counts a form that somebody sends.
 * @param userId the account
 * @returns `limited`, in words, with when to go on
 */
export async function countAct(userId: string, act: Act): Promise<Result<null>> {
  for (const of of THROUGH[act] ?? (['saves'] as const)) {
    const refused = await consume(of, userId);
    if (refused !== null) return refused;
  }
  return ok(null);
}

async function consume(of: Counted, userId: string): Promise<Result<never> | null> {
  try {
    await COUNTERS[of].consume(userId);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const minutes = Math.max(1, Math.ceil(refusal.msBeforeNext / 60_000));
    return mistake('limited', WORDS[of], {
      next: `What you typed is still here, and nothing of it was saved. Go on in ${some(minutes, 'minute')}.`,
    });
  }
}
