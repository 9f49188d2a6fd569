import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notThereOnSite } from '@/lib/features/season/near-site';
import { isMisspelt, meantBy, PARAMETERS, parametersOf } from '@/lib/platform/auth/parameters';
import { doors } from '../support/doors';

/** Pages that read what is asked after their path, by their own source. */
const asking = doors()
  .filter(({ file }) => file.endsWith('page.tsx') && readFileSync(file, 'utf8').includes('searchParams'))
  .map(({ path }) => path);

const rows = Object.entries(PARAMETERS).flatMap(([route, names]) => names.map((name) => [route, name] as const));
/** An address of a route. */
const at = (route: string): string => route.replace('[number]', '3').replace(/\[\w+\]/g, 'x');

describe('the parameters of every page', () => {
  it('are in one table, which holds each page that is asked something and no other', () => {
    expect(Object.keys(PARAMETERS).toSorted()).toEqual(asking.toSorted());
  });

  it.each(rows)('%s?%s= is known, and a slip for it is a question that nobody hears', (route, name) => {
    const path = at(route);
    expect(parametersOf(path)).toContain(name);
    expect(isMisspelt(path, new URLSearchParams({ [name]: '1' }))).toBe(false);
    const slips = [name.toUpperCase(), ...(name.length < 3 ? [] : [name.slice(0, -1), `${name}s`, `x${name}`])];
    for (const slip of slips.filter((one) => !parametersOf(path).includes(one))) {
      expect(isMisspelt(path, new URLSearchParams({ [slip]: '1' })), slip).toBe(true);
      expect(meantBy(slip, parametersOf(path)), slip).toContain(name);
    }
  });

  it('are not what links gather on their way, nor what the site says by itself', () => {
    for (const route of Object.keys(PARAMETERS))
      for (const name of ['utm_source', 'utm_campaign', 'fbclid', 'gclid', 'ref', 'source', '_rsc', 'done', 'v', 'x'])
        expect(isMisspelt(at(route), new URLSearchParams({ [name]: '1' })), `${route} ${name}`).toBe(false);
  });

  it('are those of a page of its own name before those of a page of any name', () => {
    expect(parametersOf('/tables/new')).toEqual(['game']);
    expect(parametersOf('/tables/7/')).toContain('tab');
    expect(parametersOf('/s/lantern/wiki/compare')).toEqual(['mercs']);
    expect(parametersOf('/s/lantern/wiki/dracula')).toEqual([]);
  });
});

describe('an address of the site that names what is not there', () => {
  const near = (address: string) => {
    const found = notThereOnSite(address);
    return found && [found.kind, found.asked, ...found.near.map(({ href }) => href)];
  };

  it('is told with what is near', () => {
    expect(near('/admin/audit?pag=2&kind=undo')).toEqual(['parameter', 'pag', '/admin/audit?page=2&kind=undo']);
    expect(near('/tables?page=99')).toEqual(['page', '99', '/tables']);
    expect(near('/rules/tabeltop')).toContain('/rules/tabletop');
    expect(near('/tables/new?game=devients')).toContain('/tables/new?game=deviants');
    expect(near('/rules/tabletop')).toBeNull();
    expect(near('/nonsense?page=')).toBeNull();
  });
});
