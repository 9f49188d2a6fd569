import { describe, expect, it } from 'vitest';
import { countsOf, lets, ordered, wikiFilter, wikiQuery } from '../../lib/features/wiki/filter';
import type { MercRow } from '../../lib/features/wiki/model';
import { feesOf, tierOf } from '../../lib/features/wiki/tier';
import { parametersOf } from '../../lib/platform/auth/parameters';
import { ABILITY_FACET_NAMES, facetsOf } from '../../lib/record/views/ability-facets';

const merc = (name: string, more: Partial<MercRow> = {}): MercRow => ({
  key: name.toLowerCase(),
  name,
  aka: [],
  team: null,
  alignment: 'Neutral',
  types: ['Human'],
  gender: 'Male',
  upkeep: 1,
  tier: 'Low',
  pureSupport: false,
  assist: false,
  status: [],
  changed: [],
  abilities: [],
  ...more,
});
const borgo = { key: 'borgo', name: 'The Borgo Pass' };
const passes = (query: Record<string, string>, row: MercRow) =>
  lets(wikiFilter.parse(query), row, 'He fences left-handed.');

describe('the filter of the wiki', () => {
  it('takes a merc of several types under each of them', () => {
    const dracula = merc('Dracula', { types: ['Undead', 'Superhuman'] });
    expect(passes({ type: 'Superhuman' }, dracula)).toBe(true);
    expect(passes({ type: 'Human' }, dracula)).toBe(false);
  });

  it('knows those for hire from those of a team', () => {
    expect(passes({ team: '-' }, merc('Talos'))).toBe(true);
    expect(passes({ team: '-' }, merc('Dracula', { team: borgo }))).toBe(false);
    expect(passes({ team: 'borgo' }, merc('Dracula', { team: borgo }))).toBe(true);
  });

  it('searches names, other names, abilities and the write-up, accents or not', () => {
    const dantes = merc('Edmond Dantès', {
      aka: ['Sinbad'],
      abilities: [{ name: 'Wait and Hope', type: 'Peacetime', facets: facetsOf({ type: 'Peacetime', cooldown: 1 }) }],
    });
    for (const q of ['dantes', 'SINBAD', 'wait hope', 'left-handed']) expect(passes({ q }, dantes), q).toBe(true);
    expect(passes({ q: 'dantes nemo' }, dantes)).toBe(false);
  });

  it('asks all at once', () => {
    const faria = merc('Abbé Faria', { pureSupport: true, alignment: 'Heroic' });
    expect(passes({ ps: '1', alignment: 'Heroic', tier: 'Low', gender: 'Male' }, faria)).toBe(true);
    expect(passes({ ps: '1', alignment: 'Heroic', tier: 'Low', gender: 'Female' }, faria)).toBe(false);
  });

  const ability = (name: string, of: Parameters<typeof facetsOf>[0]) => ({ name, type: of.type, facets: facetsOf(of) });
  const circe = merc('Circe', {
    status: ['KO'],
    abilities: [
      ability('Strings', {
        ...{ type: 'Pre-Battle', cooldown: 3, manipulation: true, quantity: 'Single Target' },
        ...{ selection: ['Enemy Only'], effects: [{ do: 'Possess' }] },
      }),
      ability('Feast', { type: 'Peacetime', cooldown: 0, chance: 50, effects: [{ do: 'GP' }, { do: 'KO' }] }),
    ],
  });

  it.each([
    [{ effect: 'KO' }, true],
    [{ effect: 'Possess', mark: 'Manipulation', cooldown: '3', selection: 'Enemy Only' }, true],
    [{ mark: 'Chance', ability: 'Peacetime' }, true],
    [{ status: 'KO' }, true],
    [{ status: 'Injured' }, false],
    [{ effect: 'Injure' }, false],
    // Both are there, and no one ability has both.
    [{ effect: 'KO', mark: 'Manipulation' }, false],
  ])('asks %j of one ability', (query, passed) => {
    expect(passes(query as Record<string, string>, circe)).toBe(passed);
  });

  it.each(['/s/x/wiki', '/s/x/wiki/abilities'])('has each facet of abilities among what %s may be asked', (path) => {
    expect(parametersOf(path)).toEqual(expect.arrayContaining(ABILITY_FACET_NAMES));
  });

  it('counts beside each choice what all the others let through', () => {
    const rows = [
      circe,
      merc('Talos', { gender: 'Genderless', alignment: 'Heroic' }),
      merc('Abbé', { alignment: 'Heroic' }),
    ];
    const counts = (query: Record<string, string>) =>
      countsOf(
        wikiFilter.parse(query),
        rows.map((row) => ({ row, writeup: '' })),
      );
    expect(Object.fromEntries(counts({}).alignment)).toEqual({ Neutral: 1, Heroic: 2 });
    // The choice itself does not narrow its own list; the other does.
    expect(Object.fromEntries(counts({ alignment: 'Heroic', gender: 'Male' }).alignment)).toEqual({
      Neutral: 1,
      Heroic: 1,
    });
    expect(Object.fromEntries(counts({ alignment: 'Heroic', gender: 'Male' }).gender)).toEqual({
      Genderless: 1,
      Male: 1,
    });
    expect(Object.fromEntries(counts({ effect: 'KO' }).cooldown)).toEqual({ '0': 1 });
    expect(Object.fromEntries(counts({ effect: 'KO' }).effect)).toEqual({ Possess: 1, GP: 1, KO: 1 });
    expect(Object.fromEntries(counts({ effect: 'KO' }).gender)).toEqual({ Male: 1 });
  });

  it('comes back from its own address as it was', () => {
    const filter = wikiFilter.parse({ q: 'a b', team: '-', type: 'Beast', ps: 'on', sort: 'upkeep', dir: 'down' });
    expect(wikiFilter.parse(Object.fromEntries(new URLSearchParams(wikiQuery(filter))))).toEqual(filter);
    expect(wikiQuery(wikiFilter.parse({ sort: '', type: '' }))).toBe('');
  });
});

