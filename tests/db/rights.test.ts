import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SeasonActor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { append } from '@/lib/record/week/append';
import { loadWeek } from '@/lib/record/week/load';
import { createSeason } from '@/lib/record/week/season';
import type { NewJournalEntry } from '@/lib/record/week/types';
import { ok } from '@/lib/result';
import { codeOf, value } from '../support/results';
import { beside, ownDatabase } from './database';
import { league, openSeason, type TestSeason, team } from './league';

const database = ownDatabase();
let season: TestSeason;

beforeEach(async () => {
  season = await openSeason(2);
});

/** An act that finds its week locked, and waits while something else is done. */
const waits = (actor: SeasonActor, entry: NewJournalEntry, meanwhile: () => Promise<unknown>) =>
  beside(database.url(), async (client) => {
    await client.query('BEGIN');
    await client.query(`SELECT id FROM "Week" WHERE "seasonId" = $1 FOR UPDATE`, [season.id]);
    const act = append({ where: { season: season.key }, actor, entries: () => ok([entry]) });
    await sleep(200);
    await meanwhile();
    await client.query('COMMIT');
    return codeOf(await act);
  });
const day: NewJournalEntry = { kind: 'day' };
const talk: NewJournalEntry = { kind: 'post', by: team(1), text: 'Talk.', readings: [], reader: 'test' };
const change = (actor: SeasonActor, data: { role?: 'player'; disabledAt?: Date }) => () =>
  db.user.update({ where: { id: actor.id }, data });

describe('an act that waits for its week', () => {
  it('is done where nothing of who does it has changed', async () => {
    expect(await waits(season.admin, day, async () => {})).toBe('ok');
    expect(await waits(season.leader(1), talk, async () => {})).toBe('ok');
  });

  it.each([
    ['is disabled', (who: SeasonActor) => change(who, { disabledAt: new Date() })],
    ['is made less', (who: SeasonActor) => change(who, { role: 'player' })],
  ])('is refused where who does it %s meanwhile', async (_, meanwhile) => {
    expect(await waits(season.admin, day, meanwhile(season.admin))).toBe('forbidden');
    expect(value(await loadWeek({ season: season.key })).seq).toBe(1);
  });

  it('is refused where its leader loses the team meanwhile, and is the next leader’s to do', async () => {
    const [old, next] = [season.leader(1), season.leader(2)];
    const handOver = () =>
      db.team.updateMany({ where: { seasonId: season.id, key: team(1) }, data: { leaderId: next.id } });
    expect(await waits(old, talk, handOver)).toBe('forbidden');
    expect(await waits({ ...next, team: team(1) }, talk, async () => {})).toBe('ok');
  });
});

describe('two seasons of one key at once', () => {
  it('are one, and a mistake of the other', async () => {
    const make = () =>
      createSeason({ key: 'twice', name: 'Twice', setup: league(2), phaseHours: [1, 1, 1, 1], actor: season.admin });
    const both = (await Promise.all([make(), make()])).map(codeOf);
    expect(both.sort()).toEqual(['ok', 'taken']);
  });
});
