import { z } from 'zod';
import { db } from '../../platform/db/client';
import { helpPath, mercPath, rulesPath, rulingPath, teamPath, weekEntryPath } from '../../record/views/address';
import { askedWords } from '../../record/views/asked';
import { VISITOR } from '../../record/views/reader';
import { lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import { fold } from '../../record/views/words';
import { readAbilityTexts, readPosts, readWriteups, rulingsOf } from './ask';
import { type Hit, type HitGroup, KINDS, type Kind, type SearchPage } from './model';
import { askedByAll, CLAUSES, HELPS, type KeptName, namesOf, placeOf } from './names';
import { abilityPath } from './paths';
import { type Asked, excerpt, holdsAsked, marked } from './words';

/** The door of the search form. */
export const searchQuery = z.object({ q: askedWords }).transform(({ q }) => q);

const SHOWN = 8;
/** So many rulings are looked at, of which a visitor may see some. */
const LOOKED_AT = 400;

interface Found extends Hit {
  /** It has exactly the name that was asked for. */
  readonly exact: boolean;
}

/**
 * What of a season holds the words that were asked for: names, texts, clauses, rulings and posts, each as every visitor may
 * read them. A word that the site does not know is taken for those nearest to it.
 * @returns null where there is no such season
 */
export async function loadSearch(key: string, query: string): Promise<SearchPage | null> {
  const season = await readSeason(key);
  if (season === null) return null;
  const names = await namesOf(season.id);
  const asked = await askedByAll(query, season.id, names);
  if (asked.length === 0) return { season: season.name, query, meant: [], groups: [] };
  const folded = fold(query);
  const named = names.names
    .filter(({ words }) => holdsAsked(words, asked))
    .map((each) => ({ ...each, place: placeOf(each, folded) }))
    .toSorted((a, b) => a.place - b.place);
  const [abilities, writeups, rulings, posts] = await Promise.all([
    readAbilityTexts(season.id, asked, SHOWN + 1),
    readWriteups(season.id, asked, SHOWN + 1),
    findRulings(key, season.id, asked, named),
    readPosts(season.id, asked, SHOWN + 1),
  ]);
  const namedOf = (kind: KeptName['kind']) => named.filter((each) => each.kind === kind);
  const firstOf = (kind: KeptName['kind']) => namedOf(kind).slice(0, SHOWN + 1);
  const byName = new Set(namedOf('ability').map((each) => each.key));
  const found: Record<Kind, Found[]> = {
    mercs: firstOf('merc').map((each) => hitOfName(each, mercPath(key, each.key), asked)),
    abilities: [
      ...firstOf('ability').map((each) => hitOfName(each, abilityPath(key, each.key), asked)),
      ...abilities
        .filter((each) => !byName.has(each.key))
        .map((each) => ({ ...hit(abilityPath(key, each.key), each.name, each.of, each.text, asked), exact: false })),
    ],
    teams: firstOf('team').map((each) => hitOfName(each, teamPath(key, each.key), asked)),
    rules: findClauses(key, asked, folded),
    help: HELPS.filter(({ words }) => holdsAsked(words, asked)).map(({ id, title, text }) => ({
      ...hit(helpPath(id), title, '', text, asked),
      exact: fold(title) === folded,
    })),
    'write-ups': writeups.map((each) => ({
      ...hit(mercPath(key, each.key), each.name, '', each.text, asked),
      exact: false,
    })),
    rulings,
    posts: posts.map((post) => ({
      ...hit(weekEntryPath(key, post.week, post.id), post.by, `week ${post.week}`, post.text, asked),
      exact: false,
    })),
  };
  return {
    season: season.name,
    query,
    meant: asked.flatMap(({ word, meant }) => (meant.length > 0 ? [{ word, meant }] : [])),
    groups: KINDS.map((kind) => ({ kind, found: found[kind] }))
      .filter((group) => group.found.length > 0)
      .toSorted((a, b) => Number(b.found[0]?.exact) - Number(a.found[0]?.exact))
      .map(toGroup),
  };
}

const toGroup = ({ kind, found }: { kind: Kind; found: readonly Found[] }): HitGroup => ({
  kind,
  hits: found.slice(0, SHOWN).map(({ exact: _, ...rest }) => rest),
  more: found.length > SHOWN,
});

const hit = (href: string, title: string, of: string, text: string, asked: readonly Asked[]): Hit => ({
  href,
  title: marked(title, asked),
  of,
  text: excerpt(text, asked),
});

const hitOfName = (each: KeptName & { readonly place: number }, href: string, asked: readonly Asked[]): Found => ({
  ...hit(href, each.name, each.of, each.aka.length > 0 ? `also called ${each.aka.join(', ')}` : '', asked),
  exact: each.place <= 1,
});

/** Clauses that hold the words, those with them in their title first. */
function findClauses(season: string, asked: readonly Asked[], query: string): Found[] {
  return CLAUSES.filter(({ words }) => holdsAsked(words, asked))
    .map((clause) => ({ clause, titled: holdsAsked(clause.titleWords, asked) }))
    .toSorted((a, b) => Number(b.titled) - Number(a.titled))
    .slice(0, SHOWN + 1)
    .map(({ clause }) => ({
      ...hit(`${rulesPath(season)}#${clause.id}`, clause.title, `§ ${clause.id}`, clause.text, asked),
      exact: fold(clause.title) === query || clause.id === query,
    }));
}

/** Rulings by the words of their reason, and by the mercs and abilities so named, newest first, as a visitor sees them. */
async function findRulings(
  season: string,
  seasonId: string,
  asked: readonly Asked[],
  named: readonly KeptName[],
): Promise<Found[]> {
  const keysOf = (kind: KeptName['kind']) => named.filter((each) => each.kind === kind).map((each) => each.key);
  const ids = await rulingsOf(seasonId, asked, { mercs: keysOf('merc'), abilities: keysOf('ability') }, LOOKED_AT);
  if (ids.length === 0) return [];
  const rows = await db.ruling.findMany({
    where: { AND: [standing(VISITOR), { id: { in: ids } }] },
    orderBy: [{ at: 'desc' }, { order: 'desc' }, { rulingId: 'desc' }],
    take: SHOWN + 1,
    select: lineColumns,
  });
  return (await toLines(seasonId, rows)).map((line) => ({
    ...hit(rulingPath(season, line.id), line.title, `${line.outcome}, week ${line.week}`, line.reason, asked),
    exact: false,
  }));
}
