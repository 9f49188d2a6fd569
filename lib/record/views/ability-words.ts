import { type Stretch, stretchOf } from '../../engine/rules/mercenaries/lookup';
import { stretchOfType } from '../../engine/rules/mercenaries/meta';
import type { Ability, Parameter } from '../../engine/rules/mercenaries/setup';
import type { AbilityType, Phase } from '../../engine/rules/mercenaries/terms';
import type { ABILITY_MARKS, AbilityFacet } from './ability-facets';

/** Whether the part of the week in which a type is declared is now, still to come in this week, or over; null: it is never declared. */
export function timeOf(type: AbilityType, phase: Phase | 'Closed'): 'now' | 'ahead' | 'over' | null {
  const own = stretchOfType(type);
  if (own === null) return null;
  const order: readonly Stretch[] = ['Peacetime', 'Wartime', 'Results'];
  const far = order.indexOf(own) - order.indexOf(stretchOf(phase));
  // Battles belong to Wartime, and by then nothing of it is declared any more.
  if (far === 0) return phase === own ? 'now' : 'over';
  return far > 0 ? 'ahead' : 'over';
}

/** What a parameter asks of a target, e.g. `Undead`, `not Human`, `upkeep 3 or less`. */
function parameterWords({ not, ...wanted }: Parameter): string[] {
  const words = [
    wanted.alignment,
    ...(wanted.types ?? []),
    wanted.gender,
    wanted.minUpkeep === undefined ? undefined : `upkeep ${wanted.minUpkeep} or more`,
    wanted.maxUpkeep === undefined ? undefined : `upkeep ${wanted.maxUpkeep} or less`,
    wanted.paidDown === undefined ? undefined : wanted.paidDown ? 'paid down' : 'not paid down',
  ].filter((word) => word !== undefined);
  return [...words, ...(not ? parameterWords(not).map((word) => `not ${word}`) : [])];
}

/** One parameter of an ability: its word, and the facet by which all abilities with it are found. */
export interface AbilityTag {
  readonly word: string;
  readonly facet: AbilityFacet;
  readonly value: string;
}

function quantityWord({ quantity, targets }: Ability): string {
  if (quantity === undefined || targets === undefined) return quantity ?? '';
  return typeof targets === 'number' ? `${quantity} ${targets}` : `${quantity} ${targets.min} to ${targets.max}`;
}

/** Abilities of these types are never declared, so that a missing cooldown says nothing about them. */
const UNDECLARED: readonly Ability['type'][] = ['Passive', 'On Purchase'];

const mark = (word: string, value: (typeof ABILITY_MARKS)[number]): AbilityTag => ({ word, facet: 'mark', value });

/** The parameters of an ability, one each, after its type: quantity, selection, chance, cooldown, then what is rare. */
export function tagsOf(ability: Ability): AbilityTag[] {
  const { quantity, selection = [], pool, parameter, chance, cooldown, points, fatigue } = ability;
  const { multiUse, limitedUses, choices, global } = ability;
  const rests = cooldown > 0 ? `Cooldown ${cooldown}` : UNDECLARED.includes(ability.type) ? null : 'No cooldown';
  return [
    ...(quantity === undefined ? [] : [{ word: quantityWord(ability), facet: 'quantity', value: quantity } as const]),
    ...selection.map((value) => ({
      word: value === 'Pool' && pool !== undefined ? `Pool ${pool}` : value,
      facet: 'selection' as const,
      value,
    })),
    ...(parameter ? parameterWords(parameter).map((word) => mark(word, 'Parameter')) : []),
    ...(chance === undefined ? [] : [mark(`Chance ${chance}`, 'Chance')]),
    ...(rests === null ? [] : [{ word: rests, facet: 'cooldown' as const, value: String(cooldown) }]),
    ...(points === undefined ? [] : [mark(`Points ${points}`, 'Points')]),
    ...(fatigue === undefined ? [] : [mark(`Fatigue ${fatigue}`, 'Fatigue')]),
    ...(multiUse ? [mark('Multi-Use', 'Multi-Use')] : []),
    ...(limitedUses === undefined ? [] : [mark(`Limited Use ${limitedUses}`, 'Limited Use')]),
    ...(choices ? [mark(`Choice of ${choices.length}`, 'Choice')] : []),
    ...(global ? [mark(`Global, ${global}`, 'Global')] : []),
    ...(ability.manipulation ? [mark('Manipulation', 'Manipulation')] : []),
  ];
}
