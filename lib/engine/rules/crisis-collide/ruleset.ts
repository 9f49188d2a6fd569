import type { Ruleset } from '../kernel/ruleset';
import { type Entry, entrySchema } from './entry';
import type { Lexicon } from './orders';
import { override } from './override';
import { post, refused } from './posting';
import { refuse } from './refusals';
import { chooseReplacement } from './replacement';
import { rulebook } from './rulebook';
import { type Ruling, rulings } from './rulings';
import { type Setup, setupSchema } from './setup';
import { open, rematch, type State } from './state';
import { playTurn } from './turn';
import { type View, view } from './view';
import { lexicon } from './vocabulary';

/** Crisis Collide: two players, three combatants each, three phases a turn. It has no dice. */
export const crisisCollide: Ruleset<Setup, State, Entry, View, Ruling, Lexicon> = {
  id: 'crisis-collide',
  version: '1.1.0',
  stateVersion: 2,
  rulebook,
  setup: setupSchema,
  entry: entrySchema,
  open,
  step,
  /** The next duel of two teams is their rematch. */
  close: rematch,
  rulings: (state) => rulings(state),
  vocabulary: lexicon,
  view,
};

function step(state: State, entry: Entry): State {
  switch (entry.kind) {
    case 'post':
    case 'orders':
      return post(state, entry);
    case 'reveal':
      return reveal(state, entry);
    case 'deadline':
      return { ...state, closesAt: entry.closesAt };
    case 'replace':
      return chooseReplacement(state, entry);
    case 'ruling':
      return override(state, entry);
  }
}

/** The reveal waits for nobody's orders: who gave none stays and rests (flow:default). */
function reveal(state: State, entry: Extract<Entry, { kind: 'reveal' }>): State {
  if (state.stage === 'orders') return playTurn(state, entry, entry.closesAt);
  const refusal = { why: 'not now' as const, stage: state.stage };
  const about = { side: null, phase: null, combatant: null, ability: null, text: '', moment: state.moment };
  return refused(state, entry, null, [refuse(refusal, about)]);
}
