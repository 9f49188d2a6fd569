import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '@/lib/engine/declarations/read';
import { mercenaries } from '@/lib/engine/rules/mercenaries';
import { amend, readAmend } from '@/lib/features/review/amend';
import type { TakenBack } from '@/lib/features/review/model';
import { readReview } from '@/lib/features/review/review';
import { ownDatabase } from '../db/database';
import { declares, merc, openSeason, type TestSeason, team } from '../db/league';
import { cameTo, shownBy } from '../support/results';
import { PlayedWeek } from './support/week';

ownDatabase();
let season: TestSeason;
let week: PlayedWeek;

const STRIKE = `${merc(1, 1)}/strike`;
const AMBUSH = `${merc(1, 1)}/ambush`;

beforeEach(async () => {
  season = await openSeason(2);
  week = new PlayedWeek(season);
  await week.to('Wartime');
});

const orders = async (by: number, ability: string, target: string): Promise<string> =>
  (await week.does(by, declares(by, ability, [target]))).entries[0]?.id ?? '';

/** A post of the first team, read as the site reads it. */
async function says(text: string): Promise<void> {
  const readings = read(text, mercenaries.vocabulary((await week.look()).state, team(1)));
  await week.does(1, { kind: 'post', by: team(1), text, readings, reader: 'test' });
}

async function offers(): Promise<readonly (TakenBack | null)[]> {
  const page = await readReview(season.admin);
  if (!page.ok) throw new Error(page.problem.message);
  return page.value.unclear.lines.map(({ takesBack }) => takesBack);
}

const offered = (ruling: string, aim: string, outcome: string) => ({
  ...{ ruling, aim: expect.stringContaining(aim), outcome },
  mayStrike: outcome === 'Pending',
});

describe('an unclear text that takes an order back', () => {
  it('leads to the order of that ability, which can be struck there once the difference was shown', async () => {
    const id = await orders(1, AMBUSH, merc(2, 1));
    await orders(1, `${merc(1, 2)}/ambush`, merc(2, 2));
    await says('**Cancel Ambush (Merc 1 1)**');
    const [offer] = await offers();
    expect(offer).toEqual({
      named: true,
      orders: [{ ...offered(id, 'Merc 2 1', 'Pending'), name: 'Ambush' }],
    });

    expect(await readAmend(season.admin, id)).toMatchObject({ value: { mayStrike: true } });
    const order = {
      ...({ act: 'strike', ruling: id, outcome: 'Failed', targets: null, cites: [] } as const),
      because: 'She took it back.',
    };
    const shown = shownBy(await amend(season.admin, { key: 'strike-1' }, order));
    expect(shown.difference.groups.map((group) => group.id)).toContain('rulings');
    expect(cameTo(await amend(season.admin, { key: 'strike-2', saw: shown.saw }, order))).toBe('saved');
    const left = (await week.look()).record.rulings.filter(({ outcome }) => outcome === 'Pending');
    expect(left.map(({ ability }) => ability)).toEqual([`${merc(1, 2)}/ambush`]);
  });

  it('leads to the order at the target that it names, among several of one ability', async () => {
    await orders(1, STRIKE, merc(2, 1));
    const id = await orders(1, STRIKE, merc(2, 2));
    await says('**Cancel Strike (Merc 1 1) on Merc 2 2**');
    expect(await offers()).toMatchObject([{ named: true, orders: [{ ruling: id }] }]);
  });

  it('leads to all that it may mean, those that are ruled already to their override', async () => {
    const ruled = await orders(1, STRIKE, merc(2, 1));
    const again = await orders(1, STRIKE, merc(2, 2));
    await says('**Take back Strike (Merc 1 1)**');
    expect(await offers()).toMatchObject([
      { named: true, orders: [offered(ruled, 'Merc 2 1', 'Resolved'), { ruling: again, mayStrike: false }] },
    ]);
  });

  it('leads to the latest order of the team where it names none that stands, and never to one of another team or a later one', async () => {
    const id = await orders(1, AMBUSH, merc(2, 1));
    await orders(2, `${merc(2, 1)}/strike`, merc(1, 1));
    await says('**Ignore Gamble (Merc 1 3)**');
    await orders(1, `${merc(1, 2)}/ambush`, merc(2, 1));
    expect(await offers()).toMatchObject([{ named: false, orders: [{ ruling: id }] }]);
  });

  it('says so where the team has given no order before it', async () => {
    await says('**Scratch that, no Strike (Merc 1 1)**');
    expect(await offers()).toEqual([{ named: false, orders: [] }]);
  });
});

it('an unclear text that takes nothing back offers no order to strike', async () => {
  await orders(1, AMBUSH, merc(2, 1));
  await says('**Strike (Merc 1 1) on Merc 2 1?**');
  expect(await offers()).toEqual([null]);
});
