import 'server-only';
import type { Ruling } from '../../engine/rules/kernel/ruling';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import type { Prisma } from '../../platform/db/generated/client';
import type { RulingLine } from '../../record/views/model';
import { type Paged, pageOf, pagesOf } from '../../record/views/paged';
import { VISITOR } from '../../record/views/reader';
import { ADJUST, lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import { outcomeRow } from '../../record/views/terms';
import { ok, type Result } from '../../result';
import { excerptOf } from './around';
import { editLines } from './edits';
import { isFiltered, reviewAsked } from './filter';
import { lastUndoable, readOrphans } from './journal';
import type { ReviewAsked, ReviewFilter, ReviewPage } from './model';
import { openRoom, type Room, sidesOf, teamName } from './place';
import { readUnclear, unreadPosts } from './unclear';

const RULINGS = 50;
const EDITS = 10;
const ORPHANS = 20;

const FIRST = reviewAsked.parse({});

/**
 * What waits for an admin: unclear texts with their candidates, edited posts, corrections that found nothing, and rulings to
 * approve; a page of each. The queries are as many however long the week is.
 */
export async function readReview(actor: SeasonActor, asked: ReviewAsked = FIRST): Promise<Result<ReviewPage>> {
  const found = await openRoom(actor.season);
  if (!found.ok) return found;
  const room = found.value;
  const shown = teamsShown(room, asked);
  const passing = passingRows(shown, asked);
  const [season, unclear, open, waiting, approved, orphans] = await Promise.all([
    readSeason(actor.season),
    readUnclear(room, actor, asked.unclear, (ruling) => passes(ruling, shown, asked)),
    readRulings(room, [{ approvedAt: null, about: { not: ADJUST }, ...IN_FORCE }, ...passing], asked.approve),
    readRulings(room, [{ outcome: 'Pending' }, ...passing], asked.waiting),
    db.ruling.count({ where: { ...of(room), ...IN_FORCE, OR: [{ approvedAt: { not: null } }, { about: ADJUST }] } }),
    readOrphans(room.week),
  ]);
  // An edited post is no ruling and has no outcome; a correction that found nothing is of no team.
  const ofRulings = asked.outcome !== null || (asked.kind !== null && asked.kind !== 'ability');
  const edited = ofRulings ? [] : editLines(room.week).filter(({ team }) => shown === null || shown.includes(team.key));
  const edits = pageOf(edited, asked.edits, EDITS);
  return ok({
    matches: room.view.matches.map(({ attacker, defender }, at) => ({
      place: at + 1,
      name: `${teamName(room.view, attacker)} v ${teamName(room.view, defender)}`,
    })),
    teams: Object.values(room.view.teams).map(({ key, name }) => ({ key, name })),
    undo: lastUndoable(room.week),
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
    orphans: pageOf(isFiltered(asked) ? [] : orphans, asked.orphans, ORPHANS),
    unread: unreadPosts(room),
  });
}

/** @returns whether the address asks for a page, a match or a team that is not there */
export const asksMissing = (
  asked: ReviewAsked,
  { unclear, edits, orphans, open, waiting, matches, teams }: ReviewPage,
): boolean =>
  (asked.match !== null && asked.match > matches.length) ||
  (asked.team !== null && !teams.some(({ key }) => key === asked.team)) ||
  asked.unclear > unclear.pages ||
  asked.edits > edits.pages ||
  asked.orphans > orphans.pages ||
  asked.approve > open.pages ||
  asked.waiting > waiting.pages;

/** The teams whose rulings a filter lets through: those of its match, the team itself, or both at once. Null: all. */
function teamsShown({ view }: Room, { match, team }: ReviewFilter): readonly string[] | null {
  if (match === null && team === null) return null;
  const sides = match === null ? null : sidesOf(view.matches[match - 1]);
  if (sides === null) return [team ?? ''];
  return team === null ? sides : sides.filter((side) => side === team);
}

const passes = (ruling: Ruling, shown: readonly string[] | null, { outcome, kind }: ReviewFilter): boolean =>
  (shown === null || shown.includes(ruling.by ?? '')) &&
  (outcome === null || ruling.outcome === outcome) &&
  (kind === null || ruling.about === kind);

const passingRows = (shown: readonly string[] | null, { outcome, kind }: ReviewFilter): Prisma.RulingWhereInput[] => [
  ...(shown === null ? [] : [{ teamKey: { in: [...shown] } }]),
  ...(outcome === null ? [] : [{ outcome: outcomeRow(outcome) }]),
  ...(kind === null ? [] : [{ about: kind }]),
];

const IN_FORCE = { outcome: { notIn: ['Pending', 'Unclear'] } } satisfies Prisma.RulingWhereInput;
const of = (room: Room): Prisma.RulingWhereInput => ({ weekId: room.week.id, AND: [standing(VISITOR)] });

async function readRulings(
  room: Room,
  which: readonly Prisma.RulingWhereInput[],
  at: number,
): Promise<Paged<RulingLine>> {
  const where: Prisma.RulingWhereInput = { AND: [of(room), ...which] };
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
