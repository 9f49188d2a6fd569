import { describe, expect, it } from 'vitest';
import { loadRulings, rulingsFilter } from '../../lib/features/season/rulings';
import { abilitiesFilter, loadAbilities } from '../../lib/features/wiki/abilities';
import { wikiFilter } from '../../lib/features/wiki/filter';
import { loadWiki } from '../../lib/features/wiki/mercs';
import { readerOf } from '../../lib/record/views/reader';
import { writtenPages } from './written-pages';

const VISITOR = readerOf('lantern', null);
writtenPages();

describe('the rulings’ filter', () => {
  const load = async (query: Record<string, string>) => {
    const page = await loadRulings(rulingsFilter.parse(query), VISITOR);
    if (page === null) throw new Error('There is a season.');
    return page;
  };

  it.each(['week', 'phase', 'outcome', 'team', 'merc', 'clause', 'state'] as const)(
    'says beside each %s how many it finds with that choice',
    async (facet) => {
      const others: Record<string, string>[] = [{}, { week: '1' }, { outcome: 'Resolved' }];
      for (const other of others) {
        const { choices } = await load(facet in other ? {} : other);
        const counted = choices[facet].filter(({ count }) => count > 0);
        for (const { value, count } of counted) {
          const { found } = await load({ ...(facet in other ? {} : other), [facet]: value });
          expect(found, `${facet} ${value}`).toBe(count);
        }
      }
    },
  );

  it('counts nothing that is sealed: of the refused roster of the open week nobody but its team is told', async () => {
    const { found, choices } = await load({});
    const all = choices.outcome.reduce((sum, { count }) => sum + count, 0);
    expect(all).toBe(found);
    const own = await loadRulings(rulingsFilter.parse({}), { ...VISITOR, team: 'greenwood' });
    expect(own?.found).toBeGreaterThanOrEqual(found);
    expect(JSON.stringify(choices)).not.toContain('CANARY');
  });

  it('sorts by outcome, by ability and by time, both ways', async () => {
    const { rulings: newest } = await load({});
    const { rulings: oldest } = await load({ dir: 'up' });
    expect(oldest.map(({ id }) => id)).toEqual(newest.map(({ id }) => id).toReversed());
    const declared = (await load({ sort: 'declared' })).rulings.map(({ ability }) => ability).filter(Boolean);
    expect(declared).toEqual(declared.toSorted());
  });
});

describe('the list of abilities', () => {
  const names = async (query: Record<string, string>) =>
    (await loadAbilities('lantern', abilitiesFilter.parse(query)))?.rows.map(({ name }) => name);

  it.each([
    [{ effect: 'Possess' }, ['Enthral']],
    [{ mark: 'Chance' }, ['Ride Down']],
    [{ mark: 'Choice' }, ['An Unfinished Sentence']],
    [{ selection: 'Enemy Only', cooldown: '1', team: 'hut' }, ['Riddle at the Gate']],
    [{ q: 'forgets' }, ['Enthral']],
    [{ ability: 'Trigger' }, ['A Stroke for a Stroke']],
  ])('by %j is %j', async (query, found) => {
    expect(await names(query as Record<string, string>)).toEqual(found);
  });

  it('counts beside each choice what the choice finds', async () => {
    const page = await loadAbilities('lantern', abilitiesFilter.parse({}));
    for (const [facet, counts] of Object.entries(page?.counts ?? {})) {
      for (const [value, count] of counts) {
        expect((await names({ [facet]: value }))?.length, `${facet} ${value}`).toBe(count);
      }
    }
  });
});

it('the wiki counts beside each choice what the choice finds', async () => {
  const page = await loadWiki('lantern', wikiFilter.parse({}));
  for (const [facet, counts] of Object.entries(page?.counts ?? {})) {
    for (const [value, count] of counts) {
      const chosen = await loadWiki('lantern', wikiFilter.parse({ [facet]: value }));
      expect(chosen?.found, `${facet} ${value}`).toBe(count);
    }
  }
});
