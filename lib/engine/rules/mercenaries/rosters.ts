import { bounded } from '../kernel/numbers';
import { some } from '../kernel/say';
import { lateBy } from './deadline';
import { assistedBy, isAssist, rosterRefusal } from './fielding';
import { findMerc, findTeam, listed, matchOf, mercName, mercNames, teamName, teamOf } from './lookup';
import { allowed, refuse } from './refusals';
import { barred, type Refusal } from './removals';
import { sideOf } from './sides';
import type { State } from './state';
import { TIER_LIMITS } from './terms';
import { baseTraits } from './traits';
import type { Transaction } from './transaction';
import { upkeepOf } from './values';

/** Rosters: saved at any time until the lock, at which all falls due (`glossary:roster`, `glossary:tiers`). */

/** GP that a team pays for a merc beyond the tier's limit; an Assist without an upkeep of its own has none. */
export function feeOf(state: State, team: string, merc: string): number {
  return bounded(pointsOver(state, team, merc) * state.setup.settings.payDownFee);
}

/** Points of upkeep above the limit of the team's match. */
function pointsOver(state: State, team: string, merc: string): number {
  const tier = matchOf(state, team)?.tier ?? 'High';
  const free = isAssist(state, merc) && baseTraits(state, merc).upkeep === 0;
  return Math.max(0, (free ? 0 : upkeepOf(state, merc)) - (TIER_LIMITS[tier] ?? Number.POSITIVE_INFINITY));
}

export const feesOf = (state: State, team: string, mercs: readonly string[]): number =>
  mercs.reduce((sum, merc) => sum + feeOf(state, team, merc), 0);

/** Takes a roster in place of the one before, or refuses it as a whole. */
export function saveRoster(tx: Transaction, by: string, mercs: readonly string[]): void {
  const { state, entry } = tx;
  const named = [...new Set(mercs)];
  const attempted = { about: 'roster', by, targets: named, secret: true };
  const refusal = lateBy(state, entry.at) ?? refusalOf(state, by, named);
  if (!allowed(tx, attempted, refusal) || !findTeam(state, by)) return;
  const known = named.filter((merc) => findMerc(state, merc));
  tx.team(by).roster = { entry: entry.id, at: entry.at, mercs: known, forced: refusal !== null };
}

/** Why a team cannot save this roster now; null where it can. */
export function refusalOf(state: State, by: string, mercs: readonly string[]): Refusal | null {
  const team = findTeam(state, by);
  if (!team) return { text: `there is no team ${by}`, cites: ['glossary:roster'] };
  if (state.rostersLocked || state.phase === 'Battles' || state.phase === 'Results' || state.phase === 'Closed') {
    return { text: 'the rosters are locked', cites: ['glossary:roster'] };
  }
  if (team.match === null) {
    return { text: `${teamName(state, by)} has no match this week`, cites: ['glossary:roster', '2b:enemy'] };
  }
  for (const merc of mercs) {
    const refusal = memberRefusal(state, by, merc, mercs);
    if (refusal) return { ...refusal, cites: ['glossary:roster', ...refusal.cites] };
  }
  const cap = state.setup.settings.rosterCap;
  const counted = mercs.filter((merc) => !isAssist(state, merc)).length;
  if (counted > cap) {
    const text = `the roster of ${teamName(state, by)} names ${some(counted, 'merc')}, and a roster may have ${cap}`;
    return { text, cites: ['glossary:roster', 'glossary:assist'] };
  }
  return feeRefusal(state, by, mercs);
}

function memberRefusal(state: State, by: string, merc: string, mercs: readonly string[]): Refusal | null {
  if (!findMerc(state, merc)) return { text: `there is no merc ${merc}`, cites: ['glossary:roster'] };
  const refusal = rosterRefusal(state, merc, by);
  if (refusal) return { ...refusal, text: `${refusal.text}, so the roster is refused as a whole` };
  const goesWith = assistedBy(state, merc);
  if (goesWith === merc || mercs.includes(goesWith)) return null;
  const text = `${mercName(state, merc)} is an Assist and goes nowhere without ${mercName(state, goesWith)}`;
  return { text, cites: ['glossary:assist'] };
}

