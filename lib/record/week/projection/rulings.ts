import type { Ruling, RulingId } from '../../../engine/rules/kernel/ruling';
import type { Row } from '../../../platform/db/save';
import type { JournalEntry } from '../types';
import { inForce } from './amended';

/** The latest revision of a ruling. Revisions that are superseded are written once and left as they are. */
export interface Revision {
  readonly ruling: Ruling;
  readonly revision: number;
  /** The seq of the first entry of the act that brought it. */
  readonly seq: number;
  /** When it came to its outcome. */
  readonly ruledAt: string;
  /** The entry that took it away, without one in its place (a strike); null: in force. */
  readonly supersededBy: string | null;
  readonly marks: RulingMarks;
}

/** What admins noted on one revision; a new one begins without. */
export interface RulingMarks {
  readonly approvedAt: string | null;
  readonly approvedBy: string | null;
  readonly ticked: readonly number[];
}

export type Revisions = ReadonlyMap<RulingId, Revision>;

/** An act as rulings know it: how they stand after it. */
export interface RuledAct {
  readonly rulings: readonly Ruling[];
  readonly journal: readonly JournalEntry[];
  /** The act's first entry: all of an act count together. */
  readonly first: JournalEntry;
}

export interface RulingChanges {
  readonly revisions: Revisions;
  /** Rows to write: new revisions, those that they supersede, and those with another place or other marks. */
  readonly rows: Row[];
  /** The rulings that came or changed. */
  readonly changed: readonly Ruling[];
}

/** Carries the revisions of a week's rulings over one act. */
export function nextRevisions(before: Revisions, weekId: string, act: RuledAct): RulingChanges {
  const revisions = new Map(before);
  const rows: Row[] = [];
  const changed: Ruling[] = [];
  const entries = new Map(act.journal.map((entry) => [entry.id, entry]));
  const marksOf = marksAsNoted(act.journal);
  const keep = (next: Revision) => {
    revisions.set(next.ruling.id, next);
    rows.push(rulingRow(weekId, next));
  };
  for (const ruling of act.rulings) {
    const old = before.get(ruling.id);
    if (old && !old.supersededBy && sameRuling(old.ruling, ruling)) {
      const marks = marksOf(ruling.id, old.seq);
      if (old.ruling.order !== ruling.order || !sameMarks(old.marks, marks)) keep({ ...old, ruling, marks });
      continue;
    }
    if (old && !old.supersededBy) rows.push(rulingRow(weekId, { ...old, supersededBy: act.first.id }));
    changed.push(ruling);
    keep({
      ruling,
      revision: (old?.revision ?? 0) + 1,
      seq: act.first.seq,
      ruledAt: entries.get(ruling.ruledBy)?.at ?? ruling.at,
      supersededBy: null,
      marks: NO_MARKS,
    });
  }
  const still = new Set(act.rulings.map((ruling) => ruling.id));
  for (const old of before.values()) {
    if (!still.has(old.ruling.id) && !old.supersededBy) keep({ ...old, supersededBy: act.first.id });
  }
  return { revisions, rows, changed };
}

/** Approvals and ticks that are in force, of the revision that came with the act `seq`: those before it are not its own. */
function marksAsNoted(journal: readonly JournalEntry[]): (ruling: RulingId, seq: number) => RulingMarks {
  const notes = inForce(journal).filter((entry) => entry.kind === 'approve' || entry.kind === 'tick');
  return (ruling, seq) => {
    const own = notes.filter((note) => note.seq >= seq);
    const approval = own.findLast((note) => note.kind === 'approve' && note.rulings.includes(ruling));
    const ticked = new Set<number>();
    for (const note of own) {
      if (note.kind !== 'tick' || note.ruling !== ruling) continue;
      if (note.done) ticked.add(note.change);
      else ticked.delete(note.change);
    }
    return {
      approvedAt: approval?.at ?? null,
      approvedBy: approval?.actor ?? null,
      ticked: [...ticked].sort((a, b) => a - b),
    };
  };
}

/** The same but for its place in the order, which other rulings move. */
export const sameRuling = (one: Ruling, other: Ruling): boolean =>
  one === other || JSON.stringify({ ...one, order: 0 }) === JSON.stringify({ ...other, order: 0 });

const NO_MARKS: RulingMarks = { approvedAt: null, approvedBy: null, ticked: [] };
const sameMarks = (one: RulingMarks, other: RulingMarks): boolean => JSON.stringify(one) === JSON.stringify(other);

const rulingRow = (weekId: string, { ruling, revision, seq, ruledAt, supersededBy, marks }: Revision): Row => ({
  id: `${ruling.id}~${revision}`,
  rulingId: ruling.id,
  revision,
  supersededBy,
  weekId,
  entryId: ruling.entry,
  part: ruling.part,
  causeId: ruling.cause,
  about: ruling.about,
  abilityKey: ruling.ability,
  mercKey: ruling.merc,
  teamKey: ruling.by,
  targets: ruling.targets,
  hits: ruling.hits,
  outcome: ruling.outcome,
  reason: ruling.reason,
  cites: ruling.cites,
  interceptedBy: ruling.interceptedBy,
  phase: ruling.phase,
  day: ruling.day,
  at: ruling.at,
  ruledAt,
  seq,
  order: ruling.order,
  readyWeek: ruling.readyWeek,
  secretOf: ruling.secretOf,
  body: ruling,
  ...marks,
  overriddenBy: ruling.override?.actor ?? null,
});
