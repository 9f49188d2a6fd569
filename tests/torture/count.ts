import { spawn } from 'node:child_process';
import { Client } from 'pg';

/** What of the writes of a round is wrong: `lost`, `doubled`, or half done. */
export interface Counted {
  readonly lost: number;
  readonly doubled: number;
  readonly half: number;
}

/**
 * What of the writes of a round is in the database, as posts and as entries of the journal.
 * @param mark with which the round's texts begin; `written` those that the site acknowledged
 */
export async function count(url: string, mark: string, written: readonly string[]): Promise<Counted> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const texts = async (sql: string) =>
    (await client.query<{ text: string }>(sql, [`${mark} %`])).rows.map(({ text }) => text);
  const number = async (sql: string) => Number((await client.query<{ n: string }>(sql)).rows[0]?.n);
  try {
    const kept = await texts('SELECT text FROM "Post" WHERE text LIKE $1');
    const journalled = await texts(
      `SELECT payload->>'text' AS text FROM "JournalEntry" WHERE kind = 'post' AND payload->>'text' LIKE $1`,
    );
    // Nothing is taken back here: a phase that was opened twice was turned twice, by two workers or by one and an admin.
    const turnedTwice = await number(
      `SELECT coalesce(sum(n - 1), 0) AS n FROM (SELECT count(*) AS n FROM "JournalEntry" e JOIN "Week" w ON w.id = e."weekId"
         WHERE e.kind = 'advance' GROUP BY w.id, e.payload->>'to') AS turns`,
    );
    // Pages that are behind their journal, or before it, are half of an act.
    const behind = await number(
      `SELECT count(*) AS n FROM "Week" w
         WHERE w.seq <> (SELECT coalesce(max(e.seq), 0) FROM "JournalEntry" e WHERE e."weekId" = w.id)`,
    );
    // A closed week shows its seed, and has a next one; a phase that the journal opened is the phase of the week.
    const closed = await number(
      `SELECT count(*) AS n FROM "Week" w WHERE (w.phase = 'Closed') <> (w.seed IS NOT NULL)
         OR (w.phase = 'Closed' AND NOT EXISTS (SELECT FROM "Week" x WHERE x."seasonId" = w."seasonId" AND x.number = w.number + 1))`,
    );
    const phase = await number(
      `SELECT count(*) AS n FROM "Week" w JOIN LATERAL (SELECT e.payload->>'to' AS "to" FROM "JournalEntry" e
         WHERE e."weekId" = w.id AND e.kind = 'advance' ORDER BY e.seq DESC LIMIT 1) AS last ON true
         WHERE w.phase::text <> CASE last."to" WHEN 'Week' THEN 'Closed' ELSE last."to" END`,
    );
    const apart =
      kept.filter((text) => !journalled.includes(text)).length +
      journalled.filter((text) => !kept.includes(text)).length;
    return {
      lost: written.filter((text) => !kept.includes(text)).length,
      doubled: kept.length - new Set(kept).size + (journalled.length - new Set(journalled).size) + turnedTwice,
      half: behind + closed + phase + apart,
    };
  } finally {
    await client.end();
  }
}

/** How many phases were opened, by people and by the clock. */
export async function advances(url: string): Promise<{ people: number; clock: number }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ people: string; clock: string }>(
      `SELECT count(*) FILTER (WHERE actor <> 'clock') AS people, count(*) FILTER (WHERE actor = 'clock') AS clock
         FROM "JournalEntry" WHERE kind = 'advance'`,
    );
    return { people: Number(rows[0]?.people), clock: Number(rows[0]?.clock) };
  } finally {
    await client.end();
  }
}

/** What `npm run doctor` finds wrong with the journals, their chains, the dice and the pages; each is half of an act. */
export async function examine(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const child = spawn(process.execPath, ['lib/cli/main.mjs', 'doctor', '--json'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  const said = JSON.parse(output.slice(output.indexOf('{"ok"'))) as {
    problem?: { message: string };
    findings: readonly { about: string; state: string; message: string }[];
  };
  if (said.problem) return [said.problem.message];
  return said.findings
    .filter(({ about, state }) => state === 'bad' && about !== 'disk' && about !== 'copies')
    .map(({ about, message }) => `${about}: ${message}`);
}
