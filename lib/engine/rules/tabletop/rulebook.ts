import type { Rulebook } from '../kernel/ruleset';
import { action, expend, level, range } from './rulebook/costs';
import { disbelief, duration, save } from './rulebook/lasting';
import { combine, distraction, input, ruling } from './rulebook/meeting';
import { basics, step, type } from './rulebook/using';

/** Every clause that a ruling may cite, in the site's own words, in the order in which the rules page shows them. */
export const rulebook: Rulebook = {
  title: 'Tabletop abilities',
  version: '1.0',
  sections: [
    { id: 'basics', title: 'The basics' },
    { id: 'step', title: 'Steps of a use' },
    { id: 'type', title: 'Kinds of abilities' },
    { id: 'action', title: 'Actions' },
    { id: 'level', title: 'Level notation' },
    { id: 'expend', title: 'Expenditure' },
    { id: 'range', title: 'Range' },
    { id: 'duration', title: 'Duration' },
    { id: 'save', title: 'Saves' },
    { id: 'disbelief', title: 'Disbelief' },
    { id: 'distraction', title: 'Distractions' },
    { id: 'combine', title: 'Several abilities' },
    { id: 'input', title: 'What is refused' },
    { id: 'ruling', title: 'Rulings by hand' },
  ],
  clauses: [
    ...basics,
    ...step,
    ...type,
    ...action,
    ...level,
    ...expend,
    ...range,
    ...duration,
    ...save,
    ...disbelief,
    ...distraction,
    ...combine,
    ...input,
    ...ruling,
  ],
};
