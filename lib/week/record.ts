import type { Tx } from '../db/client';
import { mistake, ok, type Result } from '../result';
import type { Ruling } from '../rules/kernel/ruling';
import { mercenaries } from '../rules/mercenaries';
import { enveloped, writeEntries } from './entries';
import { carryOn, type FoldedWeek } from './fold';
import { readRevisions } from './projection/revisions';
import { nextRevisions, type Revisions } from './projection/rulings';
import { type Ids, readIds } from './projection/source';
import { type Projected, project, writeChanges, writeRulings } from './projection/write';
import type { Actor, Appended, NewJournalEntry } from './types';

/** What the database holds of a week, as this process wrote or found it: kept with the week, and only used under its lock. */
export interface Written {
  readonly ids: Ids;
  readonly rows: Projected;
  readonly revisions: Revisions;
}

const kept = new WeakMap<FoldedWeek, Written>();

/** What is written of a week; read anew where this process does not know it. */
export async function writtenOf(tx: Tx, week: FoldedWeek): Promise<Written> {
  const known = kept.get(week);
  if (known) return known;
  const ids = await readIds(tx, week);
  const written = { ids, rows: project({ week, ids }), revisions: await readRevisions(tx, week.id) };
  kept.set(week, written);
  return written;
}

/** A new act, as it is to be recorded. */
export interface NewAct {
  readonly actor: Actor | 'clock';
  readonly now: string;
  readonly entries: readonly NewJournalEntry[];
  readonly idempotencyKey?: string;
}
export interface Recorded {
  readonly week: FoldedWeek;
  readonly written: Written;
  readonly appended: Appended;
}

/**
 * Folds an act into a week that is held, and writes its entries and every row that changed. The number of queries
 * depends on which tables change and not on how many rows.
 * @param before what is written of the week
 * @returns the week after it, or `invalid` (an entry that is none), or `nothing` (no entry)
 */
export async function record(tx: Tx, week: FoldedWeek, before: Written, act: NewAct): Promise<Result<Recorded>> {
  const { actor, now: at } = act;
  const by = actor === 'clock' ? 'clock' : actor.key;
  const place = { season: week.season.key, week: week.week, seq: week.seq, at, actor: by };
  const made = enveloped(act.entries, place);
  if (!made.ok) return made;
  const entries = made.value;
  const first = entries[0];
  if (!first) return mistake('nothing', 'There is nothing to do.');

  const after = carryOn(week, entries);
  const ids = actor === 'clock' ? before.ids : { ...before.ids, users: new Map(before.ids.users).set(by, actor.id) };
  const rows = project({ week: after, ids });
  const rulings = mercenaries.rulings(after.state);
  const { changed, revisions, ...ruled } = nextRevisions(before.revisions, week.id, {
    rulings,
    journal: after.journal,
    first,
  });
  await writeEntries(tx, week, entries, act.idempotencyKey ?? null);
  await writeChanges(tx, before.rows, rows);
  await writeRulings(tx, ruled.rows);

  const written = { ids, rows, revisions };
  kept.set(after, written);
  return ok({
    week: after,
    written,
    appended: { week: week.week, seq: after.seq, entries, rulings: inOrder(changed) },
  });
}

/** As they came to their outcomes. */
export const inOrder = (rulings: readonly Ruling[]): readonly Ruling[] =>
  rulings.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
