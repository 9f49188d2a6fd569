import { commanderOf } from './costs';
import type { Apply } from './effects';
import { addLasting, lastWeek } from './lasting';
import { listed, mercName, teamName } from './lookup';

/** Effects on numbers and classifications: GP, infrastructure, upkeep, EXP, and what a merc is. */

/** What is given to a merc falls on the team that commands it. */
export const earn: Apply = (tx, act, { effect, mercs, teams }) => {
  const amount = effect.amount ?? 0;
  const gets = [...teams, ...mercs.map((merc) => commanderOf(tx.state, merc))].filter((team) => team !== null);
  return gets.map((team) => {
    if (effect.do === 'GP') {
      tx.book(team, 'effect', amount, act.def.name, act.use.ruling);
    } else if (effect.weeks === undefined) {
      tx.team(team).infrastructure += amount;
    } else if (effect.weeks > 0) {
      const row = tx.team(team);
      row.lasting = [...row.lasting, { infrastructure: amount, until: lastWeek(tx.state, effect) }];
    }
    return `${teamName(tx.state, team)}: ${signed(amount)} ${effect.do === 'GP' ? 'GP' : 'infrastructure'}.`;
  });
};

/** Without weeks it stays for good. */
export const raiseUpkeep: Apply = (tx, act, { effect, mercs }) =>
  mercs.map((merc) => {
    const amount = effect.amount ?? 0;
    if (effect.weeks !== undefined) addLasting(tx, merc, act, effect);
    else tx.merc(merc).upkeep = Math.max(0, tx.merc(merc).upkeep + amount);
    return `${mercName(tx.state, merc)}: upkeep ${signed(amount)}.`;
  });

export const learn: Apply = (tx, _, { effect, mercs }) =>
  mercs.map((merc) => {
    tx.merc(merc).exp += effect.amount ?? 0;
    return `${mercName(tx.state, merc)}: ${signed(effect.amount ?? 0)} EXP.`;
  });

export const change: Apply = (tx, act, { effect, mercs }) =>
  mercs.map((merc) => {
    if (effect.weeks !== undefined) {
      addLasting(tx, merc, act, effect);
    } else {
      const row = tx.merc(merc);
      row.alignment = effect.alignment ?? row.alignment;
      row.types = effect.types ?? row.types;
      row.gender = effect.gender ?? row.gender;
    }
    const now = [effect.alignment, effect.types?.join(' and '), effect.gender].filter((one) => one !== undefined);
    return `${mercName(tx.state, merc)} is now ${listed(now)}.`;
  });

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
