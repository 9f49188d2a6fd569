import 'server-only';
import { PHASES } from '../../engine/rules/mercenaries/terms';
import type { SeasonActor } from '../../platform/auth/actor';
import { readSeason } from '../../record/views/season';
import type { AskedBy } from '../../record/week/confirm';
import type { LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { lastAdvance, rollingBackPhase, undoing } from '../../record/week/undo';
import { mistake, ok, type Result } from '../../result';
import { correctHere } from './correct';
import { actsOf, phaseBefore, teller } from './journal';
import type { RollBackPage } from './journal-model';
import { type OrderedAnywhere, orderHere } from './order';
import { ownNote } from './own';
import { openRoom, roomWith } from './place';

/** Takes one act back. */
export interface UndoOrder {
  readonly act: 'undo';
  /** The id of any of its entries. */
  readonly id: string;
  readonly because: string;
}
/** Takes the week back to the phase before. */
export interface RollBackOrder {
  readonly act: 'roll back';
  /** The phase that is left, so that a late click rolls no other back. */
  readonly from: string;
  readonly keep: boolean;
  /** Hours from now until the phase closes to which the week goes back; null: an admin says when. */
  readonly hours: number | null;
  readonly because: string;
}
export type TakeBackOrder = UndoOrder | RollBackOrder;

const HOUR = 3_600_000;

function entriesOf(week: LoadedWeek, order: TakeBackOrder, now: string): Result<readonly NewJournalEntry[]> {
  const { because } = order;
  if (order.act === 'undo') return undoing(week, order.id, because);
  if (week.record.phase !== order.from) {
    return mistake('order', `The week is at ${week.record.phase} and no longer at ${order.from}.`, {
      next: 'Look at the journal again.',
    });
  }
  const closesAt = order.hours === null ? null : new Date(Date.parse(now) + order.hours * HOUR).toISOString();
  return rollingBackPhase(week, { keep: order.keep, closesAt, because });
}

/** The last phase's roll back, before it is ordered. @returns `first` where there is none before it */
export async function readRollBack(actor: SeasonActor): Promise<Result<RollBackPage>> {
  const room = await openRoom(actor.season);
  if (!room.ok) return room;
  const { week } = room.value;
  const entries = rollingBackPhase(week, { keep: false, closesAt: null, because: 'preview' });
  if (!entries.ok) return entries;
  const [season, tell] = await Promise.all([readSeason(actor.season), teller(week, week.journal)]);
  const targets = new Set(entries.value.map((entry) => ('target' in entry ? entry.target : '')));
  const to = phaseBefore(week);
  const advance = lastAdvance(week);
  return ok({
    zone: season?.timeZone ?? 'UTC',
    week: week.week,
    from: week.record.phase,
    to,
    hours: season?.phaseHours[PHASES.indexOf(to)] ?? 24,
    since: actsOf(week.journal)
      .filter((act) => act.some(({ id }) => targets.has(id) && id !== advance?.id))
      .map(tell),
    own: await ownNote(week, actor, entries.value),
  });
}

/** Takes it back, once what that changes was shown; an act of a closed week too, which rules all later ones again. */
export async function takeBack(actor: SeasonActor, form: AskedBy, order: TakeBackOrder): OrderedAnywhere {
  const room = order.act === 'undo' ? await roomWith(actor.season, order.id) : null;
  if (room && !room.ok) return room;
  if (room?.value.view.phase !== 'Closed') {
    return orderHere(actor, form, order, (week, now) => entriesOf(week, order, now));
  }
  return correctHere(actor, form, {
    week: room.value.where.week,
    order,
    entries: (week) => entriesOf(week, order, ''),
    because: order.because,
    more: async (week, entries) => ok({ own: await ownNote(week, actor, entries) }),
  });
}
