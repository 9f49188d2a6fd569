import { unseal } from '../../engine/dice/seal';
import { seededDice } from '../../engine/dice/stream';
import type { Dice } from '../../engine/rules/kernel/dice';
import type { Kinded } from '../../engine/rules/kernel/fold';
import type { Viewer } from '../../engine/rules/kernel/ruleset';
import type { Actor } from '../../platform/auth/actor';
import { db, type Tx } from '../../platform/db/client';
import type { TableState, TableVisibility } from '../../platform/db/generated/client';
import { mistake, ok, type Result } from '../../result';
import { GENESIS } from '../journal/chain';
import { readEntries, type Stored } from '../journal/entries';
import type { Game } from './game';
import { doorOf, streamOf, type TableEntry } from './journal';
import { type Play, play } from './play';

/** A seat as everybody may see it. */
export interface Seat {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly user: { readonly id: string; readonly key: string; readonly name: string } | null;
  readonly bot: string | null;
  readonly invited: boolean;
  readonly joined: boolean;
}

/** A table's row with its seats, before its journal is looked at. */
export interface TableHead {
  readonly id: string;
  readonly number: number;
  readonly ruleset: string;
  readonly name: string;
  readonly state: TableState;
  readonly visibility: TableVisibility;
  readonly host: { readonly key: string; readonly name: string };
  readonly hours: number | null;
  readonly openedAt: string;
  readonly finishedAt: string | null;
  readonly closesAt: string | null;
  readonly standing: string;
  readonly seedHash: string;
  readonly seed: string | null;
  readonly seats: readonly Seat[];
}

/** A table as its journal leaves it. Holds secrets: the rulebook's view gives a viewer what it may see. */
export interface LoadedTable<Setup, State, Entry extends Kinded> extends Play<State, Entry> {
  readonly head: TableHead;
  readonly setup: Setup;
  readonly dice: Dice;
  readonly stream: string;
  readonly opensAt: string;
  /** The hash of the last entry. */
  readonly last: string;
  readonly stored: readonly Stored<TableEntry<Entry>>[];
  readonly journal: readonly TableEntry<Entry>[];
  readonly seq: number;
}

const SHOWN = {
  host: { select: { key: true, name: true } },
  seats: {
    orderBy: { place: 'asc' },
    include: { user: { select: { id: true, key: true, name: true } } },
  },
} as const;

const rowOf = (tx: Tx, number: number) => tx.table.findUnique({ where: { number }, include: SHOWN });
type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

/** The row of a table. @returns null where there is none. */
export async function readHead(number: number, tx: Tx = db): Promise<TableHead | null> {
  const row = await rowOf(tx, number);
  return row && headOf(row);
}

export const noSuchTable = (number: number): Result<never> => mistake('not-found', `There is no table ${number}.`);

/**
 * A table with its journal played. Its rows are few: nothing of it is kept in the process.
 * @returns `not-found`, `invalid` (it was opened with a set-up that the rules refuse by now)
 */
export async function loadTable<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  number: number,
  tx: Tx = db,
): Promise<Result<LoadedTable<Setup, State, Entry>>> {
  const row = await rowOf(tx, number);
  if (row === null || row.ruleset !== game.ruleset.id) return noSuchTable(number);
  const opened = game.ruleset.setup.safeParse(row.setup);
  if (!opened.success) return refusedSetup(number);
  const setup = opened.data;
  const stream = streamOf(number);
  const dice = seededDice(unseal(row.seedSealed, stream), stream, row.diceEpoch);
  const stored = await readEntries(tx, doorOf(game), stream);
  const journal = stored.map(({ entry }) => entry);
  const seq = journal.at(-1)?.seq ?? 0;
  const last = stored.at(-1)?.hash ?? GENESIS;
  const head = headOf(row);
  const opensAt = head.openedAt;
  return ok({ ...play(game, setup, journal, dice), head, setup, dice, stream, opensAt, stored, journal, seq, last });
}

/** A set-up of a time when the rules let it in. Where in it the fault lies is not told: it may be on a bench. */
const refusedSetup = (number: number): Result<never> =>
  mistake(
    'invalid',
    `Table ${number} was opened with a set-up that the rules no longer allow, so it cannot be played.`,
  );

function headOf(row: Row): TableHead {
  const { id, number, ruleset, name, state, visibility, host, hours, standing, seedHash, seed } = row;
  return {
    ...{ id, number, ruleset, name, state, visibility, host, hours, standing, seedHash, seed },
    openedAt: row.openedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
    seats: row.seats.map(({ id, key, name, user, bot, invitedAt, joinedAt }) => ({
      ...{ id, key, name, user, bot },
      invited: invitedAt !== null,
      joined: joinedAt !== null,
    })),
  };
}

/** The seat at which somebody sits. */
export const seatOf = ({ seats }: Pick<TableHead, 'seats'>, actor: Actor | null): Seat | null =>
  seats.find(({ user, joined }) => actor !== null && joined && user?.key === actor.key) ?? null;

export const isAdmin = (actor: Actor | null): boolean => actor?.role === 'admin' || actor?.role === 'owner';

/** With whose eyes the rules show a table to somebody. An admin who sits at it sees what its player sees. */
export function viewerAt(head: TableHead, actor: Actor | null): Viewer {
  const seat = seatOf(head, actor);
  if (seat !== null) return { kind: 'leader', team: seat.key };
  return isAdmin(actor) ? { kind: 'admin' } : { kind: 'visitor' };
}

/** Whether somebody may look at a table at all. */
export const mayWatch = (head: TableHead, actor: Actor | null): boolean =>
  head.visibility === 'everybody' ||
  isAdmin(actor) ||
  (actor !== null &&
    (actor.key === head.host.key || head.seats.some(({ user }) => user !== null && user.key === actor.key)));
