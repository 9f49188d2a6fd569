import { bounded } from '../kernel/numbers';
import { fold } from '../kernel/words';
import { bearingsOn } from './combining';
import { creatureOf, sheetOf } from './play';
import type { Creature } from './setup';
import type { State } from './state';
import { ABILITY_SCORES, type AbilityScore, SAVES } from './terms';

/** Numbers of a creature as they stand: its sheet's, with what abilities add to them or set them to. */

/** Any number of a creature: `ac`, `Will`, `Concentration`, `attack`, or whatever else an effect changes. */
export const numberOf = (state: State, creature: string, stat: string): number =>
  withEffects(state, creature, stat, baseOf(sheetOf(state, creature), stat));

/** What it adds to an attack: the sheet's bonus, and what abilities do to `attack`. */
export const attackBonus = (state: State, creature: string): number =>
  withEffects(state, creature, 'attack', sheetOf(state, creature).attack.bonus);

/** Spell resistance; null: none (step:3a). */
export function resistanceOf(state: State, creature: string): number | null {
  const resistance = numberOf(state, creature, 'sr');
  return resistance > 0 ? resistance : null;
}

/** [CL]: the character level, or a monster's CR in its place (level:notation). */
export const levelOf = (state: State, creature: string): number => Math.max(0, numberOf(state, creature, 'level'));

export const scoresOf = (state: State, creature: string): Readonly<Record<AbilityScore, number>> => ({
  Str: numberOf(state, creature, 'Str'),
  Dex: numberOf(state, creature, 'Dex'),
  Con: numberOf(state, creature, 'Con'),
  Int: numberOf(state, creature, 'Int'),
  Wis: numberOf(state, creature, 'Wis'),
  Cha: numberOf(state, creature, 'Cha'),
});

function withEffects(state: State, creature: string, stat: string, base: number): number {
  const folded = fold(stat);
  let value = base;
  let added = 0;
  for (const { part, held } of bearingsOn(state, creature)) {
    if (held !== null) continue;
    if (part.do === 'bonus' && fold(part.stat) === folded) added = bounded(added + part.amount);
    if (part.do === 'set' && typeof part.value === 'number' && fold(part.stat) === folded) value = part.value;
  }
  return bounded(value + added);
}

/** A number of the sheet; 0 where it has none of that name. */
export function baseOf(sheet: Creature, stat: string): number {
  const folded = fold(stat);
  const save = SAVES.find((one) => fold(one) === folded);
  if (save !== undefined) return sheet.saves[save];
  const score = ABILITY_SCORES.find((one) => fold(one) === folded);
  if (score !== undefined) return sheet.abilityMods[score];
  switch (folded) {
    case 'ac':
      return sheet.ac;
    case 'touchac':
      return sheet.touchAc;
    case 'sr':
      return sheet.sr ?? 0;
    case 'grapple':
      return sheet.grapple;
    case 'level':
    case 'cr':
      return Math.floor(sheet.level.value);
    default:
      return (
        named(sheet.skills, folded) ?? named(sheet.stats, folded) ?? (folded === 'attack' ? sheet.attack.bonus : 0)
      );
  }
}

const named = (numbers: Readonly<Record<string, number>>, folded: string): number | undefined =>
  Object.entries(numbers).find(([name]) => fold(name) === folded)?.[1];

/** Keys in initiative order: highest first, ties in the order listed (step:2b). */
export const initiativeOrder = (state: State): string[] =>
  Object.keys(state.creatures).sort((a, b) => sheetOf(state, b).initiative - sheetOf(state, a).initiative);

/** The distance between two creatures, in feet. */
export const distance = (state: State, one: string, other: string): number =>
  Math.abs(creatureOf(state, one).at - creatureOf(state, other).at);
