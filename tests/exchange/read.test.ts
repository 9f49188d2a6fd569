import { describe, expect, it } from 'vitest';
import { demoSetup } from '@/lib/demo/season';
import { withImport, writtenSchema } from '@/lib/engine/rules/mercenaries/importing';
import { abilitySchema } from '@/lib/engine/rules/mercenaries/setup';
import { TABLES } from '@/lib/record/exchange/columns';
import { planImport } from '@/lib/record/exchange/plan';
import { readSources } from '@/lib/record/exchange/read';

async function plan(text: string, name = 'mercs.csv') {
  const read = readSources([{ name, text }]);
  return planImport(demoSetup, read);
}
const HEAD = 'name,team,alignment,types,gender,upkeep,writeup';
const AXEL = 'Axel Grauben,,Neutral,Human,Male,4,He plays the organ.';

describe('a table of mercs', () => {
  it.each<[string, string]>([
    ['with a byte order mark', `\uFEFF${HEAD}\n${AXEL}`],
    ['with semicolons', `${HEAD}\n${AXEL}`.replaceAll(',', ';')],
    ['with tabs', `${HEAD}\n${AXEL}`.replaceAll(',', '\t')],
    ['with line ends of Windows', `${HEAD}\r\n${AXEL}\r\n`],
    ['with heads in capitals', `${HEAD.toUpperCase()}\n${AXEL}`],
    ['with quotes around every cell', `"${HEAD.replaceAll(',', '","')}"\n"${AXEL.replaceAll(',', '","')}"`],
    ['pasted without a name', `${HEAD}\n${AXEL}`],
  ])('%s adds the merc that it holds', async (how, text) => {
    const { misfits, added, patch } = await plan(text, how.startsWith('pasted') ? 'pasted text' : 'mercs.csv');
    expect(misfits).toEqual([]);
    expect(added).toEqual([{ kind: 'merc', key: 'axel-grauben', name: 'Axel Grauben', owner: null }]);
    expect(patch.mercs['axel-grauben']).toMatchObject({ upkeep: 4, types: ['Human'], writeup: 'He plays the organ.' });
  });

  it('keeps new lines, quotes and separators that stand in a cell, and counts lines past them', async () => {
    const text = `${HEAD}\nAxel Grauben,,Neutral,Human,Male,4,"one\ntwo, ""three"";"\nAronnax,,Neutral,Human,Mal,1,x`;
    const { misfits } = await plan(text);
    expect(misfits).toMatchObject([{ line: 4, cell: 'gender' }]);
    const good = await plan(text.replace('Mal,', 'Male,'));
    expect(good.patch.mercs['axel-grauben']?.writeup).toBe('one\ntwo, "three";');
  });

  it('keeps a formula and a script as the text that they are', async () => {
    const payload = '<img src=x onerror=alert(1)>';
    const { patch } = await plan(`${HEAD}\n${payload},,Neutral,Human,Male,4,=cmd|' /C calc'!A0`);
    expect(Object.values(patch.mercs)).toMatchObject([{ name: payload, writeup: "=cmd|' /C calc'!A0" }]);
  });

  it.each<[string, string, number, string, string]>([
    ['an unknown column, with those that there are', `${HEAD},upkep\n${AXEL},3`, 1, 'upkep', 'Did you mean “upkeep”'],
    ['a column that stands twice', `${HEAD},Name\n${AXEL},x`, 1, 'Name', 'twice'],
    ['a table without names', 'alignment\nNeutral', 1, '', 'needs a column “name”'],
    ['a term that is none', `${HEAD}\n${AXEL.replace('Neutral', 'Heroc')}`, 2, 'alignment', 'none of Heroic, Neutral'],
    ['a number that is none', `${HEAD}\n${AXEL.replace(',4,', ',four,')}`, 2, 'upkeep', 'no whole number'],
    ['a number that is too small', `${HEAD}\n${AXEL.replace(',4,', ',-1,')}`, 2, 'upkeep', '0 is the least'],
    ['what a new merc lacks', `${HEAD}\n${AXEL.replace('Male', '')}`, 2, 'gender', 'missing'],
    ['a team that is not there', `${HEAD}\n${AXEL.replace(',,', ',The Nautilus,')}`, 2, 'team', '“The Nautilus”'],
    ['a cell too many', `${HEAD}\n${AXEL},x`, 2, '', '8 cells'],
    ['the same merc twice', `${HEAD}\n${AXEL}\n${AXEL}`, 3, 'name', 'line 2'],
    ['a name that another has', `key,${HEAD}\naxel-2,Dracula${AXEL.slice(12)}`, 2, 'name', 'dracula'],
    ['a name of no letters', `${HEAD}\n!!!${AXEL.slice(12)}`, 2, 'name', 'No key'],
    ['a quote that is never closed', `${HEAD}\n"${AXEL}`, 2, '', 'never closed'],
    ['nothing at all', '', 1, '', 'empty'],
  ])('is told of %s at its cell', async (_, text, line, cell, message) => {
    const { misfits, patch } = await plan(text);
    expect(misfits).toMatchObject([{ line, cell, message: expect.stringContaining(message) }]);
    expect(patch).toEqual({ teams: {}, mercs: {} });
  });

  it('changes a merc that is there, by name or key, in what it says and nothing else', async () => {
    for (const text of ['name,upkeep,writeup\nDracula,9,', 'key,upkeep,writeup\ndracula,9,']) {
      const { changed, added, patch } = await plan(text);
      expect(added).toEqual([]);
      const fields = [{ field: 'upkeep', before: demoSetup.mercs.dracula?.upkeep, after: 9 }];
      // A writeup cannot be missing, so that its empty cell leaves it.
      expect(changed).toEqual([{ kind: 'merc', key: 'dracula', name: 'Dracula', owner: null, fields }]);
      expect(patch).toEqual({ teams: {}, mercs: { dracula: { upkeep: 9 } } });
    }
  });

  it('makes a merc for hire with an empty team', async () => {
    const { patch } = await plan('name,team\nDracula,');
    expect(withImport(demoSetup, patch).mercs.dracula?.team).toBeNull();
  });
});

