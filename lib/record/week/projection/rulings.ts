import type { Ruling, RulingId } from '../../../engine/rules/kernel/ruling';
import { mercenaries } from '../../../engine/rules/mercenaries';
import type { Row } from '../../../platform/db/save';
import {
  nextRevisions,
  type Revision,
  type RevisionsOf,
  type RulingChanges,
  type Stood,
} from '../../journal/revisions';
import type { FoldedWeek } from '../fold';
import type { JournalEntry } from '../types';
import { inForce } from './amended';

/** What a week notes of one revision beside the ruling. */
export interface Noted {
  /** When this revision came: the time of the act that brought it, an override's or an undo's own. */
  readonly ruledAt: string;
  readonly approvedAt: string | null;
  readonly approvedBy: string | null;
  /** Which of its changes, told and not computed, were carried out. */
  readonly ticked: readonly number[];
}
type Marks = Omit<Noted, 'ruledAt'>;
export type Revisions = RevisionsOf<Ruling, Noted>;

/** Carries the revisions of a week's rulings over one act. @param week after it @param first its first entry */
export function nextOfWeek(before: Revisions, week: FoldedWeek, first: JournalEntry): RulingChanges<Ruling, Noted> {
  const marksOf = marksAsNoted(week.journal);
  return nextRevisions(before, mercenaries.rulings(week.state), first, {
    order: ({ order }) => order,
    noted: ({ id }, old, stood) =>
      old === null ? { ruledAt: first.at, ...marksOf(id, stood) } : withMarks(old.noted, marksOf(id, stood)),
    row: (revision) => rulingRow(week.id, revision),
  });
}

/** Approvals and ticks in force that were made while the ruling stood as it stands: those of other revisions are not its own. */
function marksAsNoted(journal: readonly JournalEntry[]): (ruling: RulingId, stood: readonly Stood[]) => Marks {
  const notes = inForce(journal).filter((entry) => entry.kind === 'approve' || entry.kind === 'tick');
  return (ruling, stood) => {
    if (notes.length === 0) return NO_MARKS;
    const own = notes.filter(({ seq }) => stood.some(({ from, to }) => seq >= from && seq < to));
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

/** The very notes of before, where there are no marks and were none. */
const withMarks = (before: Noted, marks: Marks): Noted =>
  marks === NO_MARKS && before.approvedAt === null && before.ticked.length === 0
    ? before
    : { ruledAt: before.ruledAt, ...marks };

const NO_MARKS: Marks = { approvedAt: null, approvedBy: null, ticked: [] };

const rulingRow = (weekId: string, { ruling, revision, seq, supersededBy, noted }: Revision<Ruling, Noted>): Row => ({
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
  seq,
  order: ruling.order,
  readyWeek: ruling.readyWeek,
  secretOf: ruling.secretOf,
  body: ruling,
  ...noted,
  overriddenBy: ruling.override?.actor ?? null,
});
