import 'server-only';
import { boldLines } from '../../../engine/declarations/bold-lines';
import type { Command } from '../../../engine/rules/tabletop/command';
import type { Entry, NewEntry, RulingEntry } from '../../../engine/rules/tabletop/entry';
import { READER_VERSION, readLine } from '../../../engine/rules/tabletop/orders';
import type { LogItem } from '../../../engine/rules/tabletop/record';
import { tabletop } from '../../../engine/rules/tabletop/ruleset';
import type { Setup } from '../../../engine/rules/tabletop/setup';
import type { State } from '../../../engine/rules/tabletop/state';
import type { Actor } from '../../../platform/auth/actor';
import { mistake, ok, type Result } from '../../../result';
import { type Amended, type AskedAt, amend } from '../amend';
import { append } from '../append';
import { type LoadedTable, readHead } from '../load';
import { isMaster } from '../seats';
import { encounterGame } from './game';
import { creaturesOf, viewerOf } from './master';

type Table = LoadedTable<Setup, State, Entry>;
type Stated = Extract<
  NewEntry,
  { kind: 'turn' | 'end' | 'happens' | 'study' | 'say' | 'proof' | 'elapse' | 'recover' }
>;

/** Who does something at which encounter, and the key of the form that it was done with. */
export interface Move {
  readonly number: number;
  readonly actor: Actor;
  readonly key: string;
}

/** What came of it, in order, as the one who did it may see it. */
export type Ruled = Result<readonly LogItem[]>;

/**
 * A post for a creature: its bold lines are orders, each ruled by itself.
 * @returns `forbidden` (it is not theirs to play), `no-orders` (nothing in bold)
 */
export const postOrders = (move: Move, by: string, text: string): Promise<Ruled> =>
  played(move, by, ({ state }) => {
    const words = tabletop.vocabulary(state, by);
    const orders = boldLines(text).map(({ text: line, span }) => readLine(line, span, words));
    if (orders.length === 0)
      return mistake('no-orders', 'There is no bold line in it: orders are bold.', {
        field: 'text',
        next: 'Put ** or [b] around them, as in **ABILITY on NAME**.',
      });
    return ok([{ kind: 'post', by, text, orders, reader: READER_VERSION }]);
  });

/**
 * The same by a form. Answers of others, their attacks and what they allow are the game master's to state.
 * @returns `forbidden`
 */
export const giveOrder = (move: Move, by: string, command: Command): Promise<Ruled> =>
  played(move, by, ({ head, setup }) => {
    const own = creaturesOf(head, setup, move.actor);
    return speaksForOthers(command, own) ? NO_MASTER : ok([{ kind: 'order', by, command }]);
  });

function speaksForOthers(command: Command, own: readonly string[]): boolean {
  if (command.do === 'touch') return (command.willing || command.forgo) && !own.includes(command.target);
  if (command.do !== 'use') return false;
  const { forgo, willing, opportunity, answers } = command;
  return [...forgo, ...willing, ...opportunity, ...answers.map(({ by }) => by)].some((key) => !own.includes(key));
}

/** A creature ends its turn, by who plays it. @returns `forbidden` */
export const endTurn = (move: Move, creature: string): Promise<Ruled> =>
  played(move, creature, () => ok([{ kind: 'end', creature }]));

/** What only the game master states: turns, events, time, looks into illusions. @returns `forbidden` */
export const state = (move: Move, entry: Stated): Promise<Ruled> =>
  act(move, ({ head }) => (isMaster(head, move.actor) ? ok([entry]) : NO_MASTER));

/** What is ruled by hand; a part that is left out is nothing. */
export interface ByHandRuling extends Partial<Pick<RulingEntry, 'set' | 'supersedes'>> {
  /** Abilities that last, by their number. */
  readonly ends?: readonly string[];
  readonly because: string;
}

/**
 * What the game master rules by hand (ruling:override), once it was shown what that changes.
 * @returns `forbidden`
 */
export function byHand(asked: AskedAt, { set = {}, supersedes = null, ends = [], because }: ByHandRuling): Amended {
  const entry: NewEntry = { kind: 'ruling', set, supersedes, ends: [...ends], because };
  return amend(encounterGame, {
    ...{ ...asked, typed: entry },
    entries: ({ head }) => (isMaster(head, asked.actor) ? ok([entry]) : NO_MASTER),
  });
}

const NOT_YOURS = mistake('forbidden', 'That creature is not yours to play.', { next: 'Take your seat first.' });
const NO_MASTER = mistake('forbidden', 'Only the game master does that, who opened this table.', {
  next: 'Ask for it.',
});

function played(move: Move, by: string, entries: (table: Table) => Result<readonly NewEntry[]>): Promise<Ruled> {
  return act(move, (table) =>
    creaturesOf(table.head, table.setup, move.actor).includes(by) ? entries(table) : NOT_YOURS,
  );
}

async function act(move: Move, entries: (table: Table) => Result<readonly NewEntry[]>): Promise<Ruled> {
  const { number, actor, key } = move;
  const done = await append(encounterGame, { number, actor, idempotencyKey: key, entries });
  if (!done.ok) return done;
  const own = new Set(done.value.entries.map(({ id }) => id));
  const head = await readHead(number);
  const seen = head === null ? [] : tabletop.view(done.value.state, viewerOf(head, actor)).log;
  return ok(seen.filter(({ entry }) => own.has(entry)));
}
