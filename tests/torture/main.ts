import { setTimeout as sleep } from 'node:timers/promises';
import { buildPages } from '../../lib/cli/start/prepare';
import { advances, count, examine } from './count';
import { type Ground, openOwn, openShared } from './ground';
import { startLoad } from './load';

/**
 * `npm run torture -- --minutes N [--own] [--behind pgbouncer|nothing]`: writes by real HTTP while parts of the site are killed at
 * random instants (SIGKILL): web servers, supervisors, the worker, backends and the postmaster. Afterwards it counts what of the
 * acknowledged writes is there, and the doctor walks every journal.
 *
 * `--own`: one process with the embedded PostgreSQL. `--behind nothing`: two processes on an external PostgreSQL (Debian's, where it
 * is installed). `--behind pgbouncer`: a third one behind PgBouncer too, by `lib/cli/production/pgbouncer.ini`. Without any of these:
 * the first for a half of the minutes, and the last for the other.
 *
 * The last line: rounds, acknowledged writes, lost, doubled, half advanced. Exit code 0 where the last three are 0.
 */

interface Part {
  readonly minutes: number;
  readonly open: () => Promise<Ground>;
}

function asked(args: readonly string[]): readonly Part[] {
  const after = (name: string) => args[args.indexOf(name) + 1];
  const minutes = args.includes('--minutes') ? Number(after('--minutes')) : 5;
  if (!(minutes > 0)) throw new Error('Say for how many minutes: npm run torture -- --minutes 30');
  if (args.includes('--own')) return [{ minutes, open: openOwn }];
  if (args.includes('--behind')) {
    const behind = after('--behind') === 'pgbouncer' ? 'pgbouncer' : 'nothing';
    return [{ minutes, open: () => openShared(behind) }];
  }
  return [
    { minutes: minutes / 2, open: openOwn },
    { minutes: minutes / 2, open: () => openShared('pgbouncer') },
  ];
}

const total = { rounds: 0, acknowledged: 0, lost: 0, doubled: 0, half: 0 };

async function torture(ground: Ground, minutes: number): Promise<void> {
  console.log(`${ground.name}, for ${minutes} min:`);
  const until = Date.now() + minutes * 60_000;
  while (Date.now() < until) {
    total.rounds += 1;
    const load = startLoad(ground.products, ground.password, `torture ${total.rounds}`);
    await sleep(500 + Math.random() * 3500);
    const victim = await ground.kill();
    await sleep(500 + Math.random() * 2000);
    await ground.untilReady();
    const written = await load.stop();
    const found = await count(await ground.url(), `torture ${total.rounds}`, written);
    total.acknowledged += written.length;
    total.lost += found.lost;
    total.doubled += found.doubled;
    total.half += found.half;
    console.log(
      `round ${total.rounds}: ${victim} killed; ${written.length} acknowledged, ${found.lost} lost, ${found.doubled} doubled, ${found.half} half advanced`,
    );
  }
  const { people, clock } = await advances(await ground.url());
  console.log(`phases opened: ${people} by people, ${clock} by the worker`);
  const wrong = await examine(ground.doctor());
  total.half += wrong.length;
  console.log(wrong.length === 0 ? 'the doctor finds nothing wrong' : wrong.map((one) => `doctor: ${one}`).join('\n'));
}

async function main(parts: readonly Part[]): Promise<number> {
  const built = await buildPages();
  if (!built.ok) throw new Error(built.problem.message);
  for (const { minutes, open } of parts) {
    const ground = await open();
    try {
      await torture(ground, minutes);
    } finally {
      await ground.close();
    }
  }
  const { rounds, acknowledged, lost, doubled, half } = total;
  console.log(
    `${rounds} rounds, ${acknowledged} acknowledged writes, ${lost} lost, ${doubled} doubled, ${half} half advanced`,
  );
  return lost + doubled + half === 0 ? 0 : 1;
}

main(asked(process.argv.slice(2))).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
