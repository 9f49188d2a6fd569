import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, randomPlan } from '../../lib/engine/rules/crisis-collide/bots/plans';
import type { Entry } from '../../lib/engine/rules/crisis-collide/entry';
import { rulebook } from '../../lib/engine/rules/crisis-collide/rulebook';
import { crisisCollide } from '../../lib/engine/rules/crisis-collide/ruleset';
import type { Setup } from '../../lib/engine/rules/crisis-collide/setup';
import { resume, type State } from '../../lib/engine/rules/crisis-collide/state';
import { SIDES, type SideIndex } from '../../lib/engine/rules/crisis-collide/terms';
import { view } from '../../lib/engine/rules/crisis-collide/view';
import { BY_CHANCE } from '../../lib/engine/rules/kernel/dice';
import { acts, playActs, rollFrom, setups } from './arbitraries';

const duels = fc.tuple(setups, fc.array(acts, { maxLength: 40 }));
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const clauses = new Set(rulebook.clauses.map(({ id }) => id));

/** The machine may be busy: what is asked of a property is that it holds, not that it is quick. */
const UNHURRIED = { timeout: 120_000 };

describe('any duel, whatever is entered', UNHURRIED, () => {
  it('never throws, and each state, its rulings and every view are plain JSON', () => {
    fc.assert(
      fc.property(duels, ([setup, all]) => {
        playActs(setup, all, (state) => {
          expect(json(state)).toStrictEqual(state);
          const rulings = crisisCollide.rulings(state);
          expect(json(rulings)).toStrictEqual(rulings);
          for (const viewer of [
            { kind: 'visitor' },
            { kind: 'admin' },
            { kind: 'record' },
            { kind: 'leader', team: 'ann' },
          ] as const) {
            const seen = view(state, viewer);
            expect(json(seen)).toStrictEqual(seen);
          }
        });
      }),
      { numRuns: 150 },
    );
  });

  it('keeps HP, AP, places and the combatants in play within the rules', () => {
    fc.assert(
      fc.property(duels, ([setup, all]) => {
        playActs(setup, all, (state) => holds(state));
      }),
      { numRuns: 300 },
    );
  });

  it('comes out the same when its journal is folded again, from any point and through JSON', () => {
    fc.assert(
      fc.property(duels, ([setup, all]) => {
        const states: State[] = [];
        const entries = playActs(setup, all, (state) => states.push(state));
        const last = states.at(-1);
        states.forEach((from, at) => {
          const again = entries
            .slice(at)
            .reduce((state, entry) => crisisCollide.step(state, json(entry), BY_CHANCE), json(from));
          expect(again).toStrictEqual(last);
        });
      }),
      { numRuns: 100 },
    );
  });

  it('never changes a state that was made before', () => {
    fc.assert(
      fc.property(duels, ([setup, all]) => {
        const kept: { state: State; text: string }[] = [];
        playActs(setup, all, (state) => kept.push({ state, text: JSON.stringify(state) }));
        for (const { state, text } of kept) expect(JSON.stringify(state)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it('cites clauses of the rulebook alone, gives every ruling a reason and an id of its own', () => {
    fc.assert(
      fc.property(duels, ([setup, all]) => {
        let last: State | null = null;
        playActs(setup, all, (state) => {
          last = state;
        });
        const rulings = last === null ? [] : crisisCollide.rulings(last);
        for (const { cites, reason } of rulings) {
          expect(cites.length).toBeGreaterThan(0);
          for (const clause of cites) expect(clauses).toContain(clause);
          expect(reason).toMatch(/^\S.*\.$/s);
        }
        expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
      }),
      { numRuns: 150 },
    );
  });

  it('goes on from a set-up made between two turns as it would have gone on by itself', () => {
    fc.assert(
      fc.property(duels, ([setup, all]) => {
        playActs(setup, all, (state) => {
          const from = resume(state);
          if (from === null || state.sides.some(({ orders }) => orders.some((order) => order !== null))) return;
          const again = crisisCollide.open(crisisCollide.setup.parse(json(from)));
          const { setup: _, log: __, closesAt: ___, moment: ____, ...standing } = state;
          const { setup: _____, log: ______, closesAt: _______, moment: ________, ...resumed } = again;
          expect(withoutRefusals(resumed)).toStrictEqual(withoutRefusals(standing));
        });
      }),
      { numRuns: 100 },
    );
  });
});

type Standing = Omit<State, 'setup' | 'log' | 'closesAt' | 'moment'>;
const withoutRefusals = (state: Standing) => ({
  ...state,
  sides: state.sides.map((side) => ({ ...side, refused: null, seen: [...side.seen].sort() })),
});

/** Expects of a state what no duel may break. */
function holds(state: State): void {
  const found = breaches(state);
  if (found.length > 0) expect(found).toEqual([]);
}

function breaches(state: State): string[] {
  const { setup, fighters, stage } = state;
  const found: string[] = [];
  const want = (held: boolean, what: string) => {
    if (!held) found.push(what);
  };
  const within = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;
  const onArena = (space: number | null) => space !== null && Number.isInteger(space) && space >= 1 && space <= 7;
  const left = SIDES.map((index) => {
    const { active, cr } = state.sides[index];
    const { team } = setup.sides[index];
    want(within(cr, Number.POSITIVE_INFINITY), `the Crisis Rate of side ${index} is ${cr}`);
    if (stage === 'orders') want((fighters[active]?.hp ?? 0) > 0, `${active} is in play with no HP`);
    for (const key of team) {
      const { hp = -1, ap = -1, space = null } = fighters[key] ?? {};
      want(within(hp, setup.combatants[key]?.hp ?? 0), `${key} has ${hp} HP`);
      want(within(ap, setup.combatants[key]?.ap ?? 0), `${key} has ${ap} AP`);
      want(key === active ? onArena(space) : space === null, `${key} stands on ${space}`);
    }
    want(team.includes(active), `${active} is not of the team`);
    return team.filter((key) => (fighters[key]?.hp ?? 0) > 0).length;
  });
  want(left.includes(0) === (stage === 'over'), `${stage} with ${left} left`);
  for (const [key, { hp: most }] of Object.entries(setup.fighters)) {
    const { hp = -1, space = null } = fighters[key] ?? {};
    want(within(hp, most), `${key} has ${hp} HP`);
    want(hp === 0 ? space === null : onArena(space), `${key} stands on ${space} with ${hp} HP`);
  }
  return found;
}

describe('secrets', UNHURRIED, () => {
  const others = [
    { kind: 'visitor' },
    { kind: 'admin' },
    { kind: 'leader', team: 'bea' },
    { kind: 'leader', team: 'nobody' },
  ] as const;

  it('whatever a player orders in secret, everybody else sees the same', () => {
    fc.assert(
      fc.property(duels, fc.nat(), fc.nat(), ([setup, all], one, other) => {
        playActs(setup, all, (state) => {
          if (state.stage !== 'orders') return;
          const [first, second] = [one, other].map((seed) => ordered(state, 0, seed));
          if (first === undefined || second === undefined) return;
          for (const viewer of others)
            expect(JSON.stringify(view(first, viewer))).toBe(JSON.stringify(view(second, viewer)));
        });
      }),
      { numRuns: 60 },
    );
  });

  it('a refused line changes nothing that anybody else sees', () => {
    fc.assert(
      fc.property(duels, ([setup, all]) => {
        playActs(setup, all, (state) => {
          if (state.stage === 'over') return;
          const entry: Entry = {
            id: 'secret',
            seq: 999,
            at: '2024-02-01T00:00:00Z',
            actor: 'ann',
            kind: 'orders',
            by: 'ann',
            lines: [
              {
                phase: 2,
                text: 'dance',
                span: null,
                command: { do: 'act', move: null, ability: 'dance' },
                misread: null,
              },
            ],
          };
          const after = crisisCollide.step(state, entry, BY_CHANCE);
          for (const viewer of others)
            expect(JSON.stringify(view(after, viewer))).toBe(JSON.stringify(view(state, viewer)));
          expect(view(after, { kind: 'leader', team: 'ann' }).rulings.at(-1)?.outcome).toBe('Refused');
        });
      }),
      { numRuns: 60 },
    );
  });

  it('of one who has not been in play nothing is seen: neither name nor numbers nor key', () => {
    fc.assert(
      fc.property(duels, ([setup, all]) => {
        playActs(setup, all, (state) => {
          const hidden = setup.sides[0].team.filter((key) => !state.sides[0].seen.includes(key));
          for (const viewer of others) {
            const { turns, rulings, ...rest } = view(state, viewer);
            // What came back to this viewer holds the viewer's own words.
            const text = JSON.stringify([rest, rulings.filter(({ secretOf }) => secretOf === null)]);
            for (const key of hidden) expect(text).not.toContain(key.slice('ann/'.length));
            // A turn that was played shows what was ordered in it, and still no page of anybody's.
            for (const key of hidden)
              expect(JSON.stringify(turns)).not.toContain(`trait of ${key.slice('ann/'.length)}`);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  it('a replacement chosen first is not seen before the other side has chosen', () => {
    const setup = bothFall();
    let state = crisisCollide.open(setup);
    const step = (entry: Record<string, unknown>, seq: number) => {
      state = crisisCollide.step(
        state,
        crisisCollide.entry.parse({ id: `r-${seq}`, seq, at: '2024-01-01T00:00:00Z', actor: 'x', ...entry }),
        BY_CHANCE,
      );
    };
    const line = {
      phase: 1,
      text: 'hit',
      span: null,
      command: { do: 'act', move: null, ability: 'hit' },
      misread: null,
    };
    step({ kind: 'orders', by: 'ann', lines: [line] }, 1);
    step({ kind: 'orders', by: 'bea', lines: [line] }, 2);
    step({ kind: 'reveal', closesAt: null }, 3);
    expect(state.stage).toBe('replacement');
    step({ kind: 'replace', by: 'ann', combatant: 'ann/Quill' }, 4);
    expect(view(state, { kind: 'leader', team: 'bea' }).sides[0].choice).toStrictEqual({ state: 'sealed' });
    expect(JSON.stringify(view(state, { kind: 'leader', team: 'bea' }))).not.toContain('Quill');
    expect(view(state, { kind: 'leader', team: 'ann' }).sides[0].choice).toStrictEqual({
      state: 'open',
      value: 'ann/Quill',
    });
    step({ kind: 'replace', by: 'bea', combatant: 'bea/Tarn' }, 5);
    expect(state.sides.map(({ active }) => active)).toStrictEqual(['ann/Quill', 'bea/Tarn']);
  });
});

/** The state after one side has given orders drawn from a seed. */
function ordered(state: State, side: SideIndex, seed: number): State {
  const entry: Entry = {
    id: 'secret',
    seq: 999,
    at: '2024-02-01T00:00:00Z',
    actor: 'ann',
    kind: 'orders',
    by: state.setup.sides[side].key,
    lines: linesOf(randomPlan(state, side, rollFrom(seed)), state),
  };
  return crisisCollide.step({ ...state, closesAt: null }, entry, BY_CHANCE);
}

function bothFall(): Setup {
  const [sample] = fc.sample(setups, { numRuns: 1, seed: 7 });
  if (sample === undefined) throw new Error('no sample');
  const hit = {
    name: 'Hit',
    cost: { of: 'AP' as const, amount: 0 },
    attack: { strength: 5000, hits: 1 },
    range: { from: 0, to: 6 },
    type: 'Physical' as const,
    priority: 0,
    rate: 0,
    attributes: [],
    effects: [],
    text: '',
  };
  const armed = (key: string) => {
    const combatant = sample.combatants[key];
    if (combatant === undefined) throw new Error(key);
    return { ...combatant, trait: null, abilities: { hit } };
  };
  return {
    ...sample,
    field: [],
    fighters: {},
    combatants: { ...sample.combatants, 'ann/Ember': armed('ann/Ember'), 'bea/Moss': armed('bea/Moss') },
  };
}

const owing = ({ stage }: State): boolean => stage === 'replacement';

describe('duels of allowed orders', UNHURRIED, () => {
  /** Plays random allowed orders; returns the state and how many lines came back. */
  function play(setup: Setup, seed: number, turns: number): State {
    const roll = rollFrom(seed);
    let state = crisisCollide.open(setup);
    let seq = 0;
    const step = (entry: { kind: 'orders' | 'replace' | 'reveal' } & Record<string, unknown>) => {
      seq += 1;
      const whole = { id: `d-${seq}`, seq, at: '2024-01-01T00:00:00Z', actor: 'x', ...entry };
      state = crisisCollide.step(state, whole as Entry, BY_CHANCE);
    };
    while (state.stage !== 'over' && state.turn <= turns) {
      if (state.stage === 'orders') {
        for (const side of SIDES) {
          const lines = linesOf(randomPlan(state, side, roll), state);
          step({ kind: 'orders', by: setup.sides[side].key, lines });
          if (state.sides[side].orders.includes(null)) expect(lines).toBe('all allowed');
        }
        step({ kind: 'reveal', closesAt: null });
      } else {
        const before = state;
        for (const side of SIDES) {
          const { key, team } = setup.sides[side];
          if ((before.fighters[before.sides[side].active]?.hp ?? 0) > 0) continue;
          const left = team.filter((one) => (before.fighters[one]?.hp ?? 0) > 0);
          step({ kind: 'replace', by: key, combatant: left[roll(left.length) - 1] });
        }
        if (owing(state)) expect(state.stage).toBe('orders');
      }
      holds(state);
    }
    expect(state.log.filter(({ kind }) => kind === 'refusals')).toStrictEqual([]);
    return state;
  }

  it('a thousand of them pass without an error, and each ends or can go on', () => {
    const drawn = fc.sample(setups, { numRuns: 1000, seed: 20240101 });
    drawn.forEach((setup, at) => {
      const state = play(setup, at + 1, 12);
      if (state.stage === 'over') expect(state.winner).not.toBeNull();
      else expect(view(state, { kind: 'visitor' }).sides.some(({ awaiting }) => awaiting === 'orders')).toBe(true);
    });
  });
});
