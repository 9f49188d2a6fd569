import { Client } from 'pg';

/**
 * Lets the database compare words by their trigrams (`pg_trgm`), where its role may: the search is quicker by them, and
 * finds the same without. Nothing else waits for it, so that it never fails.
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
    return rows[0]?.there ?? false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
