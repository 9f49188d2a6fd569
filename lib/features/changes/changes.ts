import { z } from 'zod';
import type { Outcome } from '../../engine/rules/kernel/ruling';
import { db } from '../../platform/db/client';
import { type AdjustmentLine, readAdjustments } from '../../record/views/adjustments';
import { groupBy } from '../../record/views/group';
import type { RulingLine } from '../../record/views/model';
import { askedPage, pageOf } from '../../record/views/paged';
import { readableRulings, VISITOR } from '../../record/views/reader';
import { ADJUST, lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import { outcomeTerm } from '../../record/views/terms';

/** What came or changed in a season, day by day, as every visitor may know it. */

export type Change = { readonly at: string } & (
  | { readonly kind: 'ruling'; readonly line: RulingLine /** Null: it is new. */; readonly before: Outcome | null }
  | { readonly kind: 'phase'; readonly week: number; readonly phase: string; readonly what: 'opened' | 'closed' }
  | { readonly kind: 'adjustment'; readonly line: AdjustmentLine }
);

export interface ChangesPage {
  readonly season: string;
  readonly zone: string;
  /** `2026-12-01`, in the season's time zone: the first day that is told. */
  readonly since: string;
  /** What was asked is no day; `since` is yesterday then. */
  readonly wrong: string | null;
  /** The newest day first, and within it the newest change. */
  readonly days: readonly { readonly day: string; readonly changes: readonly Change[] }[];
  /** There are more rulings than are told. */
  readonly more: boolean;
  /** From 1, and of how many. */
  readonly page: number;
  readonly pages: number;
}

const MOST = 300;
/** Changes on one page. */
const PAGE = 100;
const DAY = 86_400_000;

/** The door of the form: null where no day was asked for, else what was typed. */
export const changesQuery = z
  .object({ since: z.string().max(200).nullable().catch(null).default(null) })
  .transform(({ since }) => (since === null || since.trim() === '' ? null : since.trim()));

/** The door of the page's number. */
export const changesPage = z.object({ page: askedPage }).transform(({ page }) => page);

/** The day of a moment in a time zone, as `2026-12-01`. */
export const dayOf = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

/** Whether it names a day that there is, from the year 2000 on. */
export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/**
 * @param asked a day, `2026-12-01`; null: yesterday
 * @param page from 1
 * @returns null where there is no such season
 */
export async function loadChanges(key: string, asked: string | null, now: Date, page = 1): Promise<ChangesPage | null> {
  const season = await readSeason(key);
  if (season === null) return null;
  const zone = season.timeZone;
  const wrong = asked === null || isDay(asked) ? null : asked.slice(0, 60);
  const since = asked !== null && wrong === null ? asked : dayOf(new Date(now.getTime() - DAY), zone);
  // No time zone is further from UTC than this; the days of the season's own are told apart below.
  const from = new Date(new Date(`${since}T00:00:00Z`).getTime() - DAY);
  const within = (at: Date) => dayOf(at, zone) >= since && at <= now;
  const { changes: rulings, more } = await rulingChanges(season.id, from, within);
  const changes = [
    ...rulings,
    ...(await phaseChanges(season.id, from, within)),
    ...(await adjustmentChanges(season.id, within)),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  const { lines, pages } = pageOf(changes, page, PAGE);
  return {
    season: season.name,
    zone,
    since,
    wrong,
    ...{ page, pages },
    days: [...groupBy(lines, ({ at }) => dayOf(new Date(at), zone))].map(([day, changes]) => ({ day, changes })),
    more,
  };
}

/** Rulings that are new since then, and those whose outcome is another than it was. */
async function rulingChanges(seasonId: string, from: Date, within: (at: Date) => boolean) {
  const rows = await db.ruling.findMany({
    where: { AND: [standing(VISITOR), { week: { seasonId }, ruledAt: { gte: from }, about: { not: ADJUST } }] },
    orderBy: [{ ruledAt: 'desc' }, { order: 'desc' }, { rulingId: 'desc' }],
    take: MOST + 1,
    select: { ...lineColumns, ruledAt: true },
  });
  const told = rows.slice(0, MOST).filter(({ ruledAt }) => within(ruledAt));
  const earlier = await db.ruling.findMany({
    where: {
      AND: [
        readableRulings(VISITOR),
        { supersededBy: { not: null }, rulingId: { in: told.map((row) => row.rulingId) } },
      ],
    },
    orderBy: { revision: 'asc' },
    select: { rulingId: true, outcome: true, ruledAt: true },
  });
  // The last revision of before the first day that is told; the rows come in the order of the revisions.
  const before = new Map(
    earlier.filter(({ ruledAt }) => !within(ruledAt)).map(({ rulingId, outcome }) => [rulingId, outcomeTerm(outcome)]),
  );
  const lines = await toLines(seasonId, told);
  const changes = lines.flatMap((line, at): Change[] => {
    const was = before.get(line.id) ?? null;
    const ruledAt = told[at]?.ruledAt;
    return ruledAt === undefined || was === line.outcome
      ? []
      : [{ kind: 'ruling', at: ruledAt.toISOString(), line, before: was }];
  });
  return { changes, more: rows.length > MOST };
}

async function phaseChanges(seasonId: string, from: Date, within: (at: Date) => boolean): Promise<Change[]> {
  const spans = await db.phaseSpan.findMany({
    where: { week: { seasonId }, OR: [{ opensAt: { gte: from } }, { closedAt: { gte: from } }] },
    select: { phase: true, opensAt: true, closedAt: true, week: { select: { number: true } } },
  });
  return spans.flatMap(({ phase, opensAt, closedAt, week }) =>
    (
      [
        ['opened', opensAt],
        ['closed', closedAt],
      ] as const
    ).flatMap(([what, at]): Change[] =>
      at !== null && within(at) ? [{ kind: 'phase', at: at.toISOString(), week: week.number, phase, what }] : [],
    ),
  );
}

/** What admins entered by hand; only what stands in a ruling that a visitor may see. */
async function adjustmentChanges(season: string, within: (at: Date) => boolean): Promise<Change[]> {
  const lines = (await readAdjustments({ season })).filter(({ at }) => within(new Date(at)));
  const seen = await db.ruling.findMany({
    where: { AND: [standing(VISITOR), { rulingId: { in: lines.map(({ entry }) => entry) } }] },
    select: { rulingId: true },
  });
  const open = new Set(seen.map(({ rulingId }) => rulingId));
  return lines.filter(({ entry }) => open.has(entry)).map((line) => ({ kind: 'adjustment', at: line.at, line }));
}
