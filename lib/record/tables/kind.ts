import { commitment } from '../../engine/dice/chain';
import { newSeed, seal } from '../../engine/dice/seal';
import type { Kinded } from '../../engine/rules/kernel/fold';
import type { TableRulesetId } from '../../engine/rules/kernel/ruleset';
import type { ScenarioDifference } from '../../engine/scenarios/kind';
import { loadText } from '../../engine/scenarios/load';
import { writeScenario } from '../../engine/scenarios/write';
import { audited } from '../../platform/audit/write';
import type { Actor } from '../../platform/auth/actor';
import { db, type Tx } from '../../platform/db/client';
import type { TableVisibility } from '../../platform/db/generated/client';
import { mistake, ok, type Result } from '../../result';
import { GENESIS } from '../journal/chain';
import { type Amended, type AskedAt, lastAct, undoLast } from './amend';
import { append, appendWithin } from './append';
import type { FormNode } from './form/node';
import type { BotChoice, Game, SeatPlan } from './game';
import { isFinish, isUndo, streamOf } from './journal';
import { loadTable } from './load';
import { isOwnGame } from './own-game';
import { undoneIn } from './play';
import { rebuild } from './rebuild';
import { closingText } from './refold';
import { isTableRuleset } from './rulebooks';

/** A rulebook at the table, whatever its set-ups, states and entries are: what pages and lists of all tables ask of one. */
export interface TableKind {
  readonly id: TableRulesetId;
  readonly title: string;
  readonly summary: string;
  /** The YAML with which a new table's form begins. */
  readonly example: string;
  readonly form: FormNode;
  readonly hints: Readonly<Record<string, string>>;
  readonly bots: readonly BotChoice[];
  readonly keepsSecrets: boolean;
  readonly needsMaster: boolean;
  /** Reads the YAML of a set-up without opening anything. */
  check(yaml: string): CheckedSetup;
  /** Opens a table. @returns its number, or `setup` (the YAML is not valid), `not-found` (a player) */
  open(order: OpenOrder): Promise<Result<number>>;
  /** What follows at a table by itself: what fell due, and what bots owe. @returns `not-found`, `closed` */
  settle(number: number): Promise<Result<null>>;
  /** The same as a part of a transaction. */
  settleWithin(tx: Tx, number: number): Promise<Result<null>>;
  /** Ends a game before its own end. @returns `closed` */
  finish(number: number, actor: Actor, because: string, key: string): Promise<Result<null>>;
  /** Takes back the last act, once that was shown. */
  undo(order: UndoOrder): Amended;
  /** The game as a scenario: all of it once it is over, before that what everybody may know of how it stands. */
  scenario(number: number): Promise<Result<string>>;
  /** What a replay of it takes, and how it ends. */
  parts(number: number): Promise<Result<ReplayParts>>;
  /** The YAML of the set-up with which a table was opened, for the server alone: it may hold secrets. */
  setupOf(number: number): Promise<Result<string>>;
  /** What was done, the oldest first: no more than that an act was done. */
  record(number: number): Promise<Result<readonly DeedLine[]>>;
  /** Writes anew what people read of a table, from its journal alone. */
  rebuild(number: number): Promise<Result<null>>;
}

export type CheckedSetup =
  | { readonly ok: true; readonly name: string | null; readonly seats: readonly SeatPlan[]; readonly yaml: string }
  | { readonly ok: false; readonly problems: readonly ScenarioDifference[] };

export interface ReplayParts {
  readonly setup: unknown;
  readonly journal: readonly unknown[];
  readonly closing: string;
}

export interface UndoOrder extends AskedAt {
  readonly because: string;
}

/** An entry of a table's journal as a line. */
export interface DeedLine {
  readonly id: string;
  readonly seq: number;
  readonly at: string;
  /** The key of who did it; null: the clock. */
  readonly actor: string | null;
  /** The seat whose doing it is; null: no seat's. */
  readonly seat: string | null;
  readonly what: string;
  readonly because: string | null;
  readonly undone: boolean;
  /** Part of the last act in force, which an undo takes back. */
  readonly last: boolean;
  /** Done to the game, and not as a move of it, by somebody who sits at the table. */
  readonly ownGame: boolean;
}

export interface OpenOrder {
  readonly actor: Actor;
  /** Empty: who plays. */
  readonly name: string;
  readonly yaml: string;
  readonly visibility: TableVisibility;
  /** Hours until what is awaited falls due; null: none. */
  readonly hours: number | null;
  /** Of the form that asks: sent twice, it opens one table. */
  readonly key?: string;
  /** By seat, in order: who is to sit there. */
  readonly seats: readonly SeatOrder[];
}
/** `link`: whoever has the link that is made for it. */
export type SeatOrder =
  | { readonly by: 'user'; readonly key: string }
  | { readonly by: 'bot'; readonly id: string }
  | { readonly by: 'link' };

