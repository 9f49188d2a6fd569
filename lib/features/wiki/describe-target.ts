import { joinedWith, numeral } from '../../engine/rules/mercenaries/effects/words';
import type { Ability, Parameter } from '../../engine/rules/mercenaries/setup';

/** A subject for effects: words, whether they are plural, and whether they are of teams already. */
export interface Subject {
  readonly words: string;
  readonly many: boolean;
  readonly teams?: true;
}

/** What a parameter asks for: `Undead`, `not Human`, `of upkeep 4 or more`. */
function parameterWords({ not, ...asked }: Parameter): string[] {
  const { minUpkeep: min, maxUpkeep: max } = asked;
  const upkeep =
    min !== undefined && max !== undefined
      ? [`of upkeep ${min} to ${max}`]
      : min !== undefined
        ? [`of upkeep ${min} or more`]
        : max !== undefined
          ? [`of upkeep ${max} or less`]
          : [];
  return [
    ...(asked.alignment ? [asked.alignment] : []),
    ...(asked.types && asked.types.length > 0 ? [joinedWith(asked.types, 'or')] : []),
    ...(asked.gender ? [asked.gender] : []),
    ...upkeep,
    ...(asked.paidDown === undefined ? [] : [asked.paidDown ? 'paid down' : 'not paid down']),
    ...(not ? parameterWords(not).map((word) => `not ${word}`) : []),
  ];
}

/** Whom an ability is aimed at, before any interception: `one chosen enemy`, `two random allies (Undead)`. */
export function aimOf(ability: Ability, user: string): Subject {
  const { quantity, selection = [], targets, pool, parameter } = ability;
  if (ability.global === 'Wartime') return { words: 'both teams of the match', many: true, teams: true };
  if (ability.global === 'Peacetime') return { words: 'every team', many: false, teams: true };
  if (ability.aimsAt === 'terrain' || ability.aimsAt === 'team') {
    const whose = selection.includes('Enemy Only')
      ? { terrain: 'terrain of the enemy team', team: 'enemy team' }
      : selection.includes('Ally Only')
        ? { terrain: 'terrain of its own team', team: 'team of its own' }
        : { terrain: 'terrain', team: 'team' };
    const picked = selection.includes('Random') ? 'random ' : selection.includes('Preselected') ? 'chosen ' : '';
    return {
      words: `one ${picked}${whose[ability.aimsAt]}`,
      many: false,
      ...(ability.aimsAt === 'team' ? { teams: true } : {}),
    };
  }
  if (quantity === 'Personal' || quantity === undefined) return { words: user, many: false };
  const side = selection.includes('Enemy Only') ? 'enemy' : selection.includes('Ally Only') ? 'ally' : 'merc';
  const how = selection.includes('Random') ? 'random ' : selection.includes('Preselected') ? 'chosen ' : '';
  const among = [
    ...(parameter ? parameterWords(parameter) : []),
    ...(pool === undefined ? [] : [`out of a pool of ${numeral(pool)}`]),
    ...(selection.includes('Post-Rosters') ? ['out of those rostered'] : []),
  ];
  const tail = among.length > 0 ? ` (${among.join(', ')})` : '';
  if (quantity === 'Teamwide') return { words: `every ${side}${tail}`, many: false };
  const plural = side === 'enemy' ? 'enemies' : side === 'ally' ? 'allies' : 'mercs';
  if (quantity === 'Single Target') return { words: `one ${how}${side}${tail}`, many: false };
  const count =
    quantity === 'Variable Target'
      ? 'one or more'
      : targets === undefined
        ? 'several'
        : typeof targets === 'number'
          ? numeral(targets)
          : `${numeral(targets.min)} to ${numeral(targets.max)}`;
  return { words: `${count} ${how}${plural}${tail}`, many: true };
}
