import type { Viewer } from '../../engine/rules/kernel/ruleset';
import { inList } from '../../engine/rules/kernel/say';
import type { Actor } from '../../platform/auth/actor';
import { AT_LEISURE, db, type Tx } from '../../platform/db/client';
import { rollingBack } from '../../platform/db/rolling-back';
import { mistake, ok, type Result } from '../../result';
import { actOn } from '../journal/act';
import { clockOr } from '../journal/clock';
import { type Before, type Confirmed, confirm, marked, sawOf, stale, stands, type Would } from '../journal/confirm';
import type { Difference, DifferenceGroup } from '../journal/difference';
import { writeEntries } from '../journal/entries';
import { latest } from '../journal/revisions';
import { bundleOf } from '../replay/parts';
import { bundleText } from '../replay/write';
import { learn } from './cache';
import type { AskedBy, OrderPreview } from './confirm';
import { type Correcting, type RuledAgain, ruleAgain } from './correct';
import { difference } from './difference';
import type { FoldedWeek } from './fold';
import { loadFolded, upToDate } from './load';
import { ownMatchOf } from './own-match';
import { playsFor } from './plays-for';
import { nextOfWeek } from './projection/rulings';
import { readIds } from './projection/source';
import { beforeRuledAgain, project, ruledAgain, writeChanges, writeRulings } from './projection/write';
import { writtenOf } from './record';
import { viewFor } from './ruleset';

/** A closed week that somebody puts right. */
export interface Correction extends Correcting {
  readonly where: { readonly season: string; readonly week: number };
  readonly actor: Actor;
  /** With whose eyes the preview looks. */
  readonly viewer: Viewer;
  /** What the form sends again to confirm it. */
  readonly order: unknown;
}

/** What a correction came to: the entry that it is known by, and the weeks that it ruled again. */
export interface Corrected {
  readonly id: string;
  readonly weeks: readonly number[];
}

const VISITOR: Viewer = { kind: 'visitor' };

/**
 * Puts a closed week right, once what that changes in it and in every later week was shown.
 * @returns as `ruleAgain`; or `not-found`, `ended` (the season), `own-match`, `stale`, `repeated`, `forbidden`
 */
export function correct(
  correction: Correction,
  { key, saw }: AskedBy,
): Promise<Result<Confirmed<OrderPreview, Corrected>>> {
  const { where, actor, viewer, order } = correction;
  return confirm(
    { order, saw },
    async (before) => {
      const weeks = await loadFrom(where);
      if (!weeks.ok) return weeks;
      const now = Date.now();
      const would = wouldBe(weeks.value, correction, viewer, actor.key, now);
      if (!would.ok) return would;
      const shown = marked(before, would.value);
      return ok({ saw: sawOf(order, would.value, new Date(now).toISOString()), difference: shown, epoch: null });
    },
    (before) => save(correction, key, before),
  );
}

/** A closed week and all after it, in order. @returns `not-found` */
async function loadFrom({ season, week }: Correction['where']): Promise<Result<readonly FoldedWeek[]>> {
  const rows = await db.week.findMany({
    where: { season: { key: season }, number: { gte: week } },
    orderBy: { number: 'asc' },
    select: { number: true },
  });
  if (rows[0]?.number !== week) return mistake('not-found', `There is no week ${week}.`);
  const weeks: FoldedWeek[] = [];
  for (const { number } of rows) {
    const loaded = await loadFolded({ season, week: number });
    if (!loaded.ok) return loaded;
    weeks.push(loaded.value);
  }
  return ok(weeks);
}

function wouldBe(
  weeks: readonly FoldedWeek[],
  correcting: Correcting,
  viewer: Viewer,
  actor: string,
  now: number,
): Result<Would> {
  const ruled = ruleAgain(weeks, correcting, { actor, now, preview: true });
  if (!ruled.ok) return ruled;
  const [first] = ruled.value;
  if (first === undefined) throw new Error('A correction without a week.');
  const { stream, seq } = first.before;
  return ok({ difference: changesIn(ruled.value, viewer), stream, seq });
}

