import { beforeEach, describe, expect, it } from 'vitest';
import { readJournalPage } from '@/lib/features/review/journal';
import { setBar } from '@/lib/features/review/own';
import { takeBack } from '@/lib/features/review/undo';
import type { SeasonActor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { append } from '@/lib/record/week/append';
import type { NewJournalEntry } from '@/lib/record/week/types';
import { ok } from '@/lib/result';
import { ownDatabase } from '../db/database';
import { declares, merc, openSeason, type TestSeason, team } from '../db/league';
import { shownBy } from '../support/results';
import { PlayedWeek } from './support/week';

ownDatabase();
let season: TestSeason;
let week: PlayedWeek;
/** An admin who leads the first team. */
let leading: SeasonActor;
const because = 'Agreed.';

beforeEach(async () => {
  season = await openSeason(4);
  week = new PlayedWeek(season);
  leading = { ...season.leader(1), role: 'admin' };
  await db.user.update({ where: { id: leading.id }, data: { role: 'admin' } });
  await week.to('Wartime');
});

const acts = (actor: SeasonActor, ...entries: NewJournalEntry[]) =>
  append({ where: { season: season.key }, actor, entries: () => ok(entries) });
const strike = (by: number, user: string, target: string) => declares(by, `${user}/strike`, [target]);

describe('an admin who leads a team', () => {
  it('is flagged on acts that touch the own match, and on none else', async () => {
    const near = await week.does(2, strike(2, merc(2, 1), merc(1, 1)));
    const far = await week.does(3, strike(3, merc(3, 1), merc(4, 1)));
    const flagged = async (...entries: NewJournalEntry[]) => {
      const done = await acts(leading, ...entries);
      if (!done.ok) throw new Error(done.problem.message);
      return done.value.entries[0]?.ownMatch ?? null;
    };
    const own = team(1);
    expect(await flagged({ kind: 'strike', target: near.entries[0]?.id ?? '', part: 0, because })).toBe(own);
    expect(await flagged({ kind: 'strike', target: far.entries[0]?.id ?? '', part: 0, because })).toBeNull();
    expect(await flagged({ kind: 'adjust', team: team(2), gp: 1, because })).toBe(own);
    expect(await flagged({ kind: 'adjust', merc: merc(3, 1), exp: 1, because })).toBeNull();
    // What is stated to have happened to a merc is about that merc's match.
    expect(await flagged({ kind: 'happens', event: 'first blood', to: merc(2, 1) })).toBe(own);
    expect(await flagged({ kind: 'happens', event: 'first blood', to: merc(1, 1) })).toBe(own);
    expect(await flagged({ kind: 'happens', event: 'first blood', to: merc(3, 1) })).toBeNull();
    expect(await flagged({ kind: 'day' })).toBe(own);
    // What a leader does for the own team is no admin's act.
    expect(await flagged(strike(1, merc(1, 2), merc(2, 2)))).toBeNull();
    const page = await readJournalPage(season.key, {});
    expect(page.ok && page.value.acts.filter((act) => act.ownMatch !== null)).toHaveLength(5);
  });

  it('is kept from them where the season says so, but not from moving the week', async () => {
    const near = await week.does(2, strike(2, merc(2, 1), merc(1, 1)));
    const id = near.entries[0]?.id ?? '';
    expect(await setBar(season.key, true, { actor: season.admin })).toEqual(ok(true));
    const told = await db.auditEntry.findFirst({ where: { kind: 'bar-own-match' } });
    expect(told).toMatchObject({
      actor: season.admin.key,
      subject: season.key,
      before: 'allowed, and marked',
      after: 'barred',
    });
    const undo: NewJournalEntry = { kind: 'undo', target: id, because };
    const refused = { ok: false, problem: { code: 'own-match', message: expect.stringContaining('You lead Team 1') } };
    expect(await acts(leading, undo)).toMatchObject(refused);
    const order = { act: 'undo' as const, id, because };
    const { own, saw } = shownBy(await takeBack(leading, { key: '-' }, order));
    expect(own).toMatchObject({ team: { key: team(1) }, barred: true });
    expect(await takeBack(leading, { key: 'barred', saw }, order)).toMatchObject(refused);
    expect(await acts(leading, { kind: 'day' })).toMatchObject({ ok: true });
    expect(await acts(leading, { kind: 'adjust', team: team(3), gp: 1, because })).toMatchObject({ ok: true });
    expect(await acts(season.admin, undo)).toMatchObject({ ok: true });
  });

  it('may not roll back a phase where barred: it throws the dice of every match anew', async () => {
    await week.to('Battles');
    await setBar(season.key, true, { actor: season.admin });
    const order = {
      ...{ act: 'roll back' as const, from: 'Battles', keep: false, hours: 24, because },
    };
    expect(shownBy(await takeBack(leading, { key: '-' }, order)).own).toMatchObject({ barred: true });
  });
});
