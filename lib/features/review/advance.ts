import 'server-only';
import type { Match } from '../../engine/rules/mercenaries/setup';
import type { Tier } from '../../engine/rules/mercenaries/terms';
import type { View } from '../../engine/rules/mercenaries/view';
import type { Actor } from '../../platform/auth/actor';
import { readSeason } from '../../record/views/season';
import { advance, closesBy } from '../../record/week/advance';
import { preview } from '../../record/week/preview';
import type { Advance } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { NextPhase } from './model';
import { appendHere } from './order';
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

/**
 * What going on to the next phase would change, as an admin may see it.
 * @returns `closed` where the week is over
 */
export async function previewAdvance(actor: Actor): Promise<Result<NextPhase>> {
  const found = await openRoom();
  if (!found.ok) return found;
  const { view, where } = found.value;
  const to = NEXT[view.phase];
  if (to === null) return mistake('closed', `Week ${view.week} is closed.`);
  const season = await readSeason();
  const closesAt = season && closesBy(to, season, new Date().toISOString());
  const seen = await preview(where, [{ kind: 'advance', to, closesAt }], ADMIN, actor.key);
  if (!seen.ok) return seen;
  return ok({
    to,
    word: sayTarget(to, view.week),
    seq: seen.value.seq,
    difference: seen.value.difference,
    warnings: warningsOf(view),
    matches: to === 'Week' ? suggestMatches(view, view.week + 1) : null,
    teams: Object.values(view.teams).map(({ key, name }) => ({ key, name })),
  });
}

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

export interface AdvanceOrder {
  readonly to: Advance['to'];
  readonly week: number;
  readonly sawSeq: number;
  readonly because: string;
  readonly matches: readonly { readonly attacker: string; readonly defender: string; readonly tier: Tier }[] | null;
}

/** Goes on, if the journal stands where the preview saw it. @returns `stale` otherwise, so that the preview comes back */
export async function goOn(actor: Actor, order: AdvanceOrder, key: string): Promise<Result<{ week: number }>> {
  const matches: readonly Match[] | undefined = order.matches ?? undefined;
  const done = await advance({
    where: { week: order.week },
    actor,
    idempotencyKey: key,
    sawSeq: order.sawSeq,
    to: order.to,
    ...(order.because === '' ? {} : { because: order.because }),
    ...(matches === undefined ? {} : { matches }),
  });
  return done.ok ? ok({ week: done.value.week }) : done;
}

/** Begins a new day of the same phase. */
export async function newDay(actor: Actor, key: string): Promise<Result<{ week: number }>> {
  const done = await appendHere(actor, key, () => ok([{ kind: 'day' }]));
  return done.ok ? ok({ week: done.value.week }) : done;
}

/** Moves the close of the present phase by whole hours, from where it stands (or from now, where none stands). */
export async function extend(
  actor: Actor,
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
