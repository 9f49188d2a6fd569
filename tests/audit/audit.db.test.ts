import { beforeAll, describe, expect, it } from 'vitest';
import { auditFilter } from '@/lib/features/audit/filter';
import { readAudit, readOwn } from '@/lib/features/audit/log';
import type { AuditLine } from '@/lib/features/audit/model';
import { note } from '@/lib/platform/audit/write';
import type { Actor } from '@/lib/platform/auth/actor';
import { checkCredentials } from '@/lib/platform/auth/credentials';
import { db } from '@/lib/platform/db/client';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import type { NewJournalEntry } from '@/lib/record/week/types';
import { account, from } from '../auth/people';
import { beside, ownDatabase } from '../db/database';
import { declares, merc, openSeason, type TestSeason, team } from '../db/league';

const { url } = ownDatabase();
let season: TestSeason;

const done = async (actor: Actor, ...entries: NewJournalEntry[]) => {
  const appended = await append({
    where: { season: season.key },
    actor,
    entries: () => ({ ok: true, value: entries }),
  });
  if (!appended.ok) throw new Error(appended.problem.message);
};
const goOn = async (to: 'Wartime' | 'Battles', because = '') => {
  const advanced = await advance({ where: { season: season.key, week: 1 }, actor: season.admin, to, because });
  if (!advanced.ok) throw new Error(advanced.problem.message);
};
const log = async (asked: Record<string, string> = {}): Promise<readonly AuditLine[]> =>
  (await readAudit(auditFilter.parse(asked))).lines;
const roster = (...nths: number[]): NewJournalEntry => ({
  kind: 'roster',
  by: team(1),
  mercs: nths.map((nth) => merc(1, nth)),
});

beforeAll(async () => {
  season = await openSeason(2);
  await goOn('Wartime', 'Everybody has hired.');
  await done(season.leader(1), roster(1, 2));
  await done(season.leader(1), roster(2, 3));
  await done(season.leader(1), { kind: 'bid', by: team(1), terrain: 'Hill 1', gp: 4 });
  await done(season.leader(2), declares(2, `${merc(2, 1)}/strike`, [merc(1, 1)]));
  await done(season.admin, { kind: 'adjust', team: team(2), gp: 3, because: 'A fee was charged twice.' });
});

describe('the audit log', () => {
  it('tells the acts of every role: who, when, from what to what, why', async () => {
    expect(await log({ kind: 'advance' })).toMatchObject([
      { who: season.admin.name, before: 'Peacetime', after: 'Wartime', because: 'Everybody has hired.', week: 1 },
    ]);
    expect(await log({ kind: 'adjust' })).toMatchObject([
      { who: season.admin.name, about: 'Team 2', before: '10 GP', after: '13 GP', because: 'A fee was charged twice.' },
    ]);
    expect(await log({ kind: 'post' })).toMatchObject([{ who: season.leader(2).name, after: '1 declaration' }]);
    const lines = await log();
    const times = lines.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('says that a roster or a bid was set, and what it holds only once the rosters are locked', async () => {
    const sealed = [...(await log({ kind: 'roster' })), ...(await log({ kind: 'bid' }))];
    expect(sealed).toHaveLength(3);
    for (const line of sealed) {
      expect(line).toMatchObject({ who: season.leader(1).name, before: null, after: 'sealed until the rosters lock' });
    }
    expect(JSON.stringify(await log())).not.toMatch(/Merc 1 [23]|Hill 1|4 GP/);
    // Nor can it be found out by asking.
    for (const q of ['Merc 1 2', merc(1, 2), 'Hill 1', '"gp"']) {
      for (const kind of ['roster', 'bid']) expect(await log({ kind, q })).toEqual([]);
    }
    await goOn('Battles');
    expect(await log({ kind: 'roster' })).toMatchObject([
      { before: 'Merc 1 1, Merc 1 2', after: 'Merc 1 2, Merc 1 3' },
      { before: null, after: 'Merc 1 1, Merc 1 2' },
    ]);
    expect(await log({ kind: 'bid' })).toMatchObject([{ after: 'Hill 1 for 4 GP' }]);
  });

  it('is filtered by person, act, time and words, and paged', async () => {
    const of = await log({ who: season.leader(1).key });
    expect(new Set(of.map(({ who }) => who))).toEqual(new Set([season.leader(1).name]));
    expect(await log({ q: 'CHARGED twice' })).toHaveLength(1);
    expect(await log({ q: '100%' })).toEqual([]);
    expect(await log({ q: 'Merc 2 1' })).toEqual([]);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const all = (await log()).length;
    expect(await log({ from: day(-1), to: day(1) })).toHaveLength(all);
    expect(await log({ from: day(1) })).toEqual([]);
    expect(await log({ to: day(-1) })).toEqual([]);
    for (const [name, value] of Object.entries({ from: 'yesterday', kind: 'nonsense', page: '-3' })) {
      expect(auditFilter.safeParse({ [name]: value }).success, name).toBe(false);
    }
    for (let nth = 1; nth <= 60; nth += 1) await note(db, { actor: season.admin }, { kind: 'draft', after: `${nth}` });
    const first = await readAudit(auditFilter.parse({ kind: 'draft' }));
    const second = await readAudit(auditFilter.parse({ kind: 'draft', page: '2' }));
    expect([first.found, first.pages, first.lines.length, second.lines.length]).toEqual([60, 2, 50, 10]);
    expect(new Set([...first.lines, ...second.lines].map(({ id }) => id)).size).toBe(60);
  });

  it('tells of failed sign-ins, without the password', async () => {
    const user = await account('leader');
    await checkCredentials({ name: user.name, password: 'a guess of a rival' }, from('10.7.0.1'));
    expect(await log({ kind: 'sign-in-failed' })).toMatchObject([
      { who: 'somebody not signed in', about: user.name, address: '10.7.0.1' },
    ]);
    expect(JSON.stringify(await db.auditEntry.findMany())).not.toContain('a guess of a rival');
    // Its own person sees it too.
    const own = await readOwn({ ...user, season: null, team: null });
    expect(own.lines).toMatchObject([{ what: 'Failed to sign in' }]);
  });

  it('shows a person their own acts and no one else’s', async () => {
    const { lines } = await readOwn(season.leader(1));
    expect(lines.map(({ what }) => what)).toEqual(['Bid for terrain', 'Set a roster', 'Set a roster']);
  });

  it.each([
    ['UPDATE', `UPDATE "AuditEntry" SET "actor" = 'somebody else'`],
    ['DELETE', `DELETE FROM "AuditEntry"`],
    ['TRUNCATE', `TRUNCATE "AuditEntry"`],
  ])('refuses %s', async (what, sql) => {
    const before = await db.auditEntry.count();
    await expect(beside(url(), (client) => client.query(sql))).rejects.toThrow(`${what} on "AuditEntry" is refused`);
    expect(await db.auditEntry.count()).toBe(before);
  });
});
