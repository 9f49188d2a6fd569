import type { Viewer } from '../kernel/ruleset';
import type { Ruling } from '../kernel/ruling';
import { sentence } from './argument';
import { battleOf } from './battle-record';
import { changedMeans, changedValues } from './changed';
import { type Barrier, barrierToUse, declarationBarrier, usesLeftOf } from './commands';
import { readyOf } from './cooldowns';
import { costRefusal, dueNow } from './costs';
import { rosterRefusal } from './fielding';
import { immunitiesOf } from './immunity';
import { abilityOf, abilityState, cardOf, heldOf, mercOf, sourcesOf } from './lookup';
import { firstOf } from './matches';
import { isStolen, stretchOfType, typeOf } from './meta';
import { pronounsOf } from './pronouns';
import { holds } from './removals';
import { playsForPoints, pointsRefusal } from './resource';
import { assistsOf, feesOf } from './rosters';
import { isPureSupport, sideOf } from './sides';
import type { MatchState, Source, State, TeamState } from './state';
import { rulingsOf } from './transaction';
import { turnedBy } from './turned';
import { infrastructureOf, realIncomeOf, statusesOf, traitsOf, upkeepOf, writeupOf } from './values';
import type { AbilityView, BidView, MatchView, MercView, RosterView, Sealed, TeamView, View } from './view';

/** What one viewer may see of a week, name by name: what is not put in here stays hidden. */
export function view(state: State, viewer: Viewer): View {
  return {
    week: state.week,
    phase: state.phase,
    day: state.day,
    dayOfPhase: state.dayOfPhase,
    closesAt: state.closesAt,
    rostersLocked: state.rostersLocked,
    settings: state.setup.settings,
    teams: Object.fromEntries(state.teams.map((team) => [team.key, teamView(state, team, viewer)])),
    mercs: Object.fromEntries(Object.keys(state.setup.mercs).map((key) => [key, mercView(state, key)])),
    matches: state.matches.map((match) => matchView(state, match)),
    rulings: rulingsOf(state).filter((ruling) => maySee(state, viewer, ruling)),
    adjustments: state.adjustments,
  };
}

/** Whether a team's secrets are open to a viewer: to itself, to the record, and to all once the rosters are locked. */
const opens = (state: State, viewer: Viewer, team: string): boolean =>
  state.rostersLocked || viewer.kind === 'record' || (viewer.kind === 'leader' && viewer.team === team);

const maySee = (state: State, viewer: Viewer, { secretOf }: Ruling): boolean =>
  secretOf === null || opens(state, viewer, secretOf);

function teamView(state: State, team: TeamState, viewer: Viewer): TeamView {
  const { name, leader, pool } = state.setup.teams[team.key] ?? { name: team.key, leader: team.key, pool: '' };
  const open = opens(state, viewer, team.key);
  return {
    key: team.key,
    name,
    leader,
    gp: team.gp,
    points: playsForPoints(state.setup.settings) ? team.points : null,
    infrastructure: infrastructureOf(state, team.key),
    changed: changedMeans(state, team.key),
    realIncome: realIncomeOf(state, team.key),
    pool,
    terrains: team.terrains.map((terrain) => ({ name: terrain.name, outUntil: terrain.outUntil })),
    mercs: team.mercs,
    ledger: team.ledger,
    roster: sealed(open, rosterView(state, team)),
    bid: sealed(open, bidView(team)),
    match: team.match === null ? null : matchKey(state.matches[team.match]),
  };
}

function sealed<T>(open: boolean, value: T | null): Sealed<T> {
  if (value === null) return { state: 'none' };
  return open ? { state: 'open', value } : { state: 'sealed' };
}

function rosterView(state: State, { key, roster, fielded, assists, fee }: TeamState): RosterView | null {
  if (state.rostersLocked) {
    if (fielded.length === 0) return null;
    return { mercs: fielded.filter((merc) => !assists.includes(merc)), assists, fee, locked: true };
  }
  if (!roster) return null;
  const along = assistsOf(state, key, roster.mercs);
  return { mercs: roster.mercs, assists: along, fee: feesOf(state, key, [...roster.mercs, ...along]), locked: false };
}

const bidView = ({ bid }: TeamState): BidView | null => bid && { terrain: bid.terrain, gp: bid.gp };

const matchKey = (match: MatchState | undefined): string | null =>
  match ? `${match.attacker} vs ${match.defender}` : null;

