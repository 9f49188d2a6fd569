import { describe, expect, it } from 'vitest';
import { demoSetup } from '../../lib/demo/season';
import { type Import, packageOf, readSource, type SourceFile, sourceFiles } from './imports';

/** A tie that must not be. */
interface Never {
  readonly name: string;
  /** The files that it binds. */
  readonly from: RegExp;
  readonly forbids: (to: Import, from: SourceFile) => boolean;
  /** A file that breaks it, to show that it can be broken. */
  readonly broken: readonly [path: string, text: string];
}

/** The storeys of `lib`, from the ground up: each leans on itself and on those before it. */
const STOREYS = ['engine', 'platform', 'record', 'features'] as const;
/** What starts the site, and the demo that it plays: they lean on every storey, and no storey on them. */
const ABOVE = ['cli', 'demo'];

const within = (to: Import, ...folders: readonly string[]) =>
  to.local && folders.some((folder) => to.to === folder || to.to.startsWith(`${folder}/`));
const isPackage = (to: Import, name: string) => !to.local && packageOf(to.to) === name;
/** The ruleset that a file is of: a folder in `lib/engine/rules`, the kernel apart. */
const rulesetOf = (path: string) => /^lib\/engine\/rules\/(?!kernel\/)([^/]+)\//.exec(`${path}/`)?.[1];
/** The room of a feature: `desk` of `lib/features/desk/post`. */
const featureOf = (path: string) => /^lib\/features\/([^/]+)\//.exec(`${path}/`)?.[1];

/** A storey that leans on one above it. */
const upward = STOREYS.map((storey, floor): Never => {
  const above = [...STOREYS.slice(floor + 1), ...ABOVE];
  return {
    name: `${storey} leans on no storey above it`,
    from: new RegExp(`^lib/${storey}/`),
    forbids: (to) => within(to, ...above.map((room) => `lib/${room}`)),
    broken: [`lib/${storey}/room/a.ts`, `export * from '@/lib/${above[0]}/room/b';`],
  };
});

const NEVER: readonly Never[] = [
  ...upward,
  {
    name: 'the rules lean on zod and themselves alone',
    from: /^lib\/engine\/rules\//,
    forbids: (to) => !within(to, 'lib/engine/rules') && !isPackage(to, 'zod'),
    broken: ['lib/engine/rules/mercenaries/a.ts', `import { readFile } from 'node:fs/promises';`],
  },
  {
    name: 'the kernel knows no ruleset',
    from: /^lib\/engine\/rules\/kernel\//,
    forbids: (to) => within(to, 'lib/engine/rules') && !within(to, 'lib/engine/rules/kernel'),
    broken: ['lib/engine/rules/kernel/a.ts', `export type { Entry } from '../mercenaries/entry';`],
  },
  {
    name: 'a ruleset knows no other',
    from: /^lib\/engine\/rules\/(?!kernel\/)[^/]+\//,
    forbids: (to, from) => {
      const other = to.local ? rulesetOf(to.to) : undefined;
      return other !== undefined && other !== rulesetOf(from.path);
    },
    broken: ['lib/engine/rules/deviants/a.ts', `import { OUTCOMES } from '@/lib/engine/rules/mercenaries/terms';`],
  },
  {
    name: 'declarations read posts with the rules alone',
    from: /^lib\/engine\/declarations\//,
    forbids: (to) =>
      to.local && !within(to, 'lib/engine/declarations', 'lib/engine/rules', 'lib/engine/markup', 'lib/result'),
    broken: ['lib/engine/declarations/a.ts', `import { db } from '../../platform/db/client';`],
  },
  {
    name: 'the journal knows neither of its clients',
    from: /^lib\/record\/journal\//,
    forbids: (to) => within(to, 'lib/record') && !within(to, 'lib/record/journal'),
    broken: ['lib/record/journal/a.ts', `import { loadWeek } from '../week/load';`],
  },
  {
    name: 'dice lean on nothing but the shape of dice',
    from: /^lib\/engine\/dice\//,
    forbids: (to) => to.local && !within(to, 'lib/engine/dice', 'lib/engine/rules/kernel/dice'),
    broken: ['lib/engine/dice/a.ts', `import { fold } from '../rules/mercenaries/fold';`],
  },
  {
    name: 'pages and components ask no database',
    from: /^(app|components)\//,
    forbids: (to) =>
      within(to, 'lib/platform/db') ||
      isPackage(to, 'pg') ||
      (!to.local && /^@prisma\/|^prisma$/.test(packageOf(to.to))),
    broken: ['app/wiki/page.tsx', `const { db } = await import('@/lib/platform/db/client');`],
  },
  {
    name: 'nothing in lib knows a page or a component',
    from: /^lib\//,
    forbids: (to) => within(to, 'app', 'components'),
    broken: ['lib/features/wiki/a.ts', `import { Table } from '../../../components/kit/table';`],
  },
  {
    name: 'feature rooms know nothing of each other',
    from: /^lib\/features\//,
    forbids: (to, from) => {
      const other = to.local ? featureOf(to.to) : undefined;
      return other !== undefined && other !== featureOf(from.path);
    },
    broken: ['lib/features/wiki/a.ts', `type Line = import('../season/week').Line;`],
  },
  {
    name: 'the database leans on no room',
    from: /^lib\/platform\/db\//,
    forbids: (to) => to.local && !within(to, 'lib/platform/db', 'lib/result'),
    broken: ['lib/platform/db/a.ts', `import { can } from '../auth/policy';`],
  },
];

