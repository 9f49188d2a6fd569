import { unseal } from '../../engine/dice/seal';
import type { Kinded } from '../../engine/rules/kernel/fold';
import { db, TRANSACTION, type Tx } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
import { actOn, type Doer, keyOf } from '../journal/act';
import { headAfter } from '../journal/chain';
import { enveloped, writeEntries } from '../journal/entries';
import type { Following, Game } from './game';
import { doorOf, type NewTableEntry, streamOf, type TableEntry } from './journal';
import { type LoadedTable, loadTable, type TableHead } from './load';
import { type Play, play, undoneIn } from './play';
import { nextOfTable, postRows, readRevisions, writePosts, writeRulings } from './projection';

/** One thing that somebody does at a table: its entries, and what follows of them, are appended together or not at all. */
export interface TableAct<Setup, State, Entry extends Kinded> {
  readonly number: number;
  /** `clock`: nobody did it. */
  readonly actor: Doer;
  readonly idempotencyKey?: string;
  /** None: only what follows by itself is appended. */
  readonly entries: EntriesAt<Setup, State, Entry>;
}

/** Makes the entries of what is seen; pure. */
export type EntriesAt<Setup, State, Entry extends Kinded> = (
  table: LoadedTable<Setup, State, Entry>,
  now: string,
) => Result<readonly NewTableEntry<Entry>[]>;

export interface TableAppended<State, Entry extends Kinded> {
  /** What was appended; nothing where the same form came before. */
  readonly entries: readonly TableEntry<Entry>[];
  readonly state: State;
}

/** More than this never follows of one act: whatever does is a bug, and thrown. */
const MOST_FOLLOW = 50;
const HOUR = 3_600_000;

/**
 * Appends one act to a table's journal, in one transaction that holds the table: reads the clock, makes the entries of
 * what it sees, plays them and what follows, and writes the projections that changed.
 * @returns the act's own mistake, or `not-found`, `closed`, `repeated`, `invalid`
 */
export async function append<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  act: TableAct<Setup, State, Entry>,
): Promise<Result<TableAppended<State, Entry>>> {
  return db.$transaction((tx) => appendWithin(tx, game, act), TRANSACTION);
}

/** The same as a part of a transaction. */
export const appendWithin = <Setup, State, Entry extends Kinded>(
  tx: Tx,
  game: Game<Setup, State, Entry>,
  act: TableAct<Setup, State, Entry>,
): Promise<Result<TableAppended<State, Entry>>> =>
  actOn<LoadedTable<Setup, State, Entry>, TableAppended<State, Entry>>(tx, act.actor, act.idempotencyKey, {
    hold: () => holdTable(tx, game, act.number),
    again: async ({ state }) => ({ entries: [], state }),
    record: async (table, now) => {
      const closed = refuseClosed(game, table);
      if (closed !== null) return closed;
      const made = act.entries(table, now);
      if (!made.ok) return made;
      const taken = take(game, table, made.value, now, keyOf(act.actor));
      if (!taken.ok) return taken;
      const { entries, after } = taken.value;
      if (entries.length > 0) await write(tx, game, table, entries, after, act.idempotencyKey ?? null);
      return ok({ entries, state: after.state });
    },
  });

/** A table with its row locked. @returns `not-found` */
export async function holdTable<Setup, State, Entry extends Kinded>(
  tx: Tx,
  game: Game<Setup, State, Entry>,
  number: number,
): Promise<Result<LoadedTable<Setup, State, Entry>>> {
  await tx.$queryRaw`SELECT 1 FROM "Table" WHERE "number" = ${number} FOR UPDATE`;
  return loadTable(game, number, tx);
}

/** The table with an act's entries and all that follows of them. */
function take<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  table: LoadedTable<Setup, State, Entry>,
  made: readonly NewTableEntry<Entry>[],
  now: string,
  by: string,
): Result<{ readonly entries: readonly TableEntry<Entry>[]; readonly after: Play<State, Entry> }> {
  const entries: TableEntry<Entry>[] = [];
  const add = (added: readonly NewTableEntry<Entry>[], actor: string): Result<unknown> => {
    const place = { stream: table.stream, seq: table.seq + entries.length, at: now, actor };
    const full = enveloped(doorOf(game), added, place);
    if (full.ok) entries.push(...full.value);
    return full;
  };
  const own = add(made, by);
  if (!own.ok) return own;
  const replay = () => play(game, table.setup, [...table.journal, ...entries], table.dice);
  let after = replay();
  const when = followingOf(table, now);
  for (let count = 0; !after.ended && !game.standing(after.state).over; count += 1) {
    if (count > MOST_FOLLOW) throw new Error(`Table ${table.head.number} goes on by itself without an end.`);
    const next = game.follow(after.state, when);
    if (next.length === 0) break;
    const added = add(next, 'clock');
    if (!added.ok) throw new Error(`What follows at table ${table.head.number}: ${added.problem.message}`);
    after = replay();
  }
  return ok({ entries, after });
}

