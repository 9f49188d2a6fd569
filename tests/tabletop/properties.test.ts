import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BY_CHANCE } from '../../lib/engine/rules/kernel/dice';
import { usesLeft } from '../../lib/engine/rules/tabletop/expenditure';
import { parseExpression, reckon } from '../../lib/engine/rules/tabletop/expression';
import { readLine } from '../../lib/engine/rules/tabletop/orders';
import { rulebook } from '../../lib/engine/rules/tabletop/rulebook';
import { tabletop } from '../../lib/engine/rules/tabletop/ruleset';
import type { State } from '../../lib/engine/rules/tabletop/state';
import { STEPS } from '../../lib/engine/rules/tabletop/terms';
import { view } from '../../lib/engine/rules/tabletop/view';
import { expectPlainJson, freeze } from '../rules/support/plain';
import { acts, KEYS, LABELLED, playActs, setups } from './arbitraries';

const encounters = fc.tuple(setups, fc.array(acts, { maxLength: 40, size: 'max' }));
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const clauses = new Set(rulebook.clauses.map(({ id }) => id));

/** The machine may be busy: what is asked of a property is that it holds, not that it is quick. */
const UNHURRIED = { timeout: 120_000 };

describe('any encounter, whatever is entered', UNHURRIED, () => {
  it('never throws; each state, its rulings and every view are plain JSON that nobody changes later', () => {
    fc.assert(
      fc.property(encounters, ([setup, all]) => {
        playActs(setup, all, (state) => {
          expectPlainJson(freeze(state));
          for (const viewer of [
            { kind: 'visitor' },
            { kind: 'admin' },
            { kind: 'record' },
            { kind: 'leader', team: 'player of Bram' },
          ] as const)
            expectPlainJson(view(state, viewer));
          expect(tabletop.setup.safeParse(json(tabletop.close(state))).success).toBe(true);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('keeps uses, actions and turns within the rules', () => {
    fc.assert(
      fc.property(encounters, ([setup, all]) => {
        playActs(setup, all, holds);
      }),
      { numRuns: 30 },
    );
  });

  it('answers every entry with a ruling or a note, cites clauses of the rulebook alone, and gives each an id of its own', () => {
    fc.assert(
      fc.property(encounters, ([setup, all]) => {
        let last = 0;
        let state = tabletop.open(setup);
        playActs(setup, all, (next, entry) => {
          const told = next.log.slice(last).filter((item) => item.entry === entry?.id);
          const silent =
            entry === null || entry.kind === 'end' || (entry.kind === 'ruling' && !(entry.ends.length > 0));
          if (!silent) expect(told, JSON.stringify(entry)).not.toEqual([]);
          last = next.log.length;
          state = next;
        });
        for (const { cites } of state.log) for (const clause of cites) expect(clauses).toContain(clause);
        for (const { reason, steps, step } of tabletop.rulings(state)) {
          expect(reason).toMatch(/^\S.*\.$/s);
          if (step !== null) expect(STEPS).toContain(step);
          for (const one of steps) expect(STEPS).toContain(one.step);
        }
        expect(new Set(state.log.map(({ id }) => id)).size).toBe(state.log.length);
      }),
      { numRuns: 30 },
    );
  });

  it('comes out the same when its journal is folded again, from any point and through JSON', () => {
    fc.assert(
      fc.property(encounters, ([setup, all]) => {
        const states: State[] = [];
        const entries = playActs(setup, all, (state) => states.push(state));
        const last = states.at(-1);
        states.forEach((from, at) => {
          const again = entries
            .slice(at)
            .reduce((state, entry) => tabletop.step(state, json(entry), LABELLED), json(from));
          expect(again).toStrictEqual(last);
        });
      }),
      { numRuns: 20 },
    );
  });

  it('in a preview draws no die: what hangs on one is told to be by chance, and never changes HP', () => {
    fc.assert(
      fc.property(encounters, ([setup, all]) => {
        let before = tabletop.open(setup);
        playActs(setup, all, (state, entry) => {
          if (entry !== null) {
            const preview = tabletop.step(before, entry, BY_CHANCE);
            expectPlainJson(preview);
            const drawn = (one: State) =>
              one.log.flatMap((item) =>
                item.kind === 'ruling' ? item.steps.flatMap(({ dice, checks }) => [...dice, ...checks]) : [],
              );
            expect(drawn(preview)).toHaveLength(drawn(before).length);
          }
          before = state;
        });
      }),
      { numRuns: 30 },
    );
  });

  it('never tells anybody but the game master who believes what', () => {
    fc.assert(
      fc.property(encounters, ([setup, all]) => {
        playActs(setup, all, (state) => {
          const silent = withoutBeliefs(state);
          for (const viewer of [
            { kind: 'visitor' },
            ...KEYS.map((key) => ({ kind: 'leader' as const, team: `player of ${state.creatures[key]?.sheet.name}` })),
          ] as const)
            expect(view(state, viewer)).toStrictEqual(view(silent, viewer));
          expect(view(state, { kind: 'admin' }).beliefs).toStrictEqual(state.beliefs);
        });
      }),
      { numRuns: 30 },
    );
  });
});

/** The same encounter as if nobody had looked into any illusion. */
const withoutBeliefs = (state: State): State => ({
  ...state,
  beliefs: [],
  log: state.log.filter(({ id }) => !/^1-\d+\.(study|proof|say)\b/.test(id)),
});

/** Expects of a state what no encounter may break. */
function holds(state: State): void {
  for (const [key, { sheet, actions, pending, spent, held }] of Object.entries(state.creatures)) {
    for (const [ability, { uses }] of Object.entries(sheet.abilities)) {
      const left = usesLeft(state, key, ability);
      if (uses.as === 'at-will') expect(left).toBeNull();
      else {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(uses.count);
      }
    }
    for (const { used, back, later } of Object.values(spent)) {
      expect(used).toBeGreaterThanOrEqual(0);
      if (back !== null) expect(back).toBeGreaterThan(0);
      for (const one of later) expect(one).toBeGreaterThan(0);
    }
    if (pending !== null) {
      expect(pending.left).toBeGreaterThan(0);
      expect(actions).toEqual({ standard: false, move: false, swift: false });
    }
    if (held !== null) expect(sheet.abilities[held.attempt.ability]?.range.as).toBe('touch');
  }
  for (const { ends, on, placed, user } of state.effects) {
    if (ends.as === 'fixed') expect(ends.left).toBeGreaterThan(0);
    if (!placed) expect(on.length).toBeGreaterThan(0);
    expect(state.creatures).toHaveProperty(user);
  }
  expect(new Set(state.effects.map(({ id }) => id)).size).toBe(state.effects.length);
  if (state.running !== null) expect(state.last).toBe(state.running);
}

describe('any text', UNHURRIED, () => {
  const reckoning = {
    level: 7,
    scores: { Str: 0, Dex: 1, Con: 2, Int: -1, Wis: 0, Cha: 3 },
    roll: (sides: number) => sides,
  };

  it('as an amount is read or refused, and what is read is a whole number within bounds', () => {
    const pieces = fc.array(
      fc.constantFrom('[', ']', '(', ')', 'CL', 'd', '6', '12', '+', '-', '*', '/', '^', ' ', 'Cha', '0'),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 300 }),
          pieces.map((all) => all.join('')),
        ),
        (text) => {
          const parsed = parseExpression(text);
          if ('problem' in parsed) return;
          const amount = reckon(parsed.expression, reckoning);
          expect(Number.isInteger(amount)).toBe(true);
          expect(Math.abs(amount)).toBeLessThanOrEqual(1_000_000_000);
          expect(Object.is(amount, -0)).toBe(false);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('as a bold line is read as some order, and the entry takes it', () => {
    const lexicon = {
      abilities: [{ key: 'a', name: 'Snap on, Cue', modes: ['Hot, hot', 'As Is'] }],
      creatures: [{ key: 'b', name: 'Bram, the Old' }],
    };
    const words = fc.array(
      fc.constantFrom(
        'Snap on, Cue',
        'snap',
        'on',
        ',',
        'as',
        'Hot, hot',
        'As is',
        'defensively',
        'Bram, the Old',
        'and',
        'dismiss',
        'touch',
        'İ',
        '.',
      ),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 500 }),
          words.map((all) => all.join(' ')),
        ),
        (text) => {
          const order = readLine(text, null, lexicon);
          expect(
            tabletop.entry.safeParse({
              id: '1-1',
              seq: 1,
              at: '2024-01-01T12:00:00Z',
              actor: 'x',
              kind: 'post',
              by: 'b',
              text,
              orders: [order],
              reader: '1',
            }).success,
          ).toBe(true);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