/** What changes in all weeks, the first one first; each group says its week. */
export function changesIn(ruled: readonly Pick<RuledAgain, 'before' | 'after'>[], viewer: Viewer): Difference {
  const groups: DifferenceGroup[] = [];
  const same: number[] = [];
  for (const { before, after } of ruled) {
    const own = before === after ? [] : difference(viewFor(before, viewer), viewFor(after, viewer)).groups;
    if (own.length === 0) same.push(before.week);
    groups.push(...own.map((group) => ({ ...group, title: `Week ${before.week}: ${group.title}` })));
  }
  if (groups.length === 0) return { groups, same: 'Nothing that people see changes.' };
  if (same.length === 0) return { groups, same: 'All else in these weeks stays as it is.' };
  const weeks = same.length === 1 ? `Week ${same[0]} stays` : `Weeks ${inList(same.map(String))} stay`;
  return { groups, same: `${weeks} as ${same.length === 1 ? 'it is' : 'they are'}.` };
}

type Held = { readonly weeks: readonly FoldedWeek[]; readonly ended: boolean } & Pick<
  FoldedWeek,
  'journal' | 'opensAt'
>;
interface Done {
  readonly corrected: Corrected;
  readonly folded: readonly FoldedWeek[];
}

async function save(correction: Correction, key: string, before: Before): Promise<Result<Corrected>> {
  const { where, actor } = correction;
  const done = await rollingBack<Done>(
    (tx) =>
      actOn<Held, Done>(tx, actor, key, {
        hold: () => holdFrom(tx, where),
        again: async (_, { stream, act }) => {
          const id = `${stream.replace('/', '-')}-${act}`;
          const rows = await tx.weekVersion.findMany({
            where: { correctionId: id },
            select: { week: { select: { number: true } } },
          });
          return { corrected: { id, weeks: rows.map(({ week }) => week.number) }, folded: [] };
        },
        record: (held, now) => recordAll(tx, correction, held, { key, before, now }),
      }),
    AT_LEISURE,
  );
  if (!done.ok) return done;
  for (const week of done.value.folded) learn(week);
  return ok(done.value.corrected);
}

/** Locks a week and all after it, so that nothing is appended to any of them meanwhile. */
async function holdFrom(tx: Tx, { season, week }: Correction['where']): Promise<Result<Held>> {
  const look = () => tx.$queryRaw<{ id: string; seq: number; head: string; number: number; ended: boolean }[]>`
    SELECT "Week"."id", "Week"."seq", "Week"."head", "Week"."number", "Season"."endedAt" IS NOT NULL AS "ended"
    FROM "Week" JOIN "Season" ON "Season"."id" = "Week"."seasonId"
    WHERE "Season"."key" = ${season} AND "Week"."number" >= ${week} ORDER BY "Week"."number" FOR UPDATE OF "Week"`;
  // A week that opened while this waited for the one before it is found by the second look.
  await look();
  const rows = await look();
  const weeks: FoldedWeek[] = [];
  for (const row of rows) weeks.push(await upToDate(tx, row));
  const [first] = weeks;
  if (first?.week !== week) return mistake('not-found', `There is no week ${week}.`);
  return ok({ weeks, ended: rows[0]?.ended ?? false, journal: first.journal, opensAt: first.opensAt });
}

