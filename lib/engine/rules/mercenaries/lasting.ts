import type { Act } from './act';
import type { Effect } from './effects';
import { teamOf } from './lookup';
import type { Lasting, State } from './state';
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

/** Notes a merc among those of its team that may step in. */
function standReady(tx: Transaction, merc: string, team: string | null): void {
  if (team === null || teamOf(tx.state, team).watch.ready.includes(merc)) return;
  const row = tx.team(team);
  row.watch = { ...row.watch, ready: [...row.watch.ready, merc] };
}
