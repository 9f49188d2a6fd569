import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { busy } from '../../lib/engine/rules/tabletop/elapse';
import type { State } from '../../lib/engine/rules/tabletop/state';
import { scenarioDocument } from '../../lib/engine/scenarios/tabletop/document';
import { exportScenario } from '../../lib/engine/scenarios/tabletop/export';
import { openingOf } from '../../lib/engine/scenarios/tabletop/opening';
import { runTabletop } from '../../lib/engine/scenarios/tabletop/scenario';
import { writeScenario } from '../../lib/engine/scenarios/write';
import { EXAMPLE_ENCOUNTER } from '../../lib/record/tables/tabletop/example';
import { scenariosIn } from '../support/scenarios';
import { acts, LABELLED, playActs, setups } from './arbitraries';
import { MILL } from './mill';

const run = (text: string) => scenariosIn(text, 'exported.yaml').map((source) => runTabletop(source));

describe('an encounter exported as a scenario', () => {
  it('holds when it is run: the same dice, the same end', { timeout: 120_000 }, () => {
    let told = 0;
    fc.assert(
      fc.property(fc.tuple(setups, fc.array(acts, { maxLength: 25, size: 'max' })), ([setup, all]) => {
        const states: State[] = [];
        const entries = playActs(
          setup,
          all.filter((act) => act.kind !== 'rule'),
          (state) => states.push(state),
        )
          .filter((entry, at) => entry.kind !== 'elapse' || busy(states[at] ?? states[0] ?? fail()).length === 0)
          // What a post does not say has no step of its own.
          .filter((entry) => entry.kind !== 'order' || entry.command.do !== 'touch');
        const [report] = run(writeScenario(exportScenario('Anything', setup, entries, LABELLED)));
        expect(report?.differences).toEqual([]);
        told += report?.rulings.length ?? 0;
      }),
      { numRuns: 60 },
    );
    expect(told).toBeGreaterThan(300);
  });

  it('leaves out what was refused since it names what is not there, and nothing beside it', () => {
    const [source] = scenariosIn(MILL, 'example.yaml');
    const { setup } = openingOf(scenarioDocument.parse(source?.data));
    if (setup === null) throw new Error('no set-up');
    const envelope = (seq: number) => ({ id: `1-${seq}`, seq, at: '2024-01-01T12:00:00Z', actor: 'x' });
    const data = exportScenario(
      'Nobody is there',
      setup,
      [
        { ...envelope(1), kind: 'turn', creature: 'Nobody' },
        { ...envelope(2), kind: 'turn', creature: 'Torvald' },
        {
          ...envelope(3),
          kind: 'happens',
          to: 'Torvald',
          distractedBy: { user: 'Torvald', ability: 'Song' },
          damage: 2,
        },
        { ...envelope(4), kind: 'happens', to: 'Torvald', ends: { grappled: 'Nobody' }, damage: 1 },
        { ...envelope(5), kind: 'order', by: 'Torvald', command: { do: 'attack', target: 'Nobody' } },
        { ...envelope(6), kind: 'say', by: 'Torvald', illusion: 'Mirage', to: ['Nobody', 'Torvald'] },
        { ...envelope(7), kind: 'ruling', set: { Nobody: { hp: 1 } }, supersedes: null, ends: [], because: 'A slip.' },
      ],
      LABELLED,
    );
    expect(data.play).toEqual([
      { turn: 'Torvald' },
      { happens: { to: 'Torvald', damage: 1 } },
      { say: 'Mirage', by: 'Torvald', to: ['Torvald'] },
    ]);
  });

  it('carries an admin’s numbers and the last word on a use', () => {
    const [source] = scenariosIn(MILL, 'example.yaml');
    const { setup } = openingOf(scenarioDocument.parse(source?.data));
    if (setup === null) throw new Error('no set-up');
    const envelope = (seq: number) => ({ id: `1-${seq}`, seq, at: '2024-01-01T12:00:00Z', actor: 'x' });
    const data = exportScenario(
      'An admin’s word',
      setup,
      [
        { ...envelope(1), kind: 'turn', creature: 'Torvald' },
        { ...envelope(2), kind: 'post', by: 'Torvald', text: '<b>War Shout on Torvald</b>', orders: [], reader: '1' },
        { ...envelope(3), kind: 'ruling', set: { Torvald: { hp: 3 } }, supersedes: null, ends: [], because: 'A fall.' },
      ],
      LABELLED,
    );
    expect(data.play).toEqual([
      { turn: 'Torvald' },
      { post: '<b>War Shout on Torvald</b>', by: 'Torvald' },
      { ruling: { set: { Torvald: { hp: 3 } }, because: 'A fall.' } },
    ]);
  });
});

function fail(): never {
  throw new Error('no state');
}

describe('the example', () => {
  it('is a valid encounter', () => {
    expect(run(MILL).flatMap(({ differences }) => differences)).toEqual([]);
    expect(
      run(`name: The form's\n${EXAMPLE_ENCOUNTER}play: []\nexpect: {}\n`).flatMap(({ differences }) => differences),
    ).toEqual([]);
  });
});
