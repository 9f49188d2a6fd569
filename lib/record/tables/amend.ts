import type { Kinded } from '../../engine/rules/kernel/fold';
import type { Viewer } from '../../engine/rules/kernel/ruleset';
import { some } from '../../engine/rules/kernel/say';
import type { Actor } from '../../platform/auth/actor';
import { mistake, ok, type Result } from '../../result';
import { clockOr, laterThan } from '../journal/clock';
import { type Confirmed, confirm, marked, sawOf, stale, stands, type Would } from '../journal/confirm';
import { type Difference, type DifferenceRow, row } from '../journal/difference';
import { enveloped } from '../journal/entries';
import { ARCHIVED, append, deadlineAfter, type EntriesAt } from './append';
import type { Game } from './game';
import { doorOf, isUndo, type TableEntry } from './journal';
import { type LoadedTable, loadTable } from './load';
import { refuseOwnGame } from './own-game';
import { play, undoneIn } from './play';

/** What an admin rules over a table: previewed as a difference, and then appended. */

/** With whose eyes an admin's preview is made: it shows no more than every admin may know. */
const ADMIN: Viewer = { kind: 'admin' };

export interface Order<Setup, State, Entry extends Kinded> extends AskedAt {
  /** The order as it was typed, by which a preview is told from that of another order. */
  readonly typed: unknown;
  readonly entries: EntriesAt<Setup, State, Entry>;
}

/** Who asks for something at which table, by which form, and what its form was shown. */
export interface AskedAt {
  readonly number: number;
  readonly actor: Actor;
  readonly key: string;
  readonly saw?: string;
}

/** What an order would change, and how the form names it when it is confirmed. */
export interface Previewed {
  readonly difference: Difference;
  readonly saw: string;
}
export type Amended = Promise<Result<Confirmed<Previewed, unknown>>>;

/**
 * Appends an order that was previewed, where that is still what would come of it; any other is shown first.
 * @returns the order's own mistake, `not-found`, `closed`, `own-game`
 */
export const amend = <Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  { number, actor, key, saw, typed, ...order }: Order<Setup, State, Entry>,
): Amended => {
  // Asked again of the table that is held, for a seat may be taken in between.
  const entries: typeof order.entries = (held, now) => {
    const made = order.entries(held, now);
    return made.ok ? (refuseOwnGame(held.head, actor) ?? made) : made;
  };
  const wouldBe = (table: LoadedTable<Setup, State, Entry>, now: string, at: string): Result<Would> => {
    const made = entries(table, at);
    if (!made.ok) return made;
    const { stream, seq } = table;
    const added = enveloped(doorOf(game), made.value, { stream, seq, at: now, actor: actor.key });
    if (!added.ok) return added;
    const after = play(game, table.setup, [...table.journal, ...added.value], table.dice);
    return ok({ difference: differenceOf(game, table.state, after.state), entries: made.value, stream, seq });
  };
  return confirm<Previewed, unknown>(
    { order: typed, saw },
    async (before) => {
      const loaded = await loadTable(game, number);
      if (!loaded.ok) return loaded;
      if (loaded.value.head.state === 'archived') return ARCHIVED;
      const now = laterThan(loaded.value, clockOr(new Date()).getTime());
      const would = wouldBe(loaded.value, now, now);
      if (!would.ok) return would;
      return ok({ difference: marked(before, would.value), saw: sawOf(typed, would.value, now) });
    },
    (before) =>
      append(game, {
        ...{ number, actor, idempotencyKey: key },
        entries: (table, now) => {
          const at = before.at ?? now;
          const would = wouldBe(table, now, at);
          if (!would.ok) return would;
          return stands(before, would.value) ? entries(table, at) : stale();
        },
      }),
  );
};

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

const counted = (count: number, what: string): string => some(count, what);

function changesOf(before: readonly (readonly [string, string])[], after: readonly (readonly [string, string])[]) {
  const [old, next] = [new Map(before), new Map(after)];
  const keys = [...new Set([...old.keys(), ...next.keys()])];
  return keys.flatMap((what): DifferenceRow[] => {
    const [was, is] = [old.get(what) ?? null, next.get(what) ?? null];
    if (was === is) return [];
    const sign = was === null ? 'add' : is === null ? 'cut' : 'change';
    return [row({ sign, what, before: was, after: is })];
  });
}

/** The last act that is in force: what an undo takes back. */
export function lastAct<Setup, State, Entry extends Kinded>({
  stored,
  journal,
}: Pick<LoadedTable<Setup, State, Entry>, 'stored' | 'journal'>): readonly TableEntry<Entry>[] {
  const undone = undoneIn(journal);
  const inForce = stored.filter(({ entry }) => !isUndo(entry) && !undone.has(entry.id));
  const act = inForce.at(-1)?.act;
  return inForce.filter((one) => one.act === act).map(({ entry }) => entry);
}

/** What is opened again with an act that is taken back: orders that the act had shown to the other side. */
function takenAlong<Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  { entries }: Pick<LoadedTable<Setup, State, Entry>, 'entries'>,
  act: readonly TableEntry<Entry>[],
): readonly Entry[] {
  const ids = new Set(act.map(({ id }) => id));
  const own = entries.filter(({ id }) => ids.has(id));
  const before = entries.filter(({ id }) => !ids.has(id));
  return game.shownBy(before, own);
}

/** Takes back the last act at a table, with all that followed of it. @returns as `amend`, and `nothing` */
export const undoLast = <Setup, State, Entry extends Kinded>(
  game: Game<Setup, State, Entry>,
  { because, ...asked }: AskedAt & { readonly because: string },
): Amended =>
  amend(game, {
    ...asked,
    typed: because,
    entries: (table, now) => {
      const act = lastAct(table);
      if (act.length === 0) return mistake('nothing', 'Nothing has been done at this table that could be undone.');
      const undone = [...act, ...takenAlong(game, table, act)];
      const undo = undone.map(({ id }) => ({ kind: 'undo' as const, target: id, because }));
      const { stream, seq, head } = table;
      const made = enveloped(doorOf(game), undo, { stream, seq, at: now, actor: asked.actor.key });
      if (!made.ok) return made;
      const { state } = play(game, table.setup, [...table.journal, ...made.value], table.dice);
      return ok([...undo, ...game.afterUndo(state, now, deadlineAfter(head, now))]);
    },
  });
