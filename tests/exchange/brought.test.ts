import { describe, expect, it } from 'vitest';
import { SETUP_VERSION, type Setup, settingsSchema } from '@/lib/engine/rules/mercenaries/setup';
import { broughtBy } from '@/lib/record/exchange/brought';
import { TABLES } from '@/lib/record/exchange/columns';
import { effectWords, guideTo } from '@/lib/record/exchange/guide';
import { planImport } from '@/lib/record/exchange/plan';
import { readSources } from '@/lib/record/exchange/read';
import { inRuleWords, kindNamed } from '@/lib/record/exchange/rule-words';
import { isSpreadsheet, writeSpreadsheet } from '@/lib/record/exchange/spreadsheet';
import { TEMPLATES, template } from '@/lib/record/exchange/templates';

const EMPTY: Setup = {
  setupVersion: SETUP_VERSION,
  week: 1,
  settings: settingsSchema.parse({}),
  teams: {},
  mercs: {},
  matches: [],
};
const plan = (text: string, name: string, season = false) => planImport(EMPTY, readSources([{ name, text }], season));

async function bring(name: string, bytes: Uint8Array<ArrayBuffer> | string) {
  const form = new FormData();
  form.append('files', new File([bytes], name));
  return broughtBy(form);
}

describe('templates', () => {
  it.each(TEMPLATES)('%s can be brought in as it stands', async (name) => {
    const brought = await bring(name, template(name).body);
    if (!brought.ok) throw new Error(brought.problem.message);
    const ahab = { name: 'ahab.csv', text: 'name,alignment,types,gender,upkeep\nCaptain Ahab,Neutral,Human,Male,4' };
    const crew = { name: 'crew.csv', text: 'name,leader,gp,infrastructure\nThe Nautilus,Nemo,10,20' };
    const also = name === 'abilities.csv' ? [ahab] : name === 'mercs.csv' ? [crew] : [];
    const { misfits, added } = await planImport(EMPTY, readSources([...brought.value, ...also], true));
    expect(misfits).toEqual([]);
    expect(added.length).toBeGreaterThan(0);
  });

  it('of a spreadsheet bring teams, mercs and abilities together', async () => {
    for (const name of ['season.xlsx', 'season.ods'] as const) {
      const brought = await bring(name, template(name).body);
      if (!brought.ok) throw new Error(brought.problem.message);
      const { added } = await planImport(EMPTY, readSources(brought.value));
      expect(added.map(({ kind, name }) => [kind, name])).toEqual([
        ['team', 'The Nautilus'],
        ['merc', 'Captain Ahab'],
        ['ability', 'Harpoon'],
      ]);
    }
  });
});

describe('a spreadsheet', () => {
  const sheet = (rows: string[][]) => writeSpreadsheet([{ title: 'Mercs', rows }], 'xlsx');
  const HEAD = ['name', 'alignment', 'types', 'gender', 'upkeep', 'writeup'];

  it('tells a mistake at its sheet and at the number of its row, past empty rows and cells of several lines', async () => {
    const brought = await bring(
      'our mercs.xlsx',
      sheet([
        HEAD,
        ['Ahab', 'Neutral', 'Human', 'Male', '4', 'one\ntwo'],
        [],
        ['Ned', 'Neutral', 'Human', 'Mal', '4', ''],
      ]),
    );
    if (!brought.ok) throw new Error(brought.problem.message);
    const { misfits } = await planImport(EMPTY, readSources(brought.value));
    expect(misfits).toMatchObject([{ file: 'our mercs.xlsx, sheet Mercs', line: 4, cell: 'gender' }]);
  });

  it('gives numbers as they are, and empty cells at the end of a row as empty', async () => {
    const brought = await bring('m.xlsx', sheet([HEAD, ['Ahab', 'Neutral', 'Human', 'Male', '4']]));
    if (!brought.ok) throw new Error(brought.problem.message);
    const { misfits, patch } = await planImport(EMPTY, readSources(brought.value));
    expect(misfits).toEqual([]);
    expect(patch.mercs.ahab).toMatchObject({ upkeep: 4, writeup: '' });
  });

  it('that is none, or has nothing in it, is refused by name', async () => {
    const broken = new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9]);
    expect(isSpreadsheet(broken)).toBe(true);
    expect(await bring('broken.xlsx', broken)).toMatchObject({ problem: { code: 'spreadsheet' } });
    expect(await bring('empty.xlsx', sheet([['']]))).toMatchObject({ problem: { code: 'spreadsheet' } });
  });
});

