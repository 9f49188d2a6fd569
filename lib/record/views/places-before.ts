import type { Db, Tx } from '../../platform/db/client';
import { standings } from './standings';

/** Where each team stood before a week, by the matches of the weeks before it. */
export async function placesBefore(tx: Tx | Db, seasonId: string, week: number): Promise<(team: string) => number> {
  const [teams, matches] = await Promise.all([
    tx.team.findMany({ where: { seasonId }, orderBy: { place: 'asc' }, select: { key: true } }),
    tx.match.findMany({
      where: { week: { seasonId, number: { lt: week } } },
      select: {
        winnerKey: true,
        week: { select: { number: true } },
        attacker: { select: { key: true } },
        defender: { select: { key: true } },
      },
    }),
  ]);
  const table = standings(
    teams.map(({ key }) => key),
    matches.map(({ winnerKey, week, attacker, defender }) => ({
      ...{ week: week.number, attacker: attacker.key, defender: defender.key },
      winner: winnerKey,
    })),
  );
  return (key) => table.find((line) => line.team === key)?.place ?? teams.length;
}
