import { z } from 'zod';
import { rulebook } from '../../engine/rules/mercenaries/rulebook';
import { db } from '../../platform/db/client';
import { mercPath, rulesPath, rulingPath, teamPath, weekEntryPath } from '../../record/views/address';
import { askedWords } from '../../record/views/asked';
import { VISITOR } from '../../record/views/reader';
import { lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import { fold } from '../../record/views/words';
import { type Named, readAbilityTexts, readNamed, readPosts, readWriteups, rulingsOf } from './ask';
import { type Hit, type HitGroup, KINDS, type Kind, type SearchPage } from './model';
import { type Asked, askedOf, excerpt, holdsAsked, marked, wordsOf } from './words';

/** The door of the search form. */
export const searchQuery = z.object({ q: askedWords }).transform(({ q }) => q);

const SHOWN = 8;
/** More words than this say no more, and cost. */
const MOST_WORDS = 12;
/** So many rulings are looked at, of which a visitor may see some. */
const LOOKED_AT = 400;

const CLAUSES = rulebook.clauses.map((clause) => ({
  ...clause,
  all: [clause.id, clause.title, clause.text, clause.house ?? ''].join(' '),
}));
const CLAUSE_WORDS = CLAUSES.flatMap(({ all }) => wordsOf(all));

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
  const words = wordsOf(query).slice(0, MOST_WORDS);
  if (words.length === 0) return { season: season.name, query, meant: [], groups: [] };
  const names = await readNamed(season.id, words);
  const known = new Set([...names.flatMap(({ name, aka }) => wordsOf([name, ...aka].join(' '))), ...CLAUSE_WORDS]);
  const asked = askedOf(words.join(' '), known);
  const named = names
    .filter(({ name, aka }) => holdsAsked([name, ...aka].join(' '), asked))
    .map((each) => ({ ...each, place: placeOf(each, query) }))
    .toSorted((a, b) => a.place - b.place);
  const [abilities, writeups, rulings, posts] = await Promise.all([
    readAbilityTexts(season.id, asked, SHOWN + 1),
    readWriteups(season.id, asked, SHOWN + 1),
    findRulings(key, season.id, asked, named),
    readPosts(season.id, asked, SHOWN + 1),
  ]);
  const namedOf = (kind: Named['kind']) => named.filter((each) => each.kind === kind);
  const byName = new Set(namedOf('ability').map((each) => each.key));
  const found: Record<Kind, Found[]> = {
    mercs: namedOf('merc').map((each) => hitOfName(each, mercPath(key, each.key), asked)),
    abilities: [
      ...namedOf('ability').map((each) => hitOfName(each, abilityPath(key, each.key), asked)),
      ...abilities
        .filter((each) => !byName.has(each.key))
        .map((each) => ({ ...hit(abilityPath(key, each.key), each.name, each.of, each.text, asked), exact: false })),
    ],
    teams: namedOf('team').map((each) => hitOfName(each, teamPath(key, each.key), asked)),
    rules: findClauses(key, asked, query),
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
    meant: asked.filter(({ meant }) => meant.length > 0),
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

/** Exactly that name, then another name of it, then names that begin so, then all others. */
function placeOf({ name, aka }: Named, query: string): number {
  const asked = fold(query);
  if (fold(name) === asked) return 0;
  if (aka.some((each) => fold(each) === asked)) return 1;
  return fold(name).startsWith(asked) ? 2 : 3;
}

const hit = (href: string, title: string, of: string, text: string, asked: readonly Asked[]): Hit => ({
  href,
  title: marked(title, asked),
  of,
  text: excerpt(text, asked),
});

const hitOfName = (each: Named & { readonly place: number }, href: string, asked: readonly Asked[]): Found => ({
  ...hit(href, each.name, each.of, each.aka.length > 0 ? `also called ${each.aka.join(', ')}` : '', asked),
  exact: each.place <= 1,
});

/** Where an ability stands on the page of its merc. @param ability `MERC/ABILITY` */
function abilityPath(season: string, ability: string): string {
  const slash = ability.indexOf('/');
  return `${mercPath(season, ability.slice(0, slash))}#${encodeURIComponent(ability.slice(slash + 1))}`;
}

/** Clauses that hold the words, those with them in their title first. */
function findClauses(season: string, asked: readonly Asked[], query: string): Found[] {
  return CLAUSES.filter(({ all }) => holdsAsked(all, asked))
    .map((clause) => ({ clause, titled: holdsAsked(clause.title, asked) }))
    .toSorted((a, b) => Number(b.titled) - Number(a.titled))
    .map(({ clause }) => ({
      ...hit(`${rulesPath(season)}#${clause.id}`, clause.title, `§ ${clause.id}`, clause.text, asked),
      exact: fold(clause.title) === fold(query) || clause.id === fold(query),
    }));
}

/** Rulings by the words of their reason, and by the mercs and abilities so named, newest first, as a visitor sees them. */
async function findRulings(
  season: string,
  seasonId: string,
  asked: readonly Asked[],
  named: readonly Named[],
): Promise<Found[]> {
  const keysOf = (kind: Named['kind']) => named.filter((each) => each.kind === kind).map((each) => each.key);
  const rows = await db.ruling.findMany({
    where: {
      AND: [
        standing(VISITOR),
        { week: { seasonId } },
        {
          OR: [
            { id: { in: await rulingsOf(seasonId, asked, LOOKED_AT) } },
            { abilityKey: { in: keysOf('ability') } },
            { mercKey: { in: keysOf('merc') } },
          ],
        },
      ],
    },
    orderBy: [{ at: 'desc' }, { order: 'desc' }, { rulingId: 'desc' }],
    take: SHOWN + 1,
    select: lineColumns,
  });
  return (await toLines(seasonId, rows)).map((line) => ({
    ...hit(rulingPath(season, line.id), line.title, `${line.outcome}, week ${line.week}`, line.reason, asked),
    exact: false,
  }));
}
