import { beforeEach, describe, expect, it } from 'vitest';
import { settingsSchema } from '@/lib/engine/rules/mercenaries/setup';
import {
  beginDraft,
  type Draft,
  dropDraft,
  keepStep,
  readDraft,
  readDrafts,
  type Step,
} from '@/lib/features/opening/draft';
import { openDraft } from '@/lib/features/opening/open';
import { planOpening } from '@/lib/features/opening/plan';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { loadWeek } from '@/lib/record/week/load';
import { ok } from '@/lib/result';
import { account } from '../auth/people';
import { beside, ownDatabase } from '../db/database';
import { merc, openSeason, team } from '../db/league';
import { value } from '../support/results';

const database = ownDatabase();
let owner: Actor;
let seasons = 0;
const BASICS = { name: 'The Plough season', timeZone: 'Europe/Berlin', base: null };

beforeEach(async () => {
  await db.seasonDraft.deleteMany();
  const { id, key, name } = await account('owner');
  owner = { id, key, name, role: 'owner', season: null, team: null };
});

const admin = async (): Promise<Actor> => {
  const { id, key, name } = await account('admin');
  return { id, key, name, role: 'admin', season: null, team: null };
};
const begin = async (more: { readonly base?: string } = {}): Promise<Draft> => {
  const id = value(await beginDraft({ actor: owner }, { ...BASICS, key: `plough-${++seasons}`, ...more }));
  return read(id);
};
async function read(id: string): Promise<Draft> {
  const draft = await readDraft(id);
  if (draft === null) throw new Error('The draft is gone.');
  return draft;
}
const keep = async ({ id }: Draft, step: Step): Promise<Draft> => {
  value(await keepStep(id, step));
  return read(id);
};
const brought = (text: string): Step => ({ step: 'files', files: [{ name: 'pasted text', text }] });
const plan = async (draft: Draft) => value(await planOpening(draft));

/** Six teams of five mercs, as they are copied from a sheet: cells parted by tabs. */
const six = [1, 2, 3, 4, 5, 6];
const TEAMS = [
  ['name', 'leader', 'gp', 'infrastructure', 'pool'].join('\t'),
  ...six.map((nth) => [`Team ${nth}`, `Leader ${nth}`, 20, 15, 'A'].join('\t')),
].join('\n');
const MERCS = [
  ['name', 'team', 'alignment', 'types', 'gender', 'upkeep'].join('\t'),
  ...six.flatMap((nth) =>
    [1, 2, 3, 4, 5].map((of) => [`Merc ${nth} ${of}`, `Team ${nth}`, 'Neutral', 'Human', 'Female', of].join('\t')),
  ),
].join('\n');

describe('a season of six teams of five mercs, from a sheet', () => {
  it('is open after four forms: its name, the teams, the mercs, and the last look', async () => {
    const forms: string[] = [];
    const sent = async <T>(form: string, work: Promise<T>): Promise<T> => {
      forms.push(form);
      return work;
    };
    let draft = await sent('name', begin());
    draft = await sent('teams', keep(draft, brought(TEAMS)));
    draft = await sent('mercs', keep(draft, brought(MERCS)));
    const seen = await plan(draft);
    expect(seen.lacks).toEqual([]);
    const opened = await sent('open', openDraft({ actor: owner }, { id: draft.id, saw: seen.saw }));
    expect(opened).toEqual(ok(draft.key));
    expect(forms).toHaveLength(4);

    const season = await db.season.findUniqueOrThrow({
      where: { key: draft.key },
      include: { teams: true, mercenaries: true, weeks: { include: { matches: true } } },
    });
    expect([season.teams.length, season.mercenaries.length]).toEqual([6, 30]);
    expect(season).toMatchObject({ name: BASICS.name, timeZone: 'Europe/Berlin' });
    expect(season.weeks).toMatchObject([{ number: 1, phase: 'Peacetime' }]);
    expect(season.weeks[0]?.matches).toHaveLength(3);
    expect(await readDrafts()).toEqual([]);
    expect(await db.auditEntry.findFirst({ where: { kind: 'open-season', subject: BASICS.name } })).toMatchObject({
      actor: owner.key,
    });
  });

  it('is led by the accounts whose names the sheet says, who are leaders then', async () => {
    const user = await account('player');
    let draft = await begin();
    draft = await keep(draft, brought(TEAMS.replace('Leader 2', user.name)));
    const seen = await plan(draft);
    expect(seen.doubts.map(({ text }) => text).join()).toContain('Team 1, Team 3');
    value(await openDraft({ actor: owner }, { id: draft.id, saw: seen.saw }));
    expect(await db.team.findFirst({ where: { name: 'Team 2', season: { key: draft.key } } })).toMatchObject({
      leaderId: user.id,
    });
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ role: 'leader' });
  });
});

