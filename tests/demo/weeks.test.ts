import { describe, expect, it } from 'vitest';
import { DEMO_PEOPLE, type DemoAct } from '../../lib/demo/act';
import { demoSeason, demoSetup } from '../../lib/demo/season';
import { week1 } from '../../lib/demo/week-1';
import { week2 } from '../../lib/demo/week-2';

const acts: readonly DemoAct[] = [...week1, ...week2];
const posts = acts.flatMap((act) => (act.kind === 'post' ? [act] : []));

describe('the script of the demo weeks', () => {
  it.each([
    [1, week1],
    [2, week2],
  ])('goes forward in time in week %i, within the week', (_, week) => {
    const times = week.map((act) => act.at);
    expect(times.filter((at, place) => at <= (times[place - 1] ?? 0))).toEqual([]);
    expect(Math.max(...times)).toBeLessThanOrEqual(demoSeason.phaseHours.reduce((sum, hours) => sum + hours, 0));
  });

  it('lets every leader and both admins act, in each week', () => {
    for (const { key, role } of DEMO_PEOPLE) {
      const busy = [week1, week2].filter((week) => week.some((act) => act.who === key));
      expect(busy.length, key).toBe(role === 'player' ? 0 : 2);
    }
  });

  it('is posted in HTML, BBCode and Markdown, with talk around the bold and without any', () => {
    for (const bold of [/<b>/, /<strong>/, /\[b\]/, /\*\*/, /\[quote=/]) {
      expect(posts.filter(({ text }) => bold.test(text)).length, String(bold)).toBeGreaterThanOrEqual(1);
    }
    expect(posts.filter(({ text }) => !/<b>|<strong>|\[b\]|\*\*/.test(text)).length).toBeGreaterThanOrEqual(5);
  });

  it('names mercs that are there, of the team that acts', () => {
    for (const act of acts) {
      if (act.kind !== 'roster') continue;
      for (const merc of act.mercs) expect(demoSetup.mercs[merc], merc).toBeDefined();
    }
  });

  it('refers only to posts that were made before', () => {
    for (const week of [week1, week2]) {
      const made = new Set<string>();
      for (const act of week as readonly DemoAct[]) {
        if (act.kind === 'post' && act.as !== undefined) made.add(act.as);
        if (act.kind === 'strike' || act.kind === 'settle' || act.kind === 'override') expect(made).toContain(act.of);
      }
    }
  });
});
