import { eventName, kindsOf } from '../../engine/rules/mercenaries/kinds';
import type { Setup } from '../../engine/rules/mercenaries/setup';
import type { Misfit } from './given';
import { misfit, type Named } from './naming';
import { kindNamed } from './rule-words';

/**
 * Triggers among what is brought whose event cannot happen: it is no effect of the rules, or one that nobody's ability has.
 * They may still be meant (an admin can state any event in words), so that they are worth a look and no mistake.
 * @param league teams, mercs and abilities with what is brought
 */
export function deafTriggers(named: readonly Named[], { mercs, settings }: Setup): Misfit[] {
  const happening = new Set(
    Object.values(mercs).flatMap(({ abilities }) =>
      Object.values(abilities).flatMap((ability) =>
        (ability.effects ?? []).flatMap((effect) => kindsOf(effect, ability, settings).events),
      ),
    ),
  );
  return named.flatMap(({ given, key, owner }) => {
    const ability = owner === null ? undefined : mercs[owner]?.abilities[key];
    const event = ability?.type === 'Trigger' ? ability.when?.event : undefined;
    if (event === undefined || happening.has(eventName(event))) return [];
    const kind = kindNamed(event);
    const message =
      kind === null
        ? `“${event}” is no effect of the rules: the Trigger answers only where an admin states just these words.`
        : `Nobody’s ability does “${kind}”: the Trigger would never answer.`;
    return [misfit(given, 'when', message)];
  });
}
