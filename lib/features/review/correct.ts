import 'server-only';
import { READER_VERSION, read } from '../../engine/declarations/read';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import type { Confirmed } from '../../record/journal/confirm';
import { checkText } from '../../record/views/post-text';
import { VISITOR } from '../../record/views/reader';
import { lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import type { AskedBy, OrderPreview } from '../../record/week/confirm';
import { closingOf } from '../../record/week/correct';
import { type Corrected, type Correction, correct } from '../../record/week/corrections';
import { inForce } from '../../record/week/projection/amended';
import type { LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { ActPreview } from './journal-model';
import type { CorrectedMatch, CorrectPage } from './model';
import { ownNote } from './own';
import { ADMIN, roomOf } from './place';

/** A closed week put right: who met whom and who won, what was posted and not entered; rulings and acts in their own rooms. */

interface Order<More> extends Pick<Correction, 'order' | 'entries' | 'matches' | 'because'> {
  readonly week: number;
  /** What its preview holds beside the difference. */
  readonly more: (week: LoadedWeek, entries: readonly NewJournalEntry[]) => Promise<Result<More>>;
}

/** The way of every order over a closed week: it is shown first, with all later weeks, and saved as it was shown. */
export async function correctHere<More extends object>(
  actor: SeasonActor,
  form: AskedBy,
  { week, more, entries, ...order }: Order<More>,
): Promise<Result<Confirmed<OrderPreview & More, Corrected>>> {
  const where = { season: actor.season, week };
  const done = await correct({ ...order, entries, where, actor, viewer: ADMIN }, form);
  if (!done.ok || 'done' in done.value) return done as Result<{ readonly done: Corrected }>;
  const room = await roomOf(actor.season, week);
  if (!room.ok) return room;
  const made = entries(room.value.week);
  if (!made.ok) return made;
  const also = await more(room.value.week, made.value);
  if (!also.ok) return also;
  const { shown, problem } = done.value;
  return ok({ shown: { ...shown, ...also.value }, ...(problem ? { problem } : {}) });
}

/** A closed week as it stands. @returns `not-found`, `open` (it is not closed) */
export async function readCorrectPage(actor: SeasonActor, number: number): Promise<Result<CorrectPage>> {
  const room = await roomOf(actor.season, number);
  if (!room.ok) return room;
  const { week, view } = room.value;
  if (view.phase !== 'Closed') {
    return mistake('open', `Week ${number} is open: what is wrong in it is put right in the control room.`);
  }
  const [season, rows, own] = await Promise.all([
    readSeason(actor.season),
    db.ruling.findMany({
      where: { weekId: week.id, about: 'ability', AND: [standing(VISITOR)] },
      orderBy: [{ order: 'asc' }, { rulingId: 'asc' }],
      select: lineColumns,
    }),
    ownNote(week, actor, [{ kind: 'deadline', closesAt: null, because: '' }]),
  ]);
  return ok({
    zone: season?.timeZone ?? 'UTC',
    week: number,
    last: season?.weeks.at(-1)?.number ?? number,
    matches: view.matches.map(({ attacker, defender, tier, winner }) => ({
      ...{ attacker, defender, tier },
      winner: winner ?? '',
    })),
    teams: Object.values(view.teams).map(({ key, name }) => ({ key, name })),
    rulings: await toLines(week.season.id, rows),
    own,
  });
}

/** Who met whom in a closed week and who won, as an admin says it was. */
export interface MatchesOrder {
  readonly week: number;
  readonly matches: readonly CorrectedMatch[];
  readonly because: string;
}

/** @returns the correction's own mistakes; also `half-match`, `no-match` (a winner who did not play) */
export async function correctMatches(
  actor: SeasonActor,
  form: AskedBy,
  { week, matches, because }: MatchesOrder,
): Promise<Result<Confirmed<ActPreview, Corrected>>> {
  const met = matches.filter(({ attacker, defender }) => attacker !== '' || defender !== '');
  for (const [at, { attacker, defender, winner }] of met.entries()) {
    const where = `Match ${at + 1}`;
    if (attacker === '' || defender === '') {
      return mistake('half-match', `${where} has one side alone.`, { next: 'Name both, or set both to nobody.' });
    }
    if (attacker === defender) return mistake('self-match', `${where} has a team against itself.`);
    if (winner !== '' && winner !== attacker && winner !== defender) {
      return mistake('no-match', `${where} was won by a team that is not in it.`, { next: 'Choose one of its sides.' });
    }
  }
  return correctHere(actor, form, {
    week,
    order: { week, matches: met },
    entries: (closed) => ok(winsOf(closed, met, because)),
    matches: met.map(({ attacker, defender, tier }) => ({ attacker, defender, tier })),
    because,
    more: async (closed, entries) => ok({ own: await ownNote(closed, actor, entries) }),
  });
}

/** What makes the winners those that are given: who was named too much is taken back, who is missing is entered. */
function winsOf(week: LoadedWeek, matches: readonly CorrectedMatch[], because: string): readonly NewJournalEntry[] {
  const stands = week.record.matches;
  const before = closingOf(week);
  return matches.flatMap(({ attacker, defender, winner }): NewJournalEntry[] => {
    const old = stands.find((each) => each.attacker === attacker && each.defender === defender);
    const now = old?.winner ?? '';
    if (now === winner) return [];
    if (winner !== '') return [{ kind: 'insert', before, entry: { kind: 'win', team: winner }, because }];
    return inForce(week.journal)
      .filter((entry) => entry.kind === 'win' && (entry.team === attacker || entry.team === defender))
      .map(({ id }) => ({ kind: 'undo', target: id, because }));
  });
}

/** What a leader posted, or would have posted, before a week was closed. */
export interface LatePostOrder {
  readonly week: number;
  readonly team: string;
  readonly text: string;
  readonly because: string;
}

/** Enters a post in a leader's place, as of right before the week closed; it is never too late. */
export const enterLatePost = (
  actor: SeasonActor,
  form: AskedBy,
  { week, team, text, because }: LatePostOrder,
): Promise<Result<Confirmed<ActPreview, Corrected>>> =>
  correctHere(actor, form, {
    week,
    order: { week, team, text },
    entries: (closed) => {
      if (closed.record.teams[team] === undefined) return mistake('no-team', 'Choose the team.', { field: 'team' });
      const checked = checkText(text);
      if (!checked.ok) return checked;
      const readings = read(text, mercenaries.vocabulary(closed.state, team));
      const forumAt = lastMoment(closed);
      const post = { kind: 'post', by: team, text, readings, reader: String(READER_VERSION), onBehalf: true, forumAt };
      return ok([{ kind: 'insert', before: closingOf(closed), entry: post, because }]);
    },
    because,
    more: async (closed, entries) => ok({ own: await ownNote(closed, actor, entries) }),
  });

/** The last time (ISO) at which something still came in time: its deadline, or where it closed before that, its close. */
function lastMoment({ journal }: LoadedWeek): string {
  const closing = journal.findLast((entry) => entry.kind === 'advance' && entry.to === 'Week');
  let closesAt: string | null = null;
  for (const entry of inForce(journal)) {
    if (entry === closing) break;
    if (entry.kind === 'deadline' || entry.kind === 'advance') closesAt = entry.closesAt;
  }
  const closed = Date.parse(closing?.at ?? '');
  return new Date(closesAt === null ? closed : Math.min(closed, Date.parse(closesAt))).toISOString();
}
