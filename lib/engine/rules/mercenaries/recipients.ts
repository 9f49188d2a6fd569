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

/** Whom an effect goes to: mercs, or whole teams where no merc is singled out. */
export interface Recipients {
  readonly mercs: readonly string[];
  readonly teams: readonly string[];
}

export function recipientsOf(state: State, act: Act, effect: Effect, targets: readonly string[]): Recipients {
  const to = recipientOf(act, effect);
  switch (to) {
    case 'target':
      return { mercs: targets, teams: [] };
    case 'user':
      return { mercs: [act.user], teams: [] };
    case 'cause':
      return { mercs: act.use.cause?.merc ? [act.use.cause.merc] : [], teams: [] };
    case 'struck':
      return { mercs: act.use.cause?.struck ?? [], teams: [] };
    default:
      return inTeams(state, act, effect, to);
  }
}

export function recipientOf(act: Act, effect: Effect): Recipient {
  const to = effect.to ?? 'target';
  return to === 'target' && act.def.global ? globalRecipient(act.def) : to;
}

function inTeams(state: State, act: Act, effect: Effect, to: Recipient): Recipients {
  const teams = teamsOf(state, act.user, to);
  const whole = isOfTeam(effect) || (isTold(effect) && to !== 'allies' && to !== 'enemies');
  if (whole) return { mercs: [], teams };
  const members = teams.flatMap((team) => (isBattle(act.type) ? fieldedOf(state, team) : membersOf(state, team)));
  const own = to === 'allies' && !members.includes(act.user) ? [act.user] : [];
  return { mercs: [...own, ...members].filter((merc) => supportAllows(state, act.def, act.type, merc)), teams: [] };
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
