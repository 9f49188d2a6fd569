import { createHmac } from 'node:crypto';
import { Client } from 'pg';
import { unseal } from '../../engine/dice/seal';
import { mistake, ok, type Result } from '../../result';

/** What the database keeps of the key of the dice: enough to know it again, and nothing that opens a seed. */
export const checkValueOf = (diceKey: string): string =>
  createHmac('sha256', Buffer.from(diceKey, 'hex'))
    .update('mercenaries: which key this database is sealed with')
    .digest('hex');

/**
 * Holds the key of the dice against the database, before anybody needs it: seeds that do not open would be found out in the
 * middle of a week. A database without a check value gets one, if what is sealed in it opens.
 * @param diceKey 32 bytes as 64 hexadecimal digits
 * @returns `other-key` where the database is sealed with another one
 */
export async function checkDiceKey(url: string, diceKey: string, from: string): Promise<Result<null>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const value = checkValueOf(diceKey);
    const kept = await client.query<{ diceKey: string }>('SELECT "diceKey" FROM "KeyCheck"');
    const known = kept.rows[0]?.diceKey;
    if (known === value) return ok(null);
    if (known !== undefined || !(await opens(client, Buffer.from(diceKey, 'hex')))) {
      return mistake('other-key', `The key of the dice (${from}) is not the one that this database was sealed with.`, {
        next: 'Give the key that it had, or restore the backup that has both.',
      });
    }
    await client.query('INSERT INTO "KeyCheck" ("id", "diceKey") VALUES (1, $1) ON CONFLICT DO NOTHING', [value]);
    return ok(null);
  } finally {
    await client.end();
  }
}

/** Whether the newest seeds that are sealed open with a key; with none sealed, any key may be the first. */
async function opens(client: Client, key: Buffer): Promise<boolean> {
  const { rows } = await client.query<{ name: string; sealed: Buffer }>(`
    (SELECT "key" AS name, "chainSealed" AS sealed FROM "Season" ORDER BY "createdAt" DESC LIMIT 1) UNION ALL
    (SELECT 'table/' || "number", "seedSealed" FROM "Table" ORDER BY "number" DESC LIMIT 1)`);
  try {
    for (const { name, sealed } of rows) unseal(sealed, name, key);
    return true;
  } catch {
    return false;
  }
}
