import type { Outcome, Ruling } from '../../engine/rules/kernel/ruling';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { SeasonActor } from '../../platform/auth/actor';
import { AT_LEISURE, db, type Tx } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
import { actOn } from '../journal/act';
import type { Tail } from '../journal/clock';
import { stale } from '../journal/confirm';
import { enveloped, writeEntries } from '../journal/entries';
import { sameRuling } from '../journal/revisions';
import { learn } from './cache';
import { refuseEnded } from './ended';
import { door } from './entry';
import type { FoldedWeek } from './fold';
import { upToDate } from './load';
import { ownMatchOf } from './own-match';
import { playsFor } from './plays-for';
import { readRevisions } from './projection/revisions';
import { rewrite } from './rewrite';

/**
 * The versions of the rules that a week's rulings are of. Where a deploy brings others, an open week is folded again: if
 * every ruling comes out the same it goes on, and if one differs the week is held until an admin accepts the differences.
 */

/** One ruling that other versions of the rules make otherwise; null: there is none. */
export interface VersionChange {
  readonly ruling: string;
  readonly before: Outcome | null;
  readonly after: Outcome | null;
}

/** A week that other versions of the rules hold. */
export interface HeldWeek {
  readonly week: FoldedWeek;
  /** `RULES/STATE`. */
  readonly from: string;
  readonly to: string;
  /** How each was, and how it would be now. */
  readonly rulings: readonly { readonly before: Ruling | null; readonly after: Ruling | null }[];
}

interface VersionRow {
  readonly id: string;
  readonly seasonId: string;
  readonly seq: number;
  readonly head: string;
  readonly number: number;
  readonly phase: string;
  readonly rulesetVersion: string;
  readonly stateVersion: number;
  readonly heldFor: string | null;
  readonly opensAt: Date;
}
const columns = {
  id: true,
  seasonId: true,
  seq: true,
  head: true,
  number: true,
  phase: true,
  rulesetVersion: true,
  stateVersion: true,
  heldFor: true,
  opensAt: true,
} as const;

/** The versions that this process rules by, as `RULES/STATE`. */
export const rulingVersions = (): string => `${mercenaries.version}/${mercenaries.stateVersion}`;
type Versions = Pick<VersionRow, 'rulesetVersion' | 'stateVersion'>;
const versionsOf = ({ rulesetVersion, stateVersion }: Versions): string => `${rulesetVersion}/${stateVersion}`;

/** Whether a week's rulings are of the versions that this process rules by. */
export const isOfTheseRules = (row: Versions): boolean => versionsOf(row) === rulingVersions();

/**
 * Makes sure that a locked, open week may be played on by these rules.
 * @returns `held` where they rule it otherwise and no admin has accepted that
 */
export async function passVersion(tx: Tx, id: string): Promise<Result<null>> {
  const row = await tx.week.findUniqueOrThrow({ where: { id }, select: columns });
  if (isOfTheseRules(row)) return ok(null);
  const held = await differences(tx, row);
  if (held.rulings.length > 0) return heldMistake(row.number);
  await rewrite(tx, held.week);
  await settle(tx, id);
  return ok(null);
}

const heldMistake = (week: number): Result<never> =>
  mistake('held', `Week ${week} is held: the rules of this version of the site rule it otherwise than it was ruled.`, {
    next: 'Nothing can be done in it until an admin has accepted the differences.',
  });

/** Folds every season's open week again where the rules have changed, and notes those that are held. Done at start-up. */
export async function checkVersions(): Promise<readonly { readonly week: number; readonly held: boolean }[]> {
  const rows = await db.week.findMany({ where: { phase: { not: 'Closed' } }, select: columns });
  const checked: { week: number; held: boolean }[] = [];
  for (const { id, number, ...row } of rows) {
    if (isOfTheseRules(row)) continue;
    const held = await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Week" WHERE "id" = ${id}::uuid FOR UPDATE`;
      const passed = await passVersion(tx, id);
      if (!passed.ok) await tx.week.update({ where: { id }, data: { heldFor: rulingVersions() } });
      return !passed.ok;
    }, AT_LEISURE);
    checked.push({ week: number, held });
  }
  return checked;
}

/** The open week of a season, if it is held. */
export async function readHeldWeek(season: string): Promise<HeldWeek | null> {
  const row = await db.week.findFirst({
    where: { season: { key: season } },
    orderBy: { number: 'desc' },
    select: columns,
  });
  if (!row || row.phase === 'Closed' || isOfTheseRules(row)) return null;
  const held = await differences(db, row);
  return held.rulings.length > 0 ? held : null;
}

