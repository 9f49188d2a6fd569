import type { Combatant } from '../setup';
import { fighter } from './build';

/** Offense: they deal the most, and stand the least. */
export const offense: readonly Combatant[] = [
  fighter('Brack', {
    class: 'Offense',
    difficulty: 'Beginner',
    hp: 290,
    ap: 100,
    move: { back: 1, forward: 2 },
    resistance: { Physical: 5 },
    trait: {
      text: 'Heavy hands: its Physical attacks are 5 stronger.',
      effects: [{ do: 'modify', to: 'self', stat: 'strength', type: 'Physical', add: 5 }],
    },
    abilities: {
      'Straight Punch': { ap: 15, strength: 40, range: [1, 1], priority: 1, rate: 10, text: 'Quick and close.' },
      'Wide Swing': { ap: 25, strength: 55, range: [1, 2], rate: 15, text: 'Reaches two spaces.' },
      'Three Blows': {
        ap: 35,
        strength: 30,
        hits: 3,
        range: [1, 1],
        priority: -1,
        rate: 20,
        text: 'Three hits, slow.',
      },
      'Ground Breaker': { cr: 100, strength: 120, range: [1, 3], text: 'One blow that is felt three spaces away.' },
    },
  }),
  fighter('Sorrel', {
    class: 'Offense',
    difficulty: 'Intermediate',
    hp: 285,
    ap: 100,
    move: { back: 2, forward: 2 },
    resistance: { Elemental: 15, Spiritual: -10 },
    trait: {
      text: 'Dry heat: the opponent resists Elemental attacks by 10 less.',
      effects: [{ do: 'modify', to: 'opponent', stat: 'resistance', type: 'Elemental', add: -10 }],
    },
    abilities: {
      Spark: { ap: 15, strength: 30, range: [1, 3], type: 'Elemental', priority: 1, rate: 10, text: 'A quick flame.' },
      'Fire Fan': {
        ap: 30,
        strength: 55,
        range: [2, 4],
        type: 'Elemental',
        rate: 15,
        text: 'Strong, but not up close.',
      },
      Scorch: {
        ap: 20,
        strength: 25,
        range: [1, 2],
        type: 'Elemental',
        rate: 10,
        effects: [{ do: 'push', to: 'hit', spaces: 1 }],
        text: 'Burns and drives back by a space.',
      },
      Conflagration: {
        cr: 100,
        strength: 100,
        range: [1, 6],
        type: 'Elemental',
        text: 'All of the arena in front burns.',
      },
    },
  }),
  fighter('Vireo', {
    class: 'Offense',
    difficulty: 'Advanced',
    hp: 300,
    ap: 90,
    move: { back: 3, forward: 3 },
    trait: {
      text: 'In and out: it may shift in a turn in which it came in by a shift.',
      effects: [{ do: 'can', to: 'self', what: 'second shift' }],
    },
    abilities: {
      'Passing Cut': { ap: 15, strength: 40, range: [-1, 1], priority: 2, rate: 10, text: 'Cuts in front and behind.' },
      'Exact Thrust': { ap: 30, strength: 95, range: [2, 2], rate: 20, text: 'Two spaces away, no more and no less.' },
      'Open Wound': {
        ap: 25,
        strength: 20,
        range: [1, 2],
        priority: 1,
        rate: 10,
        effects: [{ do: 'modify', to: 'hit', stat: 'resistance', add: -15, until: 'turn' }],
        text: 'For the rest of the turn the one hit resists everything by 15 less.',
      },
      'Hundred Cuts': {
        cr: 100,
        strength: 28,
        hits: 6,
        range: [1, 2],
        priority: 2,
        text: 'Six hits, before the opponent moves a hand.',
      },
    },
  }),
];
