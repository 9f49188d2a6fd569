import type { Tx } from '../db/client';
import { Prisma } from '../db/generated/client';

/** Whether the weeks that were said of a seat hold the newest week of its season. */
const IN_ITS_WEEKS = Prisma.sql`(
  ("TeamMember"."fromWeek" IS NULL AND "TeamMember"."untilWeek" IS NULL)
  OR (SELECT max("number") FROM "Week" WHERE "Week"."seasonId" = "Team"."seasonId")
    BETWEEN coalesce("TeamMember"."fromWeek", 0) AND coalesce("TeamMember"."untilWeek", 2147483647)
)`;

/** Seats in their weeks that somebody named who is not disabled. */
const NAMED = Prisma.sql`"TeamMember" JOIN "Team" ON "Team"."id" = "TeamMember"."teamId"
  JOIN "User" AS "Giver" ON "Giver"."key" = "TeamMember"."addedBy" AND "Giver"."disabledAt" IS NULL
  WHERE ${IN_ITS_WEEKS}`;

/**
 * Who acts for which team, as a table to join: leaders, co-leaders, and deputies in their weeks. `since`: when an admin gave the
 * team to them; null: they were there from the first, or somebody of the team named them. `rank`: 0 for its leader.
 *
 * A seat is lent: it counts while who named it is not disabled and acts for the team too, or is an admin. Who was named by
 * somebody whose own seat has ended acts no more, however long the row of names between them is.
 */
export const SEATS = Prisma.sql`(
  WITH RECURSIVE "Held" AS (
    SELECT "Team"."leaderId" AS "userId", "Team"."id" AS "teamId" FROM "Team" WHERE "Team"."leaderId" IS NOT NULL
    UNION
    SELECT "TeamMember"."userId", "TeamMember"."teamId" FROM ${NAMED} AND "Giver"."role" >= 'admin'
    UNION
    SELECT "TeamMember"."userId", "TeamMember"."teamId"
    FROM "Held", ${NAMED} AND "Giver"."id" = "Held"."userId" AND "TeamMember"."teamId" = "Held"."teamId"
  )
  SELECT "leaderId" AS "userId", "seasonId", "key", "place", "leaderSince" AS "since", 0 AS "rank"
  FROM "Team" WHERE "leaderId" IS NOT NULL
  UNION ALL
  SELECT "TeamMember"."userId", "Team"."seasonId", "Team"."key", "Team"."place",
    CASE WHEN "TeamMember"."byTeam" THEN NULL ELSE "TeamMember"."since" END, 1
  FROM "TeamMember" JOIN "Team" ON "Team"."id" = "TeamMember"."teamId"
    JOIN "Held" ON "Held"."userId" = "TeamMember"."userId" AND "Held"."teamId" = "TeamMember"."teamId"
  WHERE ${IN_ITS_WEEKS}
)`;

/**
 * Ends the seats in teams that somebody named, and those that were named by whom they had named.
 * @param of `teams`: in these alone (their ids); `asAdmin`: those alone that they named as an admin and not for the own team
 * @returns how many
 */
export function endSeatsNamedBy(
  tx: Tx,
  user: string,
  of: { readonly teams?: readonly string[]; readonly asAdmin?: true } = {},
): Promise<number> {
  const teams = of.teams === undefined ? null : [...of.teams];
  return tx.$executeRaw`
    WITH RECURSIVE "Fallen" AS (
      SELECT "id", "userId", "teamId" FROM "TeamMember"
      WHERE "addedBy" = ${user} AND (${teams}::uuid[] IS NULL OR "teamId" = ANY(${teams}::uuid[]))
        AND (NOT ${of.asAdmin === true} OR NOT "byTeam")
      UNION
      SELECT "Next"."id", "Next"."userId", "Next"."teamId"
      FROM "TeamMember" AS "Next" JOIN "User" AS "Giver" ON "Giver"."key" = "Next"."addedBy"
        JOIN "Fallen" ON "Fallen"."userId" = "Giver"."id" AND "Fallen"."teamId" = "Next"."teamId"
      WHERE "Giver"."role" < 'admin'
    )
    DELETE FROM "TeamMember" WHERE "id" IN (SELECT "id" FROM "Fallen")`;
}

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
