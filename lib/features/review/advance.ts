import 'server-only';
import { inList } from '../../engine/rules/kernel/say';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Match } from '../../engine/rules/mercenaries/setup';
import { PHASES } from '../../engine/rules/mercenaries/terms';
import type { View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { readMarket } from '../../record/market/market';
import type { TeamName } from '../../record/views/model';
import { readSeason } from '../../record/views/season';
import { advance, closesBy } from '../../record/week/advance';
import type { AskedBy, EntriesOf, OrderPreview } from '../../record/week/confirm';
import { viewFor } from '../../record/week/ruleset';
import { closesOnSchedule, type Schedule } from '../../record/week/schedule';
import type { Advance, LoadedWeek } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { NextPhase, WeekAhead } from './model';
import { type OpponentLine, opponents } from './opponents';
import { appendHere, type Ordered, orderWith } from './order';
import { suggestMatches } from './pairing';
import { ADMIN, openRoom, teamName } from './place';

const NEXT: Record<View['phase'], Advance['to'] | null> = {
  Peacetime: 'Wartime',
  Wartime: 'Battles',
  Battles: 'Results',
  Results: 'Week',
  Closed: null,
};

async function mercsAreBidFor(season: string): Promise<boolean> {
  const row = await db.season.findUnique({ where: { key: season }, select: { market: true } });
  return row !== null && readMarket(row.market).way !== 'fixed';
}

const sayTarget = (to: Advance['to'], week: number): string => (to === 'Week' ? `week ${week + 1}` : to);

/** Where a week goes on to, so that a late click cannot advance the next one. */
export interface Step {
  readonly to: Advance['to'];
  readonly week: number;
}

export interface AdvanceOrder extends Step {
  readonly because: string;
  /** The form of the next week’s matches; null: none was shown. */
  readonly matches: { readonly lines: readonly OpponentLine[]; readonly byes: readonly string[] } | null;
}

/**
 * What going on to the next phase would change, as an admin may see it.
 * @returns `closed` where the week is over
 */
export async function previewAdvance(actor: SeasonActor): Promise<Result<NextPhase>> {
  const found = await openRoom(actor.season);
  if (!found.ok) return found;
  const { phase, week } = found.value.view;
  const to = NEXT[phase];
  if (to === null) return mistake('closed', `Week ${week} is closed.`);
  const shown = await goOn(actor, { key: '' }, { to, week, because: '', matches: null });
  if (!shown.ok) return shown;
  if (!('shown' in shown.value)) throw new Error('An advance that nobody has seen was saved.');
  return ok(shown.value.shown);
}

/** Goes on, where what that changes is as it was shown, the whole next week with it. */
export async function goOn(
  actor: SeasonActor,
  form: AskedBy,
  { to, week, because, matches }: AdvanceOrder,
): Ordered<NextPhase> {
  const [season, room, bids] = await Promise.all([
    readSeason(actor.season),
    openRoom(actor.season),
    mercsAreBidFor(actor.season),
  ]);
  if (!room.ok) return room;
  const { view } = room.value;
  const why = because === '' ? {} : { because };
  const teams = to === 'Week' ? teamsOfNext(room.value.week) : namesOf(view.teams);
  const keys = teams.map(({ key }) => key);
  const suggested = to === 'Week' ? suggestMatches(view, week + 1, keys) : null;
  const met =
    matches === null || suggested === null
      ? ok(suggested)
      : view.week === week
        ? opponents(matches.lines, matches.byes, teams)
        : // A form that is sent again once its week is closed finds what it did the first time.
          ok(matches.lines.filter(({ attacker, defender }) => attacker !== '' && defender !== ''));
  if (!met.ok) return met;
  const entries: EntriesOf = (_, now) =>
    ok([{ kind: 'advance', to, closesAt: season && closesBy(to, season, now), ...why }]);
  return orderWith<Omit<NextPhase, keyof OrderPreview>>(actor, form, {
    order: { to, week, matches: met.value },
    entries,
    // Nobody is shown what bids for mercs come to before they are settled: admins play as well.
    shows: entries,
    more: (loaded) => {
      const { phase, week: at } = loaded.record;
      if (NEXT[phase] !== to || at !== week) {
        return mistake('order', `Week ${at} is in ${phase}, and ${to} is not next.`, { next: 'Open the page again.' });
      }
      return ok({
        to,
        word: sayTarget(to, week),
        warnings: [...warningsOf(viewFor(loaded, ADMIN)), ...(bids ? [BIDS] : [])],
        matches: suggested,
        teams,
        ahead: {
          week: to === 'Week' ? week + 1 : week,
          zone: season?.timeZone ?? 'UTC',
          deadlines: season ? deadlinesFrom(to, season, new Date().toISOString()) : [],
          ...(met.value === null ? NO_MATCHES : sayMatches(met.value, teams)),
        },
      });
    },
    save: (act, now) =>
      advance({
        ...act,
        where: { ...act.where, week },
        ...{ to, ...why, closesAt: season && closesBy(to, season, now) },
        ...(met.value === null ? {} : { matches: met.value }),
      }),
  });
}

/** The teams of the next week: those that were imported play in it, or are said to have a bye. */
const teamsOfNext = ({ state }: LoadedWeek) => namesOf(mercenaries.close(state).teams);

const namesOf = (teams: Readonly<Record<string, { readonly name: string }>>) =>
  Object.entries(teams).map(([key, { name }]) => ({ key, name }));
const NO_MATCHES = { matches: null, byes: [] };

/** Who meets whom and who meets nobody, by their names. */
export function sayMatches(
  matches: readonly Match[],
  teams: readonly TeamName[],
): { readonly matches: NonNullable<WeekAhead['matches']>; readonly byes: readonly TeamName[] } {
  const named = (key: string): TeamName => teams.find((team) => team.key === key) ?? { key, name: key };
  const met = new Set(matches.flatMap(({ attacker, defender }) => [attacker, defender]));
  return {
    matches: matches.map(({ attacker, defender, tier }) => ({
      attacker: named(attacker),
      defender: named(defender),
      tier,
    })),
    byes: teams.filter(({ key }) => !met.has(key)),
  };
}

/** When the phases to come close, each opening as the one before it closes; after one that only an admin closes nothing is known. */
function deadlinesFrom(to: Advance['to'], season: Schedule, now: string): WeekAhead['deadlines'] {
  let at: string | null = now;
  return PHASES.slice(to === 'Week' ? 0 : PHASES.indexOf(to)).map((phase) => {
    at = at === null ? null : closesOnSchedule(phase, season, at);
    return { phase, closesAt: at };
  });
}

const BIDS = 'Bids for mercs of this phase are settled as it closes; what comes of them is not in this difference.';

function warningsOf(view: View): string[] {
  const left = view.closesAt === null ? 0 : Date.parse(view.closesAt) - Date.now();
  const unclear = view.rulings.filter((ruling) => ruling.outcome === 'Unclear').length;
  const missing =
    view.phase === 'Wartime'
      ? Object.values(view.teams).filter((team) => team.match !== null && team.roster.state === 'none')
      : [];
  const open = view.phase === 'Results' ? view.matches.filter((match) => match.winner === null) : [];
  return [
    ...(left > 0 ? [`${view.phase} is still open: leaders may count on the time that is left.`] : []),
    ...(missing.length > 0
      ? [`No roster is in of ${inList(missing.map((team) => team.name))}: it would field nobody.`]
      : []),
    ...(unclear > 0 ? [`${unclear === 1 ? 'One text is' : `${unclear} texts are`} unclear and would not count.`] : []),
    ...(open.length > 0
      ? [
          `No winner is named of ${inList(open.map((match) => `${teamName(view, match.attacker)} v ${teamName(view, match.defender)}`))}.`,
        ]
      : []),
  ];
}

/** Begins a new day of the same phase. */
export async function newDay(actor: SeasonActor, key: string): Promise<Result<{ week: number }>> {
  const done = await appendHere(actor, key, () => ok([{ kind: 'day' }]));
  return done.ok ? ok({ week: done.value.week }) : done;
}

/** Moves the close of the present phase by whole hours, from where it stands (or from now, where none stands). */
export async function extend(
  actor: SeasonActor,
  { hours, because }: { hours: number; because: string },
  key: string,
): Promise<Result<{ week: number; closesAt: string }>> {
  let closesAt = '';
  const done = await appendHere(actor, key, ({ view, now }) => {
    if (view.phase === 'Closed') return mistake('closed', `Week ${view.week} is closed.`);
    const from = Math.max(Date.parse(view.closesAt ?? now), Date.parse(now));
    closesAt = new Date(from + hours * 3_600_000).toISOString();
    return ok([{ kind: 'deadline', closesAt, because }]);
  });
  return done.ok ? ok({ week: done.value.week, closesAt }) : done;
}
