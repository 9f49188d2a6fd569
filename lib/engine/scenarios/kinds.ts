import type { RulesetId } from '../rules/kernel/ruleset';
import { crisisCollideScenarios } from './crisis-collide/scenario';
import { deviantsScenarios } from './deviants/scenario';
import type { ScenarioKind } from './kind';
import { mercenariesScenarios } from './mercenaries/scenario';
import { tabletopScenarios } from './tabletop/scenario';

/** Every rulebook whose scenarios can be run; a document without `ruleset` is of Mercenaries. */
export const KINDS = {
  mercenaries: mercenariesScenarios,
  'crisis-collide': crisisCollideScenarios,
  deviants: deviantsScenarios,
  tabletop: tabletopScenarios,
} as const satisfies Record<RulesetId, ScenarioKind>;

export const DEFAULT_RULESET: RulesetId = 'mercenaries';
