import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { describe, expect, it } from 'vitest';
import { demoSetup } from '@/lib/demo/season';
import { mercenaries } from '@/lib/engine/rules/mercenaries';
import { withImport } from '@/lib/engine/rules/mercenaries/importing';
import type { Setup } from '@/lib/engine/rules/mercenaries/setup';
import { runText } from '@/lib/engine/scenarios/run';
import type { SourceText } from '@/lib/record/exchange/given';
import { planImport } from '@/lib/record/exchange/plan';
import { readSources } from '@/lib/record/exchange/read';
import { writeCsv } from '@/lib/record/exchange/write-csv';
import { writeYaml } from '@/lib/record/exchange/write-yaml';

const EMPTY: Setup = { ...demoSetup, teams: {}, mercs: {}, matches: [] };
const csv = (setup: Setup): SourceText[] =>
  (['teams', 'mercs', 'abilities'] as const).map((table) => ({ name: `${table}.csv`, text: writeCsv(table, setup) }));
const yaml = (setup: Setup): SourceText[] => [{ name: 'season.yaml', text: writeYaml(setup, 'A season') }];
const semicolons = (setup: Setup): SourceText[] =>
  csv(setup).map(({ name, text }) => ({ name, text: stringify(parse(text, { bom: true }), { delimiter: ';' }) }));

async function plan(base: Setup, sources: readonly SourceText[]) {
  return planImport(base, readSources(sources));
}

/** How many teams, mercs and abilities a Setup has. */
const sizeOf = ({ teams, mercs }: Setup): number =>
  Object.keys(teams).length +
  Object.values(mercs).reduce((sum, { abilities }) => sum + 1 + Object.keys(abilities).length, 0);

/** A Setup in which everything is set that a file may say. */
const full: Setup = withImport(demoSetup, {
  teams: { greenwood: { gp: -3, pool: '=B' } },
  mercs: {
    dracula: {
      upkeepGiven: true,
      exp: -2,
      aka: ['The Count', 'a; b', '[x]'],
      immune: ['KO', 'Seduce'],
      writeup: '=HYPERLINK("http://x")\nsecond, "quoted" line; with all',
      abilities: {
        everything: {
          name: "'=Everything",
          type: 'Mid-Battle',
          quantity: 'Multi-Target',
          selection: ['Enemy Only', 'Pool'],
          pool: 3,
          global: 'Wartime',
          parameter: { types: ['Undead'], not: { gender: 'Female' } },
          targets: { min: 1, max: 2 },
          targetsPureSupport: true,
          cooldown: 2,
          points: 4,
          fatigue: 1,
          multiUse: true,
          limitedUses: 3,
          choices: ['one', 'two; three'],
          chance: 12.5,
          manipulation: true,
          must: [{ allyRostered: 'medusa' }, { gpAtLeast: 2 }],
          costs: [{ gp: 1 }, { ko: 'medusa', at: 'resolution' }],
          when: { event: 'KO', on: 'ally', first: true },
          crossPhase: true,
          unaffectedBy: ['Nullify'],
          text: '<script>alert(1)</script>',
          effects: [
            { do: 'Intercept', for: ['medusa'], from: 'Mid-Battle' },
            { do: 'GP', amount: -2, to: 'enemies' },
          ],
        },
      },
    },
    medusa: { pureSupport: { linkedTo: 'dracula', since: 2 }, assists: 'dracula' },
  },
});

describe.each([
  ['CSV', csv],
  ['CSV with semicolons', semicolons],
  ['YAML', yaml],
])('%s of a season', (_, write) => {
  it.each([
    ['the demo season', demoSetup],
    ['a season with everything in it', full],
  ])('read back into %s changes nothing', async (_, setup) => {
    const { misfits, added, changed, same } = await plan(setup, write(setup));
    expect({ misfits, added, changed }).toEqual({ misfits: [], added: [], changed: [] });
    expect(same).toBe(sizeOf(setup));
  });

  it.each([
    ['the demo season', demoSetup],
    ['a season with everything in it', full],
  ])('read into an empty season gives %s again, in its order', async (_, setup) => {
    const { misfits, added, patch } = await plan(EMPTY, write(setup));
    expect(misfits).toEqual([]);
    expect(added).toHaveLength(sizeOf(setup));
    const { teams, mercs } = withImport(EMPTY, patch);
    expect(teams).toEqual(setup.teams);
    expect(mercs).toEqual(setup.mercs);
    expect(Object.keys(teams)).toEqual(Object.keys(setup.teams));
    expect(Object.keys(mercs)).toEqual(Object.keys(setup.mercs));
  });

  it('leaves what runs from week to week as it is', async () => {
    const entry = { id: '1-1', seq: 1, at: '2026-12-01T20:00:00.000Z', actor: 'ines' };
    const dice = { roll: () => 1 };
    const week = mercenaries.step(
      mercenaries.open(demoSetup),
      { ...entry, kind: 'advance', to: 'Week', closesAt: null },
      dice,
    );
    const left = mercenaries.setup.parse(mercenaries.close(week));
    const { patch } = await plan(left, write(left));
    expect(JSON.parse(JSON.stringify(withImport(left, patch)))).toEqual(JSON.parse(JSON.stringify(left)));
  });
});

it('a season written as YAML is a case that runs', () => {
  expect(runText('season.yaml', writeYaml(full, 'A season'))).toMatchObject([{ ok: true, differences: [] }]);
});