describe('the order of the wiki', () => {
  const names = (groups: ReturnType<typeof ordered>) =>
    groups.map((group) => `${group.title ?? '-'}: ${group.rows.map((row) => row.name).join(', ')}`);
  const rows = [
    merc('The Golem', { upkeep: 5 }),
    merc('Griffin', { upkeep: 3, team: borgo }),
    merc('Abbé', { upkeep: 5 }),
  ];

  it('passes over an article at the head of a name', () => {
    expect(names(ordered(rows, 'name', false))).toEqual(['-: Abbé, The Golem, Griffin']);
  });

  it('keeps level ones by name even when turned round', () => {
    expect(names(ordered(rows, 'upkeep', true))).toEqual(['-: Abbé, The Golem, Griffin']);
    expect(names(ordered(rows, 'upkeep', false))).toEqual(['-: Griffin, Abbé, The Golem']);
  });

  it('makes groups where it goes by team, those for hire last', () => {
    expect(names(ordered(rows, 'team', false))).toEqual(['The Borgo Pass: Griffin', 'For hire: Abbé, The Golem']);
  });
});

describe('tiers (glossary:tiers)', () => {
  it('are entered without a fee up to their limit', () => {
    expect([0, 3, 4, 5, 6].map(tierOf)).toEqual(['Low', 'Low', 'Mid', 'Mid', 'High']);
  });

  it('cost a fee for each point above it', () => {
    expect(feesOf(7, 1)).toEqual([
      { tier: 'Mid', gp: 2 },
      { tier: 'Low', gp: 4 },
    ]);
    expect(feesOf(4, 2)).toEqual([{ tier: 'Low', gp: 2 }]);
    expect(feesOf(3, 1)).toEqual([]);
  });
});
