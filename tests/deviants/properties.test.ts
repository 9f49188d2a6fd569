import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../lib/engine/rules/deviants/entry';
import { deviants } from '../../lib/engine/rules/deviants/ruleset';
import { setupSchema } from '../../lib/engine/rules/deviants/setup';
import type { State } from '../../lib/engine/rules/deviants/state';
import { MOST_EVENTS, TRIGGER_CAP } from '../../lib/engine/rules/deviants/terms';
import { view } from '../../lib/engine/rules/deviants/view';
import { BY_CHANCE } from '../../lib/engine/rules/kernel/dice';
import { exportScenario } from '../../lib/engine/scenarios/deviants/export';
import { deviantsScenarios } from '../../lib/engine/scenarios/deviants/scenario';
import { anyJournal, anySetup } from './arbitraries';

const steps = (from: State, journal: readonly Entry[]): State[] => {
  const states = [from];
  for (const entry of journal) states.push(deviants.step(states.at(-1) ?? from, entry, BY_CHANCE));
  return states;
};
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const property = (check: (states: readonly State[], journal: readonly Entry[]) => void) =>
  fc.assert(
    fc.property(anySetup, anyJournal, (setup, journal) => check(steps(deviants.open(setup), journal), journal)),
    { numRuns: 300 },
  );

describe('any board and any journal', () => {
  it('never make a step throw, and a state survives JSON at every step', () => {
    property((states, journal) =>
      journal.forEach((entry, at) => {
        const before = states[at];
        if (before === undefined) throw new Error('no state');
        expect(JSON.stringify(deviants.step(copyOf(before), copyOf(entry), BY_CHANCE))).toBe(
          JSON.stringify(states[at + 1]),
        );
      }),
    );
  });

  it('leave the state that was given as it was', () => {
    property((states, journal) => {
      const kept = copyOf(states);
      for (const [at, entry] of journal.entries()) {
        const before = states[at];
        if (before !== undefined) deviants.step(before, entry, BY_CHANCE);
      }
      expect(JSON.stringify(states)).toBe(JSON.stringify(kept));
    });
  });

  it('take no counter and no Planning points below 0, and no ability past three triggers a turn', () => {
    property((states) => {
      for (const state of states) {
        const { cards, players } = view(state, { kind: 'record' });
        for (const { counters } of [...cards, ...players])
          expect(Object.values(counters).every((value) => value >= 0)).toBe(true);
        expect(cards.every(({ planning }) => planning >= 0)).toBe(true);
        expect(Object.values(state.triggered).every((times) => times <= TRIGGER_CAP)).toBe(true);
      }
    });
  });

  it('put no two cards into one slot', () => {
    property((states) => {
      for (const { cards } of states) {
        const slots = cards
          .filter(({ zone, type }) => zone === 'board' && type !== 'HQ')
          .map(({ player, type, column }) => `${player} ${type} ${column}`);
        expect(new Set(slots).size).toBe(slots.length);
      }
    });
  });

  it('show an opponent and a watcher nothing of a hand but its size', () => {
    property((states) => {
      for (const state of states)
        for (const [viewer, stranger] of [
          [{ kind: 'leader', team: 'North' }, 'South'],
          [{ kind: 'leader', team: 'South' }, 'North'],
          [{ kind: 'visitor' }, 'North'],
        ] as const) {
          const seen = view(state, viewer);
          const hand = state.cards.filter(({ zone, player }) => zone === 'hand' && player === stranger);
          expect(seen.cards.filter(({ name }) => hand.some((card) => card.name === name))).toEqual([]);
          expect(seen.rulings.filter(({ secretOf }) => secretOf === stranger)).toEqual([]);
          expect(seen.players.find(({ name }) => name === stranger)?.inHand).toBe(hand.length);
        }
    });
  });

  it('close into a set-up that opens the same board', () => {
    property((states) => {
      const last = states.at(-1);
      if (last === undefined) throw new Error('no state');
      const again = deviants.open(setupSchema.parse(deviants.close(last)));
      const shown = (state: State) =>
        view(state, { kind: 'record' }).cards.map(({ abilities, ...card }) => ({
          ...card,
          // What was granted while another ability lasts comes anew, behind what was granted for good.
          abilities: abilities.map(({ ability, active }) => `${ability.name} ${active}`).sort(),
        }));
      expect(shown(again)).toEqual(shown(last));
    });
  });

  it('are exported as a scenario that passes', () => {
    fc.assert(
      fc.property(anySetup, anyJournal, (setup, journal) => {
        // A scenario names its own cards and players, as an admin's form does.
        const known = (name: string | null) =>
          name === null || setup.cards.some((card) => card.name === name) || ['North', 'South'].includes(name);
        const entries = journal.filter((entry) => {
          if (entry.kind === 'set') return Object.keys(entry.of).every(known);
          if (entry.kind === 'grant')
            return [entry.to, entry.from].every((name) => setup.cards.some((card) => card.name === name));
          if (entry.kind === 'turn') return entry.initiative === null || entry.initiative !== 'West';
          if (entry.kind === 'event' || entry.kind === 'remove')
            return entry.card === null || setup.cards.some((card) => card.name === entry.card);
          return !('by' in entry) || entry.by !== 'West';
        });
        const data = copyOf(exportScenario('A board', setup, entries));
        const report = deviantsScenarios.run({ file: 'board.yaml', data, lineOf: () => null });
        expect(report.differences).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a chain of events', () => {
  const ability = (name: string, effects: unknown[]) => ({ name, kind: 'triggered', triggers: ['Alarm'], effects });
  it(`ends after ${MOST_EVENTS} events, and says so`, () => {
    // Each card answers Alarm three times, and each answer calls four more.
    const alarm = { do: 'event', name: 'Alarm' };
    const card = (at: number) => ({
      name: `Card ${at}`,
      type: 'Character',
      player: 'North',
      zone: 'board',
      column: at,
      planning: 0,
      tags: [],
      fits: [],
      power: 0,
      counters: {},
      states: [],
      abilities: [{ ability: ability('Call', [alarm, alarm, alarm, alarm]), grantedBy: null }],
    });
    const setup = setupSchema.parse({
      setupVersion: 1,
      columns: 200,
      turn: 1,
      initiative: 'North',
      players: [
        { name: 'North', counters: {}, states: [] },
        { name: 'South', counters: {}, states: [] },
      ],
      cards: Array.from({ length: 200 }, (_, at) => card(at + 1)),
    });
    const entry = deviants.entry.parse({
      kind: 'event',
      event: 'Alarm',
      id: 't-1',
      seq: 1,
      at: '2026-01-01T00:00:00.000Z',
      actor: 'judge',
    });
    const { rulings } = deviants.step(deviants.open(setup), entry, BY_CHANCE);
    expect(rulings.filter(({ outcome }) => outcome === 'Resolved')).toHaveLength(200 * TRIGGER_CAP);
    expect(rulings.some(({ changes }) => changes.some((change) => change.includes(`${MOST_EVENTS} events`)))).toBe(
      true,
    );
  });
});