function followingOf<Setup, State, Entry extends Kinded>(
  { head, dice, journal }: LoadedTable<Setup, State, Entry>,
  now: string,
): Following {
  const { seats } = head;
  return {
    ...{ now, nextDeadline: deadlineAfter(head, now) },
    seated: seats.every(({ joined, bot }) => joined || bot !== null),
    bots: new Map(seats.flatMap(({ key, bot }) => (bot === null ? [] : [[key, bot] as const]))),
    dice,
    undone: undoneIn(journal).size,
  };
}

/** When what is awaited at a table from now on falls due; null: it has no deadlines. */
export const deadlineAfter = ({ hours }: Pick<TableHead, 'hours'>, now: string): string | null =>
  hours === null ? null : new Date(Date.parse(now) + hours * HOUR).toISOString();

async function write<Setup, State, Entry extends Kinded>(
  tx: Tx,
  game: Game<Setup, State, Entry>,
  table: LoadedTable<Setup, State, Entry>,
  entries: readonly TableEntry<Entry>[],
  after: Play<State, Entry>,
  idempotencyKey: string | null,
): Promise<void> {
  const { head } = table;
  const first = entries[0];
  if (first === undefined) return;
  await writeEntries(tx, table.stream, { tableId: head.id }, [{ entries, idempotencyKey, head: table.last }]);
  const { rows } = nextOfTable(game, head.id, await readRevisions(tx, head.id), after.state, first);
  await writeRulings(tx, rows);
  await writePosts(tx, head.id, postRows(game, table, after, await authorsOf(tx, after.entries)));
  await tx.table.update({
    where: { id: head.id },
    data: await tableRow(tx, game, table, after, entries, first.at),
  });
}

/** What the journal decides of the table's own row. The seed is shown once the game is over. */
export async function tableRow<Setup, State, Entry extends Kinded>(
  tx: Tx,
  game: Game<Setup, State, Entry>,
  { head, seq, last }: LoadedTable<Setup, State, Entry>,
  { state, ended }: Play<State, Entry>,
  added: readonly TableEntry<Entry>[],
  at: string,
) {
  const { over, words, closesAt } = game.standing(state);
  const done = over || ended;
  const standing = over || !ended ? words : `Ended early. ${words}`;
  const seated = head.seats.every(({ joined, bot }) => joined || bot !== null);
  const running = head.state === 'archived' ? 'archived' : done ? 'finished' : seated ? 'playing' : 'open';
  const { seedSealed } = await tx.table.findUniqueOrThrow({ where: { id: head.id }, select: { seedSealed: true } });
  return {
    ...{ seq: seq + added.length, head: headAfter(last, added), standing },
    closesAt: done ? null : closesAt,
    state: running,
    finishedAt: done ? (head.finishedAt ?? at) : null,
    seed: done ? (head.seed ?? unseal(seedSealed, streamOf(head.number))) : head.seed,
  } as const;
}

/** The ids of those who wrote the entries, by key. */
export async function authorsOf(tx: Tx, entries: readonly Kinded[]): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(entries.map(({ actor }) => actor))];
  const users = await tx.user.findMany({ where: { key: { in: keys } }, select: { id: true, key: true } });
  return new Map(users.map(({ id, key }) => [key, id]));
}

function refuseClosed<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  { head }: LoadedTable<Setup, State, Entry>,
): Result<never> | null {
  if (head.state === 'archived') return ARCHIVED;
  if (head.state === 'finished' && game.throwsDice)
    return mistake('closed', 'This table is finished and its seed is shown: it stays as it is.');
  return null;
}

export const ARCHIVED = mistake('closed', 'This table is archived: it stays as it is.');