/** Makes the registry's entry of a rulebook. */
export function kindOf<Setup, State, Entry extends Kinded>(game: Game<Setup, State, Entry>): TableKind {
  const { ruleset, title, summary, example, bots, form, hints, keepsSecrets, needsMaster } = game;
  const { id } = ruleset;
  if (!isTableRuleset(id)) throw new Error(`${id} is no rulebook of tables.`);
  const nothing = { actor: 'clock', entries: () => ok([]) } as const;
  return {
    ...{ id, title, summary, example, bots, form, hints, keepsSecrets, needsMaster },
    check: (yaml) => {
      const read = readYaml(game, yaml);
      if ('problems' in read) return { ok: false, problems: read.problems };
      const { setup, name } = read;
      return { ok: true, name, seats: game.seats(setup), yaml: writeScenario(game.write(setup)) };
    },
    open: (order) => open(game, order),
    settle: async (number) => voided(await append(game, { number, ...nothing })),
    settleWithin: async (tx, number) => voided(await appendWithin(tx, game, { number, ...nothing })),
    finish: async (number, actor, because, idempotencyKey) =>
      voided(
        await append(game, {
          ...{ number, actor, idempotencyKey },
          entries: ({ head }) =>
            head.state === 'finished'
              ? mistake('closed', 'This table is finished already.')
              : ok([{ kind: 'finish', because }]),
        }),
      ),
    undo: (order) => undoLast(game, order),
    scenario: (number) => scenarioOf(game, number),
    parts: async (number) => {
      const loaded = await loadTable(game, number);
      if (!loaded.ok) return loaded;
      const { setup, journal, state } = loaded.value;
      return ok({ setup, journal, closing: closingText(state) });
    },
    setupOf: async (number) => {
      const loaded = await loadTable(game, number);
      return loaded.ok ? ok(writeScenario(game.write(loaded.value.setup))) : loaded;
    },
    record: (number) => recordOf(game, number),
    rebuild: async (number) => rebuild(game, number),
  };
}

const voided = <T>(result: Result<T>): Result<null> => (result.ok ? ok(null) : result);

async function scenarioOf<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  number: number,
): Promise<Result<string>> {
  const loaded = await loadTable(game, number);
  if (!loaded.ok) return loaded;
  const { head, setup, entries, state, ended, dice } = loaded.value;
  const over = ended || game.standing(state).over;
  const name = `Table ${number}, ${head.name}: ${over ? 'as it was played' : `as it stands. ${head.standing}`}`;
  const data = over ? game.scenario(name, setup, entries, dice) : game.fork(name, state);
  if (data === null) return mistake('early', 'At this moment there is nothing yet that could be written down.');
  return ok(writeScenario(data));
}

async function recordOf<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  number: number,
): Promise<Result<readonly DeedLine[]>> {
  const loaded = await loadTable(game, number);
  if (!loaded.ok) return loaded;
  const table = loaded.value;
  const undone = undoneIn(table.journal);
  const last = new Set(lastAct(table).map(({ id }) => id));
  return ok(
    table.journal.map((entry): DeedLine => {
      const { id, seq, at, actor } = entry;
      const because = 'because' in entry && typeof entry.because === 'string' ? entry.because : null;
      const what = isUndo(entry) ? `takes back ${entry.target}` : isFinish(entry) ? 'ends the game' : game.deed(entry);
      const by = actor === 'clock' ? null : actor;
      const seat = 'by' in entry && typeof entry.by === 'string' ? entry.by : null;
      const ownGame = by !== null && seat === null && isOwnGame(table.head, { key: by });
      return { id, seq, at, actor: by, seat, what, because, undone: undone.has(id), last: last.has(id), ownGame };
    }),
  );
}

function readYaml<Setup, State, Entry extends Kinded>(game: Game<Setup, State, Entry>, yaml: string) {
  const { sources, broken } = loadText('set-up', yaml);
  const [source, ...others] = sources;
  const problems = broken.flatMap(({ differences }) => differences);
  if (source === undefined || problems.length > 0) return { problems };
  if (others.length > 0) {
    const more = {
      at: 'file',
      line: others[0]?.lineOf([]) ?? null,
      expected: 'one set-up',
      actual: 'several documents',
    };
    return { problems: [more] };
  }
  return game.read(source);
}

