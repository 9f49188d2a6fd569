import 'server-only';
import type { Reading } from '../../engine/rules/kernel/reading';
import type { Ruling } from '../../engine/rules/kernel/ruling';
import type { SeasonActor } from '../../platform/auth/actor';
import type { AskedBy } from '../../record/week/confirm';
import type { LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import { type Ordered, orderHere } from './order';

/** The choice that says: it was no declaration. */
export const TALK = 'talk';
/** The choice that says: none of the candidates, but this ability on these targets. */
export const OTHER = 'other';

export interface SettleChoice {
  /** A candidate's number, `talk` or `other`. */
  readonly choice: string;
  /** `other`: `MERC ABILITY`, who uses it and the ability's key. */
  readonly ability?: string;
  readonly targets?: readonly string[];
}

/**
 * The reading that an admin's choice makes of an unclear text; null: talk. It keeps the span and the marks of the first one.
 * @returns `no-choice` where the choice names no candidate
 */
export function readingOf(
  week: LoadedWeek,
  ruling: Ruling,
  { choice, ability, targets }: SettleChoice,
): Result<Reading | null> {
  if (choice === TALK) return ok(null);
  const post = week.journal.find((entry) => entry.id === ruling.entry);
  const original = post?.kind === 'post' ? post.readings[ruling.part ?? 0] : undefined;
  if (original === undefined) return mistake('not-found', 'That text is not in the journal.');
  const read = (key: string, merc: string, aims: readonly string[]): Reading => ({
    ...original,
    kind: 'declaration',
    ability: key,
    merc,
    targets: [...aims],
    doubt: null,
    candidates: [],
    note: 'Settled by an admin.',
  });
  if (choice === OTHER) {
    const [merc, ...key] = (ability ?? '').split(' ');
    if (merc === undefined || key.length === 0)
      return mistake('no-choice', 'Choose the ability that was meant.', { field: 'ability' });
    return ok(read(key.join(' '), merc, targets ?? []));
  }
  const candidate = ruling.candidates[Number(choice)];
  if (candidate === undefined) return mistake('no-choice', 'Choose how it is to be read.', { field: 'choice' });
  return ok(read(candidate.ability, candidate.merc, candidate.targets));
}

const find = (week: LoadedWeek, id: string): Ruling | undefined =>
  week.record.rulings.find((ruling) => ruling.id === id && ruling.outcome === 'Unclear');

const gone = () =>
  mistake('gone', 'That text is no longer unclear.', {
    next: 'Somebody has settled or struck it; look at the list again.',
  });

function entriesOf(
  week: LoadedWeek,
  id: string,
  choice: SettleChoice,
  because: string,
): Result<readonly NewJournalEntry[]> {
  const ruling = find(week, id);
  if (ruling === undefined) return gone();
  const reading = readingOf(week, ruling, choice);
  if (!reading.ok) return reading;
  return ok([{ kind: 'settle', target: ruling.entry, part: ruling.part ?? 0, reading: reading.value, because }]);
}

/** Says what an unclear text meant, once what that changes was shown; it keeps its post's place, and the week is folded again. */
export const settle = (actor: SeasonActor, form: AskedBy, id: string, choice: SettleChoice, because: string): Ordered =>
  orderHere(actor, form, { id, ...choice }, (week) => entriesOf(week, id, choice, because));
