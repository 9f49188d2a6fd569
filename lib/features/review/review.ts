import 'server-only';
import type { Ruling } from '../../engine/rules/kernel/ruling';
import type { View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { VISITOR } from '../../record/views/reader';
import { type LineRow, lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import { preview } from '../../record/week/preview';
import { ok, type Result } from '../../result';
import { editLines } from './edits';
import { readOrphans } from './journal';
import type { ReviewPage, SettleOption, UnclearText } from './model';
import { ADMIN, abilityName, mercName, openRoom, type Room, teamName } from './place';
import { readingOf, TALK } from './settle';
import { takenBack } from './taken-back';

/** What waits for an admin: unclear texts with their candidates, and rulings to approve. */
export async function readReview(actor: SeasonActor): Promise<Result<ReviewPage>> {
  const found = await openRoom(actor.season);
  if (!found.ok) return found;
  const room = found.value;
  const rows = await db.ruling.findMany({
    where: { weekId: room.week.id, ...standing(VISITOR) },
    orderBy: [{ at: 'desc' }, { rulingId: 'desc' }],
    select: { ...lineColumns },
  });
  const [season, lines, unclear, orphans] = await Promise.all([
    readSeason(actor.season),
    toLines(room.week.season.id, rows satisfies LineRow[]),
    readUnclear(room, actor),
    readOrphans(room.week),
  ]);
  const settled = lines.filter((line) => line.outcome !== 'Unclear');
  return ok({
    zone: season?.timeZone ?? 'UTC',
    week: room.view.week,
    unclear,
    open: settled.filter((line) => line.provisional),
    waiting: settled.filter((line) => line.outcome === 'Pending'),
    approved: settled.filter((line) => !line.provisional && line.outcome !== 'Pending').length,
    edits: editLines(room.week),
    orphans,
  });
}

async function readUnclear(room: Room, actor: SeasonActor): Promise<UnclearText[]> {
  const { view } = room;
  const open = view.rulings.filter((ruling) => ruling.outcome === 'Unclear' && ruling.part !== null);
  if (open.length === 0) return [];
  const posts = await db.post.findMany({
    where: { id: { in: open.map((ruling) => ruling.entry) } },
    select: { id: true, text: true, byline: true, declarations: { select: { part: true, words: true } } },
  });
  return Promise.all(
    open.flatMap((ruling) => {
      const post = posts.find((each) => each.id === ruling.entry);
      return post === undefined ? [] : [unclearText(room, actor, ruling, post)];
    }),
  );
}

async function unclearText(
  room: Room,
  actor: SeasonActor,
  ruling: Ruling,
  post: { text: string; byline: string; declarations: { part: number; words: string }[] },
): Promise<UnclearText> {
  const { view } = room;
  const team = ruling.by ?? '';
  const options = await Promise.all(
    ruling.candidates.map(async (candidate, index): Promise<SettleOption> => {
      const ruled = await ifSettled(room, actor, ruling, index);
      return {
        value: String(index),
        name: abilityName(view, candidate.ability),
        aim: aim(view, candidate.merc, candidate.targets),
        note: candidate.note,
        outcome: ruled?.outcome ?? null,
        byChance: ruled?.byChance === true,
        why: ruled?.reason ?? '',
      };
    }),
  );
  return {
    ruling: ruling.id,
    entry: ruling.entry,
    part: ruling.part ?? 0,
    at: ruling.at,
    team: { key: team, name: teamName(view, team) },
    by: post.byline,
    text: post.text,
    words: post.declarations.find((each) => each.part === ruling.part)?.words ?? '',
    marks: ruling.marks.map(({ start, end, what }) => ({ start, end, what })),
    reason: ruling.reason,
    cites: ruling.cites,
    takesBack: takenBack(room.week, view, ruling),
    options: [
      ...options,
      {
        value: TALK,
        name: 'Not a declaration',
        aim: '',
        note: '',
        outcome: null,
        byChance: false,
        why: 'kept as talk',
      },
    ],
    abilities: Object.values(view.mercs)
      .filter((merc) => merc.controller === team || merc.team === team)
      .flatMap((merc) =>
        merc.abilities.map((ability) => ({
          key: `${ability.holder} ${ability.key}`,
          name: ability.name,
          merc: merc.name,
        })),
      ),
    targets: Object.values(view.mercs)
      .filter((merc) => merc.team !== null)
      .map((merc) => ({ key: merc.key, name: merc.name, team: teamName(view, merc.team ?? '') })),
  };
}

const aim = (view: View, merc: string, targets: readonly string[]): string =>
  [mercName(view, merc), targets.map((key) => mercName(view, key)).join(', ')].filter(Boolean).join(' → ');

/** What would be ruled if an unclear text were read as its candidate `index`. */
async function ifSettled(room: Room, actor: SeasonActor, ruling: Ruling, index: number): Promise<Ruling | undefined> {
  const reading = readingOf(room.week, ruling, { choice: String(index) });
  if (!reading.ok) return undefined;
  const entry = {
    kind: 'settle' as const,
    target: ruling.entry,
    part: ruling.part ?? 0,
    reading: reading.value,
    because: 'preview',
  };
  const seen = await preview(room.where, [entry], ADMIN, actor.key);
  return seen.ok ? seen.value.view.rulings.find((each) => each.id === ruling.id) : undefined;
}
