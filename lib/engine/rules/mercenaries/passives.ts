import { type Effect, type EffectKind, type EffectOf, isA } from './effects';
import { abilityOf, mercOf, opponentOf, teamOf } from './lookup';
import { passiveOff, passiveOffAtEnd } from './removals';
import type { Ability } from './setup';
import { sideOf, userOf } from './sides';
import type { Source, State } from './state';
import type { Recipient } from './terms';
import { baseTraits, qualifies } from './traits';

/** Passives: never declared, active while their merc is not removed (`2a:passive`). */

export interface PassiveEffect<K extends EffectKind = EffectKind> {
  readonly source: Source;
  readonly effect: EffectOf<K>;
}

/** Kidnapped and possessed mercs' Passives count again when the week is closed. */
export type Moment = 'now' | 'week end';

const NONE: readonly never[] = [];

/** Effects of one kind that active Passives have on a merc, its own and others'. */
export function passivesOn<K extends EffectKind>(
  state: State,
  merc: string,
  kind: K,
  moment: Moment = 'now',
): readonly PassiveEffect<K>[] {
  const { team: home } = mercOf(state, merc);
  const side = sideOf(state, merc);
  const opponent = opponentOf(state, side);
  const own = passiveSources(state, home, kind);
  const allied = side === home ? undefined : passiveSources(state, side, kind);
  const opposed = opponent === home ? undefined : passiveSources(state, opponent, kind);
  const wide = state.wide[kind];
  if (!own && !allied && !opposed && !wide) return NONE;
  const found: PassiveEffect<K>[] = [];
  for (const sources of [own, allied, opposed])
    if (sources) collect(state, sources, false, { merc, kind, moment }, found);
  if (wide) collect(state, wide, true, { merc, kind, moment }, found);
  return found;
}

/** A team's Passives with effects of a kind; undefined where it has none. */
export const passiveSources = (state: State, team: string | null, kind: EffectKind): readonly Source[] | undefined =>
  team === null ? undefined : teamOf(state, team).watch.passives[kind];

interface Wanted<K extends EffectKind> {
  readonly merc: string;
  readonly kind: K;
  readonly moment: Moment;
}

function collect<K extends EffectKind>(
  state: State,
  sources: readonly Source[],
  wide: boolean,
  { merc, kind, moment }: Wanted<K>,
  found: PassiveEffect<K>[],
): void {
  for (const source of sources) {
    for (const effect of activeEffects(state, source, kind, moment)) {
      if (isWide(state, source, effect) === wide && reaches(state, source, effect, merc))
        found.push({ source, effect });
    }
  }
}

/** Whether a Passive's effect goes beyond its own match, so that it stands in the state's own list. */
export function isWide(state: State, { ability }: Source, effect: Effect): boolean {
  const recipient = passiveRecipient(abilityOf(state, ability).def, effect);
  return recipient === 'every team' || recipient === 'pool';
}

/** The effects of one kind that a Passive has while it is active: a Pure Support's is used by its linked merc (`2g:pure-support`). */
export function activeEffects<K extends EffectKind>(
  state: State,
  source: Source,
  kind: K,
  moment: Moment,
): readonly (Effect & EffectOf<K>)[] {
  const off = moment === 'now' ? passiveOff : passiveOffAtEnd;
  if (off(state, source.holder)) return [];
  const user = userOf(state, source.holder);
  if (user === null || (user !== source.holder && off(state, user))) return [];
  return (abilityOf(state, source.ability).def.effects ?? []).filter((effect) => isA(kind, effect));
}

/** Whom a Passive's effect goes to: where it names nobody, the user, or the whole team that it is for. */
export function passiveRecipient(ability: Ability, effect: Effect): Recipient {
  if (effect.to && effect.to !== 'target') return effect.to;
  if (ability.quantity !== 'Teamwide') return ability.global ? globalRecipient(ability) : 'user';
  if (ability.selection?.includes('Enemy Only')) return 'enemies';
  return ability.selection?.includes('Ally Only') ? 'allies' : 'both teams';
}

export const globalRecipient = (ability: Ability): Recipient =>
  ability.global === 'Peacetime' ? 'every team' : 'both teams';

function reaches(state: State, source: Source, effect: Effect, merc: string): boolean {
  const { def } = abilityOf(state, source.ability);
  const user = userOf(state, source.holder);
  if (user === null) return false;
  const recipient = passiveRecipient(def, effect);
  if (recipient === 'user') return user === merc;
  if (def.parameter && !qualifies(def.parameter, baseTraits(state, merc))) return false;
  const mine = sideOf(state, user);
  const theirs = sideOf(state, merc);
  switch (recipient) {
    case 'allies':
      return user === merc || (mine !== null && mine === theirs);
    case 'enemies':
      return theirs !== null && theirs === opponentOf(state, mine);
    case 'both teams':
      return mine !== null && (mine === theirs || theirs === opponentOf(state, mine));
    case 'every team':
      return true;
    case 'pool': {
      const other = theirs ?? mercOf(state, merc).team;
      return mine !== null && other !== null && state.setup.teams[mine]?.pool === state.setup.teams[other]?.pool;
    }
    default:
      return false;
  }
}
