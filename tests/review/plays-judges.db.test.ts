import { beforeEach, describe, expect, it } from 'vitest';
import { correctMatches } from '@/lib/features/review/correct';
import { nameWinner } from '@/lib/features/review/table';
import { nameMember } from '@/lib/features/seats/members';
import type { SeasonActor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { append } from '@/lib/record/week/append';
import type { NewJournalEntry } from '@/lib/record/week/types';
import { ok } from '@/lib/result';
import { ownDatabase } from '../db/database';
import { declares, merc, openSeason, type TestSeason, team, unclear } from '../db/league';
import { codeOf, shownBy, value } from '../support/results';
import { PlayedWeek } from './support/week';

/** Attacks of an admin who plays, in a season that keeps admins from acts on their own match: by every kind of entry, and by every way round. */

ownDatabase();
let season: TestSeason;
let week: PlayedWeek;
/** An admin who acts for the first team. */
let playing: SeasonActor;
const because = 'I say so.';

beforeEach(async () => {
  season = await openSeason(4);
  week = new PlayedWeek(season);
  playing = { ...season.leader(1), role: 'admin' };
  await db.user.update({ where: { id: playing.id }, data: { role: 'admin' } });
  await db.season.update({ where: { id: season.id }, data: { barOwnMatch: true } });
  await week.to('Wartime');
});

const acts = (actor: SeasonActor, ...entries: NewJournalEntry[]) =>
  append({ where: { season: season.key }, actor, entries: () => ok(entries) });
/** What an act comes to: whatever else may be wrong with it, it is not saved. */
const came = async (actor: SeasonActor, ...entries: NewJournalEntry[]) => codeOf(await acts(actor, ...entries));

describe('an admin who plays in it is kept from', () => {
  it.each<[string, (at: { entry: string; ruling: string }) => NewJournalEntry]>([
    ['a winner', () => ({ kind: 'win', team: team(2) })],
    ['GP for the other side', () => ({ kind: 'adjust', team: team(2), gp: -3, because })],
    ['EXP of an own merc', () => ({ kind: 'adjust', merc: merc(1, 1), exp: 2, because })],
    ['moving a stranger’s merc over', () => ({ kind: 'adjust', merc: merc(3, 1), to: team(1), because })],
    ['a free merc for the own team', () => ({ kind: 'adjust', merc: 'free-lance', to: team(1), because })],
    ['an ability of the other side', () => ({ kind: 'adjust', ability: `${merc(2, 1)}/strike`, ready: 9, because })],
    ['an event that falls on the other side', () => ({ kind: 'happens', event: 'first blood', to: merc(2, 2) })],
    [
      'buying back in two leaders’ names',
      () => ({ kind: 'buyback', by: team(1), ability: `${merc(1, 1)}/strike`, price: 0, because }),
    ],
    [
      'a post in the other leader’s place',
      () => ({ ...(declares(2, `${merc(2, 1)}/strike`, [merc(2, 2)]) as object), onBehalf: true }) as NewJournalEntry,
    ],
    [
      'a post in the own leader’s place',
      () => ({ ...(declares(1, `${merc(1, 1)}/strike`, [merc(2, 2)]) as object), onBehalf: true }) as NewJournalEntry,
    ],
    [
      'a pasted post of the own team, with an earlier time',
      () => declares(1, `${merc(1, 1)}/strike`, [merc(2, 2)], new Date(Date.now() - 60_000).toISOString()),
    ],
    [
      'a pasted post of strangers that is aimed at the own team',
      () => declares(3, `${merc(3, 1)}/strike`, [merc(1, 2)], new Date(Date.now() - 60_000).toISOString()),
    ],
    ['settling an unclear text', ({ entry }) => ({ kind: 'settle', target: entry, part: 0, reading: null, because })],
    ['taking an order back', ({ entry }) => ({ kind: 'undo', target: entry, because })],
    ['striking an order', ({ entry }) => ({ kind: 'strike', target: entry, part: 0, because })],
    ['approving its ruling', ({ ruling }) => ({ kind: 'approve', rulings: [ruling] })],
    ['noting its ruling as a precedent', ({ ruling }) => ({ kind: 'tick', ruling }) as NewJournalEntry],
    [
      'another merc in the own team, by an import',
      () => ({ kind: 'import', mercs: { [merc(1, 1)]: { exp: 50 } } }) as unknown as NewJournalEntry,
    ],
  ])('%s', async (_, make) => {
    await week.does(2, unclear(2));
    const hit = await week.does(2, declares(2, `${merc(2, 1)}/strike`, [merc(1, 1)]));
    const at = { entry: hit.entries[0]?.id ?? '', ruling: hit.rulings[0]?.id ?? '' };
    const before = (await week.look()).seq;
    expect(await came(playing, make(at))).toBe('own-match');
    expect((await week.look()).seq).toBe(before);
  });

  it('naming the winner by the form', async () => {
    await week.to('Battles');
    const asked = await nameWinner(playing, { team: team(1) }, { key: 'winner-1' });
    const saw = shownBy(asked).saw;
    expect(codeOf(await nameWinner(playing, { team: team(1) }, { key: 'winner-2', saw }))).toBe('own-match');
  });

  it('putting a closed week of the own team right, also after it left that team', async () => {
    for (const phase of ['Battles', 'Results'] as const) await week.to(phase);
    await week.does(playing, { kind: 'ready', by: team(1), ready: true });
    await week.does(0, { kind: 'win', team: team(2) });
    await week.does(0, { kind: 'win', team: team(3) });
    await week.to('Week');
    await db.team.updateMany({ where: { seasonId: season.id, key: team(1) }, data: { leaderId: null } });
    const left: SeasonActor = { ...playing, team: null };
    const matches = [
      { attacker: team(1), defender: team(2), tier: 'High' as const, winner: team(1) },
      { attacker: team(3), defender: team(4), tier: 'High' as const, winner: team(3) },
    ];
    const order = { week: 1, matches, because };
    const { saw } = shownBy(await correctMatches(left, { key: 'c-1' }, order));
    expect(codeOf(await correctMatches(left, { key: 'c-2', saw }, order))).toBe('own-match');
  });
});

describe('the way round is closed where an admin', () => {
  const hurt: NewJournalEntry = { kind: 'adjust', team: team(2), gp: -3, because };

  it('comes by a door that names no season', async () => {
    expect(await came({ ...playing, team: null }, hurt)).toBe('own-match');
  });

  it('is a co-leader, or a deputy in this week', async () => {
    const admin = season.admin;
    value(
      await nameMember({ actor: season.leader(2) }, { team: team(2), name: admin.name, fromWeek: 1, untilWeek: 1 }),
    );
    expect(await came({ ...admin, team: team(2) }, hurt)).toBe('own-match');
    expect(await came(admin, hurt)).toBe('own-match');
  });

  it('leaves the team in which they gave orders this week', async () => {
    await week.does(playing, { kind: 'roster', by: team(1), mercs: [merc(1, 1)] });
    await db.team.updateMany({ where: { seasonId: season.id, key: team(1) }, data: { leaderId: null } });
    expect(await came({ ...playing, team: null }, hurt)).toBe('own-match');
    expect(await came({ ...playing, team: null }, { kind: 'adjust', team: team(3), gp: 1, because })).toBe('ok');
  });

  it('hides the act among others', async () => {
    const fine: NewJournalEntry = { kind: 'adjust', team: team(3), gp: 1, because };
    expect(await came(playing, fine, hurt)).toBe('own-match');
  });
});
