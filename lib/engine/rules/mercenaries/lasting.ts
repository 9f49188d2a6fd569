import type { Act } from './act';
import type { Effect } from './effects';
import { teamOf } from './lookup';
import { originOf } from './origin';
import type { Changed, Lasting, MercState, State } from './state';
import type { Transaction } from './transaction';

/** Effects that go on: the present week is the first of their weeks, and without weeks it is the last. */

export const lastWeek = (state: State, { weeks = 1 }: { readonly weeks?: number | undefined }): number =>
  state.week + weeks - 1;

/** Effects that may last. */
type Enduring = Extract<Effect, { weeks?: number | undefined }>;

export function addLasting(tx: Transaction, merc: string, act: Act, effect: Enduring): void {
  const mark: Lasting = {
    effect,
    until: lastWeek(tx.state, effect),
    source: act.use.holder,
    ability: act.use.ability,
    crossPhase: act.def.crossPhase ?? false,
    place: act.use.place,
    ruling: act.use.ruling,
  };
  if (mark.until < tx.state.week) return;
  const row = tx.merc(merc);
  row.lasting = [...row.lasting, mark];
  if (effect.do === 'Intercept') standReady(tx, merc, row.team);
}

/** Sets values of a merc that it keeps when the week is over, and notes by what they came. */
export function changeForGood(tx: Transaction, merc: string, act: Act, values: ForGood): void {
  const row = tx.merc(merc);
  const origin = originOf(act.use);
  const { alignment, types, gender, upkeep, writeup } = values;
  const notes: Changed[] = [];
  if (alignment !== undefined) notes.push({ value: 'alignment', to: alignment, origin });
  if (types !== undefined) notes.push({ value: 'types', to: types.join(', '), origin });
  if (gender !== undefined) notes.push({ value: 'gender', to: gender, origin });
  if (upkeep !== undefined) notes.push({ value: 'upkeep', to: String(upkeep), origin });
  if (writeup !== undefined) notes.push({ value: 'write-up', to: writeup, origin });
  row.alignment = alignment ?? row.alignment;
  row.types = types ?? row.types;
  row.gender = gender ?? row.gender;
  row.upkeep = upkeep ?? row.upkeep;
  row.writeup = writeup ?? row.writeup;
  row.changed = [...row.changed, ...notes];
}

type ForGood = { readonly [K in 'alignment' | 'types' | 'gender' | 'upkeep' | 'writeup']?: MercState[K] | undefined };

/** Notes a merc among those of its team that may step in. */
function standReady(tx: Transaction, merc: string, team: string | null): void {
  if (team === null || teamOf(tx.state, team).watch.ready.includes(merc)) return;
  const row = tx.team(team);
  row.watch = { ...row.watch, ready: [...row.watch.ready, merc] };
}
