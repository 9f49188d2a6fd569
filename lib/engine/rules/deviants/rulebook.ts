import type { Rulebook } from '../kernel/ruleset';
import { ability, assign, condition } from './rulebook/abilities';
import { effect, exempt, input, ruling } from './rulebook/effects';
import { settings } from './rulebook/settings';
import { order, trigger } from './rulebook/triggers';

/** Every clause that a ruling may cite, in the site's own words, in the order in which the rules page shows them. */
export const rulebook: Rulebook = {
  title: 'Deviants abilities',
  version: '1.0',
  settings,
  sections: [
    { id: 'ability', title: 'What an ability is' },
    { id: 'condition', title: 'Conditions' },
    { id: 'assign', title: 'Assignment' },
    { id: 'trigger', title: 'Triggers' },
    { id: 'order', title: 'Order of resolution' },
    { id: 'effect', title: 'Effects' },
    { id: 'exempt', title: 'Exceptions' },
    { id: 'input', title: 'Orders' },
    { id: 'ruling', title: 'Rulings by hand' },
  ],
  clauses: [...ability, ...condition, ...assign, ...trigger, ...order, ...effect, ...exempt, ...input, ...ruling],
};
