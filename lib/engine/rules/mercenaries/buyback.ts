import { lateBy } from './deadline';
import { findAbility, findTeam, mercName, mercOf, teamName } from './lookup';
import { allowed } from './refusals';
import type { Refusal } from './removals';
import type { State } from './state';
import type { Transaction } from './transaction';

/**
 * A stolen ability bought back by its owner's leader, at a price in GP that the two leaders agreed on: the thief may not use
 * it any more, and it is returned as the next week begins (`glossary:stolen`).
 */
export function buyBack(tx: Transaction, by: string, ability: string, price: number): void {
  const { state, entry } = tx;
  const refusal = lateBy(state, entry.at) ?? refusalOf(state, by, ability, price);
  const found = findAbility(state, ability);
  const attempted = { about: 'buyback', by, merc: found?.owner ?? null };
  const stolen = found && mercOf(state, found.owner).abilities[found.key]?.stolen;
  if (!allowed(tx, attempted, refusal) || !found || !stolen || !findTeam(state, by)) return;
  tx.ability({ holder: found.owner, ability }).stolen = { ...stolen, bought: true };
  const seller = mercOf(state, stolen.by).team;
  tx.book(by, 'buyback', -price, `${found.def.name} bought back`, null);
  if (seller !== null) tx.book(seller, 'buyback', price, `${found.def.name} sold back`, null);
}

function refusalOf(state: State, by: string, ability: string, price: number): Refusal | null {
  const cites = ['glossary:stolen'] as const;
  const found = findAbility(state, ability);
  const team = findTeam(state, by);
  if (state.phase === 'Closed') return { text: 'the week is closed', cites: ['glossary:week'] };
  if (!found || !team) return { text: 'there is no such ability', cites };
  const owner = mercOf(state, found.owner);
  const { name } = found.def;
  if (owner.team !== by) {
    return {
      text: `${name} belongs to ${mercName(state, found.owner)}, which is no merc of ${teamName(state, by)}`,
      cites,
    };
  }
  const stolen = owner.abilities[found.key]?.stolen;
  if (!stolen) return { text: `nobody has stolen ${name}`, cites };
  if (stolen.used || stolen.bought) return { text: `${name} is returned as the next week begins in any case`, cites };
  if (price <= Math.max(0, team.gp)) return null;
  return {
    text: `${name} is to cost ${price} GP and ${teamName(state, by)} has ${team.gp}`,
    cites: [...cites, 'glossary:gp'],
  };
}
