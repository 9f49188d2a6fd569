import { mercOf } from './lookup';
import type { State, Use } from './state';
import type { Transaction } from './transaction';

/** Declarations that wait for their time (`2e:timing`). They stand with the merc who declared them. */

export function addWaiting(tx: Transaction, use: Use): void {
  const merc = tx.merc(use.holder);
  merc.waiting = [...merc.waiting, { ...use, waited: true }];
  tx.ability(use).waits += 1;
}

/** Takes out what waits with one merc and fits. */
export function takeFrom(tx: Transaction, holder: string, fits: (use: Use) => boolean): Use[] {
  const taken = mercOf(tx.state, holder).waiting.filter(fits);
  if (taken.length === 0) return [];
  const merc = tx.merc(holder);
  merc.waiting = merc.waiting.filter((use) => !taken.includes(use));
  for (const use of taken) tx.ability(use).waits -= 1;
  return taken.map((use) => ({ ...use }));
}

/** All that waits and fits, in the order of declaration. */
export const waitingOf = (state: State, fits: (use: Use) => boolean): Use[] =>
  state.mercs.flatMap((home) => home.flatMap(({ waiting }) => waiting.filter(fits))).sort((a, b) => a.place - b.place);

/** Takes out one use, unless something has ended it since it was listed. */
export const takeOne = (tx: Transaction, { holder, place }: Use): Use[] =>
  takeFrom(tx, holder, (use) => use.place === place);
