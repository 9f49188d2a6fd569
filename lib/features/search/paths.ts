import { mercPath } from '../../record/views/address';

/** Where an ability stands on the page of its merc. @param ability `MERC/ABILITY` */
export function abilityPath(season: string, ability: string): string {
  const slash = ability.indexOf('/');
  return `${mercPath(season, ability.slice(0, slash))}#${encodeURIComponent(ability.slice(slash + 1))}`;
}
