import 'server-only';
import { boldLines } from '../../../engine/declarations/bold-lines';
import { type Ability, abilitySchema } from '../../../engine/rules/deviants/ability';
import type { Entry, NewEntry } from '../../../engine/rules/deviants/entry';
import { READER_VERSION, readOrder } from '../../../engine/rules/deviants/orders';
import { deviants } from '../../../engine/rules/deviants/ruleset';
import type { Ruling } from '../../../engine/rules/deviants/rulings';
import type { Setup } from '../../../engine/rules/deviants/setup';
import type { State } from '../../../engine/rules/deviants/state';
import { ownWords } from '../../../engine/rules/kernel/own-words';
import { differencesOf } from '../../../engine/scenarios/issues';
import { loadText } from '../../../engine/scenarios/load';
import type { Actor } from '../../../platform/auth/actor';
import { mistake, ok, type Result } from '../../../result';
import { type Amended, type AskedAt, amend } from '../amend';
import { append } from '../append';
import { type LoadedTable, seatOf } from '../load';
import { refuseOwnGame } from '../own-game';
import { mayRun } from '../seats';
import { boardGame } from './game';

type Table = LoadedTable<Setup, State, Entry>;

/** Who does something at which board, and the key of the form that it was done with. */
export interface Move {
  readonly number: number;
  readonly actor: Actor;
  readonly key: string;
}

/** What came of it: the rulings of the new entries, in order. */
export type Ruled = Result<readonly Ruling[]>;

/**
 * A player's post: its bold lines are orders, each ruled by itself.
 * @returns `forbidden` (no seat), `no-orders` (nothing in bold)
 */
export async function postOrders(move: Move, text: string): Promise<Ruled> {
  return played(move, ({ state }, by) => {
    const words = deviants.vocabulary(state, by);
    const orders = boldLines(text).map(({ text: line, span }) => readOrder(line, span, words));
    if (orders.length === 0)
      return mistake('no-orders', 'There is no bold line in it: orders are bold.', {
        field: 'text',
        next: 'Put ** or [b] around them, as in **Play NAME in column 2**.',
      });
    return ok([{ kind: 'post', by, text, orders, reader: READER_VERSION }]);
  });
}

/** The same by a form: one card, played or moved. @returns `forbidden` (no seat) */
export const orderCard = (move: Move, kind: 'play' | 'move', card: string, column: number): Promise<Ruled> =>
  played(move, (_, by) => ok([{ kind, by, card, column }]));

/**
 * The same by a judge who does not play, with a card of either side: it is its player's order, given by the judge.
 * @returns `forbidden`, `own-game`, `not-found` (no such card)
 */
export const placeCard = (move: Move, kind: 'play' | 'move', card: string, column: number): Promise<Ruled> =>
  act(move, ({ head, state: board }) => {
    if (!mayRun(head, move.actor)) return NO_JUDGE;
    const own = refuseOwnGame(head, move.actor);
    if (own !== null) return own;
    const player = board.cards.find(({ name }) => name === card)?.player;
    return player === undefined
      ? mistake('not-found', `There is no card “${card}” at this board.`, { field: 'card' })
      : ok([{ kind, by: player, card, column }]);
  });

/** A game event, or a new turn: only a judge states it, who is whoever opened the table, and admins. @returns `forbidden` */
export const state = (move: Move, entry: Extract<NewEntry, { kind: 'event' | 'turn' }>): Promise<Ruled> =>
  act(move, ({ head }) => (mayRun(head, move.actor) ? ok([entry]) : NO_JUDGE));

/**
 * What a judge rules by hand (ruling:override), once it was shown what that changes.
 * @returns `forbidden`
 */
export const byHand = (
  asked: AskedAt,
  entry: Extract<NewEntry, { kind: 'set' | 'remove' | 'grant' | 'ruling' }>,
): Amended =>
  amend(boardGame, {
    ...{ ...asked, typed: entry },
    entries: ({ head }) => (mayRun(head, asked.actor) ? ok([entry]) : NO_JUDGE),
  });

/** An ability as a set-up's YAML writes it. @returns `ability` (what is written is not valid, with the line) */
export function readAbility(yaml: string): Result<Ability> {
  const { sources, broken } = loadText('ability', yaml);
  const [source] = sources;
  const parsed = source && abilitySchema.safeParse(source.data, { error: ownWords });
  if (parsed?.success) return ok(parsed.data);
  const problems =
    source && parsed ? differencesOf(parsed.error, source) : broken.flatMap(({ differences }) => differences);
  const [first] = problems;
  const line = first?.line == null ? '' : `Line ${first.line}: `;
  return mistake('ability', `${line}${first?.at ?? ''} ${first?.actual ?? 'nothing is written'}`.trim(), {
    field: 'ability',
  });
}

const NO_SEAT = mistake('forbidden', 'You do not sit at this table.', { next: 'Take your seat first.' });
const NO_JUDGE = mistake('forbidden', 'Only who opened this table, or an admin, judges it.', { next: 'Ask them.' });

function played(move: Move, entries: (table: Table, seat: string) => Result<readonly NewEntry[]>): Promise<Ruled> {
  return act(move, (table) => {
    const own = seatOf(table.head, move.actor);
    return own === null ? NO_SEAT : entries(table, own.key);
  });
}

async function act(
  { number, actor, key }: Move,
  entries: (table: Table) => Result<readonly NewEntry[]>,
): Promise<Ruled> {
  const done = await append(boardGame, { number, actor, idempotencyKey: key, entries });
  if (!done.ok) return done;
  const own = new Set(done.value.entries.map(({ id }) => id));
  return ok(deviants.rulings(done.value.state).filter(({ entry }) => own.has(entry)));
}
