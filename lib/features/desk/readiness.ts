import { ownRest } from '../../engine/rules/mercenaries/resource';
import type { AbilityView, View } from '../../engine/rules/mercenaries/view';
import { commanded, isOver } from './abilities';
import type { ReadinessRow } from './model';

const AHEAD = 3;

/** Types that are declared, and so may rest. */
const DECLARED = ['Peacetime', 'Pre-Battle', 'Start of Battle', 'Mid-Battle', 'Results', 'Trigger'];

/**
 * The team's abilities over this week and the next three, if what waits resolves: one that rests after a use, or was used.
 * Those that are ready every week would only fill the grid.
 */
export function readinessGrid(view: View, team: string): { weeks: number[]; rows: ReadinessRow[] } {
  const weeks = Array.from({ length: AHEAD + 1 }, (_, ahead) => view.week + ahead);
  const rows = commanded(view, team)
    .filter(({ ability }) => DECLARED.includes(ability.type))
    .filter(
      ({ ability }) =>
        ownRest(view.settings, ability.definition).weeks > 0 || ability.ready > view.week || used(ability),
    )
    .map(({ merc, ability }) => ({
      key: ability.key,
      name: ability.name,
      merc: merc.name,
      cells: weeks.map((week) => cell(view, ability, week)),
      note: ability.state === 'waiting' ? failedWords(view, ability.name) : null,
    }));
  return { weeks, rows };
}

const failedWords = ({ settings }: View, name: string): string =>
  `If ${name} is Failed it takes ${settings.failure === 'free' ? 'no recharge' : 'one week of recharge'}.`;

const used = (ability: AbilityView): boolean => ability.state === 'waiting' || ability.state === 'used';

function cell(view: View, ability: AbilityView, week: number): ReadinessRow['cells'][number] {
  if (ability.state === 'gone') return { state: 'no', word: 'used up' };
  if (week === view.week && (used(ability) || ability.definition.usedWeek === week))
    return { state: 'used', word: 'used' };
  // What is in another's hands is ready there and nowhere else; what was stolen goes home once it is used.
  if (ability.state === 'stolen') return { state: 'no', word: 'stolen' };
  const { held } = ability;
  if (held?.how === 'stolen' && used(ability)) return { state: 'no', word: 'returned' };
  if (held?.how === 'copied' && held.until !== null && week > held.until) return { state: 'no', word: 'ended' };
  if (week === view.week && isOver(ability, view)) return { state: 'no', word: 'over' };
  const waiting = ability.state === 'waiting';
  const ready = waiting ? view.week + ownRest(view.settings, ability.definition).weeks + 1 : ability.ready;
  if (week < ready) return { state: 'no', word: waiting ? 'resting*' : 'resting' };
  return { state: 'yes', word: 'ready' };
}
