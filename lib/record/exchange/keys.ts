import type { Merc, Team } from '../../engine/rules/mercenaries/setup';
import { fold } from '../views/words';

/** What things are called, and the keys by which the record knows them. */

/** The key of a new name, for good: `Château d’If` is `chateau-dif`. */
export const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Keys by what somebody may write: the key itself, or a name that no other bears. */
export class KeyBook {
  private readonly keys = new Set<string>();
  private readonly names = new Map<string, string[]>();

  constructor(things: Readonly<Record<string, Pick<Team | Merc, 'name'>>>) {
    for (const [key, { name }] of Object.entries(things)) this.add(key, name);
  }

  add(key: string, name: string): void {
    this.keys.add(key);
    const folded = fold(name);
    const known = this.names.get(folded) ?? [];
    if (!known.includes(key)) this.names.set(folded, [...known, key]);
  }

  has(key: string): boolean {
    return this.keys.has(key);
  }

  /** All that bear a name. */
  named(name: string): readonly string[] {
    return this.names.get(fold(name)) ?? [];
  }

  /** @returns null where it names nothing, or several */
  find(words: string): string | null {
    if (this.keys.has(words)) return words;
    const [key, ...more] = this.named(words);
    return key !== undefined && more.length === 0 ? key : null;
  }
}