function feeRefusal(state: State, by: string, mercs: readonly string[]): Refusal | null {
  const fee = feesOf(state, by, mercs);
  const { gp } = teamOf(state, by);
  if (fee === 0 || fee <= gp) return null;
  const tier = matchOf(state, by)?.tier ?? 'High';
  const over = mercs.filter((merc) => feeOf(state, by, merc) > 0);
  return {
    text: `in ${tier} Tier ${mercNames(state, over)} would cost a fee of ${fee} GP and ${teamName(state, by)} has ${gp}`,
    cites: ['glossary:tiers', 'glossary:gp', 'glossary:roster'],
  };
}

/**
 * Locks the rosters: who was Removed since drops out, a fee that can no longer be paid refuses the roster as a whole,
 * and Assists come along with their mercs (`glossary:assist`).
 */
export function lockRosters(tx: Transaction): void {
  for (const { key, roster, match } of tx.state.teams) {
    if (!roster || match === null) continue;
    const { state } = tx;
    const { named, assists, out, refusal } = rosterDue(state, key, roster.mercs);
    tx.team(key).dropped = out.map(({ merc, refusal: { text, links } }) => ({
      merc,
      text,
      ruling: links?.[0] ?? null,
    }));
    if (refusal && !roster.forced) {
      const text = `the roster of ${teamName(state, key)} was refused at the lock`;
      tx.team(key).dropped = roster.mercs.map((merc) => ({ merc, text, ruling: roster.entry }));
      refuse(
        tx,
        { id: roster.entry, entry: roster.entry, at: roster.at, about: 'roster', by: key, targets: roster.mercs },
        refusal,
      );
      continue;
    }
    field(tx, key, named, assists);
  }
  for (const merc of tx.state.thirdParties) {
    if (sideOf(tx.state, merc) === null && barred(tx.state, merc) === null) tx.merc(merc).fielded = true;
  }
}

/** What a roster comes to as its mercs stand now. */
export interface RosterDue {
  /** Those of it who may take the field, and the Assists who come along. */
  readonly named: readonly string[];
  readonly assists: readonly string[];
  /** Those who drop out of it, each with why. */
  readonly out: readonly { readonly merc: string; readonly refusal: Refusal }[];
  /** Why it is refused as a whole: its fee cannot be paid; null: it can. */
  readonly refusal: Refusal | null;
}

/** The look at a roster that the lock takes, for whoever asks before it. */
export function rosterDue(state: State, team: string, mercs: readonly string[]): RosterDue {
  const still = mercs.filter((merc) => rosterRefusal(state, merc, team) === null);
  const named = still.filter((merc) => still.includes(assistedBy(state, merc)));
  const assists = comingAlong(state, team, named);
  return {
    named,
    assists,
    out: mercs
      .filter((merc) => !named.includes(merc))
      .map((merc) => ({ merc, refusal: rosterRefusal(state, merc, team) ?? staysHome(state, merc, team) })),
    refusal: feeRefusal(state, team, [...named, ...assists]),
  };
}

/** Why an Assist whom the roster names does not take the field: its merc does not. */
function staysHome(state: State, assist: string, team: string): Refusal {
  const goesWith = assistedBy(state, assist);
  return {
    text: `${mercName(state, assist)} is an Assist and stays home with ${mercName(state, goesWith)}`,
    cites: ['glossary:assist'],
    links: rosterRefusal(state, goesWith, team)?.links ?? [],
  };
}

/** Assists go into battle with their merc whether the roster names them or not. */
function comingAlong(state: State, team: string, named: readonly string[]): string[] {
  const { mercs, borrowed } = teamOf(state, team);
  return [...mercs, ...borrowed].filter(
    (merc) =>
      isAssist(state, merc) &&
      !named.includes(merc) &&
      named.includes(assistedBy(state, merc)) &&
      rosterRefusal(state, merc, team) === null,
  );
}

function field(tx: Transaction, team: string, named: readonly string[], assists: readonly string[]): void {
  const { state } = tx;
  const all = [...named, ...assists];
  const paid = all.filter((merc) => pointsOver(state, team, merc) > 0);
  const fee = feesOf(state, team, all);
  if (fee > 0) tx.book(team, 'fee', -fee, `Tier fee for ${listed(paid.map((merc) => mercName(state, merc)))}`, null);
  const row = tx.team(team);
  row.fielded = all;
  row.assists = [...assists];
  row.fee = fee;
  for (const merc of all) tx.merc(merc).fielded = true;
  for (const merc of paid) tx.merc(merc).paidDown = true;
}

/** Assists that a saved roster brings along, for the team's own eyes. */
export const assistsOf = (state: State, team: string, mercs: readonly string[]): string[] =>
  comingAlong(state, team, mercs);
