import { db } from '../db/client';

/**
 * Where the record stands, as one text: it changes with every act in any week, table of seasons, team or account name that
 * a public page could show, and only then. Each act writes the row of its week, and a row's `xmin` is the transaction that
 * wrote it last, so that one read tells all processes the same and needs no counter that acts would queue for.
 */
async function query(): Promise<string> {
  const [row] = await db.$queryRaw<{ head: string | null }[]>`
    SELECT md5(
      coalesce((SELECT string_agg(xmin::text, ',' ORDER BY "id") FROM "Season"), '') || '/' ||
      coalesce((SELECT string_agg(xmin::text, ',' ORDER BY "id") FROM "Week"), '') || '/' ||
      coalesce((SELECT string_agg(xmin::text, ',' ORDER BY "id") FROM "Team"), '')
    ) AS "head"`;
  return row?.head ?? '';
}

let running: Promise<string> | null = null;
let waiting: Promise<string> | null = null;

/**
 * The head as of now: the read begins after this call. Calls that come while one is read share the next one, so that there
 * is at most one such query at a time, however many ask.
 */
export function readHead(): Promise<string> {
  if (running === null) {
    running = query().finally(() => {
      running = null;
    });
    return running;
  }
  if (waiting === null) {
    const before = running;
    waiting = before
      .catch(() => undefined)
      .then(() => {
        waiting = null;
        return readHead();
      });
  }
  return waiting;
}