describe('what is incomplete', () => {
  it('is told at its step, and nothing opens', async () => {
    const draft = await begin();
    const seen = await plan(draft);
    expect(seen.lacks).toMatchObject([{ step: 'teams', text: 'There is no team yet.' }]);
    expect(await openDraft({ actor: owner }, { id: draft.id, saw: seen.saw })).toMatchObject({
      problem: { code: 'incomplete' },
    });
    expect(await db.season.count({ where: { key: draft.key } })).toBe(0);
  });

  it('is told at its cell where the sheet is wrong', async () => {
    let draft = await begin();
    draft = await keep(draft, brought(TEAMS));
    draft = await keep(draft, brought(MERCS.replace('Team 3', 'Team 9')));
    const { misfits, lacks } = await plan(draft);
    expect(misfits).toMatchObject([{ line: 12 }]);
    expect(lacks).toMatchObject([{ step: 'teams' }]);
  });

  it.each([
    ['Team 1 attacks Nobody', 'there is no team "Nobody"'],
    ['Team 1 attacks Team 1', 'a team cannot attack itself'],
    ['Team 1 attacks Team 2 (Huge)', 'there is no tier "Huge"'],
    ['Team 1 attacks Team 2\nTeam 2 attacks Team 3', 'Team 2 plays two matches'],
    ['Team 1 and Team 2', 'write it as'],
  ])('is told of matches by hand: %s', async (lines, told) => {
    let draft = await begin();
    draft = await keep(draft, brought(TEAMS));
    draft = await keep(draft, { step: 'matches', matches: lines });
    const { lacks } = await plan(draft);
    expect(lacks).toMatchObject([{ step: 'matches', text: expect.stringContaining(told) }]);
  });

  it('matches by hand are as they are written', async () => {
    let draft = await begin();
    draft = await keep(draft, brought(TEAMS));
    draft = await keep(draft, { step: 'matches', matches: 'team 2 attacks Team 1 (Mid)\nTeam 4 v Team 3' });
    expect((await plan(draft)).setup.matches).toEqual([
      { attacker: 'team-2', defender: 'team-1', tier: 'Mid' },
      { attacker: 'team-4', defender: 'team-3', tier: 'High' },
    ]);
  });

  it.each([
    [{ key: 'No Key' }, 'slug'],
    [{ key: 'constructor' }, 'slug'],
    [{ timeZone: 'Middle-earth/Shire' }, 'timeZone'],
    [{ base: 'nowhere' }, 'base'],
    [{ name: ' ' }, 'name'],
  ])('is told at the field of the first step: %o', async (wrong, field) => {
    const begun = await beginDraft({ actor: owner }, { ...BASICS, key: 'plough', ...wrong });
    expect(begun).toMatchObject({ problem: { field } });
  });
});

describe('a draft', () => {
  it('is left and taken up again, by another admin too', async () => {
    const draft = await begin();
    const settings = settingsSchema.parse({ rosterCap: 5 });
    await keep(draft, { step: 'settings', settings });
    await keep(draft, { step: 'schedule', phaseHours: [0, 96, 24, 24] });
    expect(await read(draft.id)).toMatchObject({ settings, phaseHours: [0, 96, 24, 24], by: owner.name });
    expect(await keep(draft, { step: 'edition', edition: 'older-failure' })).toMatchObject({
      settings: { failure: 'one week', rosterCap: 8 },
    });
    value(await dropDraft({ actor: owner }, draft.id));
    expect(await keepStep(draft.id, { step: 'no files' })).toMatchObject({ problem: { code: 'not-found' } });
  });

  it('opens as it was shown, or not at all', async () => {
    let draft = await begin();
    draft = await keep(draft, brought(TEAMS));
    const { saw } = await plan(draft);
    await keep(draft, { step: 'matches', matches: 'none' });
    expect(await openDraft({ actor: owner }, { id: draft.id, saw })).toMatchObject({ problem: { code: 'stale' } });
  });

  it('opens once where several open its key at the same instant: the others are told that it is taken', async () => {
    const key = 'plough-race';
    const drafts = await Promise.all(
      [0, 1, 2, 3].map(async () => value(await beginDraft({ actor: owner }, { ...BASICS, key }))),
    );
    const looks = await Promise.all(
      drafts.map(async (id) => ({ id, saw: (await plan(await keep(await read(id), brought(TEAMS)))).saw })),
    );
    // The first one's form is sent twice.
    const all = [...looks, ...looks.slice(0, 1)];
    const opened = await Promise.all(all.map((look, at) => openDraft({ actor: owner, key: `${key}-${at % 4}` }, look)));
    const came = opened.map((one) => (one.ok ? 'open' : one.problem.code));
    // One draft is opened; where it is the one whose form came twice, both learn that it is.
    const winners = new Set(all.flatMap(({ id }, at) => (came[at] === 'open' ? [id] : [])));
    expect(winners.size).toBe(1);
    expect(came[0] === 'open').toBe(came[4] === 'open');
    // Whoever comes late enough finds the key taken as the draft is planned again: it is incomplete then.
    for (const code of came) expect(['open', 'taken', 'incomplete']).toContain(code);
    expect(await db.week.count({ where: { season: { key } } })).toBe(1);
  });
});

