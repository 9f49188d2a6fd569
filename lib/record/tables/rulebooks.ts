import { rulebook as crisisCollide } from '../../engine/rules/crisis-collide/rulebook';
import { rulebook as deviants } from '../../engine/rules/deviants/rulebook';
import type { Rulebook, RulesetId } from '../../engine/rules/kernel/ruleset';
import { rulebook as tabletop } from '../../engine/rules/tabletop/rulebook';

/** The rulebooks of the games that tables play, by the address of their pages: `/rules/ID`. */
export const RULEBOOKS: Readonly<Partial<Record<RulesetId, Rulebook>>> = {
  'crisis-collide': crisisCollide,
  tabletop,
  deviants,
};

/** The same, as links name them. */
export const RULEBOOK_TITLES = Object.entries(RULEBOOKS).map(([id, { title }]) => ({ id, title }));
