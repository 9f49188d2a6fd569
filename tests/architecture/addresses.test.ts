import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

/** Rooms that stand below `/s/KEY`: `lib/record/views/address.ts` alone makes their addresses. */
const OF_A_SEASON = /^\/(weeks|rulings|wiki|teams|matches|dice|desk|admin|rules|s)(?=$|[/?#])/;
/** Addresses of no season that begin like one that is. */
const OF_NONE = /^\/(admin\/(accounts|audit)(?=$|[/?#])|rules\/)/;

/** By file: old addresses that are meant, since each leads on to the current season's. */
const LEAD_ON: Readonly<Record<string, readonly string[]>> = {
  'app/admin/accounts/[key]/page.tsx': ['/admin'],
  'app/admin/accounts/page.tsx': ['/admin'],
  'app/admin/audit/page.tsx': ['/admin'],
  'app/not-found.tsx': ['/wiki'],
  'app/rules/[ruleset]/page.tsx': ['/rules'],
  'app/rules/page.tsx': ['/rules'],
  'app/welcome/[token]/actions.ts': ['/admin'],
  'app/work.ts': ['/admin'],
  'components/admin/first-steps.tsx': ['/rules'],
  'components/kit/clause.tsx': ['/rules'],
  'components/rules/room.tsx': ['/rules'],
  'components/season/front.tsx': ['/rules'],
  'components/shell/account.tsx': ['/admin'],
  'components/shell/footer.tsx': ['/rules'],
  'components/shell/masthead.tsx': ['/rules'],
  'components/tables/frame.tsx': ['/admin/sandbox?table='],
  'components/tables/record.tsx': ['/admin/sandbox?table='],
  // All rulebooks, which belong to the site.
  'lib/features/season/near-site.ts': ['/rules'],
  'lib/platform/auth/plain-page.ts': ['/rules', '/rulings', '/teams', '/weeks', '/wiki'],
};

/** Words of a text that begin like an address of a season's room. */
function addressesIn(file: string, text: string): string[] {
  const found = new Set<string>();
  const look = (words: string) => {
    if (OF_A_SEASON.test(words) && !OF_NONE.test(words)) found.add(words);
  };
  const passed = new Set<unknown>();
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      // What follows a season's own address may begin like a room: `adminPath(season, '/rulings/…')`.
      if (callee.type === 'Identifier' && callee.name.endsWith('Path')) for (const each of given) passed.add(each);
    },
    Literal(node) {
      if (typeof node.value === 'string' && !passed.has(node)) look(node.value);
    },
    TemplateLiteral(node) {
      if (!passed.has(node)) look(node.quasis[0]?.value.cooked ?? '');
    },
  }).visit(parseSync(file, text).program);
  return [...found].toSorted();
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : /\.tsx?$/.test(path) ? [path] : [];
  });

describe('an address of a season', () => {
  it('is made by lib/record/views/address.ts, so that no link leads into another season', () => {
    const files = ['app', 'components', 'lib'].flatMap(filesBelow).filter(
      (file) =>
        !file.startsWith('lib/platform/db/generated') &&
        !file.startsWith('lib/cli/') &&
        file !== 'lib/record/views/address.ts' &&
        // It names routes, and leads nowhere.
        file !== 'lib/platform/auth/parameters.ts',
    );
    const found = files.flatMap((file) => {
      const here = addressesIn(file, readFileSync(file, 'utf8'));
      return here.length === 0 ? [] : [[file, here] as const];
    });
    expect(Object.fromEntries(found)).toEqual(LEAD_ON);
  });

  it.each([
    ['<a href="/weeks/3">', ['/weeks/3']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at.
    ['<a href={`/wiki/${key}`}>', ['/wiki/']],
    ["redirect('/desk#bid')", ['/desk#bid']],
    ["ok({ to: '/admin' })", ['/admin']],
    ['<a href={weekPath(season, 3)}>', []],
    ["<a href={adminPath(season, '/rulings/x')}>", []],
    ['<a href="/rules/tabletop">', []],
    ['<a href="/admin/accounts">', []],
    ['<a href="/tables/3">', []],
  ])('would be seen where it is not: %s', (text, found) => {
    const code = text.startsWith('<') ? `export const x = ${text}</a>;` : `export const x = ${text};`;
    expect(addressesIn('x.tsx', code)).toEqual(found);
  });
});
