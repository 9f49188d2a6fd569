import type { Cite } from './clauses';
import type { Effect, EffectOf } from './effects';
import { kindsOf, overlap } from './kinds';
import { cardOf, mercName, mercOf } from './lookup';
import { byOrigin, linkTo, type Origin } from './origin';
import { passivesOn } from './passives';
import { pronounsOf } from './pronouns';
import type { Refusal } from './removals';
import type { Ability } from './setup';
import type { Lasting, State } from './state';

/** Immunity to kinds of effects (`2e:targeting`, `2e:hitting`). */

/** Why an effect cannot Hit a merc; null where it can. */
export function immuneTo(state: State, merc: string, effect: Effect, ability: Ability): Refusal | null {
  const kinds = kindsOf(effect, ability, state.setup.settings).all;
  const card = cardOf(state, merc);
  if (effect.do === 'Move' && card.assists !== undefined) {
    return {
      text: `${card.name} is an Assist and goes where ${pronounsOf(state, merc).their} merc goes`,
      cites: ['glossary:assist'],
    };
  }
  if (ability.unaffectedBy?.includes('Immune')) return null;
  const passive = passivesOn(state, merc, 'Immune').find((one) => covers(one.effect, kinds));
  const lasting = mercOf(state, merc).lasting.find((one) => one.effect.do === 'Immune' && covers(one.effect, kinds));
  const own = overlap(card.immune ?? [], kinds) ? card.immune : undefined;
  if (!passive && !lasting && !own) return null;
  // The fact that decided: to what it is Immune, which may be a family that the effect is of, and by what.
  const to = own ?? (lasting?.effect.do === 'Immune' ? lasting.effect.kinds : passive?.effect.kinds);
  const origin = own ? null : lasting ? originOfLasting(lasting) : passive && { ...passive.source, ruling: null };
  const known = to === undefined ? null : (kinds.find((kind) => overlap(to, [kind])) ?? kinds[0]);
  return {
    text: `${mercName(state, merc)} is Immune to ${known ?? 'every effect'}${byOrigin(state, origin)}`,
    cites: [...CITES, ...familyCites(kinds), ...(passive && !own && !lasting ? PASSIVE : [])],
    links: linkTo(origin),
  };
}

const CITES: readonly Cite[] = ['2e:targeting', '2e:hitting'];
const PASSIVE: readonly Cite[] = ['2a:passive'];

const originOfLasting = ({ source, ability, ruling }: Lasting): Origin | null =>
  source !== null && ability !== null ? { holder: source, ability, ruling } : null;

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
