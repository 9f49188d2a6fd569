import { beforeEach, describe, expect, it } from 'vitest';
import { settingsSchema } from '@/lib/engine/rules/mercenaries/setup';
import { loadLab } from '@/lib/features/lab/lab';
import { playBy } from '@/lib/features/lab/play-by';
import { db } from '@/lib/platform/db/client';
import { everything, ownDatabase } from '../db/database';
import { declares, merc, openSeason, type TestSeason } from '../db/league';
import { PlayedWeek } from '../review/support/week';
import { codeOf, value } from '../support/results';

const database = ownDatabase();
let season: TestSeason;
let played: PlayedWeek;

/** One week is closed, in which a merc of team 1 knocked one of team 2 out; the second is open. */
beforeEach(async () => {
  season = await openSeason(2);
  played = new PlayedWeek(season);
  await played.to('Wartime');
  await played.does(1, declares(1, `${merc(1, 1)}/strike`, [merc(2, 1)]));
  for (const phase of ['Battles', 'Results', 'Week'] as const) await played.to(phase);
});

const lab = async (asked: Partial<Parameters<typeof loadLab>[1]>) => {
  const page = await loadLab(season.key, { settings: null, text: '', from: null, ...asked });
  if (page === null) throw new Error('There is no season.');
  return page;
};

describe('the laboratory', () => {
  it('tells what would have been otherwise with another ability, and saves nothing', async () => {
    const before = await everything(database.url());
    const text =
      'merc,key,name,type,quantity,selection,cooldown,effects\nmerc-1-1,strike,Strike,Pre-Battle,Single Target,Enemy Only; Preselected,1,Seduce';
    const { found } = await lab({ text });
    expect(found?.misfits).toEqual([]);
    expect(found?.difference?.groups.map(({ title }) => title)).toContain('Week 1: Removals');
    expect(await everything(database.url())).toEqual(before);
  });

  it('tells that nothing would have been otherwise by the settings that it is played by', async () => {
    const { found } = await lab({ settings: settingsSchema.parse({}) });
    expect(found?.difference?.groups).toEqual([]);
  });

  it('tells mistakes at their lines, and of an open week nothing', async () => {
    expect((await lab({ text: 'name,cooldown\nX,many' })).found?.misfits.length).toBeGreaterThan(0);
    expect((await lab({})).weeks).toEqual([1]);
  });
});

describe('other settings from a week on', () => {
  it('hold from the next week on, for the rules and for the page of the rules', async () => {
    expect(value(await playBy(season.admin, { rosterCap: 3 }, 'a'))).toMatchObject({
      week: 3,
      settings: { rosterCap: 3 },
    });
    expect((await played.look()).record.settings.rosterCap).toBe(8);
    for (const phase of ['Wartime', 'Battles', 'Results', 'Week'] as const) await played.to(phase);
    expect((await played.look()).record.settings.rosterCap).toBe(3);
    const row = await db.season.findUniqueOrThrow({ where: { id: season.id } });
    expect(row.settings).toMatchObject({ rosterCap: 3 });
    expect(codeOf(await playBy(season.admin, { rosterCap: 3 }, 'b'))).toBe('nothing');
  });

  it('refuse a value that no setting has', async () => {
    expect(codeOf(await playBy(season.admin, { failure: 'never' }, 'c'))).toBe('invalid');
    expect((await played.look()).journal.some(({ kind }) => kind === 'import')).toBe(false);
  });
});
