import { beforeEach, describe, expect, it } from 'vitest';
import { readDesk } from '@/lib/features/desk/desk';
import { sayReady } from '@/lib/features/desk/ready';
import { dropMember, nameMember } from '@/lib/features/seats/members';
import type { SeasonActor } from '@/lib/platform/auth/actor';
import { actorOf, viewerOf } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/client';
import { viewFor } from '@/lib/record/week/ruleset';
import { account, signedIn } from '../auth/people';
import { ownDatabase } from '../db/database';
import { merc, openSeason, type TestSeason, team } from '../db/league';
import { PlayedWeek } from '../review/support/week';
import { codeOf, value } from '../support/results';

ownDatabase();
let season: TestSeason;
let played: PlayedWeek;

beforeEach(async () => {
  season = await openSeason(2);
  played = new PlayedWeek(season);
});

/** Somebody as a request of theirs would find them. */
async function asked(id: string): Promise<SeasonActor> {
  const user = await db.user.findUniqueOrThrow({ where: { id } });
  const actor = await actorOf(await signedIn(user), season.key);
  if (actor === null) throw new Error('Nobody is signed in.');
  return { ...actor, season: season.key };
}
const member = (name: string, more: { fromWeek?: number; untilWeek?: number } = {}) => ({
  ...{ team: team(1), name, fromWeek: null, untilWeek: null },
  ...more,
});
const rosterSeenBy = async (actor: SeasonActor) =>
  viewFor(await played.look(), viewerOf(actor)).teams[team(1)]?.roster.state;

describe('a co-leader', () => {
  it('acts for the team under the own name, with all rights of its leader', async () => {
    const { id, name, key } = await account();
    expect(value(await nameMember({ actor: season.leader(1) }, member(name)))).toBe(name);
    const actor = await asked(id);
    expect(actor).toMatchObject({ team: team(1) });
    expect(codeOf(await sayReady(actor, true, `ready-${key}`))).toBe('ok');
    expect((await played.look()).journal.at(-1)).toMatchObject({ kind: 'ready', by: team(1), actor: key });
  });

  it('acts no more once the seat is taken away, even in the middle of an act', async () => {
    const { id, name } = await account();
    await nameMember({ actor: season.leader(1) }, member(name));
    const actor = await asked(id);
    const seat = await db.teamMember.findFirstOrThrow({ where: { userId: id } });
    expect(codeOf(await dropMember({ actor: season.leader(2) }, { id: seat.id, team: team(2) }))).toBe('not-found');
    expect(codeOf(await dropMember({ actor: season.leader(1) }, { id: seat.id, team: team(1) }))).toBe('ok');
    expect(codeOf(await sayReady(actor, true, 'too late'))).toBe('forbidden');
    expect((await asked(id)).team).toBeNull();
  });

  it('is an account that acts for no other team of the season', async () => {
    expect(codeOf(await nameMember({ actor: season.leader(1) }, member(season.leader(2).name)))).toBe('taken');
    expect(codeOf(await nameMember({ actor: season.leader(1) }, member('Nobody at all')))).toBe('invalid');
  });
});

describe('a deputy', () => {
  it('acts for the team in the weeks that were said, and in no other', async () => {
    const { id, name } = await account();
    await nameMember({ actor: season.leader(1) }, member(name, { fromWeek: 2, untilWeek: 2 }));
    expect((await asked(id)).team).toBeNull();
    for (const phase of ['Wartime', 'Battles', 'Results', 'Week'] as const) await played.to(phase);
    expect((await asked(id)).team).toBe(team(1));
    for (const phase of ['Wartime', 'Battles', 'Results', 'Week'] as const) await played.to(phase);
    expect((await asked(id)).team).toBeNull();
  });

  it('has a last week that does not come before the first', async () => {
    const { name } = await account();
    const backwards = member(name, { fromWeek: 3, untilWeek: 2 });
    expect(codeOf(await nameMember({ actor: season.leader(1) }, backwards))).toBe('invalid');
  });
});

describe('sealed orders', () => {
  const order = async () => {
    await played.to('Wartime');
    await played.does(1, { kind: 'roster', by: team(1), mercs: [merc(1, 1)] });
    await db.draft.create({
      data: {
        userId: season.leader(1).id,
        teamId: (await db.team.findFirstOrThrow({ where: { seasonId: season.id, key: team(1) } })).id,
        text: 'We field the first.',
      },
    });
  };

  it('stay sealed to an account whose password an admin’s link set anew, until the phase closes', async () => {
    await order();
    expect(await rosterSeenBy(await asked(season.leader(1).id))).toBe('open');
    await db.user.update({ where: { id: season.leader(1).id }, data: { resetAt: new Date() } });
    const actor = await asked(season.leader(1).id);
    expect(actor).toMatchObject({ team: team(1), sealed: true });
    expect(await rosterSeenBy(actor)).toBe('sealed');
    const desk = value(await readDesk(actor));
    expect(desk).toMatchObject({ sealed: true, typed: { text: '', at: null, parts: {} }, roster: { saved: false } });
    expect(desk.roster.picks.some(({ picked }) => picked)).toBe(false);
    await played.to('Battles');
    expect((await asked(season.leader(1).id)).sealed).toBeUndefined();
  });

  it('stay sealed to whom an admin gave the team or a seat in it, and not to whom the team named', async () => {
    await order();
    const [byAdmin, byTeam] = [await account(), await account()];
    await nameMember({ actor: season.admin }, member(byAdmin.name));
    await nameMember({ actor: season.leader(1) }, member(byTeam.name));
    expect(await rosterSeenBy(await asked(byAdmin.id))).toBe('sealed');
    expect(await rosterSeenBy(await asked(byTeam.id))).toBe('open');
    await db.team.updateMany({
      where: { seasonId: season.id, key: team(1) },
      data: { leaderId: season.admin.id, leaderSince: new Date() },
    });
    expect(await rosterSeenBy(await asked(season.admin.id))).toBe('sealed');
  });

  it('cannot be handed on by somebody to whom they are sealed', async () => {
    await order();
    await db.user.update({ where: { id: season.leader(1).id }, data: { resetAt: new Date() } });
    const { id, name } = await account();
    await nameMember({ actor: await asked(season.leader(1).id) }, member(name));
    expect(await rosterSeenBy(await asked(id))).toBe('sealed');
  });
});
