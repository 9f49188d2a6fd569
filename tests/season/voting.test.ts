import { describe, expect, it } from 'vitest';
import { factsByAbility } from '@/lib/features/season/facts';
import { pollState, TIES, tallyOf, verdictOf } from '@/lib/record/votes/voting';

const SIDES = { attacker: 'red', defender: 'blue' };
const NOW = '2026-12-01T12:00:00.000Z';
const LATER = '2026-12-01T12:00:00.001Z';

describe('the tally', () => {
  it('counts each side, by the phase in which a vote was cast, and nobody else', () => {
    const votes = [
      { team: 'red', phase: 'Battles' },
      { team: 'blue', phase: 'Results' },
      { team: 'blue', phase: 'Battles' },
      { team: 'green', phase: 'Battles' },
    ] as const;
    expect(tallyOf(SIDES, votes)).toEqual({
      attacker: 1,
      defender: 2,
      phases: [
        { phase: 'Battles', attacker: 1, defender: 1 },
        { phase: 'Results', attacker: 0, defender: 1 },
      ],
    });
  });

  it('makes the side with more votes the winner, whatever the rule of ties', () => {
    for (const tie of TIES) {
      const level = { attacker: 1, defender: 1 };
      expect(verdictOf(SIDES, { attacker: 3, defender: 2 }, tie, level)).toEqual({ team: 'red', why: 'votes' });
      expect(verdictOf(SIDES, { attacker: 0, defender: 1 }, tie, level)).toEqual({ team: 'blue', why: 'votes' });
    }
  });

  it.each([
    ['admin', { attacker: 1, defender: 2 }, null],
    ['attacker', { attacker: 2, defender: 1 }, 'red'],
    ['defender', { attacker: 1, defender: 2 }, 'blue'],
    ['standing', { attacker: 1, defender: 2 }, 'red'],
    ['standing', { attacker: 2, defender: 1 }, 'blue'],
    ['standing', { attacker: 1, defender: 1 }, null],
  ] as const)('of a tie by the rule “%s”, places %o, makes %s the winner', (tie, places, team) => {
    expect(verdictOf(SIDES, { attacker: 2, defender: 2 }, tie, places)).toEqual({ team, why: 'tie' });
  });

  it('leaves a match on which nobody voted to an admin, whatever the rule of ties', () => {
    for (const tie of TIES) {
      const verdict = verdictOf(SIDES, { attacker: 0, defender: 0 }, tie, { attacker: 1, defender: 2 });
      expect(verdict).toEqual({ team: null, why: 'nobody voted' });
    }
  });
});

describe('a vote', () => {
  const moment = { closesAt: null, winner: null, closedAt: null };
  it.each([
    ['Peacetime', 'to come', 'to come'],
    ['Wartime', 'to come', 'to come'],
    ['Battles', 'open', 'open'],
    ['Results', 'closed', 'open'],
    ['Closed', 'closed', 'closed'],
  ] as const)('is, in %s, %s until Battles and %s until Results', (phase, battles, results) => {
    expect(pollState({ until: 'Battles' }, { ...moment, phase }, NOW)).toBe(battles);
    expect(pollState({ until: 'Results' }, { ...moment, phase }, NOW)).toBe(results);
  });

  it('closes at its own phase’s deadline to the millisecond, and at no other phase’s', () => {
    const at = { ...moment, closesAt: LATER };
    expect(pollState({ until: 'Results' }, { ...at, phase: 'Results' }, NOW)).toBe('open');
    expect(pollState({ until: 'Results' }, { ...at, phase: 'Results' }, LATER)).toBe('closed');
    expect(pollState({ until: 'Results' }, { ...at, phase: 'Battles' }, LATER)).toBe('open');
  });

  it('closes when an admin closes it, and when the winner is named', () => {
    expect(pollState({ until: 'Results' }, { ...moment, phase: 'Battles', closedAt: NOW }, NOW)).toBe('closed');
    expect(pollState({ until: 'Results' }, { ...moment, phase: 'Battles', winner: 'red' }, NOW)).toBe('closed');
  });
});

it('facts of one ability stand in one sentence, each once, in their order', () => {
  const fact = (ruling: string, text: string) => ({ ruling, text, title: ruling });
  expect(
    factsByAbility([
      fact('one', 'Nemo has a lit candle.'),
      fact('two', 'It rains.'),
      fact('one', 'Fogg has a watch.'),
      fact('one', 'Nemo has a lit candle.'),
    ]).map(({ ruling, text }) => [ruling, text]),
  ).toEqual([
    ['one', 'Nemo has a lit candle; Fogg has a watch.'],
    ['two', 'It rains.'],
  ]);
});
