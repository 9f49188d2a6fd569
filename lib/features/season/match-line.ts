import type { Prisma } from '../../platform/db/generated/client';
import type { TeamName } from '../../record/views/model';
import type { MatchLine } from './model';

const teamName = { select: { key: true, name: true } } as const;

/** The columns that a line is made of. */
export const matchColumns = {
  place: true,
  tier: true,
  deferred: true,
  terrain: true,
  winnerKey: true,
  week: { select: { number: true } },
  attacker: teamName,
  defender: teamName,
} satisfies Prisma.MatchSelect;
export type MatchRow = Prisma.MatchGetPayload<{ select: typeof matchColumns }>;

/** Places count from 0 in the database and from 1 in an address. */
export const matchId = (week: number, place: number): string => `${week}-${place + 1}`;

const nameOf = ({ key, name }: TeamName): TeamName => ({ key, name });

export function toMatchLine(row: MatchRow): MatchLine {
  const attacker = nameOf(row.attacker);
  const defender = nameOf(row.defender);
  return {
    id: matchId(row.week.number, row.place),
    week: row.week.number,
    attacker,
    defender,
    tier: row.tier,
    deferred: row.deferred,
    first: row.deferred ? defender : attacker,
    terrain: row.terrain,
    winner: [attacker, defender].find((team) => team.key === row.winnerKey) ?? null,
  };
}
