import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkBackup } from '@/lib/platform/backup/check';
import { copyNightly } from '@/lib/platform/backup/nightly';
import { readCopyTrouble } from '@/lib/platform/backup/state';
import { beside, ownDatabase } from '../db/database';

const database = ownDatabase();
const KEYS = { diceKey: 'ab'.repeat(32), demoAccounts: [] };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mercenaries-nightly-'));
});
beforeEach(async () => {
  await beside(database.url(), (client) => client.query('DELETE FROM "NightlyCopy"'));
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30);
const copy = (now: Date, more: { keep?: number; hour?: number; to?: string } = {}) => {
  const { keep = 3, hour = 3, to = folder } = more;
  return copyNightly(database.url(), { folder: to, keep, hour }, KEYS, { now });
};
const NOT_DUE = { ok: true, value: { what: 'not-due' } };
const DONE = { ok: true, value: { what: 'done' } };

describe('the nightly copy', () => {
  it('is made once a day, after its hour, and can be restored from', async () => {
    expect(await copy(at(1, 2))).toMatchObject(NOT_DUE);
    expect(await copy(at(1, 3))).toMatchObject(DONE);
    expect(await copy(at(1, 4))).toMatchObject(NOT_DUE);
    expect(await copy(at(2, 3))).toMatchObject(DONE);
    expect(await readdir(folder)).toEqual(['nightly-2026-11-01.tar.gz', 'nightly-2026-11-02.tar.gz']);
    expect(await checkBackup(join(folder, 'nightly-2026-11-02.tar.gz'))).toMatchObject({
      ok: true,
      value: { keys: KEYS },
    });
  });

  it('takes the oldest away beyond those that are kept, and nothing else', async () => {
    await copy(at(1, 3));
    for (const name of ['mine.tar.gz', 'nightly-notes.txt']) await writeFile(join(folder, name), '');
    for (const day of [2, 3, 4, 5]) await copy(at(day, 3), { keep: 2 });
    expect(await readdir(folder)).toEqual([
      'mine.tar.gz',
      'nightly-2026-11-04.tar.gz',
      'nightly-2026-11-05.tar.gz',
      'nightly-notes.txt',
    ]);
  });

  it('is not made where none is to be kept', async () => {
    expect(await copy(at(1, 5), { keep: 0 })).toMatchObject(NOT_DUE);
  });

  it('is made by one of all processes', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => copy(at(1, 3))));
    expect(all.filter((one) => one.ok && one.value.what === 'done')).toHaveLength(1);
    expect(all.filter((one) => !one.ok)).toEqual([]);
  });

  it('that fails is told to admins, tried again an hour later, and forgotten when it then is made', async () => {
    const blocked = join(folder, '..', `${folder.split('/').at(-1)}-file`);
    await writeFile(blocked, '');
    const failed = await copy(at(1, 3), { to: blocked });
    expect(failed).toMatchObject({ ok: false, problem: { message: expect.stringContaining('nightly-2026-11-01') } });
    expect(await readCopyTrouble(at(1, 4))).toMatchObject({
      problem: expect.stringContaining(blocked),
      lastGood: null,
    });
    expect(await copy(at(1, 4), { to: blocked })).toMatchObject({ ok: false });
    await rm(blocked);
    expect(await copy(new Date(at(1, 4).getTime() + 60_000))).toMatchObject(NOT_DUE);
    expect(await copy(at(1, 5))).toMatchObject(DONE);
    expect(await readCopyTrouble(at(1, 6))).toBeNull();
  });

  it('that has not been made for long is told to admins', async () => {
    expect(await readCopyTrouble(at(1, 3))).toBeNull();
    await copy(at(1, 3));
    expect(await readCopyTrouble(at(2, 4))).toBeNull();
    expect(await readCopyTrouble(at(3, 4))).toEqual({ problem: null, lastGood: '2026-11-01' });
  });
});
