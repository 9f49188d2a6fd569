import { db } from '../../platform/db/client';
import { Prisma } from '../../platform/db/generated/client';
import type { Asked } from './words';

/** What is asked of PostgreSQL: its full text, and trigrams where it has them. Only what is public is asked for. */

/** Words of so many letters or fewer are too few trigrams. */
const TOO_SHORT = 3;

/** A column without its accents. */
const folded = (column: Prisma.Sql) =>
  Prisma.sql`lower(regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;
const vector = (column: Prisma.Sql) => Prisma.sql`to_tsvector('english'::regconfig, ${folded(column)})`;

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

/**
 * The names of a season that may be meant: those near one of the words by their trigrams, or all of them where the
 * database has none.
 */
export async function readNamed(seasonId: string, words: readonly string[]): Promise<Named[]> {
  const near =
    words.some((word) => word.length <= TOO_SHORT) || !(await hasTrigrams())
      ? Prisma.sql`TRUE`
      : Prisma.join(
          words.map((word) => Prisma.sql`word_similarity(${word}, ${folded(Prisma.sql`names`)}) > 0.3`),
          ' OR ',
        );
  return db.$queryRaw<Named[]>(Prisma.sql`
    SELECT kind, key, name, aka, of FROM (
      SELECT 'merc' AS kind, key, name, coalesce(aka, '{}') AS aka, '' AS of, concat_ws(' ', name, array_to_string(aka, ' ')) AS names
      FROM "Mercenary" WHERE "seasonId" = ${seasonId}::uuid
      UNION ALL
      SELECT 'ability', a.key, a.name, '{}', m.name, a.name
      FROM "Ability" a JOIN "Mercenary" m ON m.id = a."mercenaryId" WHERE m."seasonId" = ${seasonId}::uuid
      UNION ALL
      SELECT 'team', key, name, '{}', '', name FROM "Team" WHERE "seasonId" = ${seasonId}::uuid
    ) AS named WHERE ${near} ORDER BY name, key`);
}

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

/** Posts, newest first. Every post is public. */
export const readPosts = (seasonId: string, asked: readonly Asked[], most: number): Promise<Said[]> =>
  db.$queryRaw<Said[]>(Prisma.sql`
    SELECT p.id, p.byline AS by, w.number AS week, p.text FROM "Post" p JOIN "Week" w ON w.id = p."weekId"
    WHERE w."seasonId" = ${seasonId}::uuid AND ${vector(Prisma.sql`p.text`)} @@ (${queryOf(asked)})
    ORDER BY p.at DESC, p.id LIMIT ${most}`);

/**
 * Rows of rulings in force whose reason holds the words, newest first. Who may see them is not asked here: what is shown
 * of them goes through the reader's own condition.
 */
export async function rulingsOf(seasonId: string, asked: readonly Asked[], most: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT r.id FROM "Ruling" r JOIN "Week" w ON w.id = r."weekId"
    WHERE w."seasonId" = ${seasonId}::uuid AND r."supersededBy" IS NULL
      AND ${vector(Prisma.sql`r.reason`)} @@ (${queryOf(asked)})
    ORDER BY r.at DESC, r.id LIMIT ${most}`);
  return rows.map(({ id }) => id);
}