const matchView = (state: State, match: MatchState): MatchView => ({
  key: `${match.attacker} vs ${match.defender}`,
  attacker: match.attacker,
  defender: match.defender,
  tier: match.tier,
  deferred: match.deferred,
  first: firstOf(match),
  turn: state.phase === 'Wartime' ? match.turn : null,
  terrain: match.terrain,
  winner: match.winner,
  facts: match.facts,
  battle: match.battle ?? (state.rostersLocked ? battleOf(state, match) : null),
});

function mercView(state: State, key: string): MercView {
  const merc = mercOf(state, key);
  const card = cardOf(state, key);
  const side = sideOf(state, key);
  const traits = traitsOf(state, key);
  const third = side === null && holds(state, key, 'Subverted');
  const refusal =
    side === null
      ? {
          text: third
            ? `${turnedBy(state, key)?.text ?? card.name}, who takes the field by ${pronounsOf(state, key).self}`
            : `${card.name} is in no team`,
        }
      : rosterRefusal(state, key, side);
  return {
    key,
    name: card.name,
    aka: card.aka ?? [],
    team: merc.team,
    side: third ? 'third party' : side,
    controller: side,
    alignment: traits.alignment,
    types: traits.types,
    gender: traits.gender,
    upkeep: upkeepOf(state, key),
    hired: merc.hired,
    writeup: writeupOf(state, key),
    exp: merc.exp,
    status: statusesOf(state, key),
    changed: changedValues(state, key),
    rosterable: refusal === null,
    whyNot: refusal && sentence(refusal.text),
    immune: immunitiesOf(state, key),
    linkedTo: merc.linkedTo,
    pureSupport: isPureSupport(state, key),
    assists: card.assists ?? null,
    customization: merc.customization,
    paidDown: merc.paidDown,
    abilities: sourcesOf(state, key).map((source) => abilityView(state, source)),
  };
}

function abilityView(state: State, source: Source): AbilityView {
  const { def } = abilityOf(state, source.ability);
  const used = abilityState(state, source);
  const by = sideOf(state, source.holder);
  const barrier = by === null ? null : lastingBarrier(state, source, declarationBarrier(state, source, by));
  const unpaid =
    by === null || barrier ? null : (costRefusal(state, by, dueNow(def.costs)) ?? pointsRefusal(state, source, by));
  const why = barrier ?? unpaid;
  return {
    key: source.ability,
    name: def.name,
    type: typeOf(state, source),
    definition: def,
    ready: readyOf(state, source),
    usable: by !== null && why === null,
    why: by === null ? 'Nobody commands it.' : why && sentence(why.text),
    state: stateOf(state, source, barrier, by !== null && unpaid === null, used?.waits ?? 0),
    holder: holderOf(state, source),
    held: heldHow(state, source),
    choice: used?.choice ?? null,
    usesLeft: usesLeftOf(state, source),
  };
}

/** Out of its phase, what keeps it from being used when its phase comes as well: that matters more than the phase. */
function lastingBarrier(state: State, source: Source, barrier: Barrier | null): Barrier | null {
  if (barrier?.kind !== 'closed' || stretchOfType(typeOf(state, source)) === null) return barrier;
  const behind = barrierToUse(state, source);
  if (behind === null || behind.kind === 'resting' || behind.kind === 'used') return barrier;
  const passes = behind.kind === 'off' && mercOf(state, source.holder).status.some(({ during }) => during !== 'week');
  return passes ? barrier : behind;
}

function heldHow(state: State, { holder, ability }: Source): AbilityView['held'] {
  const held = abilityOf(state, ability).owner === holder ? undefined : heldOf(mercOf(state, holder), ability);
  return held ? { how: held.how, until: held.until } : null;
}

function stateOf(
  state: State,
  source: Source,
  barrier: Barrier | null,
  able: boolean,
  waits: number,
): AbilityView['state'] {
  if (barrier?.kind === 'armed' || barrier?.kind === 'always') {
    if (readyOf(state, source) > state.week) return 'resting';
    return barrier.kind;
  }
  if (!barrier) return able ? 'ready' : 'off';
  return waits > 0 && barrier.kind !== 'stolen' && barrier.kind !== 'gone' ? 'waiting' : barrier.kind;
}

/** Who has it to use: the thief of a stolen one. */
function holderOf(state: State, source: Source): string {
  const owner = abilityOf(state, source.ability).owner === source.holder;
  return owner && isStolen(state, source) ? (abilityState(state, source)?.stolen?.by ?? source.holder) : source.holder;
}
