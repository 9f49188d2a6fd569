import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { loadHome } from '../../lib/features/season/home';
import { loadMatch } from '../../lib/features/season/match';
import { loadRuling } from '../../lib/features/season/ruling';
import { loadRulings, rulingsFilter } from '../../lib/features/season/rulings';
import { loadTeam } from '../../lib/features/season/teams';
import { loadWeekPage } from '../../lib/features/season/week';
import { weekFilter } from '../../lib/features/season/week-filter';
import { wikiFilter } from '../../lib/features/wiki/filter';
import { loadMerc } from '../../lib/features/wiki/merc';
import { loadWiki } from '../../lib/features/wiki/mercs';
import { db } from '../../lib/platform/db/client';
import { readerOf } from '../../lib/record/views/reader';
import { NOW, writeRuling } from './fixture';
import { writtenPages } from './written-pages';

const VISITOR = readerOf('lantern', null);
const ALL = weekFilter.parse({});
const ANY = rulingsFilter.parse({});

const written = writtenPages();

describe('the number of queries of a page', () => {
  /** How many statements a page takes, without what a connection that is new says of itself. */
  async function counted(page: () => Promise<unknown>): Promise<number> {
    const sent = vi.spyOn(Client.prototype, 'query');
    await page();
    const asked = sent.mock.calls.map(([query]) =>
      typeof query === 'string' ? query : (query as { text: string }).text,
    );
    sent.mockRestore();
    return asked.filter((text) => !/^\s*SET\b/i.test(text)).length;
  }

  it('does not grow with what is on it', async () => {
    const all = {
      home: () => loadHome(VISITOR, NOW),
      week: () => loadWeekPage(2, ALL, VISITOR),
      rulings: () => loadRulings(ANY, VISITOR),
      ruling: () => loadRuling('lantern-1-4b', VISITOR),
      team: () => loadTeam('borgo', VISITOR),
      match: () => loadMatch({ week: 2, place: 1 }, VISITOR),
      wiki: () => loadWiki('lantern', wikiFilter.parse({})),
      merc: () => loadMerc('dracula', VISITOR),
    };
    const before: Record<string, number> = {};
    // What is kept in memory is read beforehand.
    for (const page of Object.values(all)) await page();
    for (const [name, page] of Object.entries(all)) before[name] = await counted(page);
    for (let more = 0; more < 20; more++) {
      await writeRuling(db, {
        weekId: written().weekIds[1],
        rulingId: `lantern-2-${100 + more}`,
        at: '2026-11-24T15:00:00Z',
        part: null,
        outcome: 'Resolved',
        abilityKey: 'dracula/enthral',
        mercKey: 'dracula',
        teamKey: 'borgo',
        targets: ['robin'],
        hits: ['robin'],
      });
    }
    const after: Record<string, number> = {};
    for (const [name, page] of Object.entries(all)) after[name] = await counted(page);
    expect(after).toEqual(before);
    expect(before.week).toBeGreaterThan(5);
  });
});
