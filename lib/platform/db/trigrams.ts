import { Client } from 'pg';

/** What the search compares so: texts, of which no list of words is in memory. */
const INDEXES = [
  `CREATE INDEX IF NOT EXISTS "Mercenary_writeup_trigrams" ON "Mercenary" USING gin (search_fold(writeup) gin_trgm_ops)`,
  `CREATE INDEX IF NOT EXISTS "Ability_text_trigrams" ON "Ability" USING gin (search_fold(text) gin_trgm_ops)`,
];

/**
 * Lets the database compare words by their trigrams (`pg_trgm`), where its role may: by them the search forgives the spelling
 * of words that stand in texts alone. Nothing else waits for it, so that it never fails.
 * @param url of the database. @returns whether it does so now
 */
export async function allowTrigrams(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm').catch(() => undefined);
    const { rows } = await client.query<{ there: boolean }>(
      `SELECT to_regprocedure('word_similarity(text,text)') IS NOT NULL AS there`,
    );
    const there = rows[0]?.there ?? false;
    // Before the first migration there is nothing to index yet: the next start does so.
    if (there) for (const sql of INDEXES) await client.query(sql).catch(() => undefined);
    return there;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