describe('a table of abilities', () => {
  it('finds the merc by name, and takes kinds of effects for effects', async () => {
    const { misfits, patch } = await plan('merc,name,type,cooldown,effects\nDracula,Mist,Mid-Battle,1,KO; Injure');
    expect(misfits).toEqual([]);
    expect(patch.mercs.dracula?.abilities?.mist).toEqual({
      name: 'Mist',
      type: 'Mid-Battle',
      cooldown: 1,
      effects: [{ do: 'KO' }, { do: 'Injure' }],
    });
  });

  it.each<[string, string, string, string]>([
    ['a merc who is not there', 'merc,name,type,cooldown\nNobody,Mist,Mid-Battle,1', 'merc', 'no merc “Nobody”'],
    ['no cooldown', 'merc,name,type,cooldown\nDracula,Mist,Mid-Battle,', 'cooldown', 'missing'],
    ['JSON that is none', 'merc,name,type,cooldown,costs\nDracula,Mist,Mid-Battle,1,{gp', 'costs', 'no JSON'],
    [
      'an unknown kind of effect',
      'merc,name,type,cooldown,effects\nDracula,Mist,Mid-Battle,1,KOs',
      'effects',
      '“KOs” is none of',
    ],
    [
      'a cost of somebody who is not there',
      'merc,name,type,cooldown,costs\nDracula,Mist,Mid-Battle,1,"[{""ko"":""Nobody""}]"',
      'costs',
      '“Nobody”',
    ],
  ])('is told of %s at its cell', async (_, text, cell, message) => {
    expect((await plan(text)).misfits).toMatchObject([{ line: 2, cell, message: expect.stringContaining(message) }]);
  });

  it('has a column for every field that an ability may say', () => {
    const fields = TABLES.abilities.map(({ field }) => field);
    expect(Object.keys(writtenSchema.shape).filter((field) => !fields.includes(field))).toEqual([]);
    expect(Object.keys(abilitySchema.shape)).toEqual(expect.arrayContaining(Object.keys(writtenSchema.shape)));
  });
});

describe('a case in YAML', () => {
  const axel = `teams:
  The Nautilus: { gp: 3, mercs: [Axel Grauben, Dracula] }
mercs:
  Axel Grauben:
    upkeep: 4
    abilities:
      Electric Rails: { type: Mid-Battle, everyWeeks: 3, effects: [{ do: KO }] }
`;

  it('adds its teams and mercs, with what a case takes for granted', async () => {
    const { misfits, added, patch } = await plan(axel, 'pasted text');
    expect(misfits).toEqual([]);
    expect(added.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'team the-nautilus',
      'merc axel-grauben',
      'ability electric-rails',
    ]);
    const setup = withImport(demoSetup, patch);
    expect(setup.teams['the-nautilus']?.mercs).toEqual(['axel-grauben', 'dracula']);
    expect(setup.mercs['axel-grauben']).toMatchObject({
      alignment: 'Neutral',
      abilities: { 'electric-rails': { cooldown: 2 } },
    });
  });

  it.each<[string, string, number, string, string]>([
    ['an unknown key', axel.replace('upkeep', 'upkep'), 5, 'mercs.Axel Grauben.upkep', 'upkep'],
    ['a term that is none', axel.replace('KO', 'KOs'), 7, 'mercs.Axel Grauben.abilities.Electric Rails.effects', ''],
    [
      'what runs from week to week',
      axel.replace('upkeep: 4', 'status: [KO]'),
      5,
      'mercs.Axel Grauben.status',
      'week to week',
    ],
    ['no YAML', 'teams: [', 1, 'yaml', ''],
  ])('is told of %s at its line', async (_, text, line, cell, message) => {
    const { misfits } = await plan(text, 'a.yaml');
    expect(misfits[0]).toMatchObject({ line, message: expect.stringContaining(message) });
    expect(misfits[0]?.cell.startsWith(cell)).toBe(true);
  });
});
