import { describe, expect, it } from 'vitest';
import { damageOf, roundDown } from '../../lib/engine/rules/crisis-collide/damage';
import type { NewEntry } from '../../lib/engine/rules/crisis-collide/entry';
import type { Figure } from '../../lib/engine/rules/crisis-collide/record';
import { crisisCollide } from '../../lib/engine/rules/crisis-collide/ruleset';
import { duelOf, STARTING_SET } from '../../lib/engine/rules/crisis-collide/starting-set';
import type { State } from '../../lib/engine/rules/crisis-collide/state';
import { view } from '../../lib/engine/rules/crisis-collide/view';
import { BY_CHANCE } from '../../lib/engine/rules/kernel/dice';
import { fold } from '../../lib/engine/rules/kernel/fold';

const setup = duelOf([
  { key: 'ann', name: 'Ann', team: STARTING_SET.slice(0, 3) },
  { key: 'bea', name: 'Bea', team: STARTING_SET.slice(3, 6) },
]);

function play(...entries: (NewEntry & { at?: string })[]): State {
  return entries.reduce<State>((state, entry, index) => {
    const whole = crisisCollide.entry.parse({
      at: '2024-01-01T12:00:00Z',
      ...entry,
      id: `e-${index + 1}`,
      seq: index + 1,
      actor: 'admin',
    });
    return crisisCollide.step(state, whole, BY_CHANCE);
  }, crisisCollide.open(setup));
}

const rests = (by: string): NewEntry => ({
  kind: 'orders',
  by,
  lines: [1, 2, 3].map((phase) => ({
    phase,
    text: 'rest',
    span: null,
    command: { do: 'act', move: null, ability: null },
    misread: null,
  })),
});
const outcomes = (state: State) => crisisCollide.rulings(state).map(({ outcome }) => outcome);

describe('the deadline', () => {
  const deadline = (closesAt: string | null): NewEntry => ({
    kind: 'deadline',
    closesAt,
    because: 'The turn is to be played.',
  });

  it('orders after it come back, and those at the very time do not', () => {
    const late = play(deadline('2024-01-01T11:59:59Z'), rests('ann'));
    expect(outcomes(late)).toEqual(['Refused']);
    expect(crisisCollide.rulings(late)[0]?.cites).toContain('order:invalid');
    expect(outcomes(play(deadline('2024-01-01T12:00:00Z'), rests('ann')))).toEqual([]);
    expect(outcomes(play(deadline('2024-01-01T13:00:00+01:00'), rests('ann')))).toEqual([]);
  });

  it('a post without an order is never late', () => {
    const talk: NewEntry = { kind: 'post', by: 'ann', text: 'Well played.', lines: [], reader: '1' };
    expect(outcomes(play(deadline('2024-01-01T11:00:00Z'), talk))).toEqual([]);
  });

  it('an extension is an entry, and the reveal sets the next one', () => {
    const extended = play(deadline('2024-01-01T11:00:00Z'), deadline(null), rests('ann'));
    expect(outcomes(extended)).toEqual([]);
    const revealed = play(
      rests('ann'),
      rests('bea'),
      { kind: 'reveal', closesAt: '2024-01-01T11:00:00Z' },
      rests('ann'),
    );
    expect(outcomes(revealed).at(-1)).toBe('Refused');
  });
});

describe('an admin’s ruling', () => {
  const told = (ruling: string): NewEntry => ({
    kind: 'ruling',
    fighters: {},
    sides: {},
    supersedes: { ruling, outcome: 'Defaulted' },
    because: 'The post was another player’s.',
  });

  it('supersedes a ruling, which keeps what the rules said beside it', () => {
    const played = [rests('ann'), rests('bea'), { kind: 'reveal' as const, closesAt: null }];
    const state = play(...played, told('e-3.1.ann.rest'));
    const ruling = crisisCollide.rulings(state).find(({ id }) => id === 'e-3.1.ann.rest');
    expect(ruling).toMatchObject({
      outcome: 'Rested',
      override: { outcome: 'Defaulted', entry: 'e-4', actor: 'admin', because: 'The post was another player’s.' },
    });
  });

  it('of a ruling that is not there comes back', () => {
    expect(outcomes(play(told('e-9.1.ann.rest')))).toEqual(['Refused']);
  });
});

