import { beforeEach, describe, expect, it } from 'vitest';
import { sayReady } from '@/lib/features/desk/ready';
import { moveDeadline, readClock, readHolidays, setClock } from '@/lib/features/review/clock';
import { dueWeeks } from '@/lib/record/week/due';
import { ownDatabase } from '../db/database';
import { merc, openSeason, type TestSeason, team } from '../db/league';
import { cameTo, shownBy, value } from '../support/results';
import { PlayedWeek } from './support/week';

ownDatabase();
let season: TestSeason;
let played: PlayedWeek;
let forms = 0;
const DAY = 86_400_000;

beforeEach(async () => {
  season = await openSeason(2);
  played = new PlayedWeek(season);
});

const because = 'Half of us are travelling.';
const form = (saw?: string) => ({ key: `form-${++forms}`, saw });
const written = (at: number): string => new Date(at).toISOString().slice(0, 16);
const order = (at: number) => ({ week: 1, at: written(at), because });
const minute = (at: number): string => `${written(at)}:00.000Z`;

describe('a deadline', () => {
  it.each([
    ['later', 10 * DAY],
    ['earlier', DAY / 4],
  ])('is moved %s than it was, to any time that lies ahead, once that was shown', async (_, ahead) => {
    const at = Date.now() + ahead;
    const { saw, difference } = shownBy(await moveDeadline(season.admin, form(), order(at)));
    expect(difference.groups.map(({ id }) => id)).toEqual(['week']);
    expect(cameTo(await moveDeadline(season.admin, form(saw), order(at)))).toBe('saved');
    const week = await played.look();
    expect(week.record.closesAt).toBe(minute(at));
    expect(week.journal.at(-1)).toMatchObject({ kind: 'deadline', because });
  });

  it('is not moved into the past, to no time, or to where it is', async () => {
    expect(await moveDeadline(season.admin, form(), order(Date.now() - DAY))).toMatchObject({
      problem: { code: 'past' },
    });
    expect(await moveDeadline(season.admin, form(), { week: 1, at: '2026-02-31T20:00', because })).toMatchObject({
      problem: { code: 'invalid' },
    });
    const at = Date.now() + DAY;
    const { saw } = shownBy(await moveDeadline(season.admin, form(), order(at)));
    await moveDeadline(season.admin, form(saw), order(at));
    expect(await moveDeadline(season.admin, form(), order(at))).toMatchObject({ problem: { code: 'nothing' } });
  });
});

describe('ready', () => {
  const early = (closes: boolean) =>
    setClock({ actor: season.admin }, season.key, {
      ...{ calendar: null, acts: true, pairs: false, holidays: [] },
      early: closes,
    });

  it('closes the phase once all teams that play are, where the season wants that', async () => {
    await early(true);
    expect(value(await sayReady(season.leader(1), true, 'one'))).toEqual({ early: false });
    expect(await dueWeeks(new Date())).toEqual([]);
    expect(value(await sayReady(season.leader(2), true, 'two'))).toEqual({ early: true });
    expect(await dueWeeks(new Date(Date.now() + 1000))).toMatchObject([{ season: season.key, to: 'Wartime' }]);
  });

  it('closes nothing where the season does not want it', async () => {
    await setClock({ actor: season.admin }, season.key, {
      ...{ calendar: null, acts: true, pairs: false, holidays: [], early: false },
    });
    await sayReady(season.leader(1), true, 'a');
    expect(value(await sayReady(season.leader(2), true, 'b'))).toEqual({ early: false });
    expect(await readClock(season.key)).toMatchObject({ ready: ['Team 1', 'Team 2'], waitsFor: [] });
  });

  it('waits in Wartime for every roster', async () => {
    await early(true);
    await played.to('Wartime');
    await played.does(0, { kind: 'deadline', closesAt: new Date(Date.now() + DAY).toISOString(), because: 'A day.' });
    await played.does(1, { kind: 'roster', by: team(1), mercs: [merc(1, 1)] });
    await sayReady(season.leader(1), true, 'c');
    expect(value(await sayReady(season.leader(2), true, 'd'))).toEqual({ early: false });
    await played.does(2, { kind: 'roster', by: team(2), mercs: [merc(2, 1)] });
    await sayReady(season.leader(2), false, 'e');
    expect(value(await sayReady(season.leader(2), true, 'f'))).toEqual({ early: true });
  });

  it('is of one phase alone, and is taken back', async () => {
    await sayReady(season.leader(1), true, 'g');
    expect(await sayReady(season.leader(1), true, 'h')).toMatchObject({ problem: { code: 'nothing' } });
    await sayReady(season.leader(1), false, 'i');
    expect((await readClock(season.key))?.ready).toEqual([]);
    await sayReady(season.leader(1), true, 'j');
    await played.to('Wartime');
    expect((await readClock(season.key))?.ready).toEqual([]);
  });
});

describe('holidays', () => {
  it('are read a line each, and a line that is none is told by its number', () => {
    expect(readHolidays('2026-12-24 to 2027-01-02 Christmas\n\n2027-04-02')).toEqual({
      ok: true,
      value: [
        { from: '2026-12-24', until: '2027-01-02', name: 'Christmas' },
        { from: '2027-04-02', until: '2027-04-02', name: '' },
      ],
    });
    expect(readHolidays('2026-12-24\n2026-13-01')).toMatchObject({
      problem: { message: expect.stringContaining('line 2') },
    });
    expect(readHolidays('2026-12-24 to 2026-12-01 backwards')).toMatchObject({ problem: { code: 'invalid' } });
  });
});
