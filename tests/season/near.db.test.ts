import { describe, expect, it } from 'vitest';
import { notThere } from '../../lib/features/season/near';
import { asksUnknown, loadRulings, rulingsFilter, rulingsTitle } from '../../lib/features/season/rulings';
import { readerOf } from '../../lib/record/views/reader';
import { writtenPages } from './written-pages';

const VISITOR = readerOf('lantern', null);
writtenPages();

describe('an address that names what is not there', () => {
  const near = async (address: string) => {
    const found = await notThere('lantern', address);
    return found && [found.kind, found.asked, ...found.near.map(({ href }) => href)];
  };

  it('is told with what is near', async () => {
    expect(await near('/s/lantern/wiki/dracul')).toEqual(['merc', 'dracul', '/s/lantern/wiki/dracula']);
    expect(await near('/s/lantern/weeks/9')).toEqual(['week', '9', '/s/lantern/weeks/1', '/s/lantern/weeks/2']);
    expect(await near('/s/lantern/rulings/lantern-1-4c')).toContain('/s/lantern/rulings/lantern-1-4b');
    expect(await near('/s/lantern/rulings?outcome=Nulified&q=x')).toEqual([
      'outcome',
      'Nulified',
      '/s/lantern/rulings?outcome=Nullified&q=x',
    ]);
    expect(await near('/s/lantern/weeks/2?match=2-1')).toContain('/s/lantern/weeks/2?match=1');
    expect(await near('/s/lantern/rulings?team=borg')).toContain('/s/lantern/rulings?team=borgo');
    expect(await near('/s/lantern/rulings?merc=draculla')).toContain('/s/lantern/rulings?merc=dracula');
    expect(await near('/s/lantern/rulings?phase=Warmtime')).toContain('/s/lantern/rulings?phase=Wartime');
    expect(await near('/s/lantern/wiki?mark=Manipulaton')).toContain('/s/lantern/wiki?mark=Manipulation');
    expect(await near('/s/lantern/wiki/abilities?effect=Posess')).toContain('/s/lantern/wiki/abilities?effect=Possess');
  });

  it('is told which parameter may have been meant, and where a list begins that has no such page', async () => {
    expect(await near('/s/lantern/rulings?teem=borgo&q=x')).toEqual([
      'parameter',
      'teem',
      '/s/lantern/rulings?team=borgo&q=x',
    ]);
    expect(await near('/s/lantern/wiki/compare?merc=dracula')).toEqual([
      'parameter',
      'merc',
      '/s/lantern/wiki/compare?mercs=dracula',
    ]);
    expect(await near('/s/lantern/rulings?team=borgo&page=99')).toEqual([
      'page',
      '99',
      '/s/lantern/rulings?team=borgo',
    ]);
    expect(await near('/s/lantern/admin/bbcode?phase=Wartim')).toContain('/s/lantern/admin/bbcode?phase=Wartime');
    expect(await near('/s/lantern/wiki?sort=age')).toContain('/s/lantern/wiki?sort=name');
  });

  it('tells of no ruling that is not for everybody', async () => {
    expect(JSON.stringify(await notThere('lantern', '/s/lantern/rulings/lantern-2-8'))).not.toContain('"lantern-2-7"');
  });

  it('is passed over where all of it is there, or it is of no kind', async () => {
    expect(await near('/s/lantern/wiki/dracula')).toBeNull();
    expect(await near('/s/lantern/nonsense?week=99')).toBeNull();
    expect(await notThere('none', '/s/none/wiki/x')).toBeNull();
  });

  it('is passed over where its words are those that every object answers to, or a number that is none', async () => {
    for (const room of ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']) {
      expect(await near(`/s/lantern/${room}/x`), room).toBeNull();
    }
    for (const week of ['abc', '99999999999', '-1', '1e9', '%00']) {
      expect(await near(`/s/lantern/weeks/${week}/x?match=1`), week).toBeNull();
    }
  });

  it('is asked of the rulings’ filter by what the season has', async () => {
    const unknown = async (query: Record<string, string>) => {
      const filter = rulingsFilter.parse(query);
      const page = await loadRulings(filter, VISITOR);
      return page && asksUnknown(filter, page);
    };
    for (const [name, value] of Object.entries({
      week: '99',
      team: 'nobody',
      merc: 'nobody',
      clause: '9z:nothing',
      page: '50',
    })) {
      expect(await unknown({ [name]: value }), name).toBe(true);
    }
    expect(await unknown({ week: '1', team: 'borgo' })).toBe(false);
  });

  it('has a title that says what is asked', async () => {
    const title = (query: Record<string, string>) => rulingsTitle(rulingsFilter.parse(query), 'lantern');
    expect(await title({})).toBe('Rulings');
    expect(await title({ outcome: 'Nullified', team: 'borgo', week: '2' })).toBe(
      'Nullified rulings of The Borgo Pass, week 2',
    );
    expect(await title({ clause: '2c:recharge', page: '2' })).toBe('Rulings, by clause 2c:recharge, page 2');
  });
});
