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

/** What admins did to one entry. */
interface Change {
  struck: boolean;
  parts: Set<number>;
  settled: Map<number, Reading | null>;
  accepted: { text: string; readings: readonly Reading[] } | null;
}

/**
 * Applies every amendment of a journal. The latest is looked at first, so that an undo takes effect before what it
 * undoes, and an accepted version leaves behind what was said of the one before it.
 */
export function amend<Entry extends Kinded>(journal: readonly Journalled<Entry>[]): Amended<Entry> {
  if (!journal.some(isAmendment)) return { entries: journal.filter(isOwn), overrides: [], orphans: [] };
  const bySeq = new Map(journal.map((entry) => [entry.id, entry]));
  const undone = new Set<string>();
  const changes = new Map<string, Change>();
  const overrides = new Map<RulingId, Override>();
  const orphans: Orphan[] = [];
  const orphan = ({ id, kind }: Amendment, because: string) => orphans.push({ entry: id, kind, because });

  for (const act of journal.toReversed()) {
    if (!isAmendment(act) || undone.has(act.id)) continue;
    if (act.kind === 'override') {
      const root = rootOf(act.ruling);
      const target = root === null ? undefined : bySeq.get(root);
      if (!target || !isOwn(target)) orphan(act, 'There is no entry from which such a ruling could come.');
      else if (!overrides.has(act.ruling)) overrides.set(act.ruling, asOverride(act));
      continue;
    }
    const target = bySeq.get(act.target);
    if (!target || target.seq >= act.seq) {
      orphan(act, 'It names an entry that is not there.');
      continue;
    }
    if (act.kind === 'undo') undone.add(act.target);
    if (!isOwn(target)) {
      if (act.kind !== 'undo') orphan(act, 'It names an entry that holds no declaration.');
      continue;
    }
    const change = changes.get(target.id) ?? { struck: false, parts: new Set(), settled: new Map(), accepted: null };
    changes.set(target.id, change);
    if (act.kind === 'undo') {
      change.struck = true;
    } else if (act.kind === 'strike') {
      if (act.part === null) change.struck = true;
      else if (!change.accepted) change.parts.add(act.part);
    } else if (!isPost(target)) {
      orphan(act, 'It names an entry that is no post.');
    } else if (!change.accepted) {
      if (act.kind === 'accept') change.accepted = { text: act.text, readings: act.readings };
      else if (!change.settled.has(act.part)) change.settled.set(act.part, act.reading);
    }
  }

  const entries: Entry[] = [];
  for (const entry of journal) {
    if (!isOwn(entry)) continue;
    const change = changes.get(entry.id);
    if (!change) entries.push(entry);
    else if (!change.struck && !(change.parts.size > 0 && !isPost(entry))) entries.push(changed(entry, change));
  }
  return { entries, overrides: [...overrides.values()].toReversed(), orphans: orphans.toReversed() };
}

/**
 * The entry that a ruling goes back to: `3-14`, `3-14c` and `3-14c.golem.the-word-erased` all come from `3-14`.
 * @returns null where the id has not that form
 */
export const rootOf = (ruling: RulingId): string | null => /^(.*?-\d+)[a-z]*(?:\..*)?$/s.exec(ruling)?.[1] ?? null;

type Post = Kinded & { readonly text: string; readonly readings: readonly Reading[] };
const isPost = (entry: Kinded): entry is Post => 'readings' in entry && 'text' in entry;

function changed<Entry extends Kinded>(entry: Entry, change: Change): Entry {
  if (!isPost(entry)) return entry;
  const { text, readings } = change.accepted ?? entry;
  return {
    ...entry,
    text,
    readings: readings.map((reading, part) => {
      if (change.parts.has(part)) return asTalk(reading, 'An admin struck it.');
      const settled = change.settled.get(part);
      return settled === undefined ? reading : (settled ?? asTalk(reading, 'An admin settled that it was talk.'));
    }),
  };
}

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
