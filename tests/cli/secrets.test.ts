import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSecrets, readDemoAccounts, readSecrets } from '@/lib/cli/secrets';
import { takeDataFolder } from '@/lib/cli/start/data-folder';
import { checkValueOf } from '@/lib/cli/start/key-check';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mercenaries-secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('what a restore that was killed had begun to write is cleared by whoever takes the folder next', async () => {
  const secrets = await loadSecrets(folder);
  for (const name of ['secrets.json.4711', 'demo-accounts.json.12', '.probe-7', 'secrets.json.bak', 'notes.txt'])
    await writeFile(join(folder, name), 'half of it');
  const taken = await takeDataFolder(folder, 'http://localhost');
  expect(taken.ok).toBe(true);
  expect((await readdir(folder)).toSorted()).toEqual(['notes.txt', 'run.json', 'secrets.json', 'secrets.json.bak']);
  expect(await readSecrets(folder)).toEqual(secrets);
});

it('secrets are drawn once, and broken ones are never drawn anew', async () => {
  const first = await loadSecrets(folder);
  expect(await loadSecrets(folder)).toEqual(first);
  await writeFile(join(folder, 'secrets.json'), '{');
  expect(await loadSecrets(folder)).toMatchObject({ ok: false, problem: { code: 'broken-secrets' } });
});

it('demo accounts that nobody can read are none', async () => {
  await writeFile(join(folder, 'demo-accounts.json'), '[{}]');
  expect(await readDemoAccounts(folder)).toEqual([]);
});

it('the check value of a key is the key’s alone, and is not the key', () => {
  const [one, other] = ['a'.repeat(64), `${'a'.repeat(63)}b`];
  expect(checkValueOf(one)).toBe(checkValueOf(one.toUpperCase()));
  expect(checkValueOf(one)).not.toBe(checkValueOf(other));
  expect(checkValueOf(one)).not.toContain('aaaa');
});
