import { helpPath, mercPath, rulesPath, teamPath } from '../../record/views/address';
import { readSeason } from '../../record/views/season';
import { fold } from '../../record/views/words';
import type { Suggestion } from './model';
import { askedByNames, CLAUSES, HELPS, type KeptName, namesOf, placeOf } from './names';
import { abilityPath } from './paths';
import { holdsAsked } from './words';

const MOST = 8;
const KINDS = { merc: 'Mercenary', ability: 'Ability', team: 'Team' } as const;

/**
 * Names that may be meant by what somebody is typing: mercs, abilities, teams, titles of clauses and of the help, those with
 * exactly that name first and then those that begin so. All of these are public.
 * @returns null where there is no such season
 */
export async function loadSuggestions(key: string, query: string): Promise<Suggestion[] | null> {
  const season = await readSeason(key);
  if (season === null) return null;
  const names = await namesOf(season.id);
  const asked = askedByNames(query, names);
  const folded = fold(query);
  const named = names.names
    .filter(({ words }) => holdsAsked(words, asked))
    .map((each) => ({ place: placeOf(each, folded), suggestion: ofName(key, each) }));
  const clauses = CLAUSES.filter(({ titleWords }) => holdsAsked(titleWords, asked)).map(({ id, title }) => ({
    place: fold(title) === folded ? 0 : 3,
    suggestion: { kind: 'Rule', name: title, of: `§ ${id}`, href: `${rulesPath(key)}#${id}` },
  }));
  const helps = HELPS.filter(({ title }) => holdsAsked(fold(title).split(/\W+/), asked)).map(({ id, title }) => ({
    place: 4,
    suggestion: { kind: 'Help', name: title, of: '', href: helpPath(id) },
  }));
  return [...named, ...clauses, ...helps]
    .toSorted((a, b) => a.place - b.place)
    .slice(0, MOST)
    .map(({ suggestion }) => suggestion);
}

const ofName = (season: string, { kind, key, name, of }: KeptName): Suggestion => ({
  kind: KINDS[kind],
  name,
  of,
  href: { merc: mercPath, ability: abilityPath, team: teamPath }[kind](season, key),
});
