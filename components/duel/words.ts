import type { Ability } from '@/lib/engine/rules/crisis-collide/setup';

/** An order without the number of its phase. */
export const bareOrder = (text: string): string =>
  text.replace(/^(?:phase\s*[123]\s*[:.)–—-]?|[123]\s*[:.)–—-])\s*/i, '');

/** What an ability does, in the order in which a player asks. */
export function sayAbility({ cost, attack, range, type, priority, rate, text }: Omit<Ability, 'effects'>): string {
  const parts = [
    cost.of === 'CR' ? `Crisis Ability, ${cost.amount} CR` : `${cost.amount} AP`,
    attack === null ? null : `${attack.strength}${attack.hits > 1 ? ` × ${attack.hits}` : ''} ${type}`,
    range === null ? null : `reach ${range.from}:${range.to}`,
    priority === 0 ? null : `priority ${priority}`,
    rate === 0 ? null : `+${rate} CR`,
  ].filter((part) => part !== null);
  return `${parts.join(' · ')}${text === '' ? '' : `. ${text}`}`;
}

/** Abilities as lines of a list: each with its name and what it does. */
export const abilityLines = (abilities: Readonly<Record<string, Omit<Ability, 'effects'>>>) =>
  Object.entries(abilities).map(([key, ability]) => ({ key, name: ability.name, text: sayAbility(ability) }));
