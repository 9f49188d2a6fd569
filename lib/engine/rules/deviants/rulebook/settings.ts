import type { SettingText } from '../../kernel/ruleset';
import type { Settings } from '../setup';

const lateConditions: Readonly<Record<Settings['lateConditions'], string>> = {
  ignored: 'A condition that is not met at the event does not trigger, even if it is met later.',
  counted: 'A condition that is met by the time its turn comes triggers then.',
};
const initiativeRead: Readonly<Record<Settings['initiativeRead'], string>> = {
  'at-event': 'Who holds the Initiative is read when the event happens.',
  'as-it-stands': 'Who holds the Initiative is read anew for each tie of which nobody has had a turn yet.',
};

/** What a set-up may settle otherwise, in words. */
export const settings: readonly SettingText[] = [
  {
    key: 'lateConditions',
    clause: 'condition:twice',
    title: 'Conditions met late',
    usual: 'ignored',
    values: lateConditions,
  },
  {
    key: 'initiativeRead',
    clause: 'order:initiative',
    title: 'When Initiative is read',
    usual: 'at-event',
    values: initiativeRead,
  },
];
