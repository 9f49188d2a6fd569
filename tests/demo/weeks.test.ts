import { describe, expect, it } from 'vitest';
import { DEMO_PEOPLE, type DemoAct } from '../../lib/demo/act';
import { demoSeason, demoSetup } from '../../lib/demo/season';
import { demoWeeks } from '../../lib/demo/weeks';

const acts: readonly DemoAct[] = demoWeeks.flat();
const posts = acts.flatMap((act) => (act.kind === 'post' ? [act] : []));

describe('the script of the demo weeks', () => {
  it.each(demoWeeks.map((week, place) => [place + 1, week] as const))(
    'goes forward in time in week %i, within the week',
    (_, week) => {
      const times = week.map((act) => act.at);
      expect(times.filter((at, place) => at <= (times[place - 1] ?? 0))).toEqual([]);
      expect(Math.max(...times)).toBeLessThanOrEqual(demoSeason.phaseHours.reduce((sum, hours) => sum + hours, 0));
    },
  );

  it('lets every leader and both admins act, in each week', () => {
    for (const { key, role } of DEMO_PEOPLE) {
      const busy = demoWeeks.filter((week) => week.some((act) => act.who === key));
      expect(busy.length, key).toBe(role === 'player' ? 0 : demoWeeks.length);
    }
  });

  it('is posted in HTML, BBCode and Markdown, with talk around the bold and without any', () => {
    for (const bold of [/<b>/, /<strong>/, /<span style=/, /\[b\]/, /\*\*/, /\[quote=/]) {
      expect(posts.filter(({ text }) => bold.test(text)).length, String(bold)).toBeGreaterThanOrEqual(1);
    }
    expect(posts.filter(({ text }) => !/<b>|<strong>|<span|\[b\]|\*\*/.test(text)).length).toBeGreaterThanOrEqual(5);
  });

  it('names mercs that are there, of the team that acts', () => {
    for (const act of acts) {
      if (act.kind !== 'roster') continue;
      for (const merc of act.mercs) expect(demoSetup.mercs[merc], merc).toBeDefined();
    }
  });

  it('refers only to posts that were made before', () => {
    for (const week of demoWeeks) {
      const made = new Set<string>();
      for (const act of week) {
        if (act.kind === 'post' && act.as !== undefined) made.add(act.as);
        if (act.kind === 'strike' || act.kind === 'settle' || act.kind === 'override') expect(made).toContain(act.of);
      }
    }
  });
});
