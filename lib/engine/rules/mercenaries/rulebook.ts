import type { Rulebook } from '../kernel/ruleset';
import { cooldowns } from './rulebook/cooldowns';
import { glossary } from './rulebook/glossary';
import { effects, interplay, metaAbilities, pureSupports, resolution } from './rulebook/resolution';
import { targeting } from './rulebook/targeting';
import { types } from './rulebook/types';

/** Every clause that a ruling may cite, in the site's own words, in the order in which the rules page shows them. */
export const rulebook: Rulebook = {
  title: 'Mercenaries',
  version: '1.0',
  sections: [
    { id: '2a', title: 'Types of ability' },
    { id: '2b', title: 'Whom an ability reaches' },
    { id: '2c', title: 'Cooldowns' },
    { id: '2d', title: 'Effects' },
    { id: '2e', title: 'From a post to an effect' },
    { id: '2f', title: 'Several abilities at once' },
    { id: '2g', title: 'Pure Supports' },
    { id: '2h', title: 'Abilities about abilities' },
    { id: 'glossary', title: 'Glossary' },
  ],
  clauses: [
    ...types,
    ...targeting,
    ...cooldowns,
    ...effects,
    ...resolution,
    ...interplay,
    ...pureSupports,
    ...metaAbilities,
    ...glossary,
  ],
};
export { type SettingGuide, sayValue, settingsGuide } from './rulebook/settings';
