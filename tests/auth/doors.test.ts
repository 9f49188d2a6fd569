import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MOST_BYTES } from '@/lib/platform/auth/body-limit';
import { ACTS, type Act } from '@/lib/platform/auth/policy';
import { actionsOf, doors, serverActions } from '../support/doors';

/** By hand: for which act each page and route asks the policy. One that is not here fails the test. */
const DOORS: Record<string, Act> = {
  '/': 'read',
  '/account': 'see-account',
  '/admin': 'see-admin',
  '/admin/accounts': 'manage-accounts',
  '/admin/accounts/[key]': 'manage-accounts',
  '/admin/adjust': 'adjust',
  '/admin/audit': 'see-audit',
  '/admin/bbcode': 'see-admin',
  '/admin/edits/[id]': 'accept-edit',
  '/admin/handles': 'map-handles',
  '/admin/import': 'import',
  '/admin/import/export': 'import',
  '/admin/import/upload': 'import',
  '/admin/journal': 'see-admin',
  '/admin/journal/[id]': 'undo',
  '/admin/paste': 'paste',
  '/admin/post': 'post-on-behalf',
  '/admin/review': 'see-admin',
  '/admin/roll-back': 'undo',
  '/admin/rulings/[id]': 'override',
  '/admin/sandbox': 'sandbox',
  '/admin/sandbox/export': 'sandbox',
  '/admin/versions': 'accept-version',
  '/api/auth/signout': 'sign-out',
  '/desk': 'see-desk',
  '/desk/posts/[id]': 'see-desk',
  '/dice': 'read',
  '/healthz': 'read',
  '/invite/[token]': 'welcome',
  '/matches/[id]': 'read',
  '/readyz': 'read',
  '/reset/[token]': 'welcome',
  '/rules': 'read',
  '/rules/[ruleset]': 'read',
  '/rulings': 'read',
  '/rulings/[id]': 'read',
  '/signin': 'sign-in',
  '/signout': 'sign-out',
  '/tables': 'read',
  '/tables/[number]': 'read',
  '/tables/[number]/override': 'override',
  '/tables/[number]/record': 'read',
  '/tables/[number]/replay.json': 'read',
  '/tables/[number]/scenario.yaml': 'read',
  '/tables/join/[token]': 'take-seat',
  '/tables/new': 'open-table',
  '/teams': 'read',
  '/teams/[team]': 'read',
  '/weeks': 'read',
  '/weeks/[number]': 'read',
  '/weeks/[number]/replay.json': 'read',
  '/welcome/[token]': 'welcome',
  '/wiki': 'read',
  '/wiki/[slug]': 'read',
};
/** What anybody may do needs no asking. */
const OPEN: readonly Act[] = ['read', 'welcome', 'sign-in', 'sign-out'];

describe('every page and route', () => {
  it('has its rule here', () => {
    expect(doors().map(({ path }) => path)).toEqual(Object.keys(DOORS).toSorted());
  });

  it.each(doors())('$path asks the policy for its act', ({ path, admits }) => {
    const act = DOORS[path];
    expect(admits).toEqual(act === undefined || OPEN.includes(act) ? [] : [act]);
  });
});

/** The actions that need no account, by hand; every other one is made by `action`, which wants somebody who is signed in. */
const WITHOUT_ACCOUNT: Record<string, Act> = {
  'app/invite/[token]/actions.ts#join': 'welcome',
  'app/reset/[token]/actions.ts#setPassword': 'welcome',
  'app/signin/actions.ts#signIn': 'sign-in',
  'app/signout/actions.ts#signOut': 'sign-out',
  'app/welcome/[token]/actions.ts#welcome': 'welcome',
};
const actions = serverActions();

describe('every server action', () => {
  it('is found', () => {
    expect(actions.length).toBeGreaterThan(30);
  });

  it.each(actions)('$name goes through the wrapper, for an act of the policy', ({ name, maker, act }) => {
    expect(ACTS).toContain(act);
    expect(maker).toBe(name in WITHOUT_ACCOUNT ? 'openAction' : 'action');
    if (name in WITHOUT_ACCOUNT) expect(act).toBe(WITHOUT_ACCOUNT[name]);
  });

  it.each([
    ["'use server';\nexport async function sneak() {}", null, null],
    ["'use server';\nexport const sneak = async () => {};", null, null],
    ["'use server';\nexport const sneak = action({ act: 'advance', input, run });", 'action', 'advance'],
    ["export default function Page() { async function sneak() { 'use server'; } }", null, null],
  ])('would be seen: %s', (text, maker, act) => {
    expect(actionsOf('app/sneak.ts', text)).toMatchObject([{ maker, act }]);
  });
});

it('the framework takes as much of a form as the site says', () => {
  const config = readFileSync('next.config.mjs', 'utf8');
  const said = Number(/bodySizeLimit: '(\d+)mb'/.exec(config)?.[1]);
  expect(said * 1024 * 1024).toBe(MOST_BYTES);
});
