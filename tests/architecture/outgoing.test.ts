import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './imports';

/** Who asks other servers, whatever for; each asks only hosts that an owner or the start has named. */
const ASK: Readonly<Record<string, string>> = {
  'lib/features/forum/ask/client.ts': 'forums that an owner allowed',
  'lib/platform/beacon/ask.ts': 'DRAND_URL',
  'lib/platform/auth/provider.ts': 'OIDC_ISSUER',
  'lib/cli/start/web.ts': 'the own web process, by loopback',
  'lib/platform/auth/nothing-here.ts': 'the own web process, by loopback',
  'lib/cli/start/server.mjs': 'nobody: it listens',
};
const ASKING = /^(?:node:)?(?:http2?|https)$|^undici$|^openid-client$/;

it('no code of the server asks another one but what is named here', () => {
  const asking = sourceFiles(['app', 'lib'])
    .filter(({ path }) => !path.startsWith('lib/platform/db/generated'))
    .filter(({ path, imports }) => {
      const text = readFileSync(path, 'utf8').replace(/^\s*(?:\/\/|\*).*$/gm, '');
      const types = new Set([...text.matchAll(/import type [^;]* from '([^']+)'/g)].map(([, from]) => from));
      return imports.some(({ to }) => ASKING.test(to) && !types.has(to)) || /(?<![.\w])fetch\(/.test(text);
    })
    .map(({ path }) => path);
  expect(asking.toSorted()).toEqual(Object.keys(ASK).toSorted());
});

it('a bill of materials names every package that is installed to run', () => {
  const scripts: { scripts: { sbom: string }; dependencies: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const [program = '', ...given] = scripts.scripts.sbom.split(' ');
  const bill: { components: { name: string; version: string; purl: string }[] } = JSON.parse(
    execFileSync(program, given, { encoding: 'utf8', maxBuffer: 64_000_000 }),
  );
  const named = new Map(bill.components.map(({ purl }) => [decodeURIComponent(purl).replace(/^pkg:npm\//, ''), true]));
  for (const [name, version] of Object.entries(scripts.dependencies)) {
    expect(named.has(`${name}@${version}`), name).toBe(true);
  }
});
