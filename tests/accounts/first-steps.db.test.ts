import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFirstSteps } from '../../lib/features/accounts/first-steps';
import { db, disconnect } from '../../lib/platform/db/client';
import { freshDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
});
afterAll(async () => {
  await disconnect();
  await database.close();
});

it('a new owner’s next steps count seasons in the making, people and invites that still open, and not the owner', async () => {
  const { id } = await db.user.create({ data: { key: 'ines', name: 'Ines', role: 'owner', passwordHash: 'x' } });
  const owner = { id, key: 'ines', name: 'Ines', role: 'owner', season: null, team: null } as const;
  expect(await readFirstSteps(owner)).toEqual({ begun: [], people: 0, invited: 0, protected: false });

  const link = (hash: string, more: object) =>
    db.onceLink.create({
      data: { tokenHash: hash, purpose: 'invite', role: 'player', expiresAt: new Date(Date.now() + 60_000), ...more },
    });
  await link('open', {});
  await link('used', { usedAt: new Date() });
  await link('taken back', { revokedAt: new Date() });
  await link('over', { expiresAt: new Date(Date.now() - 60_000) });
  await link('a reset', { purpose: 'reset' });
  await db.user.create({ data: { key: 'tam', name: 'Tam', role: 'player', passwordHash: 'x' } });
  await db.passkey.create({
    data: { id: 'c', userId: id, publicKey: Buffer.from('k'), counter: 0, name: 'Key' },
  });
  expect(await readFirstSteps(owner)).toEqual({ begun: [], people: 1, invited: 1, protected: true });
});