async function open<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  order: OpenOrder,
): Promise<Result<number>> {
  const read = readYaml(game, order.yaml);
  if ('problems' in read) {
    const [first] = read.problems;
    const line = first?.line == null ? '' : `Line ${first.line}: `;
    return mistake('setup', `${line}${first?.at ?? ''}: ${first?.actual ?? ''}`, { field: 'yaml' });
  }
  const people = await db.user.findMany({
    where: { key: { in: order.seats.flatMap((seat) => (seat.by === 'user' ? [seat.key] : [])) }, disabledAt: null },
    select: { id: true, key: true, name: true },
  });
  const setup = game.named(read.setup, namesOf(game, read.setup, order, people));
  const plans = game.seats(setup);
  const rows: SeatRow[] = [];
  for (const [place, { key, name }] of plans.entries()) {
    const seat = order.seats[place] ?? { by: 'link' };
    const person = seat.by === 'user' ? people.find((one) => one.key === seat.key) : undefined;
    if (seat.by === 'user' && person === undefined)
      return mistake('not-found', `There is nobody “${seat.key}” for the seat ${name}.`, {
        field: `seat-${place + 1}`,
      });
    if (person !== undefined && rows.some(({ userId }) => userId === person.id))
      return mistake('twice', `${person.name} can sit at one seat alone.`, { field: `seat-${place + 1}` });
    rows.push({ key, name, place, userId: person?.id ?? null, bot: seat.by === 'bot' ? seat.id : null });
  }
  const bot = rows.find((row) => row.bot !== null && !game.bots.some(({ id }) => id === row.bot));
  if (bot !== undefined)
    return mistake('not-found', `There is no bot “${bot.bot}”.`, { field: `seat-${bot.place + 1}` });
  const named = { ...order, name: order.name || plans.map(({ name }) => name).join(' v ') };
  return audited<number>(
    order,
    async (tx) => {
      const stay = await tx.user.count({ where: { id: { in: people.map(({ id }) => id) }, disabledAt: null } });
      if (stay !== people.length) return mistake('not-found', 'Somebody who was to sit there has no account any more.');
      const made = await insert(tx, game, named, setup, rows);
      const settled = await appendWithin(tx, game, { number: made, actor: 'clock', entries: () => ok([]) });
      if (!settled.ok) return settled;
      const told = { kind: 'open-table', subject: `Table ${made}`, after: `${game.title}: ${named.name}` } as const;
      return ok({ value: made, told });
    },
    () =>
      mistake('repeated', 'This form was sent before: its table is open.', { next: 'It is in the list of tables.' }),
  );
}

/** A seat that the set-up leaves with the example's name is called by who sits there. */
function namesOf<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  setup: Setup,
  { seats }: OpenOrder,
  people: readonly { readonly key: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const example = readYaml(game, game.example);
  const plain = 'setup' in example ? game.seats(example.setup).map(({ name }) => name) : [];
  const names = new Map<string, string>();
  game.seats(setup).forEach(({ key, name }, place) => {
    const seat = seats[place];
    if (seat === undefined || seat.by === 'link' || !plain.includes(name)) return;
    const person = seat.by === 'user' ? people.find((one) => one.key === seat.key)?.name : 'The bot';
    if (person !== undefined && ![...names.values()].includes(person)) names.set(key, person);
  });
  return names;
}

interface SeatRow {
  readonly key: string;
  readonly name: string;
  readonly place: number;
  readonly userId: string | null;
  readonly bot: string | null;
}

async function insert<Setup, State, Entry extends Kinded>(
  tx: Tx,
  game: Game<Setup, State, Entry>,
  { actor, name, visibility, hours }: OpenOrder,
  setup: Setup,
  seats: readonly SeatRow[],
): Promise<number> {
  const now = new Date();
  const seed = newSeed();
  const [next] = await tx.$queryRaw<{ number: bigint }[]>`SELECT nextval('"Table_number_seq"') AS "number"`;
  if (next === undefined) throw new Error('The database gave no number.');
  const number = Number(next.number);
  const { words, closesAt } = game.standing(game.ruleset.open(setup));
  await tx.table.create({
    data: {
      ...{ number, name, visibility, hours, closesAt },
      ruleset: game.ruleset.id,
      rulesetVersion: game.ruleset.version,
      hostId: actor.id,
      setup: JSON.parse(JSON.stringify(setup)),
      setupVersion: game.setupVersion,
      openedAt: now,
      standing: words,
      seedSealed: seal(seed, streamOf(number)),
      seedHash: commitment(seed),
      head: GENESIS,
      seats: {
        create: seats.map((seat) => ({
          ...seat,
          invitedAt: seat.userId === null ? null : now,
          invitedBy: seat.userId === null ? null : actor.key,
          joinedAt: seat.userId === actor.id ? now : null,
        })),
      },
      state: seats.every(({ userId, bot }) => bot !== null || userId === actor.id) ? 'playing' : 'open',
    },
  });
  return number;
}
