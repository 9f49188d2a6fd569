import type { Act } from './act';
import type { Effect } from './setup';
import type { Lasting, State } from './state';
import type { Transaction } from './transaction';

/** Effects that go on: the present week is the first of their weeks, and without weeks it is the last. */

export const lastWeek = (state: State, { weeks = 1 }: Effect): number => state.week + weeks - 1;

export function addLasting(tx: Transaction, merc: string, act: Act, effect: Effect): void {
  const mark: Lasting = {
    effect,
    until: lastWeek(tx.state, effect),
    source: act.use.holder,
    ability: act.use.ability,
    crossPhase: act.def.crossPhase ?? false,
    place: act.use.place,
  };
  const row = tx.merc(merc);
  row.lasting = [...row.lasting, mark];
}
