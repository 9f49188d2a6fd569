import type { View } from '../../../engine/rules/mercenaries/view';
import { type DifferenceRow, row } from '../../journal/difference';
import { sayTime } from '../../views/time';
import type { State } from '../ruleset';

/** A team's sealed order that another one takes the place of, or none: when each was given, and nothing of what is in it. */
export interface OrderChange {
  readonly team: string;
  readonly what: 'roster' | 'terrain bid';
  /** ISO; null: there is none. */
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Which sealed orders are others after an act, though a viewer who sees none of them finds two equal views: an undone roster
 * changes something. Once the rosters are locked everybody sees them.
 */
export function orderChanges(before: State, after: State, sees: (team: string) => boolean): readonly OrderChange[] {
  if (before.rostersLocked || after.rostersLocked) return [];
  return after.teams.flatMap((now) => {
    const old = before.teams.find(({ key }) => key === now.key);
    if (old === undefined || sees(now.key)) return [];
    return (['roster', 'bid'] as const).flatMap((kind): OrderChange[] => {
      const [was, is] = [old[kind], now[kind]];
      if (was?.entry === is?.entry) return [];
      const what = kind === 'roster' ? 'roster' : 'terrain bid';
      return [{ team: now.key, what, before: was?.at ?? null, after: is?.at ?? null }];
    });
  });
}

export const orderRows = (view: View, orders: readonly OrderChange[], zone: string): readonly DifferenceRow[] =>
  orders.map(({ team, what, before, after }) => {
    const say = (at: string | null) => (at === null ? 'none' : `given ${sayTime(at, zone, 'second')}, sealed`);
    return row({
      sign: before === null ? 'add' : after === null ? 'cut' : 'change',
      what: view.teams[team]?.name ?? team,
      note: what,
      before: before === null ? null : say(before),
      after: say(after),
    });
  });