describe('the fold of all rulebooks', () => {
  const envelope = (seq: number) => ({ id: `e-${seq}`, seq, at: '2024-01-01T12:00:00Z', actor: 'admin' });
  const journal = [rests('ann'), rests('bea'), { kind: 'reveal' as const, closesAt: null }].map((entry, index) =>
    crisisCollide.entry.parse({ ...entry, ...envelope(index + 1) }),
  );

  it('strikes an entry, and takes the strike back', () => {
    const strike = { ...envelope(4), kind: 'strike' as const, target: 'e-1', part: null, because: 'Not Ann’s post.' };
    const undo = { ...envelope(5), kind: 'undo' as const, target: 'e-4', because: 'It was.' };
    const struck = fold(crisisCollide, setup, [...journal, strike], BY_CHANCE);
    expect(
      crisisCollide.rulings(struck).filter(({ by, outcome }) => by === 'ann' && outcome === 'Defaulted'),
    ).toHaveLength(3);
    expect(fold(crisisCollide, setup, [...journal, strike, undo], BY_CHANCE)).toStrictEqual(
      fold(crisisCollide, setup, journal, BY_CHANCE),
    );
  });
});

describe('what a player may see', () => {
  it('a line that came back is shown to its author and to nobody else', () => {
    const state = play({
      kind: 'orders',
      by: 'ann',
      lines: [
        { phase: 1, text: 'dance', span: null, command: { do: 'act', move: null, ability: 'dance' }, misread: null },
      ],
    });
    const refusals = (viewer: Parameters<typeof view>[1]) => view(state, viewer).rulings.length;
    expect(refusals({ kind: 'leader', team: 'ann' })).toBe(1);
    expect(refusals({ kind: 'leader', team: 'bea' })).toBe(0);
    expect(refusals({ kind: 'visitor' })).toBe(0);
    expect(refusals({ kind: 'admin' })).toBe(0);
  });

  it('the opponent’s bench is a number, one’s own is known', () => {
    const seen = view(play(), { kind: 'leader', team: 'bea' });
    expect(seen.sides.map(({ known, unseen }) => [known.length, unseen])).toEqual([
      [1, 2],
      [3, 0],
    ]);
  });

  it('a key that nobody was shown is as unknown as one that is nobody’s', () => {
    const naming = (of: string) =>
      play({
        kind: 'orders',
        by: 'bea',
        lines: [
          {
            phase: 1,
            text: 'x',
            span: null,
            command: { do: 'act', move: { at: 'with', of }, ability: null },
            misread: null,
          },
        ],
      });
    const hidden = crisisCollide.rulings(naming('ann/Sorrel'))[0];
    const nobody = crisisCollide.rulings(naming('ann/Nobody'))[0];
    expect(hidden?.outcome).toBe('Refused');
    expect(hidden?.cites).toEqual(nobody?.cites);
    expect(hidden?.reason.replace('Sorrel', 'Nobody')).toBe(nobody?.reason);
  });
});

describe('the end of a duel', () => {
  it('the next one is a rematch of the same teams, rested', () => {
    const state = play({
      kind: 'ruling',
      fighters: { 'ann/Brack': { hp: 3 } },
      sides: { ann: { cr: 40 }, bea: { active: 'bea/Garrow' } },
      supersedes: null,
      because: 'A test.',
    });
    expect(crisisCollide.close(state)).toStrictEqual(setup);
  });
});

describe('the arithmetic of damage', () => {
  const plain = (value: number): Figure => ({
    base: value,
    set: null,
    times: 1,
    plus: 0,
    value,
    by: [],
    beaten: [],
    cites: [],
  });

  it.each([
    [50, 30, 3, 60],
    [37.5, 10, 3, 82],
    [20, 50, 3, 0],
    [40, -15, 2, 110],
    [100 * 0.29, 0, 1, 29],
    [30 * 1.1, 0, 1, 33],
    [0.5, 0, 1, 0],
  ])('(%d − %d) × %d deals %d', (strength, resistance, hits, dealt) => {
    expect(damageOf('moss', plain(strength), plain(resistance), hits).dealt).toBe(dealt);
  });

  it('a whole number is not rounded down for a hair that multiplying left', () => {
    expect(roundDown(28.999999999999996)).toBe(29);
    expect(roundDown(28.99)).toBe(28);
    expect(roundDown(-0.5)).toBe(-1);
  });
});
