import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { adjustByHand } from '@/lib/features/review/adjust';
import { goOn } from '@/lib/features/review/advance';
import { type AmendOrder, amend } from '@/lib/features/review/amend';
import { moveDeadline } from '@/lib/features/review/clock';
import { correctMatches, enterLatePost } from '@/lib/features/review/correct';
import { postOnBehalf } from '@/lib/features/review/post';
import { changeMatches } from '@/lib/features/review/rematch';
import { settle, TALK } from '@/lib/features/review/settle';
import { takeBack } from '@/lib/features/review/undo';
import type { AskedBy } from '@/lib/record/week/confirm';
import { loadWeek } from '@/lib/record/week/load';
import { ownDatabase } from '../db/database';
import { declares, merc, openSeason, type TestSeason, team, unclear } from '../db/league';
import { cameTo, shownBy, value } from '../support/results';
import { PlayedWeek } from './support/week';

ownDatabase();
let season: TestSeason;
let week: PlayedWeek;
let forms = 0;

beforeEach(async () => {
  season = await openSeason(2);
  week = new PlayedWeek(season);
  await week.to('Wartime');
});

/** Somebody who posts without end, as long as `work` goes on. @returns how many posts there were, and what `work` gives */
async function whilePosting<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  let going = true;
  let posts = 0;
  const posting = (async () => {
    while (going) {
      posts += 1;
      await week.does(2, { kind: 'post', by: team(2), text: `Talk ${posts}.`, readings: [], reader: 'test' });
    }
  })();
  try {
    const came = await work();
    return [posts, came];
  } finally {
    going = false;
    await posting;
  }
}

/** Shows an order, waits until others have posted, and confirms it. */
async function confirms<Shown extends { readonly saw: string }>(
  order: (form: AskedBy) => Promise<Parameters<typeof shownBy<Shown>>[0]>,
): Promise<string> {
  forms += 1;
  const key = `form ${forms}`;
  const { saw } = shownBy(await order({ key }));
  const { seq } = value(await loadWeek({ season: season.key }));
  while (value(await loadWeek({ season: season.key })).seq === seq) await sleep(5);
  return cameTo(await order({ key, saw }));
}

describe('an admin while somebody posts without end', () => {
  it('confirms every preview whose difference stands', async () => {
    const strikes = [1, 2, 3].map((nth) => declares(1, `${merc(1, nth)}/strike`, [merc(2, nth)]));
    const ids: string[] = [];
    for (const strike of strikes) ids.push((await week.does(1, strike)).entries[0]?.id ?? '');
    const [posts, codes] = await whilePosting(async () => {
      const came: string[] = [];
      for (const id of ids) {
        came.push(await confirms((form) => takeBack(season.admin, form, { act: 'undo', id, because: 'A slip.' })));
      }
      for (const gp of [1, 2, 3]) {
        const order = { what: 'team', team: team(1), gp, infrastructure: 0, because: 'Counted again.' } as const;
        came.push(await confirms((form) => adjustByHand(season.admin, form, order)));
      }
      const step = { to: 'Battles', week: 1, because: '', matches: null } as const;
      came.push(await confirms((form) => goOn(season.admin, form, step)));
      return came;
    });
    expect(codes).toEqual(Array(7).fill('saved'));
    expect(posts).toBeGreaterThan(7);
  });

  it('is shown an advance again where a declaration has come that it would resolve', async () => {
    const step = { to: 'Battles', week: 1, because: '', matches: null } as const;
    const { saw } = shownBy(await goOn(season.admin, { key: 'go' }, step));
    await week.does(1, declares(1, `${merc(1, 1)}/ambush`, [merc(2, 1)]));
    const late = await goOn(season.admin, { key: 'go', saw }, step);
    expect(cameTo(late)).toBe('stale');
    const rows = shownBy(late).difference.groups.flatMap((group) => group.rows);
    expect(rows.filter(({ since }) => since).map(({ what }) => what)).toContain('Ambush');
    expect(value(await loadWeek({ season: season.key })).record.phase).toBe('Wartime');
  });

  it('confirms every other kind of preview too: of rulings, texts, deadlines, matches, closed weeks, and of a phase rolled back', async () => {
    for (const phase of ['Battles', 'Results'] as const) await week.to(phase);
    await week.does(0, { kind: 'win', team: team(1) });
    await week.to('Week');
    const because = 'Looked at again.';
    const came: Record<string, string> = {};
    const ask = async <Shown extends { readonly saw: string }>(
      name: string,
      order: (form: AskedBy) => Promise<Parameters<typeof shownBy<Shown>>[0]>,
    ) => {
      came[name] = await confirms(order);
    };
    const text = (await week.does(1, unclear(1))).rulings[0]?.id ?? '';
    const hit = (await week.does(1, declares(1, `${merc(1, 1)}/strike`, [merc(2, 1)]))).rulings[0]?.id ?? '';
    const amending = (act: AmendOrder['act'], ruling: string): AmendOrder => ({
      ...{ act, ruling, outcome: 'Hit' as never, targets: null, cites: [], because },
    });
    const { admin } = season;
    await whilePosting(async () => {
      await ask('override', (form) => amend(admin, form, { ...amending('override', hit), outcome: 'Rejected' }));
      await ask('settle', (form) => settle(admin, form, text, { choice: TALK }, because));
      await ask('post on behalf', (form) => postOnBehalf(admin, form, { team: team(1), text: 'He is away.' } as never));
      const at = '2031-01-01T20:00';
      await ask('deadline', (form) => moveDeadline(admin, form, { week: 2, at, because }));
      const lines = [{ attacker: team(2), defender: team(1), tier: 'Mid' }];
      const matches = { act: 'matches', lines, byes: [], because } as never;
      await ask('matches', (form) => changeMatches(admin, form, matches));
      const won = { attacker: team(1), defender: team(2), tier: 'High' as const, winner: team(2) };
      await ask('closed week', (form) => correctMatches(admin, form, { week: 1, matches: [won], because }));
      const late = { week: 1, team: team(1), text: 'I forgot to say hello.', because };
      await ask('late post', (form) => enterLatePost(admin, form, late));
    });
    await week.to('Wartime');
    const waits = (await week.does(1, declares(1, `${merc(1, 2)}/ambush`, [merc(2, 2)]))).rulings[0]?.id ?? '';
    await whilePosting(async () => {
      await ask('strike', (form) => amend(admin, form, amending('strike', waits)));
      const back = { act: 'roll back', from: 'Wartime', keep: true, hours: 24, because } as const;
      await ask('roll back', (form) => takeBack(admin, form, back));
    });
    expect(came).toEqual(Object.fromEntries(Object.keys(came).map((name) => [name, 'saved'])));
    expect(Object.keys(came)).toHaveLength(9);
  });
});
