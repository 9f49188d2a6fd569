import 'server-only';
import type { TableEntry } from '../../../engine/rules/crisis-collide/table/ruleset';
import { OUTCOMES, type Outcome, SIDES, SPACES } from '../../../engine/rules/crisis-collide/terms';
import { type View, view } from '../../../engine/rules/crisis-collide/view';
import type { Bare } from '../../../engine/rules/kernel/envelope';
import { mistake, ok, type Result } from '../../../result';
import { type Amended, type AskedAt, amend } from '../amend';
import { loadTable } from '../load';
import { duelGame } from './game';

/** What an admin can set by hand in a duel, and another outcome for a ruling (ruling:override). */
export interface OverrideForm {
  readonly view: View;
  /** The ruling that it is about; null: numbers alone are set. */
  readonly ruling: {
    readonly id: string;
    readonly where: string;
    readonly outcome: Outcome;
    readonly reason: string;
  } | null;
}

export interface OverrideOrder extends AskedAt {
  readonly because: string;
  readonly ruling: string | null;
  readonly outcome: Outcome | null;
  /** Numbers as they are to be, by `hp:KEY`, `ap:KEY`, `space:KEY`, `cr:SIDE`, and `active:SIDE` with a key. */
  readonly set: Readonly<Record<string, string>>;
}

/** The form for an override. @returns `not-found`, `early` (before the duel), `no-ruling` */
export async function readOverride(number: number, ruling: string | null): Promise<Result<OverrideForm>> {
  const loaded = await loadTable(duelGame, number);
  if (!loaded.ok) return loaded;
  const { duel } = loaded.value.state;
  if (duel === null) return mistake('early', 'The duel has not begun: there is nothing to rule on.');
  const seen = view(duel, { kind: 'admin' });
  if (ruling === null) return ok({ view: seen, ruling: null });
  const found = [...seen.turns.flatMap(({ phases }) => phases.flatMap((phase) => phase.rulings)), ...seen.rulings].find(
    ({ id }) => id === ruling,
  );
  if (found === undefined) return mistake('no-ruling', 'There is no such ruling at this table.');
  const { id, outcome, reason, turn, phase } = found;
  const where = phase === null ? `Turn ${turn}` : `Turn ${turn}, phase ${phase}`;
  return ok({ view: seen, ruling: { id, outcome, reason, where } });
}

/** Rules by hand, once that was shown. */
export function overrideDuel(order: OverrideOrder): Amended {
  const { because, ruling, outcome, set, ...asked } = order;
  return amend(duelGame, {
    ...{ ...asked, typed: [because, ruling, outcome, set] },
    entries: ({ state }) => {
      if (state.duel === null) return mistake('early', 'The duel has not begun: there is nothing to rule on.');
      const entry = entryOf(view(state.duel, { kind: 'admin' }), order);
      return entry.ok ? ok([entry.value]) : entry;
    },
  });
}

function entryOf(
  seen: View,
  { because, ruling, outcome, set }: OverrideOrder,
): Result<Extract<Bare<TableEntry>, { kind: 'ruling' }>> {
  const fighters: Record<string, { hp?: number; ap?: number; space?: number }> = {};
  const sides: Record<string, { cr?: number; active?: string }> = {};
  for (const side of SIDES) {
    const { key, cr, active } = seen.sides[side];
    const given = set[`active:${key}`];
    if (given !== undefined && given !== active) sides[key] = { ...sides[key], active: given };
    const rate = numberIn(set, `cr:${key}`, cr, 1_000_000);
    if (!rate.ok) return rate;
    if (rate.value !== null) sides[key] = { ...sides[key], cr: rate.value };
  }
  const standing = [
    ...Object.values(seen.combatants).map((one) => ({
      ...one,
      most: { hp: one.mostHp, ap: one.mostAp, space: SPACES },
    })),
    ...Object.values(seen.fighters).map((one) => ({ ...one, ap: 0, most: { hp: one.mostHp, ap: 0, space: SPACES } })),
  ];
  for (const one of standing) {
    for (const what of ['hp', 'ap', 'space'] as const) {
      const number = numberIn(set, `${what}:${one.key}`, one[what], one.most[what]);
      if (!number.ok) return number;
      if (number.value !== null) fighters[one.key] = { ...fighters[one.key], [what]: number.value };
    }
  }
  const supersedes = ruling !== null && outcome !== null ? { ruling, outcome } : null;
  if (supersedes === null && Object.keys(fighters).length + Object.keys(sides).length === 0)
    return mistake('nothing', 'Nothing is set, and no other outcome is given.', { field: 'outcome' });
  return ok({ kind: 'ruling', fighters, sides, supersedes, because });
}

/** A number that is to be another than it is; null: it stays. */
function numberIn(set: OverrideOrder['set'], field: string, is: number | null, most: number): Result<number | null> {
  const text = set[field]?.trim() ?? '';
  if (text === '' || text === String(is)) return ok(null);
  const number = Number(text);
  if (!/^\d{1,7}$/.test(text) || number > most)
    return mistake('invalid', `Write a whole number up to ${most}.`, { field });
  return ok(number);
}

export const isOutcome = (text: string): text is Outcome => OUTCOMES.some((one) => one === text);
