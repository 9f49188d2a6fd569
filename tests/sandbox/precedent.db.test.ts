import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../lib/cli/seed/demo';
import { type AmendOrder, amend, readAmend } from '../../lib/features/review/amend';
import { loadRules } from '../../lib/features/season/rules';
import { loadRuling } from '../../lib/features/season/ruling';
import type { SeasonActor } from '../../lib/platform/auth/actor';
import { db, disconnect } from '../../lib/platform/db/client';
import { readerOf } from '../../lib/record/views/reader';
import { loadWeek } from '../../lib/record/week/load';
import { rebuild } from '../../lib/record/week/rebuild';
import { freshDatabase, type TestDatabase } from '../support/database';
import { cameTo, shownBy } from '../support/results';

const CLAUSE = '2c:cooldown';
let database: TestDatabase;
let admin: SeasonActor;
/** Rejected in the open week because its ability rests. */
let rejected: string;

beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.DICE_KEY ??= '0'.repeat(64);
  const seeded = await seedDemo(new Date('2026-12-01T21:14:30.000Z'));
  if (!seeded.ok) throw new Error(seeded.problem.message);
  const { id, key, name } = await db.user.findUniqueOrThrow({ where: { key: 'joaquim' } });
  admin = { id, key, name, role: 'admin', season: 'lantern', team: null };
  const week = await open();
  const ruling = week.record.rulings.find(({ outcome, cites }) => outcome === 'Rejected' && cites.includes(CLAUSE));
  if (!ruling) throw new Error('Nothing in the open week was Rejected for its cooldown.');
  rejected = ruling.id;
}, 600_000);
afterAll(async () => {
  await disconnect();
  await database.close();
});

async function open() {
  const week = await loadWeek({ season: 'lantern' });
  if (!week.ok) throw new Error(week.problem.message);
  return week.value;
}
const order = (more: Partial<AmendOrder> = {}): AmendOrder => ({
  act: 'override',
  ruling: rejected,
  outcome: 'Resolved',
  targets: null,
  cites: [CLAUSE],
  because: 'A cooldown that was never announced binds nobody.',
  precedent: { clause: CLAUSE, setting: null },
  ...more,
});
const previewed = async (more?: Partial<AmendOrder>) => shownBy(await amend(admin, { key: '-' }, order(more)));
const standing = () =>
  db.ruling.findMany({
    where: { supersededBy: null },
    select: { rulingId: true, abilityKey: true, outcome: true, cites: true },
  });

describe('an override from now on', () => {
  it('needs a clause or a setting that is there, and one of the two', async () => {
    const refused = async (precedent: AmendOrder['precedent']) => {
      const seen = await amend(admin, { key: '-' }, order({ precedent }));
      return seen.ok ? 'ok' : `${seen.problem.code} ${seen.problem.field}`;
    };
    expect(await refused({ clause: null, setting: null })).toBe('no-ground clause');
    expect(await refused({ clause: CLAUSE, setting: 'rosterCap' })).toBe('no-ground clause');
    expect(await refused({ clause: '9z:nothing', setting: null })).toBe('no-clause clause');
    expect(await refused({ clause: null, setting: 'mood' })).toBe('no-setting setting');
    expect(await refused({ clause: null, setting: 'rosterCap' })).toBe('ok');
  });

  it('first lists the rulings that rest on the clause, or are of the ability, and came to the same', async () => {
    const own = (await standing()).find(({ rulingId }) => rulingId === rejected);
    const alike = (await standing()).filter(
      ({ rulingId, abilityKey, outcome, cites }) =>
        rulingId !== rejected && outcome === 'Rejected' && (cites.includes(CLAUSE) || abilityKey === own?.abilityKey),
    );
    expect(alike.length).toBeGreaterThan(0);
    const { precedent } = await previewed();
    expect(precedent).toMatchObject({ ground: CLAUSE, outcome: 'Resolved', instead: 'Rejected', more: 0 });
    expect(precedent?.alike.map(({ id }) => id).sort()).toEqual(alike.map(({ rulingId }) => rulingId).sort());
  });

  it('would change no past ruling where the outcome stays', async () => {
    expect((await previewed({ outcome: 'Rejected' })).precedent?.alike).toEqual([]);
  });

  it('offers the clauses of the ruling first, and lists nothing for this ruling alone', async () => {
    const page = await readAmend(admin, rejected);
    expect(page.ok && page.value.clauses.own.map(({ id }) => id)).toContain(CLAUSE);
    expect((await previewed({ precedent: null })).precedent).toBeNull();
  });

  it('changes nothing past, and is shown under its clause and with its ruling', async () => {
    const before = new Map((await standing()).map(({ rulingId, outcome }) => [rulingId, outcome]));
    const past = await db.week.count();
    const { saw } = await previewed();
    expect(cameTo(await amend(admin, { key: randomUUID(), saw }, order()))).toBe('saved');
    const kinds = (await open()).journal.slice(-2).map(({ kind }) => kind);
    expect(kinds).toEqual(['override', 'precedent']);
    for (const { rulingId, outcome } of await standing()) {
      if (rulingId.startsWith(`lantern-${past}-`)) continue;
      expect(outcome).toBe(before.get(rulingId));
    }
    const clause = (await loadRules('lantern', '')).sections
      .flatMap(({ clauses }) => clauses)
      .find(({ id }) => id === CLAUSE);
    expect(clause?.precedents).toMatchObject([
      { because: order().because, line: { id: rejected, outcome: 'Resolved' } },
    ]);
    expect((await loadRuling(rejected, readerOf('lantern', null)))?.precedents).toMatchObject([{ clause: CLAUSE }]);
    expect((await rebuild({ season: 'lantern' })).ok).toBe(true);
    expect((await loadRuling(rejected, readerOf('lantern', null)))?.line.outcome).toBe('Resolved');
  });
});
