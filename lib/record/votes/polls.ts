import type { Phase } from '../../engine/rules/mercenaries/terms';
import type { Db, Tx } from '../../platform/db/client';
import type { TeamName } from '../views/model';
import { placesBefore } from '../views/places-before';
import { pollState, readVoting, type Tally, tallyOf, type Verdict, type Voting, verdictOf } from './voting';

/** The vote on one match, as everybody may see it. Of a secret one that is not closed there is no tally in here. */
export interface Poll {
  /** Its place among the week's matches, from 0. */
  readonly place: number;
  readonly attacker: TeamName;
  readonly defender: TeamName;
  readonly voting: Voting;
  readonly state: 'to come' | 'open' | 'closed';
  /** Whether an admin closed it, before its time. */
  readonly byAdmin: boolean;
  /** When it closes by its time; null: when an admin says so, or it is not that phase yet. */
  readonly closesAt: string | null;
  /** How many votes are in. */
  readonly votes: number;
  /** Null: it is secret and not closed. */
  readonly tally: Tally | null;
  /** Whom the votes make the winner, once it is closed. */
  readonly verdict: Verdict | null;
  readonly winner: string | null;
}

const team = { select: { id: true, key: true, name: true } } as const;

/**
 * The votes on a week's matches, in their order; none of a match that is not voted. Votes of accounts that were disabled do not count.
 * @param now ISO
 */
export async function readPolls(tx: Tx | Db, weekId: string, now: string): Promise<readonly Poll[]> {
  const week = await tx.week.findUnique({
    where: { id: weekId },
    select: {
      number: true,
      phase: true,
      closesAt: true,
      seasonId: true,
      season: { select: { voting: true, endedAt: true } },
      matches: {
        orderBy: { place: 'asc' },
        select: { place: true, winnerKey: true, attacker: team, defender: team },
      },
      polls: { select: { id: true, attackerId: true, defenderId: true, voting: true, closedAt: true } },
    },
  });
  if (week === null) return [];
  const setting = readVoting(week.season.voting);
  if (week.polls.length === 0 && (!setting.on || week.phase === 'Closed')) return [];
  const [cast, before] = await Promise.all([
    tx.vote.findMany({
      where: { pollId: { in: week.polls.map(({ id }) => id) }, teamId: { not: null }, voter: { disabledAt: null } },
      select: { pollId: true, phase: true, team: { select: { key: true } } },
    }),
    placesBefore(tx, week.seasonId, week.number),
  ]);
  return week.matches.flatMap(({ place, winnerKey, attacker, defender }) => {
    const poll = week.polls.find((one) => one.attackerId === attacker.id && one.defenderId === defender.id);
    if (poll === undefined && (!setting.on || week.phase === 'Closed')) return [];
    const voting = poll === undefined ? setting : readVoting(poll.voting);
    const closesAt = week.closesAt?.toISOString() ?? null;
    const closedAt = poll?.closedAt?.toISOString() ?? null;
    const state = week.season.endedAt
      ? 'closed'
      : pollState(voting, { phase: week.phase, closesAt, winner: winnerKey, closedAt }, now);
    const votes = cast.flatMap((vote) =>
      vote.pollId === poll?.id && vote.team !== null ? [{ team: vote.team.key, phase: vote.phase as Phase }] : [],
    );
    const sides = { attacker: attacker.key, defender: defender.key };
    const tally = tallyOf(sides, votes);
    const places = { attacker: before(attacker.key), defender: before(defender.key) };
    return [
      {
        place,
        attacker: { key: attacker.key, name: attacker.name },
        defender: { key: defender.key, name: defender.name },
        voting,
        state,
        byAdmin: closedAt !== null,
        closesAt: week.phase === voting.until ? closesAt : null,
        votes: votes.length,
        tally: voting.secret && state !== 'closed' ? null : tally,
        verdict: state === 'closed' ? verdictOf(sides, tally, voting.tie, places) : null,
        winner: winnerKey,
      },
    ];
  });
}

/** Holds the week of a vote, so that neither its phase nor its winner changes before this transaction ends. @returns its id; null: there is none */
export async function holdWeek(tx: Tx, season: string, week: number): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    SELECT "Week"."id" FROM "Week" JOIN "Season" ON "Season"."id" = "Week"."seasonId"
    WHERE "Season"."key" = ${season} AND "Week"."number" = ${week} FOR UPDATE OF "Week"`;
  return row?.id ?? null;
}
