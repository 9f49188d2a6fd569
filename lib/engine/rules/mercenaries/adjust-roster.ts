import type { Change } from './adjust';
import { isAssist } from './fielding';
import { mercNames, teamName, teamOf } from './lookup';
import type { Transaction } from './transaction';

/**
 * Whom a team fields, set by hand. Before the lock it takes the place of the team's roster, is as secret, and may field
 * whom the rules would not; after it, those named are in the battle and nobody else of the team.
 */
export function setRoster(tx: Transaction, team: string, mercs: readonly string[]): Change {
  const named = [...new Set(mercs)];
  const whose = { about: 'roster', team, merc: null, ability: null } as const;
  const name = teamName(tx.state, team);
  if (!tx.state.rostersLocked) {
    tx.team(team).roster = { entry: tx.entry.id, at: tx.entry.at, mercs: named, forced: true };
    return { ...whose, text: `${name}: the roster, sealed until the lock` };
  }
  const was = teamOf(tx.state, team).fielded;
  for (const merc of was) if (!named.includes(merc)) tx.merc(merc).fielded = false;
  for (const merc of named) tx.merc(merc).fielded = true;
  const row = tx.team(team);
  const gone = was.filter((merc) => !named.includes(merc));
  row.dropped = [
    ...row.dropped.filter(({ merc }) => !named.includes(merc)),
    ...gone.map((merc) => ({
      merc,
      text: `${mercNames(tx.state, [merc])} was taken off the roster by an admin`,
      ruling: tx.entry.id,
    })),
  ];
  row.fielded = named;
  row.assists = named.filter((merc) => isAssist(tx.state, merc));
  const text = `${name}: fields ${mercNames(tx.state, named)} (was ${mercNames(tx.state, was)})`;
  return { ...whose, text };
}
