import { sentence } from '../../engine/rules/mercenaries/argument';
import { leftOutAtLock, ordersDue } from '../../engine/rules/mercenaries/orders-due';
import type { Refusal } from '../../engine/rules/mercenaries/removals';
import type { View } from '../../engine/rules/mercenaries/view';
import type { State } from '../../record/week/ruleset';
import type { AtLock, Dropped } from './model';

const dropped = ({ text, cites, links = [] }: Refusal): Dropped => ({
  text: sentence(text),
  cites,
  ruling: links[0] ?? null,
});

/**
 * What the lock would make of a team’s orders as things stand, or has made of them: the same check as the one by which they were taken,
 * made anew each time that somebody looks.
 */
export function atLock(state: State, view: View, team: string): AtLock {
  if (state.rostersLocked) {
    const refused = (about: string): Dropped[] =>
      view.rulings
        .filter((each) => each.by === team && each.about === about && each.outcome === 'Rejected')
        .filter((each) => each.ruledBy !== each.entry)
        .map(({ id, reason, cites }) => ({ text: reason, cites, ruling: id }));
    return {
      locked: true,
      roster: [...refused('roster'), ...leftOutAtLock(state, team).map(dropped)],
      bid: refused('bid'),
    };
  }
  const { roster, bid } = ordersDue(state, team);
  return {
    locked: false,
    roster: [
      ...(roster?.out ?? []).map(({ refusal }) => dropped(refusal)),
      ...(roster?.refusal ? [dropped(roster.refusal)] : []),
    ],
    bid: bid === null ? [] : [dropped(bid)],
  };
}

/** Why a bid would be refused at the lock, with the roster that is saved; null: it would not. */
export function bidSunk(state: State, team: string, bid: { terrain: string; gp: number }): string | null {
  const refusal = ordersDue(state, team, { bid: { entry: '', at: '', ...bid } }).bid;
  return refusal === null ? null : sentence(refusal.text);
}

/** Why the bid that stands would be refused at the lock, once this roster is saved; null: it would not, or there is none. */
export function bidSunkBy(state: State, team: string, mercs: readonly string[]): string | null {
  const refusal = ordersDue(state, team, { roster: { mercs } }).bid;
  return refusal === null ? null : sentence(refusal.text);
}
