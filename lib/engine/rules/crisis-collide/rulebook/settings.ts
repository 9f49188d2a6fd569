import type { SettingText } from '../../kernel/ruleset';
import type { Settings } from '../setup';

const benchedTraits: Readonly<Record<Settings['benchedTraits'], string>> = {
  idle: 'A trait works while its combatant is in play, and not from the bench.',
  active: 'A trait works from the bench too, once its combatant has been in play.',
};

/** What a set-up may settle otherwise, in words. */
export const settings: readonly SettingText[] = [
  {
    key: 'benchedTraits',
    clause: 'fighter:trait',
    title: 'Traits on the bench',
    usual: 'idle',
    values: benchedTraits,
  },
];
