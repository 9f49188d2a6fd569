import { db } from '../../platform/db/client';
import { Prisma } from '../../platform/db/generated/client';
import type { Asked } from './words';

/** What is asked of PostgreSQL: its full text, and trigrams where it has them. Only what is public is asked for. */

/** The words of a column, as its index has them. */
const vector = (column: Prisma.Sql) => Prisma.sql`search_words(${column})`;

/** Each word in any of the ways in which it may be meant, and all of them. */
const queryOf = (asked: readonly Asked[]) =>
  Prisma.join(
    asked.map(({ word, meant }) => Prisma.sql`websearch_to_tsquery('english', ${[word, ...meant].join(' or ')})`),
    ' && ',
  );

/** Whether the database compares words by their trigrams: an admin of it may have to allow that. */
export async function hasTrigrams(): Promise<boolean> {
  const rows = await db.$queryRaw<{ there: boolean }[]>(
    Prisma.sql`SELECT to_regprocedure('word_similarity(text,text)') IS NOT NULL AS there`,
  );
  return rows[0]?.there ?? false;
}

export interface Named {
  readonly kind: 'merc' | 'ability' | 'team';
  /** Of an ability: `MERC/ABILITY`. */
  readonly key: string;
  readonly name: string;
  /** Other names. */
  readonly aka: readonly string[];
  /** The merc of an ability. */
  readonly of: string;
}

/** All names of a season. */
export const readNamed = (seasonId: string): Promise<Named[]> =>
  db.$queryRaw<Named[]>(Prisma.sql`
    SELECT 'merc' AS kind, key, name, coalesce(aka, '{}') AS aka, '' AS of
    FROM "Mercenary" WHERE "seasonId" = ${seasonId}::uuid
    UNION ALL
    SELECT 'ability', a.key, a.name, '{}', m.name
    FROM "Ability" a JOIN "Mercenary" m ON m.id = a."mercenaryId" WHERE m."seasonId" = ${seasonId}::uuid
    UNION ALL
    SELECT 'team', key, name, '{}', '' FROM "Team" WHERE "seasonId" = ${seasonId}::uuid
    ORDER BY name, key`);

/**
 * Texts of mercs and abilities that hold a word like this one, by the trigrams of both. Asked for where the database has
 * them alone (`allowTrigrams`).
 * @param word folded
 */
export async function readLikeTexts(seasonId: string, word: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ text: string }[]>(Prisma.sql`
    WITH mercs AS MATERIALIZED (
      SELECT writeup AS text, "seasonId" FROM "Mercenary" WHERE ${word} <% search_fold(writeup)
    ), abilities AS MATERIALIZED (
      SELECT text, "mercenaryId" FROM "Ability" WHERE ${word} <% search_fold(text)
    )
    (SELECT text FROM mercs WHERE "seasonId" = ${seasonId}::uuid LIMIT ${LIKE})
    UNION ALL
    (SELECT a.text FROM abilities a JOIN "Mercenary" m ON m.id = a."mercenaryId"
     WHERE m."seasonId" = ${seasonId}::uuid LIMIT ${LIKE})`);
  return rows.map(({ text }) => text);
}

/** So many texts tell which words are like one. */
const LIKE = 40;

interface Written {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly of: string;
}

/** Mercs by the words of their write-ups. */
export const readWriteups = (seasonId: string, asked: readonly Asked[], most: number): Promise<Written[]> =>
  db.$queryRaw<Written[]>(Prisma.sql`
    SELECT key, name, writeup AS text, '' AS of FROM "Mercenary"
    WHERE "seasonId" = ${seasonId}::uuid AND ${vector(Prisma.sql`writeup`)} @@ (${queryOf(asked)})
    ORDER BY ts_rank(${vector(Prisma.sql`writeup`)}, (${queryOf(asked)})) DESC, name, key LIMIT ${most}`);

/** Abilities by their words. */
export const readAbilityTexts = (seasonId: string, asked: readonly Asked[], most: number): Promise<Written[]> =>
  db.$queryRaw<Written[]>(Prisma.sql`
    SELECT a.key, a.name, a.text, m.name AS of FROM "Ability" a JOIN "Mercenary" m ON m.id = a."mercenaryId"
    WHERE m."seasonId" = ${seasonId}::uuid AND ${vector(Prisma.sql`a.text`)} @@ (${queryOf(asked)})
    ORDER BY ts_rank(${vector(Prisma.sql`a.text`)}, (${queryOf(asked)})) DESC, a.name, a.key LIMIT ${most}`);

interface Said {
  readonly id: string;
  readonly by: string;
  readonly week: number;
  readonly text: string;
}

/**
 * Posts, newest first. Every post is public. What the words find is found first: by the time of the posts it would be looked
 * for in all of them where it is rare.
 */
export const readPosts = (seasonId: string, asked: readonly Asked[], most: number): Promise<Said[]> =>
  db.$queryRaw<Said[]>(Prisma.sql`
    WITH found AS MATERIALIZED (
      SELECT p.id, p.at, p."weekId" FROM "Post" p WHERE ${vector(Prisma.sql`p.text`)} @@ (${queryOf(asked)})
    )
    SELECT p.id, p.byline AS by, w.number AS week, p.text
    FROM found JOIN "Week" w ON w.id = found."weekId" JOIN "Post" p ON p.id = found.id
    WHERE w."seasonId" = ${seasonId}::uuid
    ORDER BY found.at DESC, found.id LIMIT ${most}`);

/**
 * Rows of rulings in force whose reason holds the words, or that are of one of the mercs or abilities, newest first. Who may
 * see them is not asked here: what is shown of them goes through the reader's own condition.
 */
export async function rulingsOf(
  seasonId: string,
  asked: readonly Asked[],
  { mercs, abilities }: { readonly mercs: readonly string[]; readonly abilities: readonly string[] },
  most: number,
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>(Prisma.sql`
    WITH found AS MATERIALIZED (
      SELECT id, at, "weekId" FROM "Ruling"
      WHERE "supersededBy" IS NULL AND ${vector(Prisma.sql`reason`)} @@ (${queryOf(asked)})
      UNION ALL
      SELECT id, at, "weekId" FROM "Ruling" WHERE "supersededBy" IS NULL AND "abilityKey" = ANY(${[...abilities]}::text[])
      UNION ALL
      SELECT id, at, "weekId" FROM "Ruling" WHERE "supersededBy" IS NULL AND "mercKey" = ANY(${[...mercs]}::text[])
    )
    SELECT found.id FROM found JOIN "Week" w ON w.id = found."weekId"
    WHERE w."seasonId" = ${seasonId}::uuid ORDER BY found.at DESC, found.id LIMIT ${most}`);
  return rows.map(({ id }) => id);
}
