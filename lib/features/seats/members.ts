import 'server-only';
import { type AuditBy, audited } from '../../platform/audit/write';
import type { SeasonActor } from '../../platform/auth/actor';
import { endSeatsNamedBy, seatsOf } from '../../platform/auth/seats';
import { db, type Tx } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';

/** Who acts for a team beside its leader, with the same rights and each under their own name: co-leaders, and deputies for some weeks. */

export interface Member {
  readonly id: string;
  readonly name: string;
  /** The first and the last week; null: there is no such end. */
  readonly fromWeek: number | null;
  readonly untilWeek: number | null;
  /** Who named them. */
  readonly by: string;
}
export interface TeamPeople {
  readonly key: string;
  readonly name: string;
  readonly leader: string | null;
  readonly members: readonly Member[];
}

/** @param team the key of one team; null: all of the season, in the order of the game */
export async function readTeamPeople(season: string, team: string | null): Promise<readonly TeamPeople[]> {
  const rows = await db.team.findMany({
    where: { season: { key: season }, ...(team === null ? {} : { key: team }) },
    orderBy: { place: 'asc' },
    select: {
      key: true,
      name: true,
      leader: { select: { name: true } },
      members: {
        orderBy: { since: 'asc' },
        select: { id: true, fromWeek: true, untilWeek: true, addedBy: true, user: { select: { name: true } } },
      },
    },
  });
  const keys = rows.flatMap(({ members }) => members.map(({ addedBy }) => addedBy));
  const people = await db.user.findMany({ where: { key: { in: keys } }, select: { key: true, name: true } });
  const nameOf = new Map(people.map(({ key, name }) => [key, name]));
  return rows.map(({ key, name, leader, members }) => ({
    key,
    name,
    leader: leader?.name ?? null,
    members: members.map(({ id, fromWeek, untilWeek, addedBy, user }) => ({
      ...{ id, fromWeek, untilWeek },
      name: user.name,
      by: nameOf.get(addedBy) ?? addedBy,
    })),
  }));
}

export interface NewMember {
  readonly team: string;
  /** The name of an account. */
  readonly name: string;
  readonly fromWeek: number | null;
  readonly untilWeek: number | null;
}

type By = AuditBy & { readonly actor: SeasonActor };

const OVER = mistake('forbidden', 'What you may do here has changed while this was under way: nothing was saved.', {
  next: 'Open the page again.',
});

/**
 * Holds who names somebody, and the one who is named, until the transaction ends: neither is disabled, moved down or named by
 * another team meanwhile.
 * @returns whether the first, as they are now, may still say who acts for the team
 */
async function holdNamer(tx: Tx, { actor }: By, team: string, name: string): Promise<boolean> {
  const rows = await tx.$queryRaw<{ key: string; role: string; disabledAt: Date | null }[]>`
    SELECT "key", "role"::text, "disabledAt" FROM "User"
    WHERE "key" = ${actor.key} OR "name" = ${name.trim()} ORDER BY "id" FOR NO KEY UPDATE`;
  const self = rows.find(({ key }) => key === actor.key);
  if (self === undefined || self.disabledAt !== null) return false;
  if (self.role === 'admin' || self.role === 'owner') return true;
  return (await seatsOf(tx, actor.season, actor.id)).includes(team);
}
const ofOwnTeam = ({ actor }: By, team: string): boolean => actor.team === team && actor.sealed !== true;

/**
 * Names who acts for a team. Somebody of the team hands them all that is the team's; whom an admin names sees no more of the open
 * phase's orders than the admin does.
 * @returns the account's name; or `not-found` (the team), `forbidden` (they may no more), `invalid` at its field, `taken` (they act for a team of the season already)
 */
export const nameMember = (by: By, { team, name, fromWeek, untilWeek }: NewMember): Promise<Result<string>> =>
  audited<string>(
    by,
    async (tx) => {
      const { season } = by.actor;
      const row = await tx.team.findFirst({
        where: { key: team, season: { key: season } },
        select: { id: true, name: true },
      });
      if (row === null) return mistake('not-found', 'There is no such team.');
      if (!(await holdNamer(tx, by, team, name))) return OVER;
      if (fromWeek !== null && untilWeek !== null && untilWeek < fromWeek) {
        return mistake('invalid', 'The last week comes before the first.', { field: 'untilWeek' });
      }
      const user = await tx.user.findFirst({
        where: { name: name.trim(), disabledAt: null },
        select: {
          id: true,
          name: true,
          teams: { where: { season: { key: season } }, select: { name: true } },
          seatsInTeams: { where: { team: { season: { key: season } } }, select: { team: { select: { name: true } } } },
        },
      });
      if (user === null) {
        return mistake('invalid', `There is no account “${name.trim().slice(0, 80)}”.`, {
          field: 'name',
          next: 'Write the name as the account has it, or ask an admin to invite them first.',
        });
      }
      const other = user.teams[0]?.name ?? user.seatsInTeams[0]?.team.name;
      if (other !== undefined) return mistake('taken', `${user.name} acts for ${other} already.`, { field: 'name' });
      await tx.teamMember.create({
        data: {
          ...{ teamId: row.id, userId: user.id, fromWeek, untilWeek },
          addedBy: by.actor.key,
          byTeam: ofOwnTeam(by, team),
        },
      });
      const after = `${row.name}, ${sayWeeks({ fromWeek, untilWeek })}`;
      return ok({ value: user.name, told: { kind: 'name-member', subject: user.name, after } });
    },
    () => ok(name.trim()),
  );

/** Takes somebody's seat in a team away. @param team whose they must be; null: any of the season. Whom they had
 * named goes with them. @returns `not-found`, `forbidden` */
export const dropMember = (
  by: By,
  { id, team }: { readonly id: string; readonly team: string | null },
): Promise<Result<string>> =>
  audited<string>(
    by,
    async (tx) => {
      const where = { id, team: { season: { key: by.actor.season }, ...(team === null ? {} : { key: team }) } };
      const row = await tx.teamMember.findFirst({
        where,
        select: {
          user: { select: { key: true, name: true } },
          team: { select: { id: true, key: true, name: true } },
        },
      });
      if (row === null) return mistake('not-found', 'They act for that team no more.');
      if (!(await holdNamer(tx, by, row.team.key, row.user.name))) return OVER;
      const { count } = await tx.teamMember.deleteMany({ where: { id } });
      if (count !== 1) return mistake('not-found', 'They act for that team no more.');
      const fallen = await endSeatsNamedBy(tx, row.user.key, { teams: [row.team.id] });
      const after = fallen === 0 ? null : `whom they had named act for it no more: ${fallen}`;
      return ok({
        value: row.user.name,
        told: { kind: 'drop-member', subject: row.user.name, before: row.team.name, after },
      });
    },
    () => ok(''),
  );

/** `co-leader`; `deputy for weeks 3 to 5`. */
export function sayWeeks({ fromWeek, untilWeek }: Pick<Member, 'fromWeek' | 'untilWeek'>): string {
  if (fromWeek === null && untilWeek === null) return 'co-leader';
  if (fromWeek === untilWeek) return `deputy for week ${fromWeek}`;
  if (fromWeek === null) return `deputy until week ${untilWeek}`;
  return untilWeek === null ? `deputy from week ${fromWeek} on` : `deputy for weeks ${fromWeek} to ${untilWeek}`;
}
