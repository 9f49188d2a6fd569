import { rulebook as crisisCollide } from '../../engine/rules/crisis-collide/rulebook';
import { rulebook as deviants } from '../../engine/rules/deviants/rulebook';
import type { Rulebook, TableRulesetId } from '../../engine/rules/kernel/ruleset';
import { rulebook as tabletop } from '../../engine/rules/tabletop/rulebook';

/** The rulebooks of the games that tables play, by the address of their pages: `/rules/ID`. */
export const RULEBOOKS = {
  'crisis-collide': crisisCollide,
  tabletop,
  deviants,
} as const satisfies Record<TableRulesetId, Rulebook>;

export const isTableRuleset = (id: string): id is TableRulesetId => Object.hasOwn(RULEBOOKS, id);

/** The same, as links name them. */
export const RULEBOOK_TITLES = Object.entries(RULEBOOKS).map(([id, { title }]) => ({ id, title }));
