import 'server-only';
import { boldLines } from '../../declarations/bold-lines';
import { mistake, ok, type Result } from '../../result';
import { type Ability, abilitySchema } from '../../rules/deviants/ability';
import type { Entry } from '../../rules/deviants/entry';
import { READER_VERSION, readOrder } from '../../rules/deviants/orders';
import { deviants } from '../../rules/deviants/ruleset';
import type { Ruling } from '../../rules/deviants/rulings';
import type { Setup } from '../../rules/deviants/setup';
import type { State } from '../../rules/deviants/state';
import { differencesOf } from '../../scenarios/issues';
import { loadText } from '../../scenarios/load';
import type { Actor } from '../../week/types';
import { append } from '../append';
import type { BareOf } from '../game';
import { type LoadedTable, seatOf } from '../load';
import { mayRun } from '../seats';
import { boardGame } from './game';

type Table = LoadedTable<Setup, State, Entry>;
type Bare = BareOf<Entry>;

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

/** What only a judge may enter: who opened the table, and admins. @returns `forbidden`, `not-found` (a card) */
export const judge = (
  move: Move,
  entry: Extract<Bare, { kind: 'event' | 'remove' | 'turn' | 'set' | 'ruling' }>,
): Promise<Ruled> => act(move, ({ head }) => (mayRun(head, move.actor) ? ok([entry]) : NO_JUDGE));

/**
 * A judge grants an ability that is written as in a set-up's YAML.
 * @returns `forbidden`, `ability` (what is written is not valid, with the line)
 */
export async function grantAbility(move: Move, to: string, from: string, yaml: string): Promise<Ruled> {
  const ability = abilityOf(yaml);
  if (!ability.ok) return ability;
  return act(move, ({ head }) =>
    mayRun(head, move.actor) ? ok([{ kind: 'grant', to, from, ability: ability.value }]) : NO_JUDGE,
  );
}

const NO_SEAT = mistake('forbidden', 'You do not sit at this table.', { next: 'Take your seat first.' });
const NO_JUDGE = mistake('forbidden', 'Only who opened this table, or an admin, judges it.', { next: 'Ask them.' });

function abilityOf(yaml: string): Result<Ability> {
  const { sources, broken } = loadText('ability', yaml);
  const [source] = sources;
  const parsed = source && abilitySchema.safeParse(source.data);
  if (parsed?.success) return ok(parsed.data);
  const problems =
    source && parsed ? differencesOf(parsed.error, source) : broken.flatMap(({ differences }) => differences);
  const [first] = problems;
  const line = first?.line == null ? '' : `Line ${first.line}: `;
  return mistake('ability', `${line}${first?.at ?? 'nothing is written'} ${first?.actual ?? ''}`.trim(), {
    field: 'ability',
  });
}

function played(move: Move, entries: (table: Table, seat: string) => Result<readonly Bare[]>): Promise<Ruled> {
  return act(move, (table) => {
    const own = seatOf(table.head, move.actor);
    return own === null ? NO_SEAT : entries(table, own.key);
  });
}

async function act({ number, actor, key }: Move, entries: (table: Table) => Result<readonly Bare[]>): Promise<Ruled> {
  const done = await append(boardGame, { number, actor, idempotencyKey: key, entries });
  if (!done.ok) return done;
  const own = new Set(done.value.entries.map(({ id }) => id));
  return ok(deviants.rulings(done.value.state).filter(({ entry }) => own.has(entry)));
}
