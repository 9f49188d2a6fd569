import type { Cite } from './clauses';
import type { Effect, EffectOf } from './effects';
import { kindsOf, overlap } from './kinds';
import { cardOf, mercName, mercOf } from './lookup';
import { passivesOn } from './passives';
import type { Refusal } from './removals';
import type { Ability } from './setup';
import type { State } from './state';

/** Immunity to kinds of effects (`2e:targeting`, `2e:hitting`). */

/** Why an effect cannot Hit a merc; null where it can. */
export function immuneTo(state: State, merc: string, effect: Effect, ability: Ability): Refusal | null {
  const kinds = kindsOf(effect, ability, state.setup.settings).all;
  const card = cardOf(state, merc);
  if (effect.do === 'Move' && card.assists !== undefined) {
    return { text: `${card.name} is an Assist and goes where its merc goes`, cites: ['glossary:assist'] };
  }
  if (ability.unaffectedBy?.includes('Immune')) return null;
  const byPassive = passivesOn(state, merc, 'Immune').some((one) => covers(one.effect, kinds));
  const passive: readonly Cite[] = byPassive ? ['2a:passive'] : [];
  const shielded =
    byPassive ||
    overlap(card.immune ?? [], kinds) ||
    mercOf(state, merc).lasting.some((one) => one.effect.do === 'Immune' && covers(one.effect, kinds));
  if (!shielded) return null;
  return {
    text: `${mercName(state, merc)} is Immune to ${kinds[0]}`,
    cites: [...CITES, ...familyCites(kinds), ...passive],
  };
}

const CITES: readonly Cite[] = ['2e:targeting', '2e:hitting'];

/** An Immune effect without kinds protects from everything. */
const covers = (effect: EffectOf<'Immune'>, kinds: readonly string[]): boolean =>
  effect.kinds === undefined || overlap(effect.kinds, kinds);

const FAMILY_CITES: Readonly<Record<string, Cite>> = {
  Removal: 'glossary:removal',
  Manipulation: 'glossary:manipulation',
  Transformation: 'glossary:transformation',
  'Form Switch': 'glossary:form-switch',
  Vehicle: 'glossary:vehicle',
  'Meta-Ability': '2h:meta',
};

const familyCites = (kinds: readonly string[]): Cite[] =>
  kinds.map((kind) => FAMILY_CITES[kind]).filter((cite) => cite !== undefined);

/** What an immunity is against, as the merc's page lists it. */
export const immunitiesOf = (state: State, merc: string): string[] => [
  ...new Set([
    ...(cardOf(state, merc).immune ?? []),
    ...mercOf(state, merc).lasting.flatMap(({ effect }) =>
      effect.do === 'Immune' ? (effect.kinds ?? ['everything']) : [],
    ),
    ...passivesOn(state, merc, 'Immune').flatMap(({ effect }) => effect.kinds ?? ['everything']),
  ]),
];
