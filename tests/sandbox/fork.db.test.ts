import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../lib/cli/seed/demo';
import { reportText } from '../../lib/engine/scenarios/print';
import { runText } from '../../lib/engine/scenarios/run';
import { db, disconnect } from '../../lib/platform/db/client';
import { readFork } from '../../lib/record/sandbox/fork';
import { runSandbox } from '../../lib/record/sandbox/run';
import { freshDatabase, type TestDatabase } from '../support/database';

const NOW = new Date('2026-12-01T21:14:30.000Z');
let database: TestDatabase;
let open: number;

beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.DICE_KEY ??= '0'.repeat(64);
  const seeded = await seedDemo(NOW);
  if (!seeded.ok) throw new Error(seeded.problem.message);
  open = (await db.week.aggregate({ _max: { number: true } }))._max.number ?? 0;
}, 600_000);
afterAll(async () => {
  await disconnect();
  await database.close();
});

async function fork(week: number) {
  const found = await readFork('lantern', week);
  if (!found.ok) throw new Error(found.problem.message);
  return found.value;
}

function only(text: string, happened: Parameters<typeof runSandbox>[1]) {
  const run = runSandbox(text, happened, () => 0);
  if (!run.ok) throw new Error(run.problem.message);
  const [scenario] = run.value.scenarios;
  if (!scenario) throw new Error('There is no scenario.');
  return scenario;
}

describe('a fork of a closed week', () => {
  it('exports as a case that passes by itself and comes to every ruling of the week', async () => {
    for (let week = 1; week < open; week++) {
      const { asCase, happened, notes } = await fork(week);
      const [report] = runText('case.yaml', asCase);
      expect(report?.ok, report && reportText(report)).toBe(true);
      expect(notes).toHaveLength(1);
      const { against, problems } = only(asCase, happened);
      expect(problems).toEqual([]);
      expect(against?.rows.filter(({ verdict }) => verdict !== 'same')).toEqual([]);
      expect(against?.same).toBe(happened.view.rulings.length);
      expect(against?.end?.groups).toEqual([]);
    }
  });

  it('shows what comes out otherwise once a step is changed', async () => {
    const { text, happened } = await fork(1);
    const changed = text.replace('**Ram the Headless Horseman**', '**Ram Carmilla**');
    expect(changed).not.toBe(text);
    const { against, rulings } = only(changed, happened);
    const ram = against?.rows.find(({ here }) => here !== null && rulings[here]?.title === 'Ram');
    expect(ram?.verdict).toBe('differs');
    expect(ram?.differs[0]).toMatch(/^targets: Carmilla, then Headless Horseman/i);
  });
});

describe('a fork of the open week', () => {
  it('holds no roster and no bid before the rosters lock, and says so', async () => {
    const { text, asCase, notes, open: isOpen } = await fork(open);
    const secrets = await db.journalEntry.findMany({
      where: { kind: { in: ['roster', 'bid'] }, week: { number: open } },
    });
    expect(secrets.length).toBeGreaterThan(0);
    expect(isOpen).toBe(true);
    for (const yaml of [text, asCase]) expect(yaml).not.toMatch(/^ *- (rosters|bids):/m);
    expect(notes.join(' ')).toMatch(/another seed.*Rosters and bids are sealed/);
  });

  it('stands as the week stands', async () => {
    const { asCase, happened } = await fork(open);
    const [report] = runText('case.yaml', asCase);
    expect(report?.ok, report && reportText(report)).toBe(true);
    const { against } = only(asCase, happened);
    expect(against?.rows.filter(({ verdict }) => verdict !== 'same')).toEqual([]);
  });
});

it('a week that is not there cannot be forked', async () => {
  expect(await readFork('lantern', 99)).toMatchObject({ ok: false, problem: { code: 'not-found' } });
});