describe('a season from an earlier one', () => {
  it('has its teams, its mercs with their EXP, and its settings; nothing that rests or runs out comes along', async () => {
    const earlier = await openSeason(2);
    const where = { season: earlier.key };
    await append({
      where,
      actor: earlier.admin,
      entries: () => ok([{ kind: 'adjust', merc: merc(1, 1), exp: 7, because: 'It has learnt.' }]),
    });
    await append({
      where,
      actor: earlier.admin,
      entries: () => ok([{ kind: 'adjust', ability: `${merc(1, 1)}/strike`, ready: 9, because: 'It is spent.' }]),
    });
    await advance({ where: { ...where, week: 1 }, actor: earlier.admin, to: 'Week' });
    const draft = await begin({ base: earlier.key });
    const { setup, lacks, saw } = await plan(draft);
    expect(lacks).toEqual([]);
    expect(setup.week).toBe(1);
    expect(Object.keys(setup.teams)).toEqual([team(2), team(1)]);
    expect(setup.mercs[merc(1, 1)]).toMatchObject({ exp: 7, hired: 0, status: [] });
    value(await openDraft({ actor: owner }, { id: draft.id, saw }));
    const week = value(await loadWeek({ season: draft.key }));
    const strike = week.record.mercs[merc(1, 1)]?.abilities.find(({ key }) => key === `${merc(1, 1)}/strike`);
    expect(strike).toMatchObject({ ready: 1 });
    expect(value(await loadWeek(where)).week).toBe(2);
  });
});

describe('a season is opened by one transaction', () => {
  const ready = async () => {
    const draft = await keep(await begin(), brought(TEAMS));
    return { draft, saw: (await plan(draft)).saw };
  };

  it('and the same form again, or twice at once, gets the season that it opened: an answer that was lost is learnt', async () => {
    const { draft, saw } = await ready();
    const by = { actor: owner, key: `opens-${draft.key}` };
    const both = await Promise.all([openDraft(by, { id: draft.id, saw }), openDraft(by, { id: draft.id, saw })]);
    expect(both.map(value)).toEqual([draft.key, draft.key]);
    expect(value(await openDraft(by, { id: draft.id, saw }))).toBe(draft.key);
    expect(await db.season.count({ where: { key: draft.key } })).toBe(1);
    expect(await db.auditEntry.count({ where: { kind: 'open-season', after: draft.key } })).toBe(1);
    const other = { actor: await admin(), key: by.key };
    expect(await openDraft(other, { id: draft.id, saw })).toMatchObject({ problem: { code: 'not-found' } });
  });

  it('of which nothing is left where its end fails', async () => {
    const { draft, saw } = await ready();
    await beside(database.url(), async (client) => {
      await client.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`);
      await client.query(`CREATE TRIGGER fails BEFORE INSERT ON "Week" FOR EACH ROW EXECUTE FUNCTION fail()`);
      await expect(openDraft({ actor: owner, key: `k-${draft.key}` }, { id: draft.id, saw })).rejects.toThrow();
      await client.query('DROP FUNCTION fail CASCADE');
    });
    expect(await db.season.count({ where: { key: draft.key } })).toBe(0);
    expect(await db.seasonDraft.count({ where: { id: draft.id } })).toBe(1);
    expect(value(await openDraft({ actor: owner, key: `k-${draft.key}` }, { id: draft.id, saw }))).toBe(draft.key);
  });

  it('which an admin who was disabled or moved down meanwhile does not get through', async () => {
    const { draft, saw } = await ready();
    const gone = await admin();
    await db.user.update({ where: { id: gone.id }, data: { disabledAt: new Date() } });
    expect(await openDraft({ actor: gone }, { id: draft.id, saw })).toMatchObject({ problem: { code: 'forbidden' } });
    await db.user.update({ where: { id: gone.id }, data: { disabledAt: null, role: 'leader' } });
    expect(await openDraft({ actor: gone }, { id: draft.id, saw })).toMatchObject({ problem: { code: 'forbidden' } });
    expect(await db.season.count({ where: { key: draft.key } })).toBe(0);
  });

  it('with the public beacon where that was chosen, and shown anew where it was chosen since', async () => {
    const { draft, saw } = await ready();
    const after = await keep(draft, { step: 'dice', publicBeacon: true });
    expect(await openDraft({ actor: owner }, { id: draft.id, saw })).toMatchObject({ problem: { code: 'stale' } });
    value(await openDraft({ actor: owner }, { id: draft.id, saw: (await plan(after)).saw }));
    expect(await db.season.findUnique({ where: { key: draft.key } })).toMatchObject({ publicBeacon: true });
  });
});

it('of two who bring files to a draft at once neither loses the other’s', async () => {
  const draft = await begin();
  await Promise.all([
    keepStep(draft.id, brought(TEAMS)),
    keepStep(draft.id, brought(MERCS)),
    keepStep(draft.id, brought('')),
  ]);
  expect((await read(draft.id)).files).toHaveLength(2);
});
