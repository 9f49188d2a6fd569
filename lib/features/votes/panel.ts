import 'server-only';
import type { Actor } from '../../platform/auth/actor';
import { seatsOf } from '../../platform/auth/seats';
import { db } from '../../platform/db/client';
import type { TeamName } from '../../record/views/model';
import { type Paged, pagesOf } from '../../record/views/paged';
import { type Poll, readPolls } from '../../record/votes/polls';
import { type MatchRef, voteRefusal } from './cast';
import { quoteOf } from './quote';

/** Arguments on one page of a match. */
const PAGE = 20;

export interface ArgumentLine {
  readonly id: string;
  readonly by: string;
  /** For whom its vote is; null: the vote is secret. */
  readonly side: TeamName | null;
  readonly castAt: string;
  /** When it was last changed; null: it was not. */
  readonly changedAt: string | null;
  /** Raw markup; null: an admin took it off the page. */
  readonly text: string | null;
  readonly struckBecause: string | null;
  readonly own: boolean;
}
export interface VotePanel {
  readonly poll: Poll;
  /** Why whoever looks may not vote; null: they may. */
  readonly barred: { readonly code: string; readonly message: string } | null;
  readonly signedIn: boolean;
  /** The vote of whoever looks, told to nobody else in a secret poll. */
  readonly own: {
    readonly team: string | null;
    readonly argument: string;
    readonly struckBecause: string | null;
  } | null;
  /** What the argument's field holds at first: what was written before, and what is quoted. */
  readonly draft: string;
  readonly arguments: Paged<ArgumentLine>;
}

/**
 * The vote on a match as somebody may see it; null: it is not voted.
 * @param actor who looks, as of that season; null: a visitor
 * @param asked the page of the arguments, from 1, and the id of the one that is to be quoted
 */
export async function readVotePanel(
  season: string,
  { week, place }: MatchRef,
  actor: Actor | null,
  asked: { readonly page: number; readonly quote: string | null },
): Promise<VotePanel | null> {
  const row = await db.week.findFirst({
    where: { number: week, season: { key: season } },
    select: { id: true, season: { select: { timeZone: true } } },
  });
  if (row === null) return null;
  const poll = (await readPolls(db, row.id, new Date().toISOString())).find((one) => one.place === place - 1);
  if (poll === undefined) return null;
  const teams = { attacker: { key: poll.attacker.key }, defender: { key: poll.defender.key } };
  const where = {
    poll: { weekId: row.id, ...teams },
    teamId: { not: null },
    argument: { not: '' },
    voter: { disabledAt: null },
  };
  const [found, rows, own, seats, quoted] = await Promise.all([
    db.vote.count({ where }),
    db.vote.findMany({
      where,
      orderBy: [{ castAt: 'asc' }, { id: 'asc' }],
      skip: (asked.page - 1) * PAGE,
      take: PAGE,
      select: {
        ...{ id: true, castAt: true, at: true, argument: true, struckBecause: true, voterId: true },
        voter: { select: { name: true } },
        // Of a secret vote the side is not read at all.
        ...(poll.voting.secret ? {} : { team: { select: { key: true, name: true } } }),
      },
    }),
    actor === null
      ? null
      : db.vote.findFirst({
          where: { poll: { weekId: row.id, ...teams }, voterId: actor.id },
          select: { argument: true, struckBecause: true, team: { select: { key: true } } },
        }),
    actor === null ? [] : seatsOf(db, season, actor.id),
    asked.quote === null
      ? null
      : db.vote.findFirst({
          where: { ...where, id: asked.quote, struckBecause: null },
          select: { argument: true, voter: { select: { name: true } } },
        }),
  ]);
  const barred = voteRefusal(poll, seats, row.season.timeZone);
  return {
    poll,
    barred: barred && { code: barred.code, message: barred.message },
    signedIn: actor !== null,
    own: own && { team: own.team?.key ?? null, argument: own.argument, struckBecause: own.struckBecause },
    draft: [own?.argument ?? '', quoted ? quoteOf(quoted.voter.name, quoted.argument) : '']
      .filter(Boolean)
      .join('\n\n'),
    arguments: {
      found,
      page: asked.page,
      pages: pagesOf(found, PAGE),
      lines: rows.map((line) => ({
        id: line.id,
        by: line.voter.name,
        side: 'team' in line ? ((line.team as TeamName | null) ?? null) : null,
        castAt: line.castAt.toISOString(),
        changedAt: line.at.getTime() === line.castAt.getTime() ? null : line.at.toISOString(),
        text: line.struckBecause === null ? line.argument : null,
        struckBecause: line.struckBecause,
        own: line.voterId === actor?.id,
      })),
    },
  };
}