describe('nothing of a file is passed over in silence', () => {
  const CASE = 'mercs:\n  Ahab: {}\n';

  it.each(['settings: { rosterCap: 5 }', 'matches: []', 'play: []', 'week: 3', 'expect: {}'])(
    'what a season does not import is told at its line: %s',
    async (line) => {
      const { misfits } = await plan(`${CASE}${line}\n`, 'case.yaml');
      expect(misfits).toMatchObject([{ line: 3, cell: line.split(':')[0] }]);
    },
  );

  it('settings and matches are taken where a season is set up, and only the settings that are named', () => {
    const text = `settings: { rosterCap: 5 }\nmatches: [{ attacker: A, defender: B, tier: Low }]\n${CASE}`;
    const { season, misfits } = readSources([{ name: 'case.yaml', text }], true);
    expect(misfits).toEqual([]);
    expect(season).toEqual({ settings: { rosterCap: 5 }, matches: [{ attacker: 'A', defender: 'B', tier: 'Low' }] });
  });

  it('an unknown key is a mistake at its line', async () => {
    const { misfits } = await plan(`${CASE}crew: 5\n`, 'case.yaml');
    expect(misfits).toMatchObject([{ line: 3 }]);
  });

  it('a comma where a list is parted by semicolons is asked about, and can be meant', async () => {
    const head = 'name,alignment,types,gender,upkeep,aka\n';
    const asked = await plan(`${head}Ahab,Neutral,"Human, Beast",Male,4,`, 'mercs.csv');
    expect(asked.misfits).toMatchObject([{ cell: 'types', message: expect.stringContaining('Human; Beast') }]);
    const meant = await plan(`${head}Ahab,Neutral,Human,Male,4,"[""Ahab, the old""]"`, 'mercs.csv');
    expect(meant.misfits).toEqual([]);
    expect(meant.patch.mercs.ahab?.aka).toEqual(['Ahab, the old']);
  });
});

describe('the glossary’s words', () => {
  it.each([
    ['Possession', 'Possess'],
    ['possessed', 'Possess'],
    ['Kidnapping', 'Kidnap'],
    ['injury', 'Injure'],
    ['k.o.', 'KO'],
    ['Removals', 'Removal'],
  ])('%s is %s', (said, meant) => {
    expect(kindNamed(said)).toBe(meant);
  });

  it.each(effectWords())('of $kind are its own kind’s', ({ kind }) => {
    expect(kindNamed(kind)).toBe(kind);
  });

  it('are taken wherever a word of the rules stands, in tables and in YAML', async () => {
    const csv = await plan(
      'merc,name,type,quantity,selection,cooldown,effects\nAhab,Stare,pre battle,single-target,enemy only,1,Possession',
      'abilities.csv',
    );
    expect(csv.misfits).toMatchObject([{ cell: 'merc' }]);
    const yaml = `mercs:\n  Ahab:\n    immune: [Seduction]\n    abilities:\n      Stare: { type: trigger, cooldown: 1, when: { event: Kidnapping }, effects: [{ do: injury }] }\n`;
    const { patch, misfits } = await plan(yaml, 'a.yaml');
    expect(misfits).toEqual([]);
    expect(patch.mercs.ahab).toMatchObject({
      immune: ['Seduce'],
      abilities: { stare: { type: 'Trigger', when: { event: 'Kidnap' }, effects: [{ do: 'Injure' }] } },
    });
  });

  it('leave other texts alone', () => {
    expect(inRuleWords({ name: 'possession', text: 'Kidnapping', writeup: 'KO’d' })).toEqual({
      name: 'possession',
      text: 'Kidnapping',
      writeup: 'KO’d',
    });
  });
});

describe('a Trigger that can never answer', () => {
  const trigger = (event: string, more = '') =>
    plan(
      `mercs:\n  Ahab:\n    abilities:\n      Wait: { type: Trigger, cooldown: 1, when: { event: ${event} }, effects: [{ do: KO, to: cause }] }\n${more}`,
      'a.yaml',
    );

  it('is warned of where nobody’s ability does that', async () => {
    expect((await trigger('Seduction')).warnings).toMatchObject([
      { line: 4, message: expect.stringContaining('Nobody’s ability does “Seduce”') },
    ]);
  });

  it('is warned of where its event is no effect of the rules', async () => {
    expect((await trigger('first blood')).warnings).toMatchObject([
      { message: expect.stringContaining('only where an admin states just these words') },
    ]);
  });

  it('is let be where somebody does it, by its kind or its family', async () => {
    expect((await trigger('KO')).warnings).toEqual([]);
    expect((await trigger('Removal')).warnings).toEqual([]);
  });
});

describe('the guide', () => {
  it.each(['teams', 'mercs', 'abilities'] as const)('tells of every column of %s', (table) => {
    expect(guideTo(table).map(({ head }) => head)).toEqual(TABLES[table].map(({ head }) => head));
  });
});
