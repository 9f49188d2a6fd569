import { type Settings, settingsSchema } from '../setup';

/** Settings that belong together, to begin a season from; each may be adjusted afterwards. */
export interface Edition {
  readonly id: 'primer' | 'older-failure' | 'declared-order' | 'ability-points';
  readonly title: string;
  readonly text: string;
  readonly settings: Settings;
}

const edition = (id: Edition['id'], title: string, text: string, settings: Partial<Settings>): Edition => ({
  id,
  title,
  text,
  settings: settingsSchema.parse(settings),
});

export const EDITIONS: readonly Edition[] = [
  edition('primer', 'Today’s primer', 'The rules as the primer has them today.', {}),
  edition(
    'older-failure',
    'The older Failure',
    'As in older seasons: an ability that has Failed rests for a week before it may be used again.',
    { failure: 'one week' },
  ),
  edition(
    'declared-order',
    'Declared order',
    'Abilities of one timing go off one by one, in the order in which they were declared.',
    { battleOrder: 'declaration' },
  ),
  edition(
    'ability-points',
    'Ability Points and Fatigue',
    'In Wartime abilities cost Ability Points of their team, and every ability rests for its Fatigue.',
    { resource: 'points' },
  ),
];
