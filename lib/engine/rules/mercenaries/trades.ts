import type { z } from 'zod';
import { inList } from '../kernel/say';
import { giveTo } from './adjust-standing';
import { lateBy } from './deadline';
import type { releaseEntry, tradeEntry } from './entry';
import { cardOf, findMerc, findTeam, mercName, mercOf, teamName } from './lookup';
import { allowed } from './refusals';
import type { Refusal } from './removals';
import type { State } from './state';
import type { Transaction } from './transaction';
import { upkeepOf } from './values';

/**
 * Mercs that leave their team: let go, or exchanged for others and GP. The rulebook has only that GP is what teams pay with
 * (`glossary:gp`). House: whoever leaves is paid this week’s upkeep by the team that it leaves, at once, unless it was hired this week
 * (`glossary:upkeep`), counts as hired this week where it comes to, and moves once a week at most.
 */

/** A team lets a merc go, which is for hire then; its Assists go with it. */
export function letGo(tx: Transaction, { by, merc, at }: z.infer<typeof releaseEntry>): void {
  const { state } = tx;
  const refusal = lateBy(state, at) ?? barred(state, by) ?? leaveRefusal(state, by, merc);
  if (!allowed(tx, { about: 'release', by, merc, targets: [merc] }, refusal) || mayNot(state, by, [merc])) return;
  leave(tx, merc, null);
}

/** Two teams exchange mercs, with their Assists, and GP. */
export function trade(tx: Transaction, entry: z.infer<typeof tradeEntry>): void {
  const { by, with: other, gives, gets, gp, at } = entry;
  const { state } = tx;
  const refusal = lateBy(state, at) ?? tradeRefusal(state, entry);
  if (!allowed(tx, { about: 'trade', by, targets: [...gives, ...gets] }, refusal)) return;
  if (mayNot(state, by, gives) || mayNot(state, other, gets) || by === other) return;
  tx.book(by, 'trade', -gp, `Trade with ${teamName(state, other)}`, null);
  tx.book(other, 'trade', gp, `Trade with ${teamName(state, by)}`, null);
  for (const merc of gives) leave(tx, merc, other);
  for (const merc of gets) leave(tx, merc, by);
}

/** An override lets through what the rules refuse, but nothing that cannot be: a merc that is not there, or not of that team. */
const mayNot = (state: State, team: string, mercs: readonly string[]): boolean =>
  !findTeam(state, team) || mercs.some((merc) => findMerc(state, merc)?.team !== team);

function leave(tx: Transaction, merc: string, to: string | null): void {
  const { team, hired } = mercOf(tx.state, merc);
  if (team === null) return;
  const all = [merc, ...assistsWith(tx.state, merc)];
  for (const one of all) {
    if (hired !== tx.state.week) {
      const upkeep = upkeepOf(tx.state, one, 'week end');
      tx.book(team, 'upkeep', -upkeep, `Upkeep of ${mercName(tx.state, one)}, who leaves`, null);
    }
    giveTo(tx, one, to);
  }
}

/** The Assists of a merc that stand in its team. */
const assistsWith = (state: State, merc: string): string[] =>
  Object.keys(state.setup.mercs).filter(
    (one) => cardOf(state, one).assists === merc && mercOf(state, one).team === mercOf(state, merc).team,
  );

function barred(state: State, team: string): Refusal | null {
  if (state.phase === 'Closed') return { text: 'the week is closed', cites: ['glossary:week'] };
  if (!findTeam(state, team)) return { text: `there is no team ${team}`, cites: ['glossary:gp'] };
  if (state.phase !== 'Battles') return null;
  return { text: 'the battles are being fought, and nobody changes teams meanwhile', cites: ['glossary:week'] };
}

function leaveRefusal(state: State, team: string, merc: string): Refusal | null {
  const row = findMerc(state, merc);
  if (!row) return { text: `there is no merc ${merc}`, cites: ['glossary:gp'] };
  const name = mercName(state, merc);
  if (row.team !== team) return { text: `${name} is no merc of ${teamName(state, team)}`, cites: ['glossary:gp'] };
  const of = cardOf(state, merc).assists;
  if (of !== undefined) {
    return { text: `${name} goes where ${mercName(state, of)} goes, whose Assist it is`, cites: ['glossary:assist'] };
  }
  if (row.hired < state.week) return null;
  return {
    text: `${name} came to ${teamName(state, team)} this week, and may leave it from the next`,
    cites: ['glossary:upkeep'],
  };
}

function tradeRefusal(state: State, { by, with: other, gives, gets, gp }: z.infer<typeof tradeEntry>): Refusal | null {
  const closed = barred(state, by) ?? barred(state, other);
  if (closed) return closed;
  if (by === other) return { text: `${teamName(state, by)} cannot trade with itself`, cites: ['glossary:gp'] };
  if (gives.length + gets.length === 0) return { text: 'no merc changes its team by it', cites: ['glossary:gp'] };
  const twice = [...gives, ...gets].filter((merc, at, all) => all.indexOf(merc) !== at);
  if (twice.length > 0) {
    return {
      text: `it names ${inList(twice.map((merc) => (findMerc(state, merc) ? mercName(state, merc) : merc)))} twice`,
      cites: ['glossary:gp'],
    };
  }
  for (const [team, mercs] of [[by, gives] as const, [other, gets] as const]) {
    for (const merc of mercs) {
      const refusal = leaveRefusal(state, team, merc);
      if (refusal) return refusal;
    }
  }
  const payer = gp > 0 ? by : other;
  const has = findTeam(state, payer)?.gp ?? 0;
  if (Math.abs(gp) <= Math.max(0, has)) return null;
  return { text: `${teamName(state, payer)} is to pay ${Math.abs(gp)} GP and has ${has}`, cites: ['glossary:gp'] };
}
