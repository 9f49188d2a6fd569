import { afterAll, expect, it, vi } from 'vitest';
import { type Cast, makeAccounts } from '../../lib/cli/seed/accounts';
import { playedWeek } from '../../lib/cli/seed/acts';
import { openings } from '../../lib/cli/seed/calendar';
import { openSeason } from '../../lib/cli/seed/demo';
import type { DemoAct } from '../../lib/demo/act';
import { demoSeason } from '../../lib/demo/season';
import { demoWeeks } from '../../lib/demo/weeks';
import { disconnect } from '../../lib/platform/db/client';
import { appendPlayed } from '../../lib/record/week/played';
import { everything } from '../db/database';
import { freshDatabase, type TestDatabase } from '../support/database';
import { playWeek } from './support/use-cases';

// The same dice for both seasons.
vi.mock('../../lib/engine/dice/seal', async (original) => ({
  ...(await original<typeof import('../../lib/engine/dice/seal')>()),
  newSeed: () => '5eed'.repeat(16),
}));

const NOW = new Date('2026-12-01T21:14:30.000Z');
const databases: TestDatabase[] = [];
afterAll(async () => {
  for (const database of databases) await database.close();
});

async function into(make: () => Promise<void>): Promise<Tables> {
  const database = await freshDatabase();
  databases.push(database);
  process.env.DATABASE_URL = database.url;
  process.env.DICE_KEY ??= '0'.repeat(64);
  await make();
  await disconnect();
  return comparable(await everything(database.url));
}

/** All of week 1, every kind of act in it, and how week 2 goes on from there. */
const [week1 = [], week2 = []] = demoWeeks;
const SCRIPT: readonly (readonly DemoAct[])[] = [week1, week2.filter((act) => act.at < 48)];

async function opened(): Promise<{ cast: Cast; opens: readonly Date[] }> {
  const made = await makeAccounts();
  if (!made.ok) throw new Error(made.problem.message);
  const { cast } = made.value;
  const opens = openings(NOW);
  const season = await openSeason(cast, opens);
  if (!season.ok) throw new Error(season.problem.message);
  return { cast, opens };
}

async function byUseCases(): Promise<void> {
  const { cast, opens } = await opened();
  for (const [place, acts] of SCRIPT.entries()) {
    const played = await playWeek(place + 1, acts, opens[place] ?? NOW, cast);
    if (!played.ok) throw new Error(played.problem.message);
  }
}

async function inOneGo(): Promise<void> {
  const { cast, opens } = await opened();
  const acts = SCRIPT.flatMap((week, place) =>
    playedWeek(place + 1, { acts: week, opensAt: opens[place] ?? NOW, cast }),
  );
  const played = await appendPlayed(demoSeason.key, acts);
  if (!played.ok) throw new Error(played.problem.message);
}

type Rows = readonly Readonly<Record<string, unknown>>[];
type Tables = Readonly<Record<string, Rows>>;

/** Drawn or read from the clock for each season anew. */
const OWN = ['passwordHash', 'chainSealed', 'seedSealed', 'createdAt'];
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The tables with the key of a row in the place of its id, and without what differs between any two seasons. */
function comparable(dump: Record<string, readonly unknown[]>): Tables {
  const tables = dump as Record<string, Rows>;
  const names = new Map<unknown, string>();
  for (const table of ['User', 'Season', 'Team', 'Mercenary']) {
    for (const row of tables[table] ?? []) names.set(row.id, `${table} ${row.key}`);
  }
  for (const row of tables.Week ?? []) names.set(row.id, `Week ${row.number}`);
  for (const row of tables.Ability ?? []) names.set(row.id, `${names.get(row.mercenaryId)}: ${row.key}`);
  const known = (row: object) => JSON.stringify(row).replace(UUID, (id) => names.get(id) ?? 'id');
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [
      table,
      rows
        .map((row) => known({ ...row, ...Object.fromEntries(OWN.map((column) => [column, null])) }))
        .sort()
        .map((row): Rows[number] => JSON.parse(row)),
    ]),
  );
}

it('a season that is seeded is, row for row, the one that the use-cases of the site would have written', async () => {
  const played = await into(byUseCases);
  const seeded = await into(inOneGo);
  expect(played.JournalEntry?.length).toBeGreaterThan(SCRIPT.flat().length);
  expect(Object.keys(seeded)).toEqual(Object.keys(played));
  for (const table of Object.keys(played)) expect(seeded[table], table).toEqual(played[table]);
}, 120_000);
