import { standsEarlier } from '../../../engine/rules/kernel/place';
import type { Phase } from '../../../engine/rules/mercenaries/terms';
import type { JournalEntry, LoadedWeek } from '../types';

/** When one phase of a week was open; of the last one, `closedAt` is null while the week is open. */
export interface Span {
  readonly phase: Phase;
  readonly opensAt: string;
  readonly closesAt: string | null;
  readonly closedAt: string | null;
  /** The seq of the entry that opened it; 0 for Peacetime. */
  readonly seq: number;
}

/** The phases that were opened, in order. A phase that was passed over is not among them. */
export function phaseSpans(week: Pick<LoadedWeek, 'opensAt'>, inForce: readonly JournalEntry[]): readonly Span[] {
  let open: Span = { phase: 'Peacetime', opensAt: week.opensAt, closesAt: null, closedAt: null, seq: 0 };
  const closed: Span[] = [];
  for (const entry of inForce) {
    if (entry.kind === 'deadline') open = { ...open, closesAt: entry.closesAt };
    if (entry.kind !== 'advance') continue;
    closed.push({ ...open, closedAt: entry.at });
    if (entry.to === 'Week') return closed;
    open = { phase: entry.to, opensAt: entry.at, closesAt: entry.closesAt, closedAt: null, seq: entry.seq };
  }
  return [...closed, open];
}

/** The phase in which an entry has its place: a pasted post by the forum's time, every other one by its seq. */
export function phaseAt(spans: readonly Span[], entry: JournalEntry): Phase {
  const forumAt = entry.kind === 'post' && standsEarlier(entry) ? entry.forumAt : undefined;
  const before = (span: Span): boolean =>
    forumAt === undefined ? span.seq < entry.seq : Date.parse(span.opensAt) <= Date.parse(forumAt);
  return spans.findLast(before)?.phase ?? 'Peacetime';
}
