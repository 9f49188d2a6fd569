import { mercOf } from './lookup';
import { typeOf } from './meta';
import type { State, Use } from './state';
import type { AbilityType } from './terms';
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

/** All that waits, in the order of declaration. */
export function waitingOf(state: State): Use[] {
  const uses: Use[] = [];
  for (const home of state.mercs) for (const { waiting } of home) for (const use of waiting) uses.push(use);
  return uses.sort((a, b) => a.place - b.place);
}

/**
 * What waits, of one or more present types, each in the order of declaration. It is sorted once and again only when something has
 * come to its outcome since, which alone can end a use or change its type.
 */
export class Queue {
  private sortedAt = -1;
  private readonly byType = new Map<AbilityType, Use[]>();

  constructor(private readonly state: State) {}

  of(...types: AbilityType[]): readonly Use[] {
    if (this.sortedAt !== this.state.order) this.sort();
    const [first = [], ...others] = types.flatMap((type) => {
      const uses = this.byType.get(type);
      return uses ? [uses] : [];
    });
    return others.length === 0 ? first : [first, ...others].flat().sort((a, b) => a.place - b.place);
  }

  private sort(): void {
    this.sortedAt = this.state.order;
    this.byType.clear();
    for (const use of waitingOf(this.state)) {
      const type = typeOf(this.state, use);
      const uses = this.byType.get(type);
      if (uses) uses.push(use);
      else this.byType.set(type, [use]);
    }
  }
}

/** Takes out one use, unless something has ended it since it was listed. */
export const takeOne = (tx: Transaction, { holder, place }: Use): Use[] =>
  takeFrom(tx, holder, (use) => use.place === place);