async function recordAll(
  tx: Tx,
  correction: Correction,
  { weeks, ended }: Held,
  { key, before, now: at }: { key: string; before: Before; now: string },
): Promise<Result<Done>> {
  const { actor, viewer, because } = correction;
  if (ended) {
    return mistake('ended', 'This season has ended: its record stays as it is.', {
      next: 'An owner can take it up again, with a reason.',
    });
  }
  const now = clockOr(new Date(at)).getTime();
  const would = wouldBe(weeks, correction, viewer, actor.key, now);
  if (!would.ok) return would;
  if (!stands(before, would.value)) return stale();
  const ruled = ruleAgain(weeks, correction, { actor: actor.key, now, preview: false });
  if (!ruled.ok) return ruled;
  const [first] = ruled.value;
  const id = first?.added[0]?.id;
  if (first === undefined || id === undefined) throw new Error('A correction without an entry.');
  const plays = await playsFor(tx, first.before.season, actor);
  const own = ownMatchOf(first.before, actor, first.added, plays);
  const season = await tx.season.findUniqueOrThrow({
    where: { id: first.before.season.id },
    select: { barOwnMatch: true },
  });
  if (own?.aimed && season.barOwnMatch) {
    return mistake('own-match', 'This season keeps admins from acts on the match of a team that they lead.', {
      next: 'Ask another admin to do it.',
    });
  }
  await tx.correction.create({
    data: {
      ...{ id, weekId: first.before.id, at: first.added[0]?.at ?? at, actor: actor.key, because },
      difference: structuredClone(changesIn(ruled.value, VISITOR)) as object,
      standings: await standingsNow(tx, first.before.season.id),
    },
  });
  for (const one of ruled.value) await keepVersion(tx, one, id);
  for (const [place, one] of ruled.value.entries()) {
    const last = place === ruled.value.length - 1;
    await writeAgain(tx, one, { last, key: place === 0 ? key : null });
  }
  const changed = ruled.value.filter(({ added }) => added.length > 0);
  return ok({
    corrected: { id, weeks: changed.map(({ before: { week } }) => week) },
    folded: changed.map(({ after }) => after),
  });
}

/** The matches and the GP that the standings are made of, as they are before a correction. */
async function standingsNow(tx: Tx, seasonId: string) {
  const teams = await tx.team.findMany({
    where: { seasonId },
    orderBy: { place: 'asc' },
    select: { key: true, name: true, gp: true },
  });
  const matches = await tx.match.findMany({
    where: { week: { seasonId } },
    orderBy: [{ week: { number: 'asc' } }, { place: 'asc' }],
    select: {
      winnerKey: true,
      week: { select: { number: true } },
      attacker: { select: { key: true } },
      defender: { select: { key: true } },
    },
  });
  return {
    teams,
    matches: matches.map(({ week, attacker, defender, winnerKey }) => ({
      week: week.number,
      attacker: attacker.key,
      defender: defender.key,
      winner: winnerKey,
    })),
  };
}

/** Keeps what a week was before it is ruled again: of a closed one its whole bundle. */
async function keepVersion(tx: Tx, { before, added }: RuledAgain, correctionId: string): Promise<void> {
  if (added.length === 0) return;
  const version = 1 + (await tx.weekVersion.count({ where: { weekId: before.id } }));
  const closed = before.record.phase === 'Closed';
  const bundle = closed ? [...bundleText(await bundleOf(tx, before))].join('') : null;
  await tx.weekVersion.create({ data: { weekId: before.id, version, correctionId, bundle } });
}

/** Writes one week's new entries, and what people read of it. */
async function writeAgain(
  tx: Tx,
  { before, after, added }: RuledAgain,
  { last, key }: { readonly last: boolean; readonly key: string | null },
): Promise<void> {
  const written = await writtenOf(tx, before);
  const ids = added.length === 0 ? written.ids : await readIds(tx, after);
  const rows = added.length === 0 ? written.rows : project({ week: after, ids });
  const [entry] = added;
  if (entry) {
    await writeEntries(tx, after.stream, { weekId: after.id }, [
      { entries: added, idempotencyKey: key, head: before.head },
    ]);
  }
  await writeChanges(tx, beforeRuledAgain(written.rows, last), ruledAgain(rows, last));
  if (entry) await writeRulings(tx, latest(nextOfWeek(written.revisions, after, entry).rows));
}
