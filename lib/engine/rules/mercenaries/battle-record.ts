import { sentence } from './argument';
import { changedValues } from './changed';
import { mercName, mercOf, teamName, teamOf } from './lookup';
import { byOrigin, firstOrigin, linkTo, type Origin } from './origin';
import { latestOf, markOf, type Refusal, takenOut } from './removals';
import { sideOf } from './sides';
import type { Dropped, MatchState, State } from './state';
import type { Transaction } from './transaction';
import { statusesOf, traitsOf, upkeepOf, writeupOf } from './values';
import type { BattleMerc, BattleSide, BattleView } from './view';

/**
 * The battle of a match as a record: what voters judged stays on its page as it was, whatever Results, the weeks after or
 * an admin's hand make of its mercs.
 */

/** Notes who leads the teams as the battles begin. */
export function noteLeaders(tx: Transaction, leaders: Readonly<Record<string, string>>): void {
  const { matches, setup } = tx.state;
  const named = (team: string): string => leaders[team] ?? setup.teams[team]?.leader ?? team;
  for (const [place, { attacker, defender }] of matches.entries()) {
    tx.match(place).leaders = [named(attacker), named(defender)];
  }
}

/** Keeps each battle as it stands, since it is over. */
export function keepBattles(tx: Transaction): void {
  for (const [place, match] of tx.state.matches.entries()) tx.match(place).battle = battleOf(tx.state, match);
}

/** A match's battle as it stands now; asked once the rosters are locked. */
export function battleOf(state: State, { attacker, defender, leaders }: MatchState): BattleView {
  const side = (team: string, leader: string | undefined): BattleSide => ({
    team,
    leader: leader ?? state.setup.teams[team]?.leader ?? team,
    mercs: mercsOf(state, team),
  });
  return {
    sides: [side(attacker, leaders?.[0]), side(defender, leaders?.[1])],
    thirdParties: Object.keys(state.setup.mercs)
      .filter((merc) => state.thirdParties.includes(merc))
      .filter((merc) => [attacker, defender].includes(mercOf(state, merc).team ?? '') && isThirdParty(state, merc))
      .map((merc) => mercIn(state, merc, 'third party', thirdPartyOut(state, merc), cameBy(state, merc))),
  };
}

const isThirdParty = (state: State, merc: string): boolean =>
  sideOf(state, merc) === null && markOf(state, merc, 'Subverted') !== undefined;

function mercsOf(state: State, team: string): BattleMerc[] {
  const { fielded, assists, borrowed, dropped } = teamOf(state, team);
  const along = Object.keys(state.setup.mercs).filter(
    (merc) => borrowed.includes(merc) && sideOf(state, merc) === team && mercOf(state, merc).fielded,
  );
  return [
    ...fielded.map((merc) => {
      const foreign = mercOf(state, merc).team !== team;
      const how = foreign ? 'came over' : assists.includes(merc) ? 'assist' : 'named';
      return mercIn(state, merc, how, outOf(state, merc, team), foreign ? cameBy(state, merc) : null);
    }),
    ...along
      .filter((merc) => !fielded.includes(merc))
      .map((merc) => mercIn(state, merc, 'came over', outOf(state, merc, team), cameBy(state, merc))),
    ...dropped.map((one) => mercIn(state, one.merc, 'stayed', stayed(one), null)),
  ];
}

type Why = BattleMerc['out'];

const why = (refusal: Refusal | null): Why =>
  refusal && { text: sentence(refusal.text), ruling: refusal.links?.[0] ?? null };

const stayed = ({ text, ruling }: Dropped): Why => ({ text: sentence(text), ruling });

/** Why one who took the field fights for its side no more; null while it does. */
function outOf(state: State, merc: string, team: string): Why {
  const removed = why(takenOut(state, merc));
  if (removed) return removed;
  if (!mercOf(state, merc).fielded)
    return { text: sentence(`${mercName(state, merc)} is not in the battle`), ruling: null };
  return sideOf(state, merc) === team ? null : cameBy(state, merc);
}

const thirdPartyOut = (state: State, merc: string): Why =>
  why(takenOut(state, merc)) ??
  (mercOf(state, merc).fielded
    ? null
    : { text: sentence(`${mercName(state, merc)} stayed away from the battle`), ruling: null });

/** By what a merc fights for another team, or for nobody; null where it fights for its own. */
function cameBy(state: State, merc: string): Why {
  const mark = latestOf(state, merc, ['Possessed', 'Subverted']);
  if (!mark) return null;
  const origin = mercOf(state, merc)
    .status.filter((one) => one.status === mark.status && one.by === mark.by && one.until >= state.week)
    .reduce<Origin | null>((found, one) => firstOrigin(found, one.origin), null);
  const by = byOrigin(state, origin);
  const text =
    mark.status === 'Possessed' && mark.by !== null
      ? `${mercName(state, merc)} was possessed${by} and fights for ${teamName(state, mark.by)}`
      : `${mercName(state, merc)} was subverted${by} and fights for nobody`;
  return { text: sentence(text), ruling: linkTo(origin)[0] ?? null };
}

function mercIn(state: State, merc: string, how: BattleMerc['how'], out: Why, came: Why): BattleMerc {
  const { alignment, types } = traitsOf(state, merc);
  const { team: home, paidDown } = mercOf(state, merc);
  return {
    merc,
    how,
    home,
    out,
    came,
    alignment,
    types,
    upkeep: upkeepOf(state, merc),
    paidDown,
    status: statusesOf(state, merc),
    writeup: writeupOf(state, merc),
    changed: changedValues(state, merc),
  };
}
