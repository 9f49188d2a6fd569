import { db, type Tx } from '../db/client';
import { sharedRead } from './shared-read';

/**
 * Where the record stands, as one text: it changes with every act in any week, table of seasons, team or account name that
 * a public page could show, and only then. Each act writes the row of its week, and a row's `xmin` is the transaction that
 * wrote it last, so that one read tells all processes the same and needs no counter that acts would queue for.
 */
export const readHead = sharedRead(async (): Promise<string> => {
  const [row] = await db.$queryRaw<{ head: string | null }[]>`
    SELECT md5(
      coalesce((SELECT string_agg(xmin::text, ',' ORDER BY "id") FROM "Season"), '') || '/' ||
      coalesce((SELECT string_agg(xmin::text, ',' ORDER BY "id") FROM "Week"), '') || '/' ||
      coalesce((SELECT string_agg(xmin::text, ',' ORDER BY "id") FROM "Team"), '')
    ) AS "head"`;
  return row?.head ?? '';
});

/**
 * Which transactions of the whole database are to be seen now, as one text. While it stays the same nothing has been written
 * at all: no entry, draft, session or account.
 */
export const readSnapshot = sharedRead(async (): Promise<string> => {
  const [row] = await db.$queryRaw<{ snapshot: string }[]>`SELECT pg_current_snapshot()::text AS "snapshot"`;
  return row?.snapshot ?? '';
});

/** Moves the head, for what public pages show of a week and no journal holds. @param weekId of the week that it is of */
export const pagesChange = (tx: Tx, weekId: string): Promise<unknown> =>
  tx.$executeRaw`UPDATE "Week" SET "number" = "number" WHERE "id" = ${weekId}::uuid`;
