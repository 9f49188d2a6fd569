import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readSettings } from '@/lib/cli/start/settings.mjs';

/** Each setting malformed, each in other ways: one line, a next step, no secret in it, and no start. */

const MALFORMED: Readonly<Record<string, readonly string[]>> = {
  PORT: ['0', '65536', '-1', '80.5', 'http', '0x1F90x'],
  DATABASE_URL: [
    'mysql://a:secret-word@b/c',
    'postgresql://a:secret-word@b',
    'postgresql://a:secret-word@b/',
    'postgresql://a:secret-word@b/c/d',
    'postgresql://a:%zzsecret-word@b/c',
    'postgresql://a:secret-word@b:99999/c',
    'secret-word',
  ],
  DICE_KEY: ['secret-word', 'secret-word'.repeat(9), `${'a'.repeat(63)}g`, ` ${'a'.repeat(64)}`, `${'a'.repeat(64)}\n`],
  NEXTAUTH_SECRET: ['secret-word'],
  NEXTAUTH_URL: ['mercenaries.example', 'ftp://mercenaries.example', 'javascript:alert(1)', '//mercenaries.example'],
  TRUST_PROXY: ['yes', '-1', '1.5', '1,2', '10000'],
  BACKUP_KEEP: ['-1', 'all', '1.5'],
  BACKUP_HOUR: ['24', '-1', 'noon', '3.5'],
  DRAND_URL: ['api.drand.sh', 'file:///etc/passwd', 'data:,x'],
  OIDC_ISSUER: [
    'accounts.example',
    'http://accounts.example',
    'ftp://localhost',
    'https://a:secret-word@accounts.example',
    'https://accounts.example/?secret-word',
    'https://accounts.example/#part',
  ],
};
const OTHERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  OIDC_ISSUER: { OIDC_CLIENT_ID: 'the-site', OIDC_CLIENT_SECRET: 'secret-word' },
};
const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterEach(() => {
  vi.unstubAllEnvs();
});

const problemOf = (env: Readonly<Record<string, string>>) => {
  for (const name of [...Object.keys(MALFORMED), 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'])
    vi.stubEnv(name, '');
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const read = readSettings(folder, false);
  return 'problem' in read ? read.problem : null;
};

it.each(Object.entries(MALFORMED).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  '%s that is %j is told at the start, in one line and without a secret',
  (name, value) => {
    const problem = problemOf({ ...OTHERS[name], [name]: value });
    expect(problem?.message).toContain(name);
    expect(problem?.next).not.toBe('');
    for (const line of [problem?.message, problem?.next]) expect(line).not.toMatch(/\n|secret-word/);
  },
);

it.each([
  [{ OIDC_ISSUER: 'https://accounts.example' }, 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are missing'],
  [{ OIDC_CLIENT_ID: 'the-site', OIDC_CLIENT_SECRET: 'secret-word' }, 'OIDC_ISSUER is missing'],
  [
    { OIDC_ISSUER: 'https://a.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y', OIDC_NAME: 'n'.repeat(41) },
    'OIDC_NAME is too long',
  ],
])('a provider that is set in part, or oddly: %j', (env, said) => {
  expect(problemOf(env)?.message).toContain(said);
});

it('settings that make sense start', () => {
  expect(problemOf({})).toBeNull();
  const oidc = { OIDC_CLIENT_ID: 'the-site', OIDC_CLIENT_SECRET: 'secret-word' };
  for (const issuer of ['https://discord.com', 'https://accounts.example/realms/club', 'http://127.0.0.1:9000']) {
    expect(problemOf({ ...oidc, OIDC_ISSUER: issuer })).toBeNull();
  }
  expect(problemOf({ DRAND_URL: 'https://api.drand.sh', TRUST_PROXY: '1', DICE_KEY: 'A'.repeat(64) })).toBeNull();
  rmSync(folder, { recursive: true });
});
