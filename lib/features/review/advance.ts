import 'server-only';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Match } from '../../engine/rules/mercenaries/setup';
import type { View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import { readSeason } from '../../record/views/season';
import { advance, closesBy } from '../../record/week/advance';
import type { AskedBy, OrderPreview } from '../../record/week/confirm';
import { viewFor } from '../../record/week/ruleset';
import type { Advance, LoadedWeek } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { NextPhase } from './model';
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

/** Goes on, where what that changes is as it was shown. */
export async function goOn(
  actor: SeasonActor,
  form: AskedBy,
  { to, week, because, matches }: AdvanceOrder,
): Ordered<NextPhase> {
  const season = await readSeason(actor.season);
  const why = because === '' ? {} : { because };
  const step: Step = { to, week };
  const room = await openRoom(actor.season);
  if (!room.ok) return room;
  // A form that is sent again once its week is closed finds what it did the first time.
  const paired: Result<Match[] | null> =
    matches === null || room.value.view.week !== week
      ? ok(null)
      : opponents(matches.lines, matches.byes, teamsOfNext(room.value.week));
  if (!paired.ok) return paired;
  const met = paired.value;
  return orderWith<Omit<NextPhase, keyof OrderPreview>>(actor, form, {
    order: step,
    entries: (_, now) => ok([{ kind: 'advance', to, closesAt: season && closesBy(to, season, now), ...why }]),
    more: (loaded) => {
      const view = viewFor(loaded, ADMIN);
      if (NEXT[view.phase] !== to || view.week !== week) {
        return mistake('order', `Week ${view.week} is in ${view.phase}, and ${to} is not next.`, {
          next: 'Open the page again.',
        });
      }
      const teams = to === 'Week' ? teamsOfNext(loaded) : namesOf(view.teams);
      return ok({
        to,
        word: sayTarget(to, week),
        warnings: warningsOf(view),
        matches:
          to === 'Week'
            ? suggestMatches(
                view,
                week + 1,
                teams.map(({ key }) => key),
              )
            : null,
        teams,
      });
    },
    save: (act, now) =>
      advance({
        ...act,
        where: { ...act.where, week },
        ...{ to, ...why, closesAt: season && closesBy(to, season, now) },
        ...(met === null ? {} : { matches: met }),
      }),
  });
}

/** The teams of the next week: those that were imported play in it, or are said to have a bye. */
const teamsOfNext = ({ state }: LoadedWeek) => namesOf(mercenaries.close(state).teams);

const namesOf = (teams: Readonly<Record<string, { readonly name: string }>>) =>
  Object.entries(teams).map(([key, { name }]) => ({ key, name }));

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
      ? [`No roster is in of ${missing.map((team) => team.name).join(', ')}: it would field nobody.`]
      : []),
    ...(unclear > 0 ? [`${unclear === 1 ? 'One text is' : `${unclear} texts are`} unclear and would not count.`] : []),
    ...(open.length > 0
      ? [
          `No winner is named of ${open.map((match) => `${teamName(view, match.attacker)} v ${teamName(view, match.defender)}`).join(', ')}.`,
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
