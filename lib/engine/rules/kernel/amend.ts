import { AMENDMENT_KINDS, type Amendment, ANNOTATION_KINDS, type Annotation } from './amendment';
import type { Reading } from './reading';
import type { Envelope } from './ruleset';
import type { Override, RulingId } from './ruling';

/** Amendments gathered from a journal and applied at the place of what they amend, before anything is stepped. */

/** An entry of a ruleset, which always says its kind. */
export type Kinded = Envelope & { readonly kind: string };
/** What a journal holds: a ruleset's own entries, amendments of them, and notes that rules never look at. */
export type Journalled<Entry extends Kinded> = Entry | Amendment | Annotation;

/** An amendment that found nothing to amend. */
export interface Orphan {
  /** The amendment's own entry. */
  readonly entry: string;
  readonly kind: Amendment['kind'];
  readonly because: string;
}

export interface Amended<Entry> {
  /** The ruleset's entries as amended, in the order of the journal. */
  readonly entries: readonly Entry[];
  /** The overrides in force, one a ruling. */
  readonly overrides: readonly Override[];
  readonly orphans: readonly Orphan[];
}

const amendments: ReadonlySet<string> = new Set(AMENDMENT_KINDS);
const annotations: ReadonlySet<string> = new Set(ANNOTATION_KINDS);

export const isAmendment = (entry: Kinded): entry is Amendment => amendments.has(entry.kind);
export const isAnnotation = (entry: Kinded): entry is Annotation => annotations.has(entry.kind);
const isOwn = <Entry extends Kinded>(entry: Journalled<Entry>): entry is Entry =>
  !isAmendment(entry) && !isAnnotation(entry);

/** What admins did to one entry, each with the entry that did it. */
export interface Change {
  /** It was struck as a whole, or taken back; null: it stands. */
  struckBy: string | null;
  /** Readings of a post that were struck, and what others were settled to be, by their places. */
  readonly parts: Set<number>;
  readonly settled: Map<number, Reading | null>;
  /** The last entry that did something to a reading. */
  readonly last: Map<number, string>;
  accepted: { readonly text: string; readonly readings: readonly Reading[]; readonly by: string } | null;
}

/** All amendments of a journal, gathered by what they amend. */
export interface Amendments {
  readonly changes: ReadonlyMap<string, Readonly<Change>>;
  /** Which entries were taken back, each with the undo that did it; an undone undo gives back what it took. */
  readonly undone: ReadonlyMap<string, string>;
  /** The overrides in force, one a ruling. */
  readonly overrides: readonly Override[];
  readonly orphans: readonly Orphan[];
}

const NONE: Amendments = { changes: new Map(), undone: new Map(), overrides: [], orphans: [] };

/**
 * Gathers every amendment of a journal. The latest is looked at first, so that an undo takes effect before what it
 * undoes, and an accepted version leaves behind what was said of the one before it.
 */
export function amendmentsIn<Entry extends Kinded>(journal: readonly Journalled<Entry>[]): Amendments {
  if (!journal.some(isAmendment)) return NONE;
  const byId = new Map(journal.map((entry) => [entry.id, isInsert(entry) ? insertedBy<Entry>(entry) : entry]));
  const undone = new Map<string, string>();
  const changes = new Map<string, Change>();
  const overrides = new Map<RulingId, Override>();
  const orphans: Orphan[] = [];
  const orphan = ({ id, kind }: Amendment, because: string) => orphans.push({ entry: id, kind, because });

  for (const act of journal.toReversed()) {
    if (!isAmendment(act) || undone.has(act.id)) continue;
    const by = act.id;
    if (act.kind === 'override') {
      const root = rootOf(act.ruling);
      const target = root === null ? undefined : byId.get(root);
      if (!target || !isOwn(target)) orphan(act, 'There is no entry from which such a ruling could come.');
      else if (!overrides.has(act.ruling)) overrides.set(act.ruling, asOverride(act));
      continue;
    }
    if (act.kind === 'insert') {
      const place = byId.get(act.before);
      if (!place || place.seq >= act.seq) orphan(act, 'It names an entry that is not there.');
      continue;
    }
    const target = byId.get(act.target);
    if (!target || target.seq >= act.seq) {
      orphan(act, 'It names an entry that is not there.');
      continue;
    }
    if (act.kind === 'undo') undone.set(act.target, by);
    if (!isOwn(target)) {
      if (act.kind !== 'undo') orphan(act, 'It names an entry that holds no declaration.');
      continue;
    }
    const change = changes.get(target.id) ?? newChange();
    changes.set(target.id, change);
    if (act.kind === 'undo') {
      change.struckBy = by;
    } else if (act.kind === 'strike') {
      // Of what is no post, a part is the whole.
      if (act.part === null || !isPost(target)) change.struckBy ??= by;
      else if (!change.accepted) touch(change, act.part, by).parts.add(act.part);
    } else if (!isPost(target)) {
      orphan(act, 'It names an entry that is no post.');
    } else if (!change.accepted) {
      if (act.kind === 'accept') change.accepted = { text: act.text, readings: act.readings, by };
      else if (!touch(change, act.part, by).settled.has(act.part)) change.settled.set(act.part, act.reading);
    }
  }
  return { changes, undone, overrides: [...overrides.values()].toReversed(), orphans: orphans.toReversed() };
}

