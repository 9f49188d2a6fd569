import { db } from '../../platform/db/client';
import { titleWords } from '../../record/views/ruling-line';
import { fold } from '../../record/views/words';
import type { Stub } from './week-index';

/** Words looked for in a week, by the database: no text of the week is read for it, however long it is. */

/** So many words of a query count; it has at most 200 characters. */
const MOST_WORDS = 30;

interface Hit {
  readonly id: string;
  /** For each word, whether it stands there. */
  readonly held: readonly boolean[];
}
interface RulingHit extends Hit {
  readonly about: string;
  /** Merc, team, targets, hits and the ability, by key. */
  readonly keys: readonly string[];
}

/**
 * The entries in which all words of a query stand: in the post, in who wrote it, or in what was ruled of it (names, titles and
 * reasons). Three queries, and a mark for each word and entry, whatever stands in the week.
 * @param pending what is said of a ruling that waits for the battle in the place of its reason; empty: its reason
 * @param stubs what the rest of the filter lets through; nothing else is looked at
 */
export async function holding(
  { seasonId, pending }: { readonly seasonId: string; readonly pending: string },
  query: string,
  stubs: readonly Stub[],
): Promise<readonly Stub[]> {
  const words = fold(query).split(' ').slice(0, MOST_WORDS);
  const rulingsOf = ({ ruled }: Stub): string[] => ruled.flatMap(({ id, setOff }) => [id, ...setOff]);
  const [posts, rulings, names] = await Promise.all([
    readPostHits(
      stubs.flatMap(({ id, posted }) => (posted ? [id] : [])),
      words,
    ),
    readRulingHits(stubs.flatMap(rulingsOf), words, pending),
    readNamesHolding(seasonId, words),
  ]);
  const postHits = new Map(posts.map(({ id, held }) => [id, held]));
  const rulingHits = new Map(
    rulings.map(({ id, held, about, keys }) => {
      const title = fold(titleWords(about));
      const named = keys.flatMap((key) => (names.has(key) ? [names.get(key)] : []));
      return [
        id,
        words.map((word, at) => held[at] === true || title.includes(word) || named.some((one) => one?.[at] === true)),
      ];
    }),
  );
  return stubs.filter((stub) => {
    const found = [postHits.get(stub.id) ?? [], ...rulingsOf(stub).map((id) => rulingHits.get(id) ?? [])];
    return words.every((_, at) => found.some((held) => held[at] === true));
  });
}

const readPostHits = (ids: readonly string[], words: readonly string[]): Promise<Hit[]> =>
  db.$queryRaw<Hit[]>`
    SELECT "id", (SELECT array_agg(strpos("said", "word") > 0 ORDER BY "at")
      FROM unnest(${[...words]}::text[]) WITH ORDINALITY AS "asked"("word", "at")) AS "held"
    FROM (
      SELECT "Post"."id", search_fold(translate(concat_ws(' ', "text", "byline", "User"."name"), '‘’ʼ“”', '''''''""')) AS "said"
      FROM "Post" LEFT JOIN "User" ON "User"."id" = "Post"."authorId" WHERE "Post"."id" = ANY(${[...ids]})
    ) AS "Said"`;

const readRulingHits = (ids: readonly string[], words: readonly string[], pending: string): Promise<RulingHit[]> =>
  db.$queryRaw<RulingHit[]>`
    SELECT "rulingId" AS "id", "about",
      array_remove(ARRAY["mercKey", "teamKey", "abilityKey"] || "targets" || "hits", NULL) AS "keys",
      (SELECT array_agg(strpos("said", "word") > 0 ORDER BY "at")
        FROM unnest(${[...words]}::text[]) WITH ORDINALITY AS "asked"("word", "at")) AS "held"
    FROM (
      SELECT "Ruling".*, search_fold(translate(
        CASE WHEN "outcome" = 'Pending' AND ${pending} <> '' THEN ${pending} ELSE "reason" END, '‘’ʼ“”', '''''''""')) AS "said"
      FROM "Ruling" WHERE "supersededBy" IS NULL AND "rulingId" = ANY(${[...ids]})
    ) AS "Said"`;

/** By the key of a merc, team or ability of the season: which of the words its name holds; those that hold none are left out. */
async function readNamesHolding(
  seasonId: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly boolean[]>> {
  const rows = await db.$queryRaw<{ key: string; name: string }[]>`
    SELECT "key", "name" FROM "Mercenary" WHERE "seasonId" = ${seasonId}::uuid
    UNION ALL SELECT "key", "name" FROM "Team" WHERE "seasonId" = ${seasonId}::uuid
    UNION ALL SELECT "Ability"."key", "Ability"."name" FROM "Ability"
      JOIN "Mercenary" ON "Mercenary"."id" = "Ability"."mercenaryId" WHERE "Mercenary"."seasonId" = ${seasonId}::uuid`;
  return new Map(
    rows.flatMap(({ key, name }) => {
      const folded = fold(name);
      const held = words.map((word) => folded.includes(word));
      return held.includes(true) ? [[key, held] as const] : [];
    }),
  );
}
