import { type Act, isBattle } from './act';
import type { Effect } from './effects';
import { fieldedOf } from './fielding';
import { isOfTeam, isTold } from './kinds';
import { opponentOf } from './lookup';
import { globalRecipient } from './passives';
import { membersOf, sideOf } from './sides';
import type { State } from './state';
import { supportAllows } from './targeting';
import type { Recipient } from './terms';
import { kindOfTarget } from './things';

/** Whom an effect goes to: mercs, or whole teams where no merc is singled out. */
export interface Recipients {
  readonly mercs: readonly string[];
  readonly teams: readonly string[];
  readonly terrains: readonly string[];
}

export function recipientsOf(state: State, act: Act, effect: Effect, targets: readonly string[]): Recipients {
  const to = recipientOf(act, effect);
  switch (to) {
    case 'target':
      return ofTargets(state, act, effect, targets);
    case 'user':
      return onMercs([act.user]);
    case 'cause':
      return onMercs(act.use.cause?.merc ? [act.use.cause.merc] : []);
    case 'struck':
      return onMercs(act.use.cause?.struck ?? []);
    default:
      return inTeams(state, act, effect, { to, teams: teamsOf(state, act.user, to) });
  }
}

export function recipientOf(act: Act, effect: Effect): Recipient {
  const to = effect.to ?? 'target';
  return to === 'target' && act.def.global ? globalRecipient(act.def) : to;
}

const onMercs = (mercs: readonly string[]): Recipients => ({ mercs, teams: [], terrains: [] });

/** What an effect falls on of what its ability is aimed at: mercs, terrains, or teams, whole or merc by merc. */
function ofTargets(state: State, act: Act, effect: Effect, targets: readonly string[]): Recipients {
  switch (kindOfTarget(act.def)) {
    case 'terrain':
      return { mercs: [], teams: [], terrains: targets };
    case 'team':
      return inTeams(state, act, effect, { to: 'target', teams: targets });
    default:
      return onMercs(targets);
  }
}

interface Wide {
  readonly to: Recipient;
  readonly teams: readonly string[];
}

function inTeams(state: State, act: Act, effect: Effect, { to, teams }: Wide): Recipients {
  const whole = isOfTeam(effect) || (isTold(effect) && to !== 'allies' && to !== 'enemies');
  if (whole) return { mercs: [], teams, terrains: [] };
  const members = teams.flatMap((team) => (isBattle(act.type) ? fieldedOf(state, team) : membersOf(state, team)));
  const own = to === 'allies' && !members.includes(act.user) ? [act.user] : [];
  return {
    mercs: [...own, ...members].filter((merc) => supportAllows(state, act.def, act.type, merc)),
    teams: [],
    terrains: [],
  };
}

function teamsOf(state: State, user: string, to: Recipient): string[] {
  const side = sideOf(state, user);
  const opponent = opponentOf(state, side);
  const teams = Object.keys(state.setup.teams);
  switch (to) {
    case 'allies':
      return [side].filter((team) => team !== null);
    case 'enemies':
      return [opponent].filter((team) => team !== null);
    case 'both teams':
      return [side, opponent].filter((team) => team !== null);
    case 'every team':
      return teams;
    case 'pool': {
      const pool = side === null ? null : state.setup.teams[side]?.pool;
      return teams.filter((team) => state.setup.teams[team]?.pool === pool);
    }
    default:
      return [];
  }
}
