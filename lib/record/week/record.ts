import type { Ruling } from '../../engine/rules/kernel/ruling';
import type { Tx } from '../../platform/db/client';
import type { Row } from '../../platform/db/save';
import { mistake, ok, type Result } from '../../result';
import { type Doer, keyOf } from '../journal/act';
import { type ActEntries, enveloped, writeEntries } from '../journal/entries';
import { latest } from '../journal/revisions';
import { door } from './entry';
import { carryOn, type FoldedWeek } from './fold';
import { readRevisions } from './projection/revisions';
import { nextOfWeek, type Revisions } from './projection/rulings';
import { type Ids, readIds } from './projection/source';
import { type Projected, project, writeChanges, writeRulings } from './projection/write';
import type { Appended, JournalEntry, NewJournalEntry } from './types';

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
  readonly actor: Doer;
  readonly now: string;
  readonly entries: readonly NewJournalEntry[];
  readonly idempotencyKey?: string;
  /** The team that the actor leads, where the act touches that team's match. */
  readonly ownMatch?: string;
}
export interface Recorded {
  readonly week: FoldedWeek;
  readonly written: Written;
  readonly appended: Appended;
}

/** An act that a week has taken in, before anything of it is written. */
export interface Taken extends ActEntries<JournalEntry> {
  /** The week after it. */
  readonly week: FoldedWeek;
  readonly ids: Ids;
  readonly revisions: Revisions;
  /** Rows of the rulings that it brought, changed or took away. */
  readonly rulings: readonly Row[];
  /** The rulings that came or changed. */
  readonly changed: readonly Ruling[];
}

/**
 * Folds an act into a week that is held, and writes its entries and every row that changed. The number of queries
 * depends on which tables change and not on how many rows.
 * @param before what is written of the week
 * @returns the week after it, or `invalid` (an entry that is none), or `nothing` (no entry)
 */
export async function record(tx: Tx, week: FoldedWeek, before: Written, act: NewAct): Promise<Result<Recorded>> {
  const taken = take(week, before, act);
  return taken.ok ? ok(await write(tx, before, [taken.value], taken.value)) : taken;
}

/**
 * Folds an act into a week.
 * @param before the ids and the rulings' revisions as they stand before it
 * @returns `invalid` (an entry that is none), or `nothing` (no entry)
 */
export function take(week: FoldedWeek, before: Pick<Written, 'ids' | 'revisions'>, act: NewAct): Result<Taken> {
  const { actor, now: at, idempotencyKey = null, ownMatch } = act;
  const by = keyOf(actor);
  const made = enveloped(door, act.entries, { stream: week.stream, seq: week.seq, at, actor: by, ownMatch });
  if (!made.ok) return made;
  const entries = made.value;
  const first = entries[0];
  if (!first) return mistake('nothing', 'There is nothing to do.');

  const after = carryOn(week, entries);
  const ids = actor === 'clock' ? before.ids : { ...before.ids, users: new Map(before.ids.users).set(by, actor.id) };
  const { rows, revisions, changed } = nextOfWeek(before.revisions, after, first);
  return ok({ week: after, ids, revisions, entries, idempotencyKey, head: week.head, rulings: rows, changed });
}

/**
 * Writes acts that a week has taken in one after another: their entries, and what people read of the week after them.
 * @param before what is written of the week before the first
 * @param last the last of them
 */
export async function write(tx: Tx, before: Written, acts: readonly Taken[], last: Taken): Promise<Recorded> {
  const { week, ids, revisions } = last;
  const rows = project({ week, ids });
  await writeEntries(tx, week.stream, { weekId: week.id }, acts);
  await writeChanges(tx, before.rows, rows);
  await writeRulings(tx, latest(acts.flatMap((act) => act.rulings)));

  const written = { ids, rows, revisions };
  kept.set(week, written);
  const { entries, changed } = last;
  return { week, written, appended: { week: week.week, seq: week.seq, entries, rulings: inOrder(changed) } };
}

/** As they came to their outcomes. */
export const inOrder = (rulings: readonly Ruling[]): readonly Ruling[] =>
  rulings.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
