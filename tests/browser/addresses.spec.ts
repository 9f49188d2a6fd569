import { expect, test } from '@playwright/test';
import { PARAMETERS } from '../../lib/platform/auth/parameters';
import { BROWSER_PASSWORD } from '../support/browser-server';
import { Visitor } from '../support/visitor';

/**
 * Every page with every parameter and every part of its path, asked for what is not there: the answer is a 404 at the very
 * address, with JavaScript off and without being sent elsewhere, and never what another page shows.
 */

/** A page's parameter, and values that it does not have. `null`: any words will do, since it searches for them. */
const WRONG: Readonly<Record<string, readonly string[] | null>> = {
  '/admin/accounts page': ['0', '99', 'x'],
  '/admin/audit who': null,
  '/admin/audit kind': ['juggle', 'constructor'],
  '/admin/audit from': ['2026-02-30', 'x'],
  '/admin/audit to': ['2026-13-01'],
  '/admin/audit q': null,
  '/admin/audit page': ['0', '99'],
  '/rules q': null,
  '/rules/[ruleset] q': null,
  '/s/[season]/admin/adjust of': ['team nobody', 'x'],
  '/s/[season]/admin/bbcode week': ['99', 'x'],
  '/s/[season]/admin/bbcode phase': ['Wartim'],
  '/s/[season]/admin/handles handle': null,
  '/s/[season]/admin/import staged': ['x'],
  '/s/[season]/admin/import problem': null,
  '/s/[season]/admin/journal week': ['99', 'x'],
  '/s/[season]/admin/journal before': ['0', '99999'],
  ...Object.fromEntries(
    ['unclear', 'edits', 'orphans', 'approve', 'waiting'].map((list) => [
      `/s/[season]/admin/review ${list}`,
      ['0', '99', 'x'],
    ]),
  ),
  '/s/[season]/admin/review match': ['99', '3-1'],
  '/s/[season]/admin/review team': ['nobody'],
  '/s/[season]/admin/review outcome': ['Won'],
  '/s/[season]/admin/review kind': ['x'],
  '/s/[season]/admin/review tick': ['x'],
  '/s/[season]/admin/sandbox fork': ['99', 'x'],
  '/s/[season]/admin/sandbox table': ['999', 'x'],
  '/s/[season]/admin/topics staged': ['x'],
  '/s/[season]/admin/topics page': ['0', '99'],
  '/s/[season]/changes page': ['0', '99'],
  '/s/[season]/dice week': ['99', '4', 'x'],
  '/s/[season]/lab from': ['99', 'x'],
  '/s/[season]/lab text': null,
  '/s/[season]/lab battleOrder': ['backwards'],
  '/s/[season]/lab removalsFirst': ['perhaps'],
  '/s/[season]/lab possessionIsRemoval': ['perhaps'],
  '/s/[season]/lab subversionIsRemoval': ['perhaps'],
  '/s/[season]/lab payDownFee': ['-1', 'x'],
  '/s/[season]/lab resultsDays': ['-1', 'x'],
  '/s/[season]/lab rosterCap': ['-1', 'x'],
  '/s/[season]/lab failure': ['x'],
  '/s/[season]/lab resource': ['x'],
  '/s/[season]/lab wartimePoints': ['-1', 'x'],
  '/s/[season]/lab costsSetOffTriggers': ['perhaps'],
  '/s/[season]/lab immuneInterceptor': ['x'],
  '/s/[season]/lab purchaseWindow': ['x'],
  '/s/[season]/matches/[id] arguments': ['0', '99'],
  '/s/[season]/matches/[id] quote': ['x'],
  '/s/[season]/rules q': null,
  '/s/[season]/rulings week': ['99', 'x'],
  '/s/[season]/rulings phase': ['Winter'],
  '/s/[season]/rulings merc': ['nobody', 'constructor'],
  '/s/[season]/rulings sort': ['age'],
  '/s/[season]/rulings dir': ['left'],
  '/s/[season]/rulings outcome': ['Won'],
  '/s/[season]/rulings team': ['nobody'],
  '/s/[season]/rulings clause': ['9z:nothing'],
  '/s/[season]/rulings state': ['new'],
  '/s/[season]/rulings q': null,
  '/s/[season]/rulings page': ['0', '99'],
  '/s/[season]/search q': null,
  '/s/[season]/weeks/[number] match': ['99', '3-1'],
  '/s/[season]/weeks/[number] outcome': ['Won'],
  '/s/[season]/weeks/[number] q': null,
  '/s/[season]/weeks/[number] page': ['0', '99'],
  '/s/[season]/weeks/[number] entry': ['lantern-9-9'],
  '/s/[season]/wiki q': null,
  '/s/[season]/wiki team': ['nobody'],
  '/s/[season]/wiki alignment': ['Good'],
  '/s/[season]/wiki type': ['Dog'],
  '/s/[season]/wiki gender': ['x'],
  '/s/[season]/wiki tier': ['Top'],
  '/s/[season]/wiki status': ['Asleep'],
  ...Object.fromEntries(
    ['/s/[season]/wiki', '/s/[season]/wiki/abilities'].flatMap((route) => [
      [`${route} ability`, ['x']],
      [`${route} effect`, ['Cure', 'constructor']],
      [`${route} quantity`, ['Some']],
      [`${route} selection`, ['x']],
      [`${route} mark`, ['x']],
      [`${route} cooldown`, ['-1', 'x']],
    ]),
  ),
  '/s/[season]/wiki/abilities q': null,
  '/s/[season]/wiki/abilities team': ['nobody'],
  '/s/[season]/wiki/abilities sort': ['age'],
  '/s/[season]/wiki/abilities dir': ['left'],
  '/s/[season]/wiki/abilities page': ['0', '99'],
  '/s/[season]/wiki ps': ['0', 'no'],
  '/s/[season]/wiki sort': ['age'],
  '/s/[season]/wiki dir': ['left'],
  '/s/[season]/wiki page': ['0', '99'],
  '/s/[season]/wiki/compare mercs': null,
  // A draft's own words, which lead back to it.
  '/seasons/new/[id] problem': null,
  '/seasons/new/[id] brought': null,
  // Where to go afterwards: what is no path of the site is the front page.
  '/signin to': null,
  '/tables archived': ['no', '0'],
  '/tables page': ['0', '99'],
  '/tables/[number] turn': ['99', 'x'],
  '/tables/[number] step': ['99', 'x'],
  '/tables/[number] tab': ['x'],
  '/tables/[number] event': null,
  '/tables/[number] of': null,
  '/tables/[number]/override ruling': ['x'],
  '/tables/new game': ['chess', 'constructor'],
};

