import { isRemoval } from './kinds';
import { abilityOf } from './lookup';
import { typeOf } from './meta';
import { resolveTogether } from './resolution';
import { lockRosters } from './rosters';
import type { State, Use } from './state';
import type { AbilityType } from './terms';
import { settleBids } from './terrain';
import type { Transaction } from './transaction';
import { takeOne, waitingOf } from './waiting';

/** From the lock of the rosters to the end of Mid-Battle (`2f:earlier-timing`, `2f:declaration-order`). */
export function beginBattle(tx: Transaction): void {
  lockRosters(tx);
  settleBids(tx);
  tx.state.rostersLocked = true;
  resolveInTurn(tx, 'Peacetime');
  resolveInTurn(tx, 'Pre-Battle');
  resolveTrigger(tx);
  resolveBattle(tx, 'Start of Battle');
  resolveBattle(tx, 'Mid-Battle');
}

/** What waited for the rosters but belongs before the battle: first declared, first resolved. */
function resolveInTurn(tx: Transaction, type: AbilityType): void {
  for (const use of waitingFor(tx.state, type)) resolveTogether(tx, takeOne(tx, use));
}

/** Triggers that waited for the rosters take place together. */
function resolveTrigger(tx: Transaction): void {
  const uses = waitingFor(tx.state, 'Trigger').flatMap((use) => takeOne(tx, use));
  if (uses.length > 0) resolveTogether(tx, uses);
}

/** All of one type together, but for what the settings put in another order. */
function resolveBattle(tx: Transaction, type: AbilityType): void {
  const { battleOrder } = tx.state.setup.settings;
  for (const group of groups(tx.state, waitingFor(tx.state, type))) {
    if (battleOrder === 'declaration') {
      for (const use of group) resolveTogether(tx, takeOne(tx, use));
    } else {
      resolveTogether(
        tx,
        group.flatMap((use) => takeOne(tx, use)),
      );
    }
  }
}

/** With `removalsFirst`, what removes comes before the rest. */
function groups(state: State, uses: readonly Use[]): readonly (readonly Use[])[] {
  if (!state.setup.settings.removalsFirst) return [uses];
  return [uses.filter((use) => removes(state, use)), uses.filter((use) => !removes(state, use))];
}

const removes = (state: State, { ability }: Use): boolean =>
  (abilityOf(state, ability).def.effects ?? []).some((effect) => isRemoval(effect.do, state.setup.settings));

const waitingFor = (state: State, type: AbilityType): Use[] => waitingOf(state, (use) => typeOf(state, use) === type);

/** Ends what waited for a time that has not come: it takes place when Results open, or when the week is closed. */
export function resolveLeftovers(tx: Transaction): void {
  for (const use of waitingOf(tx.state, () => true)) resolveTogether(tx, takeOne(tx, use));
}
