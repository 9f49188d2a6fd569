import 'server-only';
import { type AuditBy, audited } from '../../platform/audit/write';
import type { SeasonActor } from '../../platform/auth/actor';
import { db, type Tx } from '../../platform/db/client';
import { clockOf } from '../../platform/db/clock';
import { pagesChange } from '../../platform/pages/head';
import { holdWeek, type Poll, readPolls } from '../../record/votes/polls';
import { readVoting, sayVoting, type Voting } from '../../record/votes/voting';
import { SEASON_ENDED } from '../../record/week/ended';
import { mistake, ok, type Result } from '../../result';
import { type MatchRef, pollRow } from './cast';

/** What an admin does about votes: the season's setting, an early close, an argument that breaks the rules of the house. */

type By = AuditBy & { readonly actor: SeasonActor };

/** A season's setting; null: there is no such season. */
export async function readVotingOf(season: string): Promise<Voting | null> {
  const row = await db.season.findUnique({ where: { key: season }, select: { voting: true } });
  return row && readVoting(row.voting);
}

/**
 * Sets whether and how matches are voted. Matches on which somebody has voted keep what stood then.
 * @returns `not-found`, `ended`, `nothing` (it is so already)
 */
export const setVoting = (by: By, voting: Voting): Promise<Result<Voting>> =>
  audited<Voting>(
    by,
    async (tx) => {
      await tx.$executeRaw`SELECT FROM "Season" WHERE "key" = ${by.actor.season} FOR NO KEY UPDATE`;
      const row = await tx.season.findUnique({
        where: { key: by.actor.season },
        select: { id: true, name: true, voting: true, endedAt: true },
      });
      if (row === null) return mistake('not-found', 'There is no such season.');
      if (row.endedAt !== null) return SEASON_ENDED;
      const [before, after] = [sayVoting(readVoting(row.voting)), sayVoting(voting)];
      if (before === after) return mistake('nothing', 'It is so already.');
      await tx.season.update({ where: { id: row.id }, data: { voting: { ...voting } } });
      return ok({ value: voting, told: { kind: 'set-voting', subject: row.name, before, after } });
    },
    () => ok(voting),
  );

/**
 * Closes the vote on a match before its time, or opens it again until its time.
 * @returns `not-found`, `no-vote`, `nothing`, `won` (the winner is named), `too-early`, `own-match`, `ended`
 */
export const closeVote = (
  by: By,
  match: MatchRef,
  { closed, because }: { readonly closed: boolean; readonly because: string },
): Promise<Result<{ readonly name: string }>> => {
  let name = '';
  return audited(
    by,
    async (tx) => {
      const found = await hold(tx, by, match);
      if (!found.ok) return found;
      const { weekId, poll, now } = found.value;
      name = `${poll.attacker.name} v ${poll.defender.name}`;
      if (poll.state === 'to come') return mistake('too-early', 'The vote has not opened yet.');
      if (poll.winner !== null) return mistake('won', 'The winner is named, so that the vote is closed.');
      if (closed ? poll.state === 'closed' : !poll.byAdmin) {
        return mistake(
          'nothing',
          closed ? 'The vote is closed already.' : 'No admin closed this vote: its time decides.',
        );
      }
      const { id } = await pollRow(tx, weekId, poll);
      await tx.matchPoll.update({ where: { id }, data: { closedAt: closed ? now : null } });
      await pagesChange(tx, weekId);
      return ok({ value: { name }, told: { kind: closed ? 'close-vote' : 'open-vote', subject: name, because } });
    },
    () => ok({ name }),
  );
};

/**
 * Takes an argument off the page with a reason that all read, or puts it back; the vote counts in any case.
 * @param because null: it is put back
 */
export const strikeArgument = (
  by: By,
  match: MatchRef,
  { id, because }: { readonly id: string; readonly because: string | null },
): Promise<Result<null>> =>
  audited<null>(
    by,
    async (tx) => {
      const found = await hold(tx, by, match);
      if (!found.ok) return found;
      const { weekId, poll } = found.value;
      const vote = await tx.vote.findFirst({
        where: { id, poll: { weekId, attacker: { key: poll.attacker.key }, defender: { key: poll.defender.key } } },
        select: { id: true, struckBecause: true, voter: { select: { key: true } } },
      });
      if (vote === null) return mistake('not-found', 'There is no such argument.');
      if ((vote.struckBecause === null) === (because === null)) return mistake('nothing', 'It is so already.');
      await tx.vote.update({ where: { id: vote.id }, data: { struckBecause: because } });
      await pagesChange(tx, weekId);
      return ok({
        value: null,
        told: { kind: because === null ? 'restore-argument' : 'strike-argument', subject: vote.voter.key, because },
      });
    },
    () => ok(null),
  );

interface HeldPoll {
  readonly weekId: string;
  readonly poll: Poll;
  readonly now: Date;
}

async function hold(tx: Tx, { actor }: By, { week, place }: MatchRef): Promise<Result<HeldPoll>> {
  const weekId = await holdWeek(tx, actor.season, week);
  if (weekId === null) return mistake('not-found', 'There is no such match.');
  const now = await clockOf(tx);
  const season = await tx.season.findUniqueOrThrow({
    where: { key: actor.season },
    select: { endedAt: true, barOwnMatch: true },
  });
  if (season.endedAt !== null) return SEASON_ENDED;
  const poll = (await readPolls(tx, weekId, now.toISOString())).find((one) => one.place === place - 1);
  if (poll === undefined) return mistake('no-vote', 'This match is not voted here.');
  if (season.barOwnMatch && (actor.team === poll.attacker.key || actor.team === poll.defender.key)) {
    return mistake('own-match', 'This season keeps admins from acts on their own team’s match.', {
      next: 'Ask another admin to do it.',
    });
  }
  return ok({ weekId, poll, now });
}
