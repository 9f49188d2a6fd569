import { EFFECT_KINDS } from '../../engine/rules/mercenaries/effects';
import type { Ability } from '../../engine/rules/mercenaries/setup';
import { ABILITY_TYPES, QUANTITIES, SELECTIONS } from '../../engine/rules/mercenaries/terms';

/** What lists of abilities are filtered by: each facet with all the values that it may have. Its name stands in the address. */

export const ABILITY_MARKS = [
  'Manipulation',
  'Chance',
  'Parameter',
  'Multi-Use',
  'Limited Use',
  'Choice',
  'Points',
  'Fatigue',
  'Global',
  'Cost',
] as const;
/** Weeks. */
export const COOLDOWNS = Array.from({ length: 21 }, (_, weeks) => String(weeks)) as [string, ...string[]];

export const ABILITY_FACETS = {
  ability: { label: 'Ability type', values: ABILITY_TYPES },
  effect: { label: 'Effect', values: EFFECT_KINDS as [string, ...string[]] },
  quantity: { label: 'How many targets', values: QUANTITIES },
  selection: { label: 'Which targets', values: SELECTIONS },
  mark: { label: 'Parameter', values: ABILITY_MARKS },
  cooldown: { label: 'Cooldown, weeks', values: COOLDOWNS },
} as const satisfies Record<string, { readonly label: string; readonly values: readonly [string, ...string[]] }>;
export type AbilityFacet = keyof typeof ABILITY_FACETS;
export const ABILITY_FACET_NAMES = Object.keys(ABILITY_FACETS) as AbilityFacet[];

/** Facets as they are chosen; null: any. */
export type ChosenFacets = Readonly<Record<AbilityFacet, string | null>>;
/** What an ability has of each. */
export type FacetValues = Readonly<Record<AbilityFacet, readonly string[]>>;

/** What of an ability's definition its facets are made of. */
export type Faceted = Pick<Ability, 'type' | 'cooldown'> &
  Partial<Omit<Ability, 'effects'>> & { readonly effects?: readonly { readonly do: string }[] | undefined };

/** Which part of a definition each mark stands for. */
const MARKS: Readonly<Record<(typeof ABILITY_MARKS)[number], (of: Faceted) => boolean>> = {
  Manipulation: ({ manipulation }) => manipulation === true,
  Chance: ({ chance }) => chance !== undefined,
  Parameter: ({ parameter }) => parameter !== undefined,
  'Multi-Use': ({ multiUse }) => multiUse === true,
  'Limited Use': ({ limitedUses }) => limitedUses !== undefined,
  Choice: ({ choices }) => choices !== undefined,
  Points: ({ points }) => points !== undefined,
  Fatigue: ({ fatigue }) => fatigue !== undefined,
  Global: ({ global }) => global !== undefined,
  Cost: ({ costs = [] }) => costs.length > 0,
};

/** What an ability has of each facet. */
export const facetsOf = (of: Faceted): FacetValues => ({
  ability: [of.type],
  effect: [...new Set((of.effects ?? []).map((effect) => effect.do))],
  quantity: of.quantity === undefined ? [] : [of.quantity],
  selection: of.selection ?? [],
  mark: ABILITY_MARKS.filter((mark) => MARKS[mark](of)),
  cooldown: [String(of.cooldown)],
});

/** The clauses of the rulebook by which what a facet stands for is ruled. */
export function facetClause(facet: AbilityFacet, value: string): string {
  switch (facet) {
    case 'ability':
      return `2a:${value.toLowerCase().replaceAll(' ', '-')}`;
    case 'effect':
      return EFFECT_CLAUSES[value] ?? '2d:effect';
    case 'quantity':
      return '2b:quantity';
    case 'selection':
      return SELECTION_CLAUSES[value] ?? '2b:selection';
    case 'mark':
      return MARK_CLAUSES[value] ?? '2d:effect';
    case 'cooldown':
      return '2c:cooldown';
  }
}
const EFFECT_CLAUSES: Readonly<Record<string, string>> = {
  KO: 'glossary:ko',
  Possess: 'glossary:possession',
  Seduce: 'glossary:seduction',
  Kidnap: 'glossary:kidnapping',
  Intimidate: 'glossary:intimidation',
  Injure: 'glossary:injured',
  Subvert: 'glossary:subversion',
  Nullify: 'glossary:nullify',
  Recharge: '2c:forced',
  Refresh: 'glossary:rechargeable',
  Steal: 'glossary:stolen',
  Retime: '2h:meta',
  Copy: '2h:meta',
  Intercept: 'glossary:intercept',
  Transform: 'glossary:transformation',
  'Form Switch': 'glossary:form-switch',
  Vehicle: 'glossary:vehicle',
  GP: 'glossary:gp',
  Upkeep: 'glossary:upkeep',
  Infrastructure: 'glossary:infra',
};
const SELECTION_CLAUSES: Readonly<Record<string, string>> = {
  'Enemy Only': '2b:enemy',
  'Parameter Only': '2b:parameter',
  Random: '2b:random',
  Pool: '2b:pool',
  'Post-Rosters': '2b:post-rosters',
};
const MARK_CLAUSES: Readonly<Record<string, string>> = {
  Manipulation: 'glossary:manipulation',
  Chance: '2e:hitting',
  Parameter: '2b:parameter',
  'Multi-Use': '2c:multi-use',
  'Limited Use': 'glossary:limited-use',
  Choice: '2a:on-purchase',
  Points: 'glossary:ability-points',
  Fatigue: 'glossary:fatigue',
  Global: '2b:global',
  Cost: '2e:costs',
};
