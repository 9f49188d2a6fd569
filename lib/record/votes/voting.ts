import { z } from 'zod';
import type { Phase } from '../../engine/rules/mercenaries/terms';

/** How a match is voted: the season's setting, when a vote is open, what its tally says. Pure. */

/** Whose votes count. `all`: every account; `no leaders`: nobody who acts for a team of the season; `not own match`: nobody who acts for either side. */
export const VOTERS = ['not own match', 'no leaders', 'all'] as const;
/** Who wins when both sides have as many votes. `standing`: who stood higher before the match; `admin`: whom an admin names. */
export const TIES = ['admin', 'attacker', 'defender', 'standing'] as const;

export const votingSchema = z.strictObject({
  /** Matches are voted here. */
  on: z.boolean().default(false),
  who: z.enum(VOTERS).default('not own match'),
  /** Nobody sees the tally before the vote is closed, and nobody ever sees who voted how. */
  secret: z.boolean().default(true),
  /** The phase with whose deadline the vote closes. */
  until: z.enum(['Battles', 'Results']).default('Results'),
  tie: z.enum(TIES).default('admin'),
});
export type Voting = z.infer<typeof votingSchema>;

/** The setting as a row holds it. */
export const readVoting = (json: unknown): Voting => votingSchema.parse(json);

export const VOTER_WORDS: Record<Voting['who'], string> = {
  all: 'every account',
  'no leaders': 'every account that acts for no team of the season',
  'not own match': 'every account that acts for neither side',
};
export const TIE_WORDS: Record<Voting['tie'], string> = {
  attacker: 'the attacker wins a tie',
  defender: 'the defender wins a tie',
  standing: 'of a tie the team that stood higher before the match wins',
  admin: 'an admin decides a tie',
};

/** The setting in one sentence, for the audit log and for voters. */
export function sayVoting({ on, who, secret, until, tie }: Voting): string {
  if (!on) return 'matches are not voted here';
  return `${VOTER_WORDS[who]} may vote, ${secret ? 'in secret' : 'openly'}, until ${until} close; ${TIE_WORDS[tie]}`;
}

export interface PollMoment {
  readonly phase: Phase | 'Closed';
  /** When the present phase closes; null: when an admin says so. */
  readonly closesAt: string | null;
  readonly winner: string | null;
  /** When an admin closed the vote; null: nobody did. */
  readonly closedAt: string | null;
}

/**
 * Whether a vote takes votes: from the lock of the rosters until its phase's deadline, an admin's close, or the naming of a winner.
 * @param now ISO
 */
export function pollState(
  { until }: Pick<Voting, 'until'>,
  { phase, closesAt, winner, closedAt }: PollMoment,
  now: string,
): 'to come' | 'open' | 'closed' {
  if (phase === 'Peacetime' || phase === 'Wartime') return 'to come';
  if (winner !== null || closedAt !== null || phase === 'Closed') return 'closed';
  if (phase === 'Results' && until === 'Battles') return 'closed';
  const over = phase === until && closesAt !== null && Date.parse(closesAt) <= Date.parse(now);
  return over ? 'closed' : 'open';
}

/** For whom a vote is, and the phase in which it was cast. */
export interface CastVote {
  readonly team: string;
  readonly phase: Phase;
}
export interface Tally {
  readonly attacker: number;
  readonly defender: number;
  /** By the phase in which votes were cast, in the order of the phases; those without a vote are not among them. */
  readonly phases: readonly { readonly phase: Phase; readonly attacker: number; readonly defender: number }[];
}

/** Counts the votes of a match; those for neither side count for nobody. */
export function tallyOf({ attacker, defender }: Sides, votes: readonly CastVote[]): Tally {
  const count = (of: readonly CastVote[]) => ({
    attacker: of.filter(({ team }) => team === attacker).length,
    defender: of.filter(({ team }) => team === defender).length,
  });
  const phases = (['Battles', 'Results'] as const).flatMap((phase) => {
    const line = { phase, ...count(votes.filter((vote) => vote.phase === phase)) };
    return line.attacker + line.defender === 0 ? [] : [line];
  });
  return { ...count(votes), phases };
}

interface Sides {
  /** Keys of the teams. */
  readonly attacker: string;
  readonly defender: string;
}

/** Whom a tally makes the winner. */
export interface Verdict {
  /** The team's key; null: an admin decides. */
  readonly team: string | null;
  readonly why: 'votes' | 'tie' | 'nobody voted';
}

/**
 * @param places each side's place in the standings before the match, from 1; teams may share one
 */
export function verdictOf(
  match: Sides,
  { attacker, defender }: Pick<Tally, 'attacker' | 'defender'>,
  tie: Voting['tie'],
  places: { readonly attacker: number; readonly defender: number },
): Verdict {
  if (attacker + defender === 0) return { team: null, why: 'nobody voted' };
  if (attacker !== defender) return { team: attacker > defender ? match.attacker : match.defender, why: 'votes' };
  if (tie === 'attacker' || tie === 'defender') return { team: match[tie], why: 'tie' };
  if (tie === 'admin' || places.attacker === places.defender) return { team: null, why: 'tie' };
  return { team: places.attacker < places.defender ? match.attacker : match.defender, why: 'tie' };
}
