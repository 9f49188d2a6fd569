import type { Tx } from '../db/client';
import { Prisma } from '../db/generated/client';

/**
 * Who acts for which team, as a table to join: leaders, co-leaders, and deputies in their weeks. `since`: when an admin gave the
 * team to them; null: they were there from the first, or somebody of the team named them. `rank`: 0 for its leader.
 */
export const SEATS = Prisma.sql`(
  SELECT "leaderId" AS "userId", "seasonId", "key", "place", "leaderSince" AS "since", 0 AS "rank"
  FROM "Team" WHERE "leaderId" IS NOT NULL
  UNION ALL
  SELECT "TeamMember"."userId", "Team"."seasonId", "Team"."key", "Team"."place",
    CASE WHEN "TeamMember"."byTeam" THEN NULL ELSE "TeamMember"."since" END, 1
  FROM "TeamMember" JOIN "Team" ON "Team"."id" = "TeamMember"."teamId"
  WHERE ("TeamMember"."fromWeek" IS NULL AND "TeamMember"."untilWeek" IS NULL)
    OR (SELECT max("number") FROM "Week" WHERE "Week"."seasonId" = "Team"."seasonId")
      BETWEEN coalesce("TeamMember"."fromWeek", 0) AND coalesce("TeamMember"."untilWeek", 2147483647)
)`;

/** Since when the phase is open that is being played in a season. @param season the SQL of its id */
export const phaseOpenSince = (season: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  SELECT max("PhaseSpan"."opensAt") FROM "PhaseSpan" JOIN "Week" ON "Week"."id" = "PhaseSpan"."weekId"
  WHERE "Week"."seasonId" = ${season} AND "PhaseSpan"."closedAt" IS NULL
)`;

/** The keys of the teams that an account acts for in a season. @param season its key */
export async function seatsOf(tx: Pick<Tx, '$queryRaw'>, season: string, userId: string): Promise<readonly string[]> {
  const rows = await tx.$queryRaw<{ key: string }[]>`
    SELECT "Seat"."key" FROM ${SEATS} AS "Seat" JOIN "Season" ON "Season"."id" = "Seat"."seasonId"
    WHERE "Season"."key" = ${season} AND "Seat"."userId" = ${userId}::uuid`;
  return rows.map(({ key }) => key);
}
