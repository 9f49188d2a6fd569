import 'server-only';
import type { SeasonActor } from '../../platform/auth/actor';
import { seatsOf } from '../../platform/auth/seats';
import type { Tx } from '../../platform/db/client';
import { clockOf } from '../../platform/db/clock';
import { rollingBack } from '../../platform/db/rolling-back';
import { pagesChange } from '../../platform/pages/head';
import { sayTime } from '../../record/views/time';
import { holdWeek, type Poll, readPolls } from '../../record/votes/polls';
import { VOTER_WORDS, type Voting } from '../../record/votes/voting';
import { SEASON_ENDED } from '../../record/week/ended';
import { mistake, ok, type Problem, type Result } from '../../result';
import { ARGUMENT_LIMIT } from './limit';

/** Votes on matches: cast, changed and taken back, each in one transaction that holds the week. */

export interface MatchRef {
  readonly week: number;
  /** From 1, as in an address. */
  readonly place: number;
}

/** Why somebody may not vote on a match; null: they may. `seats` are the keys of the teams that they act for in the season. */
export function voteRefusal(poll: Poll | undefined, seats: readonly string[], zone: string): Problem | null {
  if (poll === undefined) {
    return { code: 'no-vote', message: 'This match is not voted here: an admin names the winner.' };
  }
  const { voting, state, attacker, defender } = poll;
  if (state === 'to come') {
    return { code: 'not-open', message: 'The vote opens when the rosters are locked and Battles begin.' };
  }
  if (state === 'closed') return { code: 'closed', message: `The vote is closed${sayWhen(poll, zone)}.` };
  const own = seats.find((key) => key === attacker.key || key === defender.key);
  const barred = voting.who === 'no leaders' ? seats.length > 0 : voting.who === 'not own match' && own !== undefined;
  if (!barred) return null;
  const why = own === undefined ? 'you act for a team of the season' : 'you act for one of its sides';
  return {
    code: 'not-eligible',
    message: `You cannot vote on this match: ${VOTER_WORDS[voting.who]} may, and ${why}.`,
  };
}

function sayWhen({ byAdmin, closesAt, winner }: Poll, zone: string): string {
  if (winner !== null) return ': the winner is named';
  if (byAdmin) return ': an admin closed it';
  return closesAt === null ? '' : ` since ${sayTime(closesAt, zone)}`;
}

export interface Ballot extends MatchRef {
  /** The key of a side; null: the vote is taken back. */
  readonly team: string | null;
  readonly argument: string;
  /** Whether the page called the vote secret. */
  readonly secret: boolean;
}

/**
 * Casts a vote, changes it or takes it back. One account has one vote on a match, and the last one counts.
 * @returns for whom it is; or `no-vote`, `not-open`, `closed`, `not-eligible`, `no-side`, `too-long`, `moved` (it is not secret as the
 *   page said, or is secret now), `not-found`, `ended`, `forbidden`
 */
export const castVote = (actor: SeasonActor, ballot: Ballot): Promise<Result<{ readonly name: string | null }>> =>
  rollingBack(async (tx) => {
    const { week, place, team, argument, secret } = ballot;
    const weekId = await holdWeek(tx, actor.season, week);
    if (weekId === null) return mistake('not-found', 'There is no such match.');
    const account = await tx.user.findUnique({ where: { id: actor.id }, select: { disabledAt: true } });
    if (account === null || account.disabledAt !== null) {
      return mistake('forbidden', 'Your account is disabled.', { next: 'Ask an admin.' });
    }
    const now = await clockOf(tx);
    const season = await tx.season.findUniqueOrThrow({
      where: { key: actor.season },
      select: { timeZone: true, endedAt: true },
    });
    if (season.endedAt !== null) return SEASON_ENDED;
    const poll = (await readPolls(tx, weekId, now.toISOString())).find((one) => one.place === place - 1);
    const refused = voteRefusal(poll, await seatsOf(tx, actor.season, actor.id), season.timeZone);
    if (refused !== null || poll === undefined) return { ok: false, problem: refused ?? NO_MATCH };
    if (poll.voting.secret !== secret) return MOVED;
    const side = [poll.attacker, poll.defender].find(({ key }) => key === team);
    if (team !== null && side === undefined) {
      return mistake('no-side', 'That team does not play in this match.', {
        field: 'team',
        next: 'Choose one of the two sides.',
      });
    }
    if (argument.length > ARGUMENT_LIMIT) {
      return mistake(
        'too-long',
        `An argument holds at most ${ARGUMENT_LIMIT.toLocaleString('en')} characters, and this has ${argument.length.toLocaleString('en')}.`,
        { field: 'argument' },
      );
    }
    await save(tx, { weekId, poll, voter: actor.id, team, argument: team === null ? '' : argument.trim(), now });
    await pagesChange(tx, weekId);
    return ok({ name: side?.name ?? null });
  });

const NO_MATCH: Problem = { code: 'not-found', message: 'There is no such match.' };
const MOVED = mistake(
  'moved',
  'Meanwhile an admin changed whether this vote is secret, so that yours was not counted.',
  {
    next: 'Read how it is counted now, and vote again if you still want to.',
  },
);

/** The row of a match's poll, made with its first vote or its early close, with the setting as it is then. */
export async function pollRow(tx: Tx, weekId: string, poll: Pick<Poll, 'attacker' | 'defender' | 'voting'>) {
  const { seasonId } = await tx.week.findUniqueOrThrow({ where: { id: weekId }, select: { seasonId: true } });
  const idOf = async (key: string) =>
    (await tx.team.findUniqueOrThrow({ where: { seasonId_key: { seasonId, key } }, select: { id: true } })).id;
  const [attackerId, defenderId] = [await idOf(poll.attacker.key), await idOf(poll.defender.key)];
  const row = await tx.matchPoll.upsert({
    where: { weekId_attackerId_defenderId: { weekId, attackerId, defenderId } },
    create: { weekId, attackerId, defenderId, voting: { ...poll.voting } satisfies Voting },
    update: {},
    select: { id: true },
  });
  return { id: row.id, attackerId, defenderId };
}

async function save(
  tx: Tx,
  vote: { weekId: string; poll: Poll; voter: string; team: string | null; argument: string; now: Date },
): Promise<void> {
  const { weekId, poll, voter, team, argument, now } = vote;
  const { id: pollId, attackerId, defenderId } = await pollRow(tx, weekId, poll);
  const teamId = team === null ? null : team === poll.attacker.key ? attackerId : defenderId;
  const { phase } = await tx.week.findUniqueOrThrow({ where: { id: weekId }, select: { phase: true } });
  const where = { pollId_voterId: { pollId, voterId: voter } };
  const before = await tx.vote.findUnique({ where, select: { teamId: true, phase: true } });
  await tx.vote.upsert({
    where,
    create: { pollId, voterId: voter, teamId, phase, argument, castAt: now, at: now },
    update: { teamId, argument, at: now, phase: before?.teamId === teamId ? before.phase : phase },
  });
}
