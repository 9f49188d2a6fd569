import { isRemoval } from './kinds';
import { abilityOf } from './lookup';
import { resolveTogether } from './resolution';
import { lockRosters } from './rosters';
import type { State, Use } from './state';
import { settleBids } from './terrain';
import type { Transaction } from './transaction';
import { Queue, takeOne, waitingOf } from './waiting';

/** From the lock of the rosters to the end of Mid-Battle (`2f:earlier-timing`, `2f:declaration-order`). */
export function beginBattle(tx: Transaction): void {
  lockRosters(tx);
  settleBids(tx);
  tx.state.rostersLocked = true;
  const queue = new Queue(tx.state);
  resolveInTurn(tx, queue.of('Peacetime'));
  resolveInTurn(tx, queue.of('Pre-Battle'));
  resolveTriggers(tx, queue.of('Trigger'));
  resolveBattle(tx, queue.of('Start of Battle'));
  // What was moved to a moment that is past by now goes off at the next one.
  resolveInTurn(tx, queue.of('Pre-Battle'));
  resolveBattle(tx, queue.of('Mid-Battle', 'Start of Battle'));
}

/** What waited for the rosters but belongs before the battle: first declared, first resolved. */
function resolveInTurn(tx: Transaction, uses: readonly Use[]): void {
  for (const use of uses) resolveTogether(tx, takeOne(tx, use));
}

/** Triggers that waited for the rosters take place together. */
function resolveTriggers(tx: Transaction, waiting: readonly Use[]): void {
  const uses = waiting.flatMap((use) => takeOne(tx, use));
  if (uses.length > 0) resolveTogether(tx, uses);
}

/** All of one type together, but for what the settings put in another order. */
function resolveBattle(tx: Transaction, waiting: readonly Use[]): void {
  const { battleOrder } = tx.state.setup.settings;
  for (const group of groups(tx.state, waiting)) {
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
  (abilityOf(state, ability).def.effects ?? []).some((effect) => isRemoval(effect, state.setup.settings));

/** Ends what waited for a time that has not come: it takes place when Results open, or when the week is closed. */
export function resolveLeftovers(tx: Transaction): void {
  for (const use of waitingOf(tx.state)) resolveTogether(tx, takeOne(tx, use));
}
