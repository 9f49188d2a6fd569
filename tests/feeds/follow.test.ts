import { existsSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import robotsParser from 'robots-parser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reached } from '../../lib/features/api/answer';
import { openApi } from '../../lib/features/api/openapi';
import { atomOf } from '../../lib/features/feeds/atom';
import { askedAlarms } from '../../lib/features/feeds/calendar';
import { manifest } from '../../lib/features/feeds/manifest';
import { robotsText } from '../../lib/features/feeds/robots';
import { sitemapOf } from '../../lib/features/feeds/sitemap';

afterEach(() => vi.unstubAllEnvs());

/** Every object within a document. */
const within = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value)
    ? value.flatMap(within)
    : typeof value === 'object' && value !== null
      ? [value as Record<string, unknown>, ...Object.values(value).flatMap(within)]
      : [];

describe('the OpenAPI document', () => {
  const document = openApi('/api/v1') as {
    openapi: string;
    paths: Record<string, { get: { operationId: string; parameters: { name: string; in: string }[] } }>;
    components: Record<string, Record<string, unknown>>;
  };

  it('is of 3.1 and describes each address', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(Object.keys(document.paths)).toEqual([
      '/season',
      '/weeks/{number}',
      '/rulings',
      '/rulings/{id}',
      '/mercs',
      '/mercs/{slug}',
      '/teams',
      '/teams/{key}',
    ]);
  });

  it('has nothing behind a reference that is not there, and no dialect or name within', () => {
    const all = within(document);
    const refs = all.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    expect(refs.length).toBeGreaterThan(20);
    for (const ref of refs) {
      const [, root, kind = '', name = ''] = ref.split('/');
      expect(root, ref).toBe('components');
      expect(document.components[kind], ref).toHaveProperty([name]);
    }
    expect(all.filter((one) => '$schema' in one || '$defs' in one)).toEqual([]);
  });

  it('names each part of an address as a parameter, and each operation once', () => {
    for (const [path, { get }] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(
        get.parameters.filter((one) => one.in === 'path').map(({ name }) => name),
        path,
      ).toEqual(named);
    }
    const ids = Object.values(document.paths).map(({ get }) => get.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is of the season under whose address it stands', () => {
    vi.stubEnv('NEXTAUTH_URL', 'https://desk.example');
    expect(openApi('/s/lantern/api/v1').servers).toEqual([{ url: 'https://desk.example/s/lantern/api/v1' }]);
  });
});

it('a feed holds no character that XML cannot', () => {
  const at = new Date('2026-11-24T15:00:00Z');
  const line = { id: '/a', page: '/a', title: 'A\u0000\u000b\ud800Z', text: '\uffff', published: at, updated: at };
  const text = atomOf(
    { title: 'R&D <x>', about: '', path: '/f', page: '/', by: '\u0001', updated: at, lines: [line] },
    '/f',
  );
  const odd = [...text].filter((sign) => /[\p{Cc}\p{Cs}\uffff]/u.test(sign) && !'\t\n\r'.includes(sign));
  expect(odd).toEqual([]);
  expect(text).toContain('<title>R&amp;D &lt;x&gt;</title>');
});

it.each([
  [null, [1440, 60]],
  ['', []],
  ['0,30,30', [0, 30]],
  ['40320', [40_320]],
  ['40321', null],
  ['1.5', null],
  ['1,', null],
  ['1e3', null],
])('alarms of %s', (text, minutes) => {
  expect(askedAlarms(text)).toEqual(minutes);
});

it('robots are kept out of what asks for an account, and find the sitemap', () => {
  vi.stubEnv('NEXTAUTH_URL', 'https://desk.example');
  const robots = robotsParser('https://desk.example/robots.txt', robotsText());
  const may = (path: string) => robots.isAllowed(`https://desk.example${path}`, 'bot');
  for (const path of ['/', '/s/lantern/wiki/dracula', '/s/lantern/rulings', '/seasons'])
    expect(may(path), path).toBe(true);
  for (const path of ['/admin', '/s/lantern/admin/review', '/s/lantern/desk', '/invite/x', '/signin'])
    expect(may(path), path).toBe(false);
  expect(robots.getSitemaps()).toEqual(['https://desk.example/sitemap.xml']);
});

it('a sitemap escapes its addresses', () => {
  expect(sitemapOf(["/wiki/a&b'c"])).toContain('/wiki/a&amp;b&apos;c</loc>');
});

describe('the manifest', () => {
  it('has icons that are there, as large as it says, one to be cut round', () => {
    for (const { src, sizes, type } of manifest.icons) {
      const file = `public${src}`;
      expect(existsSync(file), file).toBe(true);
      if (type !== 'image/png') continue;
      const { width, height } = PNG.sync.read(readFileSync(file));
      expect(`${width}x${height}`, file).toBe(sizes);
    }
    expect(manifest.icons.filter((icon) => 'purpose' in icon)).toHaveLength(1);
  });
});

it('says in JSON that the database is away, and hides no bug', async () => {
  const away = await reached(() => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })));
  expect([away.status, away.headers.get('retry-after'), (await away.json()).code]).toEqual([503, '30', 'unreachable']);
  await expect(reached(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
});
