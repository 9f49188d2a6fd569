import { lateBy } from './deadline';
import { abilityName, findTeam, mercName, teamName, teamOf } from './lookup';
import { allowed, refuse } from './refusals';
import type { Refusal } from './removals';
import type { State, TeamState } from './state';
import { terrainsMeant } from './things';
import { rulingsOf, type Transaction } from './transaction';

/** The battlefield, by secret bid of GP with the rosters (`glossary:terrain`). */

const DEFENDER_BONUS = 3;

/** Takes a bid in place of the one before, or refuses it. */
export function saveBid(tx: Transaction, by: string, terrain: string, gp: number): void {
  const { state, entry } = tx;
  const refusal = lateBy(state, entry.at) ?? early(state, by) ?? bidRefusal(state, by, terrain, gp);
  if (!allowed(tx, { about: 'bid', by, secret: true }, refusal) || !findTeam(state, by)) return;
  tx.team(by).bid = { entry: entry.id, at: entry.at, terrain, gp };
}

function early(state: State, by: string): Refusal | null {
  const team = findTeam(state, by);
  if (!team) return { text: `there is no team ${by}`, cites: ['glossary:terrain'] };
  if (state.rostersLocked || (state.phase !== 'Peacetime' && state.phase !== 'Wartime')) {
    const now = state.phase === 'Closed' ? 'the week is closed' : `this is ${state.phase}`;
    return {
      text: `${teamName(state, by)} may bid for terrain until the rosters are locked, and ${now}`,
      cites: ['glossary:terrain'],
    };
  }
  if (team.match !== null) return null;
  return { text: `${teamName(state, by)} has no match this week`, cites: ['glossary:terrain', '2b:enemy'] };
}

/**
 * Why a bid cannot stand; null where it can. A bid of nothing is always allowed; any other must be there when it falls due.
 * @param fee GP that go to the roster’s fee before it
 */
export function bidRefusal(state: State, by: string, terrain: string, gp: number, fee = 0): Refusal | null {
  const team = teamOf(state, by);
  const own = team.terrains.find(({ name }) => name === terrain);
  const name = teamName(state, by);
  if (!own) return { text: `${name} has no terrain ${terrain}`, cites: ['glossary:terrain'] };
  if ((own.outUntil ?? 0) >= state.week) {
    const closed = closedBy(state, terrain);
    const text = `${terrain} is out of use until the end of week ${own.outUntil}${closed?.said ?? ''} and cannot be bid for`;
    return { text, cites: ['glossary:terrain', '2e:costs'], links: closed ? [closed.ruling] : [] };
  }
  if (gp < 0) return { text: `${name} bids ${gp} GP, and a bid cannot be below 0 GP`, cites: ['glossary:terrain'] };
  if (gp > 0 && fee > 0 && gp <= team.gp && gp > team.gp - fee) {
    return {
      text: `${name} bids ${gp} GP and has ${team.gp}, of which ${fee} go to the roster’s fee first`,
      cites: ['glossary:terrain', 'glossary:tiers', 'glossary:gp'],
    };
  }
  if (gp > 0 && gp > team.gp) {
    return { text: `${name} bids ${gp} GP and has ${team.gp}`, cites: ['glossary:terrain', 'glossary:gp'] };
  }
  return null;
}

/** The ruling of this week that put a terrain out of use, where there is one. */
function closedBy(state: State, terrain: string): { readonly said: string; readonly ruling: string } | null {
  const found = rulingsOf(state).findLast(({ changes }) =>
    changes.some((text) => text.startsWith(`${terrain} is out of use`) || text.startsWith(`${terrain} is given up`)),
  );
  if (!found) return null;
  const by =
    found.ability === null || found.merc === null
      ? ''
      : ` by ${mercName(state, found.merc)}’s ${abilityName(state, found.ability)}`;
  return { said: by, ruling: found.id };
}

/** Compares the bids, once fees are paid: the defender's counts three more, and the winner pays its own. */
export function settleBids(tx: Transaction): void {
  for (const { key, bid } of tx.state.teams) {
    if (!bid) continue;
    const refusal = bidRefusal(tx.state, key, bid.terrain, bid.gp);
    if (!refusal || tx.overrideOf(bid.entry, null)) continue;
    refuse(tx, { id: bid.entry, entry: bid.entry, at: bid.at, about: 'bid', by: key }, refusal);
    tx.team(key).bid = null;
  }
  for (const [place, match] of tx.state.matches.entries()) {
    const attacker = teamOf(tx.state, match.attacker);
    const defender = teamOf(tx.state, match.defender);
    const winner = winnerOf(attacker, defender);
    if (!winner?.bid) continue;
    const { terrain, gp } = winner.bid;
    tx.match(place).terrain = terrain;
    tx.book(winner.key, 'bid', -gp, `Terrain bid for ${terrain}`, null);
  }
}

/** Equal totals go to the defender; a team without a bid has no part in it. */
function winnerOf(attacker: TeamState, defender: TeamState): TeamState | null {
  if (!attacker.bid) return defender.bid ? defender : null;
  if (!defender.bid) return attacker;
  return attacker.bid.gp > defender.bid.gp + DEFENDER_BONUS ? attacker : defender;
}

/**
 * Takes terrains out of use for so many weeks, from the next bids on: the present week is the first of them as long as its bids
 * are not settled. What runs longer already is not cut short.
 * @param terrains by their keys
 * @returns what changed, in sentences
 */
export function closeTerrains(tx: Transaction, terrains: readonly string[], weeks: number): string[] {
  const { week, rostersLocked } = tx.state;
  const until = week + weeks - (rostersLocked ? 0 : 1);
  return terrains.flatMap((terrain) =>
    terrainsMeant(tx.state, terrain).map(({ team, name }) => {
      const row = tx.team(team);
      row.terrains = row.terrains.map((one) =>
        one.name === name ? { ...one, outUntil: Math.max(until, one.outUntil ?? 0) } : one,
      );
      return `${name} is out of use until the end of week ${until}.`;
    }),
  );
}
