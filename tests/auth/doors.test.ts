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
  '/admin/[...rest]': 'read',
  '/admin/accounts': 'manage-accounts',
  '/admin/accounts/[key]': 'manage-accounts',
  '/admin/audit': 'see-audit',
  '/api/auth/provider': 'sign-in',
  '/api/auth/signout': 'sign-out',
  '/api/v1/[[...rest]]': 'read',
  '/calendar.ics': 'read',
  '/oembed': 'read',
  '/changes/[[...rest]]': 'read',
  '/desk/[[...rest]]': 'read',
  '/dice/[[...rest]]': 'read',
  '/feeds/[...rest]': 'read',
  '/healthz': 'read',
  '/help': 'read',
  '/invite/[token]': 'welcome',
  '/manifest.webmanifest': 'read',
  '/matches/[[...rest]]': 'read',
  '/readyz': 'read',
  '/reset/[token]': 'welcome',
  '/robots.txt': 'read',
  '/rules': 'read',
  '/rules/[ruleset]': 'read',
  '/rulings/[[...rest]]': 'read',
  '/s/[season]': 'read',
  '/s/[season]/admin': 'see-admin',
  '/s/[season]/admin/adjust': 'adjust',
  '/s/[season]/admin/bbcode': 'see-admin',
  '/s/[season]/admin/edits/[id]': 'accept-edit',
  '/s/[season]/admin/exp': 'adjust',
  '/s/[season]/admin/handles': 'map-handles',
  '/s/[season]/admin/import': 'import',
  '/s/[season]/admin/import/export': 'import',
  '/s/[season]/admin/import/upload': 'import',
  '/s/[season]/admin/journal': 'see-admin',
  '/s/[season]/admin/journal/[id]': 'undo',
  '/s/[season]/admin/paste': 'paste',
  '/s/[season]/admin/people': 'name-members',
  '/s/[season]/admin/post': 'post-on-behalf',
  '/s/[season]/admin/review': 'see-admin',
  '/s/[season]/admin/roll-back': 'undo',
  '/s/[season]/admin/rulings/[id]': 'override',
  '/s/[season]/admin/sandbox': 'sandbox',
  '/s/[season]/admin/sandbox/export': 'sandbox',
  '/s/[season]/admin/topics': 'bring-topic',
  '/s/[season]/admin/topics/upload': 'bring-topic',
  '/s/[season]/admin/versions': 'accept-version',
  '/s/[season]/admin/weeks/[number]': 'correct-week',
  '/s/[season]/api/v1/[[...rest]]': 'read',
  '/s/[season]/calendar.ics': 'read',
  '/s/[season]/changes': 'read',
  '/s/[season]/corrections': 'read',
  '/s/[season]/desk': 'see-desk',
  '/s/[season]/desk/exp': 'ask-exp',
  '/s/[season]/desk/market': 'trade',
  '/s/[season]/desk/people': 'name-member',
  '/s/[season]/desk/posts/[id]': 'see-desk',
  '/s/[season]/dice': 'read',
  '/s/[season]/feeds/[...rest]': 'read',
  '/s/[season]/lab': 'lab',
  '/s/[season]/market': 'read',
  '/s/[season]/matches/[id]': 'read',
  '/s/[season]/rules': 'read',
  '/s/[season]/rulings': 'read',
  '/s/[season]/rulings/[id]': 'read',
  '/s/[season]/search': 'read',
  '/s/[season]/search/suggest.json': 'read',
  '/s/[season]/statistics': 'read',
  '/s/[season]/teams': 'read',
  '/s/[season]/teams/[team]': 'read',
  '/s/[season]/weeks': 'read',
  '/s/[season]/weeks/[number]': 'read',
  '/s/[season]/weeks/[number]/replay.json': 'read',
  '/s/[season]/wiki': 'read',
  '/s/[season]/wiki/[slug]': 'read',
  '/s/[season]/wiki/abilities': 'read',
  '/s/[season]/wiki/compare': 'read',
  '/search/[[...rest]]': 'read',
  '/seasons': 'read',
  '/seasons/columns': 'read',
  '/seasons/columns/[name]': 'read',
  '/seasons/new': 'open-season',
  '/seasons/new/[id]': 'open-season',
  '/seasons/new/[id]/upload': 'open-season',
  '/signin': 'sign-in',
  '/signout': 'sign-out',
  '/sitemap.xml': 'read',
  '/tables': 'read',
  '/tables/[number]': 'read',
  '/tables/[number]/override': 'override',
  '/tables/[number]/record': 'read',
  '/tables/[number]/replay.json': 'read',
  '/tables/[number]/scenario.yaml': 'read',
  '/tables/join/[token]': 'take-seat',
  '/tables/new': 'open-table',
  '/teams/[[...rest]]': 'read',
  '/weeks/[[...rest]]': 'read',
  '/welcome/[token]': 'welcome',
  '/wiki/[[...rest]]': 'read',
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

/** The actions that need no account, by hand; every other one is made by `action`, or within a season
 * by `seasonAction`, which want somebody who is signed in. */
const WITHOUT_ACCOUNT: Record<string, Act> = {
  'app/invite/[token]/actions.ts#join': 'welcome',
  'app/reset/[token]/actions.ts#setPassword': 'welcome',
  'app/signin/actions.ts#signIn': 'sign-in',
  'app/signin/actions.ts#askForPasskey': 'sign-in',
  'app/signin/actions.ts#signInByPasskey': 'sign-in',
  'app/signin/actions.ts#signInAtProvider': 'sign-in',
  'app/signin/actions.ts#finishFromProvider': 'sign-in',
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
    const within = name.startsWith('app/s/[season]/') ? 'seasonAction' : 'action';
    expect(maker).toBe(name in WITHOUT_ACCOUNT ? 'openAction' : within);
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
