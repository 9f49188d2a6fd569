import type { Reading } from '../../../engine/rules/kernel/reading';
import type { JournalEntry } from '../types';

type Of<K extends JournalEntry['kind']> = Extract<JournalEntry, { kind: K }>;

/** Which entries were taken back, each with the undo that did it; an undone undo gives back what it took. */
export function takenBack(journal: readonly JournalEntry[]): ReadonlyMap<string, string> {
  const undone = new Map<string, string>();
  for (const entry of journal.toReversed()) {
    if (entry.kind === 'undo' && !undone.has(entry.id)) undone.set(entry.target, entry.id);
  }
  return undone;
}

/** The entries that are in force: without those that were taken back. */
export function inForce(journal: readonly JournalEntry[]): readonly JournalEntry[] {
  const undone = takenBack(journal);
  return undone.size === 0 ? journal : journal.filter((entry) => !undone.has(entry.id));
}

/** One bold text of a post as it stands after all that admins did to it. */
export interface AmendedReading {
  readonly reading: Reading;
  readonly struck: boolean;
  /** The last entry that did something to it. */
  readonly amendedBy: string | null;
}
export interface AmendedPost {
  readonly text: string;
  readonly readings: readonly AmendedReading[];
}

/**
 * A post as strikes of single readings, settlements and accepted versions leave it; a version that was accepted leaves
 * behind what was said of the one before it.
 * @param amendments the entries in force
 */
export function amendedPost(post: Of<'post'>, amendments: readonly JournalEntry[]): AmendedPost {
  let text = post.text;
  let readings = fresh(post.readings, null);
  for (const by of amendments) {
    if (by.kind === 'accept' && by.target === post.id) {
      text = by.text;
      readings = fresh(by.readings, by.id);
    } else if (by.kind === 'strike' && by.target === post.id) {
      readings = readings.map((one, part) => (by.part === part ? { ...one, struck: true, amendedBy: by.id } : one));
    } else if (by.kind === 'settle' && by.target === post.id) {
      readings = readings.map((one, part) =>
        part === by.part ? { ...one, reading: by.reading ?? asTalk(one.reading), amendedBy: by.id } : one,
      );
    }
  }
  return { text, readings };
}

/** The strike of a whole entry, if one is in force; of what is no post, a part is the whole. */
export const strikeOf = (entry: JournalEntry, amendments: readonly JournalEntry[]): string | null =>
  amendments.findLast(
    (by) => by.kind === 'strike' && by.target === entry.id && (by.part === null || entry.kind !== 'post'),
  )?.id ?? null;

const fresh = (readings: readonly Reading[], amendedBy: string | null): AmendedReading[] =>
  readings.map((reading) => ({ reading, struck: false, amendedBy }));

const asTalk = (reading: Reading): Reading => ({
  ...reading,
  kind: 'talk',
  ability: null,
  merc: null,
  targets: [],
  how: null,
  doubt: null,
  candidates: [],
  note: 'An admin settled that it was no declaration.',
});