/**
 * A journal in which what was inserted stands as an entry of its own, right before the entry that it names, and has that
 * one's time. Where no such entry is, it is left out.
 */
export function withInserted<Entry extends Kinded>(
  journal: readonly Journalled<Entry>[],
): readonly Journalled<Entry>[] {
  const before = new Map<string, Entry[]>();
  for (const entry of journal) {
    if (!isInsert(entry)) continue;
    const place = journal.find(({ id }) => id === entry.before);
    if (!place || place.seq >= entry.seq) continue;
    const inserted = insertedBy<Entry>(entry, place.at);
    before.set(entry.before, [...(before.get(entry.before) ?? []), inserted]);
  }
  if (before.size === 0) return journal;
  return journal.flatMap((entry) => [...(before.get(entry.id) ?? []), ...(isInsert(entry) ? [] : [entry])]);
}

const isInsert = (entry: Kinded): entry is Amendment & { kind: 'insert' } => entry.kind === 'insert';

/** What was inserted, as an entry; the door of its journal has checked that it is one of its ruleset. */
export const insertedBy = <Entry extends Kinded>(insert: Amendment & { kind: 'insert' }, at = insert.at): Entry => {
  const { id, seq, actor, entry } = insert;
  const inserted: Kinded = { ...entry, id, seq, at, actor };
  return inserted as Entry;
};

const newChange = (): Change => ({
  ...{ struckBy: null, accepted: null },
  ...{ parts: new Set(), settled: new Map(), last: new Map() },
});

/** Notes who did something to a reading: whoever is met first was the last. */
function touch(change: Change, part: number, by: string): Change {
  if (!change.last.has(part)) change.last.set(part, by);
  return change;
}

/** A journal's own entries as its amendments leave them. */
export function amend<Entry extends Kinded>(journal: readonly Journalled<Entry>[]): Amended<Entry> {
  const { changes, overrides, orphans } = amendmentsIn(journal);
  const entries = withInserted(journal).flatMap((entry): Entry[] => {
    if (!isOwn(entry)) return [];
    const change = changes.get(entry.id);
    if (change?.struckBy) return [];
    return [change && isPost(entry) ? { ...entry, ...asPlayed(amendedPost(entry, change)) } : entry];
  });
  return { entries, overrides, orphans };
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

/** A post as strikes of single readings, settlements and accepted versions leave it; what was struck is marked. */
export function amendedPost(post: Pick<Post, 'text' | 'readings'>, change: Readonly<Change> | undefined): AmendedPost {
  const { text, readings } = change?.accepted ?? post;
  return {
    text,
    readings: readings.map((original, part) => {
      const settled = change?.settled.get(part);
      const reading =
        settled === null ? asTalk(original, 'An admin settled that it was no declaration.') : (settled ?? original);
      const amendedBy = change?.last.get(part) ?? change?.accepted?.by ?? null;
      return { reading, struck: change?.parts.has(part) ?? false, amendedBy };
    }),
  };
}

/** As the rules read it: what was struck keeps its place as talk, so that the readings behind it keep their ids. */
const asPlayed = ({ text, readings }: AmendedPost): Pick<Post, 'text' | 'readings'> => ({
  text,
  readings: readings.map(({ reading, struck }) => (struck ? asTalk(reading, 'An admin struck it.') : reading)),
});

/**
 * The entry that a ruling goes back to: `3-14`, `3-14c` and `3-14c.golem.the-word-erased` all come from `3-14`.
 * @returns null where the id has not that form
 */
export const rootOf = (ruling: RulingId): string | null => /^(.*?-\d+)[a-z]*(?:\..*)?$/s.exec(ruling)?.[1] ?? null;

type Post = Kinded & { readonly text: string; readonly readings: readonly Reading[] };
const isPost = (entry: Kinded): entry is Post => 'readings' in entry && 'text' in entry;

/** A reading that declares nothing keeps its place, so that the readings behind it keep their ids. */
const asTalk = (reading: Reading, note: string): Reading => ({
  ...reading,
  kind: 'talk',
  ability: null,
  merc: null,
  targets: [],
  how: null,
  doubt: null,
  candidates: [],
  note,
});

const asOverride = (act: Amendment & { kind: 'override' }): Override => ({
  entry: act.id,
  actor: act.actor,
  ruling: act.ruling,
  ability: act.ability,
  outcome: act.outcome,
  ...(act.targets === undefined ? {} : { targets: act.targets }),
  ...(act.cites === undefined ? {} : { cites: act.cites }),
  because: act.because,
});
