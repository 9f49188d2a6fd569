import type { Tx } from './client';

/** The database's own clock, in whole milliseconds: what deadlines are judged by, whichever process asks. */
export async function clockOf(tx: Tx): Promise<Date> {
  const [row] = await tx.$queryRaw<{ now: Date }[]>`SELECT date_trunc('milliseconds', clock_timestamp()) AS "now"`;
  if (!row) throw new Error('The database has no clock.');
  return row.now;
}
