import 'server-only';
import { z } from 'zod';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import type { Prisma } from '../../platform/db/generated/client';
import type { RulingLine } from '../../record/views/model';
import { askedPage, type Paged, pageOf, pagesOf } from '../../record/views/paged';
import { VISITOR } from '../../record/views/reader';
import { ADJUST, lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import { ok, type Result } from '../../result';
import { excerptOf } from './around';
import { editLines } from './edits';
import { readOrphans } from './journal';
import type { ReviewAsked, ReviewPage } from './model';
import { openRoom, type Room } from './place';
import { readUnclear, unreadPosts } from './unclear';

const RULINGS = 50;
const EDITS = 10;
const ORPHANS = 20;

/** The door of the page's address. */
export const reviewAsked: z.ZodType<ReviewAsked, unknown> = z.object({
  unclear: askedPage,
  edits: askedPage,
  orphans: askedPage,
  approve: askedPage,
  waiting: askedPage,
});

const FIRST: ReviewAsked = { unclear: 1, edits: 1, orphans: 1, approve: 1, waiting: 1 };

/**
 * What waits for an admin: unclear texts with their candidates, edited posts, corrections that found nothing, and rulings to
 * approve; a page of each. The queries are as many however long the week is.
 */
export async function readReview(actor: SeasonActor, asked: ReviewAsked = FIRST): Promise<Result<ReviewPage>> {
  const found = await openRoom(actor.season);
  if (!found.ok) return found;
  const room = found.value;
  const [season, unclear, open, waiting, approved, orphans] = await Promise.all([
    readSeason(actor.season),
    readUnclear(room, actor, asked.unclear),
    readRulings(room, { approvedAt: null, about: { not: ADJUST }, ...IN_FORCE }, asked.approve),
    readRulings(room, { outcome: 'Pending' }, asked.waiting),
    db.ruling.count({ where: { ...of(room), ...IN_FORCE, OR: [{ approvedAt: { not: null } }, { about: ADJUST }] } }),
    readOrphans(room.week),
  ]);
  const edits = pageOf(editLines(room.week), asked.edits, EDITS);
  return ok({
    zone: season?.timeZone ?? 'UTC',
    week: room.view.week,
    unclear,
    open,
    waiting,
    approved,
    // The page of one edit shows all of it.
    edits: {
      ...edits,
      lines: edits.lines.map((line) => ({ ...line, before: begin(line.before), after: begin(line.after) })),
    },
    orphans: pageOf(orphans, asked.orphans, ORPHANS),
    unread: unreadPosts(room),
  });
}

/** @returns whether the address asks for a page that is not there */
export const asksMissing = (asked: ReviewAsked, { unclear, edits, orphans, open, waiting }: ReviewPage): boolean =>
  asked.unclear > unclear.pages ||
  asked.edits > edits.pages ||
  asked.orphans > orphans.pages ||
  asked.approve > open.pages ||
  asked.waiting > waiting.pages;

const IN_FORCE = { outcome: { notIn: ['Pending', 'Unclear'] } } satisfies Prisma.RulingWhereInput;
const of = (room: Room): Prisma.RulingWhereInput => ({ weekId: room.week.id, ...standing(VISITOR) });

async function readRulings(room: Room, which: Prisma.RulingWhereInput, at: number): Promise<Paged<RulingLine>> {
  const where: Prisma.RulingWhereInput = { ...of(room), ...which };
  const [found, rows] = await Promise.all([
    db.ruling.count({ where }),
    db.ruling.findMany({
      where,
      orderBy: [{ at: 'desc' }, { rulingId: 'desc' }],
      skip: (at - 1) * RULINGS,
      take: RULINGS,
      select: lineColumns,
    }),
  ]);
  const lines = await toLines(room.week.season.id, rows);
  return { lines, found, page: at, pages: pagesOf(found, RULINGS) };
}

function begin(text: string): string {
  const { text: shown, cut } = excerptOf(text, []);
  return cut ? `${shown}\n\n(…)` : shown;
}
