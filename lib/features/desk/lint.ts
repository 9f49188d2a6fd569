import type { Ruling } from '../../engine/rules/kernel/ruling';
import type { TeamView, View } from '../../engine/rules/mercenaries/view';
import type { Lint } from './model';

/**
 * What would go wrong at the lock although the declaration itself is in order: its user is not on the roster that was saved,
 * or no roster is saved at all (`2a:start-of-battle`, `2a:mid-battle`).
 */
export function lintsOf(ruling: Ruling, view: View, team: TeamView): Lint[] {
  if (ruling.outcome !== 'Pending' || ruling.ability === null || ruling.merc === null) return [];
  const user = view.mercs[ruling.merc];
  const ability = view.mercs[ruling.ability.slice(0, ruling.ability.indexOf('/'))]?.abilities.find(
    (each) => each.key === ruling.ability,
  );
  if (user === undefined || (ability?.type !== 'Start of Battle' && ability?.type !== 'Mid-Battle')) return [];
  const mustPlay = user.linkedTo ?? user.key;
  const name = view.mercs[mustPlay]?.name ?? user.name;
  const cites = [ability.type === 'Start of Battle' ? '2a:start-of-battle' : '2a:mid-battle'];
  if (team.roster.state !== 'open') {
    return [
      { text: `No roster is saved yet. ${name} must be on it, or this is Nullified and rests for one week.`, cites },
    ];
  }
  const { mercs, assists } = team.roster.value;
  if (mercs.includes(mustPlay) || assists.includes(mustPlay)) return [];
  return [{ text: `${name} is not on your roster. Left out, this is Nullified and rests for one week.`, cites }];
}
