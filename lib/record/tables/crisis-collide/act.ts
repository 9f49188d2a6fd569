import 'server-only';
import { boldLines } from '../../../engine/declarations/bold-lines';
import { READER_VERSION, readLine } from '../../../engine/rules/crisis-collide/orders';
import type { Ruling } from '../../../engine/rules/crisis-collide/rulings';
import { pickProblem } from '../../../engine/rules/crisis-collide/table/picking';
import type { TableEntry, TableGameState } from '../../../engine/rules/crisis-collide/table/ruleset';
import { crisisCollideTable } from '../../../engine/rules/crisis-collide/table/ruleset';
import type { TableSetup } from '../../../engine/rules/crisis-collide/table/setup';
import { SIDES } from '../../../engine/rules/crisis-collide/terms';
import { awaiting } from '../../../engine/rules/crisis-collide/view';
import type { Bare } from '../../../engine/rules/kernel/envelope';
import type { Actor } from '../../../platform/auth/actor';
import { mistake, ok, type Result } from '../../../result';
import { append, deadlineAfter } from '../append';
import { type LoadedTable, seatOf } from '../load';
import { replaceWith } from './follow';
import { duelGame, rulingsAt } from './game';

type Table = LoadedTable<TableSetup, TableGameState, TableEntry>;
type Made = Result<readonly Bare<TableEntry>[]>;

/** What a player does at the table: picks, orders, and replacements. What is refused of orders is told to their author. */
export interface Move {
  readonly number: number;
  readonly actor: Actor;
  readonly key: string;
}

const NO_SEAT = mistake('forbidden', 'You do not sit at this table.', { next: 'Take your seat first.' });

/** Picks three fighters and a leader, in secret; until both are in it can be changed. */
export async function pickTeam(move: Move, team: readonly string[], leader: string): Promise<Result<null>> {
  const done = await act(move, ({ setup, state }, by) => {
    if (setup.teams !== 'picked' || state.duel !== null)
      return mistake('closed', 'Both teams are picked: the duel has begun.');
    const problem = pickProblem(setup, { team, leader });
    return problem === null
      ? ok([{ kind: 'pick', by, team: [...team], leader }])
      : mistake('pick', problem, { field: problem.includes('leader') ? 'leader' : 'team' });
  });
  return done.ok ? ok(null) : done;
}

/** What became of a post with orders: which lines came back, and whether the turn was played with it. */
export interface Ordered {
  readonly refused: readonly Ruling[];
  readonly complete: boolean;
  readonly revealed: boolean;
}

/**
 * Posts orders for a turn: its bold lines are read, and what cannot be read or done comes back (order:invalid).
 * @param turn the turn that the form was for, so that a late post never orders the next one
 */
export async function postOrders(move: Move, turn: number, text: string): Promise<Result<Ordered>> {
  const done = await act(move, ({ state }, by) => {
    const { duel } = state;
    if (duel === null) return mistake('early', 'The duel has not begun: teams are still picked.');
    if (duel.turn !== turn || duel.stage !== 'orders')
      return mistake('stale', `Turn ${turn} is not awaited any more.`, { next: 'Look at how the duel stands now.' });
    const words = crisisCollideTable.vocabulary(state, by);
    const lines = boldLines(text).map(({ text: line, span }) => readLine(line, span, words));
    if (lines.length === 0) {
      return mistake('no-orders', 'There is no bold line in it: orders are bold, one line a phase.', {
        field: 'text',
        next: 'Put ** or [b] around them, as in **1: 1 space forward**.',
      });
    }
    return ok([{ kind: 'post', by, text, lines, reader: READER_VERSION }]);
  });
  if (!done.ok) return done;
  const { entries, state, seat } = done.value;
  const own = new Set(entries.map(({ id }) => id));
  const refused = rulingsAt(state).filter(({ entry, outcome }) => outcome === 'Refused' && own.has(entry));
  const side = SIDES.find((index) => state.duel?.setup.sides[index].key === seat);
  const complete = state.duel !== null && side !== undefined && awaiting(state.duel, side) === 'nothing';
  return ok({ refused, complete, revealed: entries.some(({ kind }) => kind === 'reveal') });
}

/** Says who enters for an eliminated combatant. */
export async function replaceCombatant(move: Move, combatant: string): Promise<Result<null>> {
  const done = await act(move, ({ state, head }, by, now) => {
    const side = SIDES.find((index) => state.duel?.setup.sides[index].key === by);
    if (state.duel === null || side === undefined || awaiting(state.duel, side) !== 'replacement')
      return mistake('stale', 'No replacement is awaited from you now.');
    if (!state.duel.setup.sides[side].team.includes(combatant) || state.duel.fighters[combatant]?.hp === 0)
      return mistake('invalid', 'Only one of your team who is not eliminated can enter.', { field: 'combatant' });
    return ok(replaceWith(by, combatant, deadlineAfter(head, now)));
  });
  return done.ok ? ok(null) : done;
}

async function act({ number, actor, key }: Move, entries: (table: Table, seat: string, now: string) => Made) {
  // What fell due before this comes first: nothing that is late is taken for the next turn.
  const settled = await append(duelGame, { number, actor: 'clock', entries: () => ok([]) });
  if (!settled.ok) return settled;
  let seat = '';
  const done = await append(duelGame, {
    number,
    actor,
    idempotencyKey: key,
    entries: (table, now) => {
      const own = seatOf(table.head, actor);
      if (own === null) return NO_SEAT;
      seat = own.key;
      return entries(table, own.key, now);
    },
  });
  return done.ok ? ok({ ...done.value, seat }) : done;
}
