import { bounded } from '../kernel/numbers';
import { abilityName, mercName, teamOf } from './lookup';
import { passivesOn } from './passives';
import type { Transaction } from './transaction';
import { infrastructureOf, passiveNumbers, upkeepOf } from './values';

/** What a team earns and pays when its week is closed (`glossary:infra`, `glossary:upkeep`). */

/** Books infrastructure for each day of Results, then each merc's upkeep but for those hired this week. */
export function bookIncome(tx: Transaction): void {
  for (const team of Object.keys(tx.state.setup.teams)) {
    const { resultsDays } = tx.state.setup.settings;
    const days = resultsDays === 1 ? '' : ` for ${resultsDays} days`;
    tx.book(
      team,
      'infrastructure',
      infrastructureOf(tx.state, team, 'week end') * resultsDays,
      `Infrastructure${days}`,
      null,
    );
    for (const { source, amount } of passiveNumbers(tx.state, team, 'GP', 'week end')) {
      tx.book(team, 'effect', amount, abilityName(tx.state, source.ability), null);
    }
    for (const merc of teamOf(tx.state, team).mercs) payUpkeep(tx, team, merc);
  }
}

function payUpkeep(tx: Transaction, team: string, merc: string): void {
  const { hired } = tx.merc(merc);
  if (hired !== tx.state.week) {
    tx.book(team, 'upkeep', -upkeepOf(tx.state, merc, 'week end'), `Upkeep of ${mercName(tx.state, merc)}`, null);
  }
  const gained = passivesOn(tx.state, merc, 'EXP', 'week end').reduce(
    (sum, { effect }) => sum + (effect.amount ?? 0),
    0,
  );
  if (gained !== 0) tx.merc(merc).exp = bounded(tx.merc(merc).exp + gained);
}