/** Parts of a path that are not there. */
const NOWHERE = [
  '/admin/accounts/nobody',
  '/rules/chess',
  '/s/nowhere',
  '/s/nowhere/dice?week=1',
  '/s/[season]/admin/edits/x',
  '/s/[season]/admin/journal/x',
  '/s/[season]/admin/rulings/x',
  '/s/[season]/admin/weeks/99',
  '/s/[season]/admin/weeks/x',
  '/s/[season]/matches/9-9',
  '/s/[season]/matches/x',
  '/s/[season]/rulings/x',
  '/s/[season]/rulings/lantern-99-1',
  '/s/[season]/teams/nobody',
  '/s/[season]/weeks/0',
  '/s/[season]/weeks/99',
  '/s/[season]/weeks/x',
  '/s/[season]/wiki/nobody',
  '/s/[season]/wiki/constructor',
  '/seasons/new/x',
  '/tables/999',
  '/tables/x',
  '/tables/999/record',
  '/tables/999/override',
];

const at = (route: string): string =>
  route
    .replace('[season]', 'lantern')
    .replace('/weeks/[number]', '/weeks/3')
    .replace('/matches/[id]', '/matches/3-1')
    .replace('[ruleset]', 'tabletop');

test('each parameter of each page is in the table', () => {
  const all = Object.entries(PARAMETERS).flatMap(([route, names]) => names.map((name) => `${route} ${name}`));
  expect(Object.keys(WRONG).toSorted()).toEqual(all.toSorted());
});

test('what is not there is a 404 where it was asked', async ({ baseURL }) => {
  test.setTimeout(300_000);
  const site = baseURL ?? '';
  const owner = new Visitor(site);
  await owner.signIn('Ines', BROWSER_PASSWORD);
  const asked = [
    ...Object.entries(WRONG).flatMap(([row, values]) => {
      const [route = '', name = ''] = row.split(' ');
      // There is no table in the demo season: its number is one that is not there either.
      return (values ?? []).map(
        (value) => `${at(route).replace('[number]', '1')}?${new URLSearchParams({ [name]: value })}`,
      );
    }),
    ...Object.entries(PARAMETERS).flatMap(([route, names]) =>
      names
        .filter((name) => name.length > 3)
        .map((name) => `${at(route).replace(/\[\w+\]/, '1')}?${name.slice(0, -1)}=1`),
    ),
    ...NOWHERE.map(at),
  ];
  const wrong: string[] = [];
  for (const path of asked) {
    const response = await fetch(new URL(path, site), {
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: owner.cookie },
    });
    const html = await response.text();
    if (response.status !== 404 || !html.includes('404') || !html.includes('</html>'))
      wrong.push(`${response.status} ${path} ${response.headers.get('location') ?? ''}`);
  }
  expect(wrong).toEqual([]);
});

test('an address with a slip is told what was meant, and the link leads there', async ({ page }) => {
  await page.goto('/s/lantern/rulings?teem=greenwood');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no parameter “teem”');
  expect(new URL(page.url()).search).toBe('?teem=greenwood');
  await page.getByRole('link', { name: 'team=greenwood' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rulings');
  await page.goto('/s/lantern/rulings/nope');
  expect(new URL(page.url()).pathname).toBe('/s/lantern/rulings/nope');
});
