import { beforeEach, describe, expect, it } from 'vitest';
import { setBeacon } from '@/lib/features/review/beacon';
import { setBar } from '@/lib/features/review/own';
import { audited } from '@/lib/platform/audit/write';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { archiveTable, finishTable } from '@/lib/record/tables/end';
import { tableKind } from '@/lib/record/tables/kinds';
import { openTable } from '@/lib/record/tables/open';
import { inviteUser, linkToSeat } from '@/lib/record/tables/seats';
import { ok } from '@/lib/result';
import { account } from '../auth/people';
import { beside, ownDatabase } from '../db/database';
import { openSeason } from '../db/league';
import { codeOf, value } from '../support/results';

/** Attacks with rights that end while an act is under way: it waits for a lock, and its actor is disabled or moved down meanwhile. */

const database = ownDatabase();
let owner: Actor;
beforeEach(async () => {
  const { id, key, name } = await account('owner');
  owner = { id, key, name, role: 'owner', season: null, team: null };
});

const LOSSES = {
  disabled: (key: string) => `UPDATE "User" SET "disabledAt" = now() WHERE "key" = '${key}'`,
  'moved down': (key: string) => `UPDATE "User" SET "role" = 'leader' WHERE "key" = '${key}'`,
};

describe.each(Object.entries(LOSSES))('whoever is %s while their act waits for a lock', (_, lose) => {
  it.each([
    ['the own-match bar', setBar],
    ['the beacon', setBeacon],
  ])('does not set %s, and the audit log tells of nothing', async (_name, set) => {
    const season = await openSeason(2);
    const before = await db.auditEntry.count();
    await beside(database.url(), async (holder) => {
      await holder.query('BEGIN');
      await holder.query(`SELECT 1 FROM "Season" WHERE "key" = '${season.key}' FOR UPDATE`);
      const act = set(season.key, true, { actor: owner, key: `waits-${season.key}-${_name}` });
      await waitsFor(holder);
      await holder.query(lose(owner.key));
      await holder.query('COMMIT');
      expect(codeOf(await act)).toBe('forbidden');
    });
    expect(await db.season.findUnique({ where: { key: season.key } })).toMatchObject({
      ...{ barOwnMatch: false, publicBeacon: false },
    });
    expect(await db.auditEntry.count()).toBe(before);
  });

  it('gives no seat of a table, and puts no table away', async () => {
    const kind = tableKind('crisis-collide');
    const order = { ruleset: 'crisis-collide', name: 'A duel', mode: 'yaml' as const, yaml: kind?.example ?? '' };
    const opened = value(
      await openTable(
        { ...order, fields: {}, hours: null, visibility: 'everybody', do: 'open', seats: [] },
        await admin(),
      ),
    );
    if (!('number' in opened)) throw new Error('no table was opened');
    const { number } = opened;
    const seat = (await db.tableSeat.findFirstOrThrow({ where: { table: { number } } })).key;
    const guest = await account();
    const acts = [
      () => inviteUser(number, seat, guest.name, owner),
      () => linkToSeat(number, seat, owner),
      () => finishTable(number, owner, 'Enough.', `finish-${owner.key}`),
    ];
    await beside(database.url(), (client) => client.query(lose(owner.key)));
    for (const act of acts) expect(codeOf<unknown>(await act())).toBe('forbidden');
    value(await finishTable(number, await admin(), 'Enough.', `finish-${number}-${owner.key}`));
    expect(codeOf(await archiveTable(number, owner))).toBe('forbidden');
  });
});

it('archiving a table again, since the answer was lost, says that it is archived', async () => {
  const kind = tableKind('deviants');
  const order = { ruleset: 'deviants', name: 'A board', mode: 'yaml' as const, yaml: kind?.example ?? '' };
  const opened = value(
    await openTable({ ...order, fields: {}, hours: null, visibility: 'everybody', do: 'open', seats: [] }, owner),
  );
  if (!('number' in opened)) throw new Error('no table was opened');
  expect(codeOf(await archiveTable(opened.number, owner))).toBe('open');
  value(await finishTable(opened.number, owner, 'Enough.', 'finish'));
  expect([await archiveTable(opened.number, owner), await archiveTable(opened.number, owner)].map(codeOf)).toEqual([
    'ok',
    'ok',
  ]);
});

it('what somebody does to the own role is done', async () => {
  const told = { kind: 'change-role', subject: owner.key, after: 'leader' } as const;
  const done = await audited<null>(
    { actor: owner },
    async (tx) => {
      await tx.user.update({ where: { key: owner.key }, data: { role: 'leader' } });
      return ok({ value: null, told });
    },
    () => ok(null),
  );
  expect(codeOf(done)).toBe('ok');
});

async function admin(): Promise<Actor> {
  const { id, key, name } = await account('admin');
  return { id, key, name, role: 'admin', season: null, team: null };
}

/** Until somebody waits for a lock that is held. */
async function waitsFor(client: { query(text: string): Promise<{ rows: { n: number }[] }> }): Promise<void> {
  for (let look = 0; look < 400; look += 1) {
    const { rows } = await client.query(
      `SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND pid <> pg_backend_pid()
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       OR NOT granted AND locktype = 'transactionid'`,
    );
    if ((rows[0]?.n ?? 0) > 0) return;
    await new Promise((later) => setTimeout(later, 25));
  }
  throw new Error('Nobody waits.');
}
