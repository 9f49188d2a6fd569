import type { Ruleset } from '../kernel/ruleset';
import { close } from './close';
import { type Entry, entrySchema } from './entry';
import { open } from './open';
import { rulebook } from './rulebook';
import type { Setup } from './setup';
import { STATE_VERSION, type State } from './state';
import { step } from './step';
import { rulingsOf } from './transaction';
import { anySetup } from './upgrade';
import type { View } from './view';
import { view } from './viewing';
import { vocabulary } from './vocabulary';

/** Changes with any change of a ruling. */
export const RULES_VERSION = '8';

/** The weekly forum game, as a ruleset. The one door to this room. */
export const mercenaries: Ruleset<Setup, State, Entry, View> = {
  id: 'mercenaries',
  version: RULES_VERSION,
  stateVersion: STATE_VERSION,
  rulebook,
  setup: anySetup,
  entry: entrySchema,
  open,
  step,
  close,
  rulings: rulingsOf,
  vocabulary,
  view,
};
