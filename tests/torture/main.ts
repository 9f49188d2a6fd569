import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { buildPages } from '../../lib/cli/start/prepare';
import { openGround } from './ground';
import { type Load, startLoad } from './load';

/**
 * `npm run torture -- --minutes N [--behind pgbouncer|nothing] [--own]`: writes by real HTTP while parts of the site are killed
 * at random instants (SIGKILL), and counts afterwards what of the acknowledged writes is there. Two processes serve one
 * PostgreSQL; with `--own` one process serves the embedded one, so that its postmaster and backends are killed too.
 *
 * The last line: rounds, acknowledged writes, lost, doubled, half advanced. Exit code 0 where all three are 0.
 */

interface Asked {
  readonly minutes: number;
  readonly behind: 'pgbouncer' | 'nothing';
  readonly own: boolean;
}

function asked(args: readonly string[]): Asked {
  const after = (name: string) => args[args.indexOf(name) + 1];
  const minutes = args.includes('--minutes') ? Number(after('--minutes')) : 5;
  if (!(minutes > 0)) throw new Error('Say for how many minutes: npm run torture -- --minutes 30');
  const behind = args.includes('--behind') && after('--behind') === 'pgbouncer' ? 'pgbouncer' : 'nothing';
  return { minutes, behind, own: args.includes('--own') };
}

async function main({ minutes, behind, own }: Asked): Promise<number> {
  const built = await buildPages();
  if (!built.ok) throw new Error(built.problem.message);
  const ground = await openGround({ behind, own });
  const total = { rounds: 0, acknowledged: 0, lost: 0, doubled: 0, half: 0 };
  const until = Date.now() + minutes * 60_000;
  try {
    while (Date.now() < until) {
      total.rounds += 1;
      const load: Load = startLoad(ground.products, ground.password, `torture ${total.rounds}`);
      await sleep(500 + Math.random() * 3500);
      const victim = await ground.kill();
      await sleep(500 + Math.random() * 2000);
      await ground.untilReady();
      const written = await load.stop();
      const found = await count(ground.url, `torture ${total.rounds}`, written);
      total.acknowledged += written.length;
      total.lost += found.lost;
      total.doubled += found.doubled;
      total.half += found.half;
      console.log(
        `round ${total.rounds}: ${victim} killed; ${written.length} acknowledged, ${found.lost} lost, ${found.doubled} doubled, ${found.half} half advanced`,
      );
    }
  } finally {
    await ground.close();
  }
  const { rounds, acknowledged, lost, doubled, half } = total;
  console.log(
    `${rounds} rounds, ${acknowledged} acknowledged writes, ${lost} lost, ${doubled} doubled, ${half} half advanced`,
  );
  return lost + doubled + half === 0 ? 0 : 1;
}

/** What of the writes of a round is in the database, as posts and as entries of the journal. */
async function count(url: string, mark: string, written: readonly string[]) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ text: string }>('SELECT text FROM "Post" WHERE text LIKE $1', [`${mark} %`]);
    const kept = rows.map(({ text }) => text);
    const entries = await client.query<{ text: string }>(
      `SELECT payload->>'text' AS text FROM "JournalEntry" WHERE kind = 'post' AND payload->>'text' LIKE $1`,
      [`${mark} %`],
    );
    const journalled = entries.rows.map(({ text }) => text);
    // Pages that are behind their journal, or before it, are half of an act.
    const half = await client.query<{ n: string }>(
      `SELECT count(*) AS n FROM "Week" w WHERE w.seq <> (SELECT coalesce(max(e.seq), 0) FROM "JournalEntry" e WHERE e."weekId" = w.id)`,
    );
    const closed = await client.query<{ n: string }>(
      `SELECT count(*) AS n FROM "Week" w WHERE (w.phase = 'Closed') <> (w.seed IS NOT NULL)
         OR (w.phase = 'Closed' AND NOT EXISTS (SELECT FROM "Week" x WHERE x."seasonId" = w."seasonId" AND x.number = w.number + 1))`,
    );
    const apart =
      kept.filter((text) => !journalled.includes(text)).length +
      journalled.filter((text) => !kept.includes(text)).length;
    return {
      lost: written.filter((text) => !kept.includes(text)).length,
      doubled: kept.length - new Set(kept).size + (journalled.length - new Set(journalled).size),
      half: Number(half.rows[0]?.n) + Number(closed.rows[0]?.n) + apart,
    };
  } finally {
    await client.end();
  }
}

main(asked(process.argv.slice(2))).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
