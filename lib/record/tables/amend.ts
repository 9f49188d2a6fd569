import { createHash } from 'node:crypto';
import type { Kinded } from '../../engine/rules/kernel/fold';
import type { Viewer } from '../../engine/rules/kernel/ruleset';
import type { Actor } from '../../platform/auth/actor';
import { mistake, ok, type Result } from '../../result';
import { laterThan } from '../journal/clock';
import { enveloped } from '../journal/entries';
import type { Difference, DifferenceRow } from '../week/types';
import { append } from './append';
import type { Game } from './game';
import { doorOf, isUndo, type NewTableEntry, type TableEntry } from './journal';
import { type LoadedTable, loadTable } from './load';
import { play, undoneIn } from './play';

/** What an admin rules over a table: previewed as a difference, and then appended. */

/** With whose eyes an admin's preview is made: it shows no more than every admin may know. */
const ADMIN: Viewer = { kind: 'admin' };

export interface Order<Setup, State, Entry extends Kinded> {
  readonly number: number;
  readonly actor: Actor;
  readonly key: string;
  /** What the form was shown, as its preview named it; null: nothing yet. */
  readonly saw: string | null;
  /** The order as it was typed, by which a preview is told from that of another order. */
  readonly typed: string;
  readonly entries: (table: LoadedTable<Setup, State, Entry>, now: string) => Result<readonly NewTableEntry<Entry>[]>;
}

/** What an order would change, and how the form names it when it is confirmed. */
export interface Previewed {
  readonly difference: Difference;
  readonly saw: string;
}

/**
 * Appends an order that was previewed as the table stands; any other is shown first.
 * @returns null once it is appended, or its preview; the order's own mistake, `not-found`, `closed`
 */
export async function amend<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  order: Order<Setup, State, Entry>,
): Promise<Result<Previewed | null>> {
  const loaded = await loadTable(game, order.number);
  if (!loaded.ok) return loaded;
  const table = loaded.value;
  if (table.head.state === 'archived') return mistake('closed', 'This table is archived: it stays as it is.');
  const saw = nameOf(table.seq, order.typed);
  if (order.saw === saw) {
    const { number, actor, key, entries } = order;
    const done = await append(game, { number, actor, idempotencyKey: key, sawSeq: table.seq, entries });
    return done.ok ? ok(null) : done;
  }
  const now = laterThan(table, Date.now());
  const made = order.entries(table, now);
  if (!made.ok) return made;
  const { stream, seq } = table;
  const added = enveloped(doorOf(game), made.value, { stream, seq, at: now, actor: order.actor.key });
  if (!added.ok) return added;
  const after = play(game, table.setup, [...table.journal, ...added.value], table.dice);
  return ok({ difference: differenceOf(game, table.state, after.state), saw });
}

const nameOf = (seq: number, typed: string): string =>
  `${seq}.${createHash('sha256').update(typed).digest('base64url').slice(0, 16)}`;

/** What differs between two states of a table, as an admin may see them. */
function differenceOf<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  before: State,
  after: State,
): Difference {
  const facts = changesOf(
    game.facts(before, ADMIN).map(({ what, value }) => [what, value]),
    game.facts(after, ADMIN).map(({ what, value }) => [what, value]),
  );
  const ruled = (state: State) =>
    game.ruleset
      .rulings(state)
      .filter(({ secretOf }) => secretOf === null)
      .map(({ id, outcome, reason, override }): [string, string] => [
        id,
        override === null ? `${outcome}. ${reason}` : `${outcome}, ruled otherwise by an admin. ${reason}`,
      ]);
  const rulings = changesOf(ruled(before), ruled(after)).map((row) => ({ ...row, what: 'A ruling' }));
  const groups: Difference['groups'] = [
    { id: 'week' as const, title: 'How it stands', label: counted(facts.length, 'line'), rows: facts },
    { id: 'rulings' as const, title: 'Rulings', label: counted(rulings.length, 'ruling'), rows: rulings },
  ].filter(({ rows }) => rows.length > 0);
  return { groups, same: groups.length === 0 ? 'Nothing would change.' : 'All else stays as it is.' };
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function changesOf(before: readonly (readonly [string, string])[], after: readonly (readonly [string, string])[]) {
  const [old, next] = [new Map(before), new Map(after)];
  const keys = [...new Set([...old.keys(), ...next.keys()])];
  return keys.flatMap((what): DifferenceRow[] => {
    const [was, is] = [old.get(what) ?? null, next.get(what) ?? null];
    if (was === is) return [];
    const sign = was === null ? 'add' : is === null ? 'cut' : 'change';
    return [{ ...PLAIN, sign, what, before: was, after: is }];
  });
}

const PLAIN = {
  declared: false,
  note: null,
  outcomeBefore: null,
  outcomeAfter: null,
  byChance: false,
  why: null,
  cites: [],
  ruling: null,
} as const;

/** The last act that is in force: what an undo takes back. */
export function lastAct<Setup, State, Entry extends Kinded>({
  stored,
  journal,
}: Pick<LoadedTable<Setup, State, Entry>, 'stored' | 'journal'>): readonly TableEntry<Entry>[] {
  const undone = new Set(undoneIn(journal));
  const inForce = stored.filter(({ entry }) => !isUndo(entry) && !undone.has(entry.id));
  const act = inForce.at(-1)?.act;
  return inForce.filter((one) => one.act === act).map(({ entry }) => entry);
}

/** Takes back the last act at a table, with all that followed of it. @returns as `amend`, and `nothing` */
export function undoLast<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  order: Omit<Order<Setup, State, Entry>, 'entries'> & { readonly because: string },
): Promise<Result<Previewed | null>> {
  return amend(game, {
    ...order,
    entries: (table, now) => {
      const act = lastAct(table);
      if (act.length === 0) return mistake('nothing', 'Nothing has been done at this table that could be undone.');
      const undo = act.map(({ id }) => ({ kind: 'undo' as const, target: id, because: order.because }));
      const entries = [
        ...table.journal,
        ...undo.map((entry, at) => ({
          ...entry,
          id: `preview-${at}`,
          at: now,
          actor: order.actor.key,
          seq: table.seq + at + 1,
        })),
      ];
      const { state } = play(game, table.setup, entries, table.dice);
      const { hours } = table.head;
      const deadline = hours === null ? null : new Date(Date.parse(now) + hours * 3_600_000).toISOString();
      return ok([...undo, ...game.afterUndo(state, now, deadline)]);
    },
  });
}
