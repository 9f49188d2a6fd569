import { type Stretch, stretchOf } from '../../engine/rules/mercenaries/lookup';
import { stretchOfType } from '../../engine/rules/mercenaries/meta';
import type { Ability, Parameter } from '../../engine/rules/mercenaries/setup';
import type { AbilityType, Phase } from '../../engine/rules/mercenaries/terms';

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

function quantityWords({ quantity, targets }: Ability): string[] {
  if (quantity === undefined) return [];
  if (targets === undefined) return [quantity];
  return [typeof targets === 'number' ? `${quantity} ${targets}` : `${quantity} ${targets.min} to ${targets.max}`];
}

/** Abilities of these types are never declared, so that a missing cooldown says nothing about them. */
const UNDECLARED: readonly Ability['type'][] = ['Passive', 'On Purchase'];

/** The parameters of an ability, one word each, after its type: quantity, selection, chance, cooldown, then what is rare. */
export function tagWords(ability: Ability): string[] {
  const { selection = [], pool, parameter, chance, cooldown, points, fatigue } = ability;
  const { multiUse, limitedUses, choices, global } = ability;
  return [
    ...quantityWords(ability),
    ...selection.map((word) => (word === 'Pool' && pool !== undefined ? `Pool ${pool}` : word)),
    ...(parameter ? parameterWords(parameter) : []),
    ...(chance === undefined ? [] : [`Chance ${chance}`]),
    ...(cooldown > 0 ? [`Cooldown ${cooldown}`] : UNDECLARED.includes(ability.type) ? [] : ['No cooldown']),
    ...(points === undefined ? [] : [`Points ${points}`]),
    ...(fatigue === undefined ? [] : [`Fatigue ${fatigue}`]),
    ...(multiUse ? ['Multi-Use'] : []),
    ...(limitedUses === undefined ? [] : [`Limited Use ${limitedUses}`]),
    ...(choices ? [`Choice of ${choices.length}`] : []),
    ...(global ? [`Global, ${global}`] : []),
    ...(ability.manipulation ? ['Manipulation'] : []),
  ];
}