const violations = (never: Never, files: readonly SourceFile[]) =>
  files
    .filter(({ path }) => never.from.test(path))
    .flatMap((file) => file.imports.filter((to) => never.forbids(to, file)).map(({ to }) => `${file.path} -> ${to}`));

const files = sourceFiles(['app', 'components', 'lib']);

describe('never:', () => {
  it.each(NEVER)('$name', (never) => {
    expect(violations(never, files)).toEqual([]);
    expect(violations(never, [readSource(...never.broken)])).toHaveLength(1);
  });
});

describe('the rules are pure:', () => {
  it('no clock, no chance of their own, no process and nothing to wait for', () => {
    const rules = files.filter(({ path }) => path.startsWith('lib/engine/rules/'));
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.flatMap(({ path, impurities }) => impurities.map((what) => `${path}: ${what}`))).toEqual([]);
  });

  it.each([
    ['Math.random', 'export const roll = () => Math.random();'],
    ['Date.now', 'export const at = Date.now();'],
    ['new Date()', 'export const at = new Date();'],
    ['process', 'export const home = process.env.HOME;'],
    ['async', 'export async function load() {}'],
    ['new Promise', 'export const wait = new Promise(() => {});'],
    ['setTimeout', 'setTimeout(() => {}, 1);'],
  ])('%s would be seen', (what, text) => {
    expect(readSource('lib/engine/rules/mercenaries/a.ts', text).impurities).toEqual([what]);
  });

  it('a date made of one that is given is no clock', () => {
    expect(
      readSource('lib/engine/rules/mercenaries/a.ts', 'export const at = (iso: string) => new Date(iso);').impurities,
    ).toEqual([]);
  });
});

describe('the rules name no ability:', () => {
  const abilities = Object.values(demoSetup.mercs).flatMap((merc) => Object.values(merc.abilities));
  const named = (file: SourceFile) =>
    abilities
      .filter(({ name }) => file.texts.some((text) => text.includes(name)))
      .map(({ name }) => `${file.path}: ${name}`);

  it('none of the demo season', () => {
    expect(abilities.length).toBeGreaterThan(0);
    expect(files.filter(({ path }) => path.startsWith('lib/engine/rules/')).flatMap(named)).toEqual([]);
  });

  it('a name in them would be seen', () => {
    const file = readSource('lib/engine/rules/mercenaries/a.ts', "export const special = 'Wait and Hope';");
    expect(named(file)).toEqual(['lib/engine/rules/mercenaries/a.ts: Wait and Hope']);
  });
});
