import 'server-only';
import { unreadOf } from '../../engine/declarations/most';
import type { Ruling } from '../../engine/rules/kernel/ruling';
import type { View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { type Paged, pagesOf } from '../../record/views/paged';
import { type Forked, foldForks } from '../../record/week/forks';
import { loadFolded } from '../../record/week/load';
import { excerptOf } from './around';
import type { SettleOption, UnclearText, UnreadPost } from './model';
import { ADMIN, abilityName, byMatch, mercName, type Room, teamName } from './place';
import { readingOf, TALK } from './settle';
import { takenBack } from './taken-back';

/** Texts on one page. */
const PAGE = 10;
/** Steps of the fold that the candidates of one text may take together to tell what each would come to. */
const BUDGET = 400;
/** So many candidates of a text are offered; what else it may mean is chosen from the lists below them. */
const CANDIDATES = 8;
/** Posts of which not everything was read are told, the newest first, up to so many. */
const UNREAD = 20;

/**
 * Unclear texts, oldest first, each with what its candidates would come to as far as its budget goes.
 * @param passes which of them are shown
 */
export async function readUnclear(
  room: Room,
  actor: SeasonActor,
  page: number,
  passes: (ruling: Ruling) => boolean,
): Promise<Paged<UnclearText>> {
  const all = room.view.rulings.filter(
    (ruling) => ruling.outcome === 'Unclear' && ruling.part !== null && passes(ruling),
  );
  const shown = all.slice((page - 1) * PAGE, page * PAGE);
  const paged = { found: all.length, page, pages: pagesOf(all.length, PAGE) };
  if (shown.length === 0) return { ...paged, lines: [] };
  const [posts, outcomes] = await Promise.all([
    db.post.findMany({
      where: { id: { in: shown.map((ruling) => ruling.entry) } },
      select: { id: true, text: true, byline: true, declarations: { select: { part: true, words: true } } },
    }),
    ifSettled(room, actor, shown),
  ]);
  const lines = shown.flatMap((ruling, index) => {
    const post = posts.find((each) => each.id === ruling.entry);
    return post === undefined ? [] : [unclearText(room, ruling, post, outcomes[index] ?? [])];
  });
  return { ...paged, lines };
}

/** What each candidate of each text would come to, by one fold of the week. */
async function ifSettled(
  { week, where }: Room,
  actor: SeasonActor,
  shown: readonly Ruling[],
): Promise<readonly (readonly Forked[])[]> {
  const loaded = await loadFolded(where);
  if (!loaded.ok) return [];
  const forks = shown.map((ruling) => ({
    ruling: ruling.id,
    target: ruling.entry,
    ways: ruling.candidates.slice(0, CANDIDATES).map((_, choice) => {
      const reading = readingOf(week, ruling, { choice: String(choice) });
      const part = ruling.part ?? 0;
      return reading.ok
        ? [{ kind: 'settle' as const, target: ruling.entry, part, reading: reading.value, because: 'preview' }]
        : [];
    }),
  }));
  return foldForks(loaded.value, forks, { viewer: ADMIN, by: actor.key, budget: BUDGET });
}

function unclearText(
  room: Room,
  ruling: Ruling,
  post: { text: string; byline: string; declarations: { part: number; words: string }[] },
  outcomes: readonly Forked[],
): UnclearText {
  const { view } = room;
  const team = ruling.by ?? '';
  const marks = ruling.marks.map(({ start, end, what }) => ({ start, end, what }));
  const options = ruling.candidates.slice(0, CANDIDATES).map((candidate, index): SettleOption => {
    const ruled = outcomes[index] ?? null;
    const known = ruled === 'unknown' ? null : ruled;
    return {
      value: String(index),
      name: abilityName(view, candidate.ability),
      aim: aim(view, candidate.merc, candidate.targets),
      note: candidate.note,
      outcome: known?.outcome ?? null,
      byChance: known?.byChance === true,
      why: known?.reason ?? '',
      ahead: ruled === 'unknown',
    };
  });
  return {
    ruling: ruling.id,
    entry: ruling.entry,
    part: ruling.part ?? 0,
    at: ruling.at,
    team: { key: team, name: teamName(view, team) },
    by: post.byline,
    ...excerptOf(post.text, marks),
    words: post.declarations.find((each) => each.part === ruling.part)?.words ?? '',
    reason: ruling.reason,
    cites: ruling.cites,
    takesBack: takenBack(room.week, view, ruling),
    options: [
      ...options,
      {
        ...{ value: TALK, name: 'Not a declaration', aim: '', note: '' },
        ...{ outcome: null, byChance: false, why: 'kept as talk', ahead: false },
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
    targets: byMatch(
      Object.values(view.mercs).flatMap(({ key, name, team: of }) => (of === null ? [] : [{ key, name, team: of }])),
      view,
      team,
    ),
  };
}

const aim = (view: View, merc: string, targets: readonly string[]): string =>
  [mercName(view, merc), targets.map((key) => mercName(view, key)).join(', ')].filter(Boolean).join(' → ');

/** Posts of the week that hold more bold than is read of one post, the newest first. */
export const unreadPosts = ({ week, view }: Room): readonly UnreadPost[] =>
  week.journal
    .flatMap((entry): UnreadPost[] => {
      if (entry.kind !== 'post') return [];
      const count = unreadOf(entry.readings);
      if (count === 0) return [];
      const team = { key: entry.by, name: teamName(view, entry.by) };
      return [{ entry: entry.id, team, at: entry.forumAt ?? entry.at, count }];
    })
    .toReversed()
    .slice(0, UNREAD);
