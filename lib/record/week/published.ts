import { db } from '../../platform/db/client';
import type { FoldedWeek } from './fold';
import { secretOf } from './journal';

/** What is published of a week's journal: the hash of its entry number `seq`, by which a rewritten past is noticed. */
export interface PublishedHead {
  readonly seq: number;
  readonly hash: string;
}

/**
 * The head of a week's journal. While orders are sealed, that of the last entry before the first of them: from a hash over
 * a roster somebody could find the roster by trying. @returns null before the first entry
 */
export async function publishedHead(week: FoldedWeek): Promise<PublishedHead | null> {
  const { journal, record, stream } = week;
  const sealed = record.rostersLocked ? undefined : journal.find((entry) => secretOf(entry) !== null);
  if (sealed === undefined) return week.seq === 0 ? null : { seq: week.seq, hash: week.head };
  const seq = sealed.seq - 1;
  const last = await db.journalEntry.findUnique({ where: { stream_seq: { stream, seq } }, select: { hash: true } });
  return last && { seq, hash: last.hash };
}