async function differences(tx: Tx, row: VersionRow): Promise<HeldWeek> {
  const week = await upToDate(tx, row);
  const stored = new Map(
    [...(await readRevisions(tx, row.id))].flatMap(([id, { ruling, supersededBy }]) =>
      supersededBy === null ? [[id, ruling] as const] : [],
    ),
  );
  const now = new Map(mercenaries.rulings(week.state).map((ruling) => [ruling.id, ruling]));
  const rulings = [...new Set([...stored.keys(), ...now.keys()])].flatMap((id) => {
    const [before, after] = [stored.get(id) ?? null, now.get(id) ?? null];
    return before && after && sameRuling(before, after) ? [] : [{ before, after }];
  });
  return { week, from: versionsOf(row), to: rulingVersions(), rulings };
}

/**
 * Accepts what these rules make of the held week: an entry with all that differs, and everything that people read written
 * anew.
 * @param stands whether what holds it is what was shown
 * @param key of the form: sent a second time it is the same act
 * @returns the week; or `stale` where it is not as it was shown, `not-held`, `repeated` (somebody else sent that form), `ended`
 */
export async function acceptVersion(
  actor: SeasonActor,
  { to, because, stands }: { to: string; because: string; stands: (held: HeldWeek) => boolean },
  key: string,
): Promise<Result<{ week: number }>> {
  const done = await db.$transaction(
    (tx) =>
      actOn<Locked, Accepted>(tx, actor, key, {
        hold: () => lockOpen(tx, actor.season),
        again: async (_, { stream }) => {
          const { number } = await tx.week.findUniqueOrThrow({ where: { stream }, select: { number: true } });
          return { week: number, folded: null };
        },
        record: async ({ row, held }, at) => {
          const ended = await refuseEnded(tx, row.seasonId);
          if (ended) return ended;
          if (held === null) return mistake('not-held', `Week ${row.number} is not held.`);
          const { week, from } = held;
          if (to !== held.to || !stands(held)) return stale();
          const entry = { kind: 'version', from, to, changed: held.rulings.map(changeOf), because } as const;
          const ownMatch = ownMatchOf(week, actor, [entry], await playsFor(tx, week.season, actor))?.team;
          const place = { stream: week.stream, seq: week.seq, at, actor: actor.key, ownMatch };
          const made = enveloped(door, [entry], place);
          if (!made.ok) return made;
          const act = { entries: made.value, idempotencyKey: key, head: week.head };
          await writeEntries(tx, week.stream, { weekId: week.id }, [act]);
          await settle(tx, row.id);
          return ok({ week: week.week, folded: await rewrite(tx, week) });
        },
      }),
    AT_LEISURE,
  );
  if (!done.ok) return done;
  if (done.value.folded) learn(done.value.folded);
  return ok({ week: done.value.week });
}

/** From now on the week is of these versions. */
const settle = (tx: Tx, id: string) =>
  tx.week.update({
    where: { id },
    data: { rulesetVersion: mercenaries.version, stateVersion: mercenaries.stateVersion, heldFor: null },
  });

/** The last week of a season, locked. `held`: null where no other rules hold it. */
interface Locked extends Tail {
  readonly row: VersionRow;
  readonly held: HeldWeek | null;
}
interface Accepted {
  readonly week: number;
  readonly folded: FoldedWeek | null;
}

async function lockOpen(tx: Tx, season: string): Promise<Result<Locked>> {
  const [locked] = await tx.$queryRaw<{ id: string }[]>`
    SELECT "Week"."id" FROM "Week" JOIN "Season" ON "Season"."id" = "Week"."seasonId"
    WHERE "Season"."key" = ${season} ORDER BY "Week"."number" DESC LIMIT 1 FOR UPDATE OF "Week"`;
  if (!locked) return mistake('not-found', 'There is no season yet.');
  const row = await tx.week.findUniqueOrThrow({ where: { id: locked.id }, select: columns });
  const held = row.phase === 'Closed' || isOfTheseRules(row) ? null : await differences(tx, row);
  return ok({ row, held, journal: held?.week.journal ?? [], opensAt: row.opensAt.toISOString() });
}

const changeOf = ({ before, after }: HeldWeek['rulings'][number]): VersionChange => ({
  ruling: before?.id ?? after?.id ?? '',
  before: before?.outcome ?? null,
  after: after?.outcome ?? null,
});
