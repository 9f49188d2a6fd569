import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOwnPath, ownPath } from '@/lib/platform/auth/own-path';
import { sourceFiles } from '../architecture/imports';

/** Where a browser ends up that follows `to` from a page of the site. */
const followed = (to: string, page: string): URL => new URL(to, page);
const PAGES = ['https://site.example/', 'https://site.example/a/b/c?d#e', 'http://localhost:3000/signin?to=//x'];

describe('where somebody is led', () => {
  it.each(['/', '/weeks/2?x=1#y', '/wiki/a%20b', '/admin?to=//x', '/a/%2F/b', '/rulings?of=%E2%80%AE'])(
    '%s is led to as it stands',
    (to) => {
      expect(asOwnPath(to)).toBe(to);
    },
  );

  it.each([
    '',
    'weeks',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/%2E//evil.example',
    '/a/..//evil.example',
    '/a/%2e%2e//evil.example',
    '/a/.%2e/\\evil.example',
    '/a/b/../..//evil.example',
    '/..//evil.example/%2e%2e',
    '/.\t//evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    `/${'a'.repeat(5000)}`,
    '/a\u0000b',
    null,
    undefined,
    7,
    ['/weeks'],
  ])('%j is not led to', (to) => {
    expect(asOwnPath(to)).toBeNull();
    expect(ownPath(to, '/desk')).toBe('/desk');
    expect(ownPath(to, '//evil.example')).toBe('/');
  });

  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2E',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '\r',
      '\u0000',
      ' ',
      '@',
      ':',
      '?',
      '#',
    ),
    fc.constantFrom(
      'evil.example',
      'http:',
      'https:',
      'javascript:',
      '/.//',
      '/a/..//',
      '[::1]',
      '\u3002',
      '\uFF0F',
      '\u2044',
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const address = fc
    .tuple(fc.constantFrom('', '/', '/', '//', '/.', '\\'), fc.array(piece, { maxLength: 12 }))
    .map(([head, rest]) => head + rest.join(''));

  it('is a page of this site, whatever was asked for, and stays what was checked', () => {
    fc.assert(
      fc.property(address, (to) => {
        const path = ownPath(to, '/');
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(path).toMatch(/^[\x21-\x7e]+$/);
        for (const page of PAGES) {
          expect(followed(path, page).origin).toBe(new URL(page).origin);
          // Sent on as it is, as a header or as a link: nothing is resolved a second time.
          expect(followed(path, page).href).toBe(new URL(page).origin + path);
        }
        expect(ownPath(path, '/other')).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('every redirect', () => {
  const files = sourceFiles(['app', 'components', 'lib', 'proxy.ts']).filter(
    ({ path }) => !path.startsWith('lib/platform/db/generated/'),
  );
  /** What sends a reader somewhere, and the files that may. */
  const WAYS = [
    [/\b(?:permanentRedirect|redirect)\b[^;]*from 'next\/navigation'/, ['lib/platform/auth/go-to.ts']],
    [/Response\.redirect\(/, []],
    [/['"]?\blocation\b['"]?\s*:(?!\s*(?:z\.|string))/i, ['lib/platform/auth/go-to.ts']],
    [/headers\.(?:set|append)\(\s*['"](?:location|refresh)['"]/i, []],
    [/\blocation\.(?:assign|replace|href)\b|\bwindow\.open\(/, ['components/kit/go-to.ts']],
    [/http-equiv/i, []],
  ] as const;

  it.each(WAYS)('by %s is the one function’s', (way, allowed) => {
    const found = files.filter(({ path }) => way.test(readFileSync(path, 'utf8'))).map(({ path }) => path);
    expect(found).toEqual(allowed.filter((path) => found.includes(path)));
    // The pattern finds what it is meant to find.
    expect(found).toEqual([...allowed]);
  });
});
