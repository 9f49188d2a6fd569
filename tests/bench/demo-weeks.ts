import type { Cast } from '../../lib/cli/seed/accounts';
import { playedWeek } from '../../lib/cli/seed/acts';
import { openings } from '../../lib/cli/seed/calendar';
import { DEMO_PEOPLE } from '../../lib/demo/act';
import { demoSeason, demoSetup } from '../../lib/demo/season';
import { demoWeeks } from '../../lib/demo/weeks';
import { seededDice } from '../../lib/engine/dice/stream';
import { mercenaries } from '../../lib/engine/rules/mercenaries';
import type { Match, Setup } from '../../lib/engine/rules/mercenaries/setup';
import { enveloped } from '../../lib/record/journal/entries';
import { door } from '../../lib/record/week/entry';
import { carryOn, type FoldedWeek, opened } from '../../lib/record/week/fold';

/** The weeks of the demo season that are played to their end, without a database. */
export function playedDemoWeeks(): readonly FoldedWeek[] {
  const opens = openings(new Date('2026-01-05T00:00:00Z'));
  const weeks: FoldedWeek[] = [];
  let setup: Setup = demoSetup;
  for (const [place, acts] of demoWeeks.slice(0, -1).entries()) {
    const opensAt = opens[place] ?? new Date(0);
    let week = openedWeek(place + 1, setup, opensAt);
    let matches: readonly Match[] = setup.matches;
    for (const act of playedWeek(place + 1, { acts, opensAt, cast: CAST })) {
      const now = act.at.toISOString();
      const seen = { week, state: week.state, view: week.record, now, seq: week.seq, thrown: week.thrown.size > 0 };
      const made = act.entries(seen);
      const actor = act.actor === 'clock' ? 'clock' : act.actor.key;
      const entries = made.ok
        ? enveloped(door, made.value, { stream: week.stream, seq: week.seq, at: now, actor })
        : made;
      if (!entries.ok) throw new Error(`${actor}, ${now}: ${entries.problem.message}`);
      week = carryOn(week, entries.value);
      matches = act.matches ?? matches;
    }
    weeks.push(week);
    setup = { ...mercenaries.close(week.state), matches: [...matches] };
  }
  return weeks;
}

const CAST: Cast = (key) => {
  const person = DEMO_PEOPLE.find((one) => one.key === key);
  if (!person) throw new Error(`The demo season knows no "${key}".`);
  return { ...person, id: key, season: demoSeason.key };
};

/** Its dice come from a seed that anybody can see: here nothing is at stake. */
function openedWeek(week: number, setup: Setup, opensAt: Date): FoldedWeek {
  const stream = `${demoSeason.key}/${week}`;
  const seed = String(week).padStart(64, '0');
  return opened({
    id: stream,
    season: { id: demoSeason.key, key: demoSeason.key, timeZone: demoSeason.timeZone ?? 'UTC' },
    week,
    stream,
    opensAt: opensAt.toISOString(),
    setup,
    dice: () => seededDice(seed, stream, 0),
  });
}
