import { db } from '../../platform/db/client';
import type { Result } from '../../result';
import { tableKind } from './kinds';
import { noSuchTable, readHead } from './load';

/** How many tables are looked up at once. */
const MOST = 100;

/**
 * Tables in play whose deadline has passed, the longest overdue first, a hundred at most: what a worker turns one by one.
 * @param now the time by which a deadline counts as passed
 */
export async function dueTables(now: Date): Promise<readonly number[]> {
  const rows = await db.table.findMany({
    where: { state: 'playing', closesAt: { lt: now } },
    orderBy: [{ closesAt: 'asc' }, { number: 'asc' }],
    take: MOST,
    select: { number: true },
  });
  return rows.map(({ number }) => number);
}

/**
 * Lets what fell due at a table happen, as it does when somebody looks at it. Done twice it is done once.
 * @returns `not-found`, `closed` (archived), `invalid` (its set-up is no longer one that the rules allow)
 */
export async function turnDueTable(number: number): Promise<Result<null>> {
  const head = await readHead(number);
  const kind = head && tableKind(head.ruleset);
  return kind ? kind.settle(number) : noSuchTable(number);
}
