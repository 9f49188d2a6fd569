import { expect, it } from 'vitest';
import { goOn } from '@/lib/features/review/advance';
import { loadWeek } from '@/lib/record/week/load';
import { ownDatabase } from '../db/database';
import { openSeason, team } from '../db/league';
import { PlayedWeek } from '../review/support/week';
import { cameTo, shownBy } from '../support/results';

ownDatabase();

it('a team that was imported plays in the week that opens next, or is said to have a bye', async () => {
  const season = await openSeason(3);
  const played = new PlayedWeek(season);
  for (const phase of ['Wartime', 'Battles', 'Results'] as const) await played.to(phase);
  await played.does(0, { kind: 'win', team: team(1) });
  await played.does(0, {
    kind: 'import',
    teams: { nautilus: { name: 'The Nautilus', leader: 'Nemo', gp: 5, infrastructure: 10 } },
    mercs: {},
  });
  const order = (lines: readonly (readonly [string, string])[]) => ({
    to: 'Week' as const,
    week: 1,
    because: '',
    matches: { lines: lines.map(([attacker, defender]) => ({ attacker, defender, tier: 'High' as const })), byes: [] },
  });
  const without = await goOn(season.admin, { key: 'a' }, order([[team(1), team(2)]]));
  expect(without).toMatchObject({ problem: { code: 'no-opponent', message: expect.stringContaining('The Nautilus') } });

  const full = order([
    [team(1), team(2)],
    ['nautilus', team(3)],
  ]);
  const { saw, teams } = shownBy(await goOn(season.admin, { key: 'b' }, full));
  expect(teams.map(({ name }) => name)).toContain('The Nautilus');
  expect(cameTo(await goOn(season.admin, { key: 'c', saw }, full))).toBe('saved');
  const loaded = await loadWeek({ season: season.key });
  if (!loaded.ok) throw new Error(loaded.problem.message);
  expect(loaded.value.week).toBe(2);
  expect(loaded.value.record.matches.map(({ attacker }) => attacker)).toContain('nautilus');
});
