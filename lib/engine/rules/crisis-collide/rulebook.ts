import type { Rulebook } from '../kernel/ruleset';
import { move, shift } from './rulebook/arena';
import { crisis, elimination, level, ruling } from './rulebook/ending';
import { ability, damage } from './rulebook/fighting';
import { fighter, setup } from './rulebook/opening';
import { settings } from './rulebook/settings';
import { flow, order, rest } from './rulebook/turn';

/** Every clause that a ruling may cite, in the site's own words, in the order in which the rules page shows them. */
export const rulebook: Rulebook = {
  title: 'Crisis Collide',
  version: '1.0',
  settings,
  sections: [
    { id: 'setup', title: 'Set-up' },
    { id: 'fighter', title: 'Fighters' },
    { id: 'flow', title: 'The turn' },
    { id: 'rest', title: 'Rest' },
    { id: 'order', title: 'Orders' },
    { id: 'move', title: 'Movement' },
    { id: 'ability', title: 'Abilities' },
    { id: 'damage', title: 'Damage' },
    { id: 'shift', title: 'Shifting' },
    { id: 'crisis', title: 'Crisis Rate' },
    { id: 'elimination', title: 'Elimination and victory' },
    { id: 'level', title: 'Which rule wins' },
    { id: 'ruling', title: 'Rulings by hand' },
  ],
  clauses: [
    ...setup,
    ...fighter,
    ...flow,
    ...rest,
    ...order,
    ...move,
    ...ability,
    ...damage,
    ...shift,
    ...crisis,
    ...elimination,
    ...level,
    ...ruling,
  ],
};
