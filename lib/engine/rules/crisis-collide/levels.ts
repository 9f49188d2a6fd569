import { bounded } from '../kernel/numbers';
import type { ClauseId } from '../kernel/ruling';
import { type Board, body, type Ground } from './board';
import type { Move, StandingEffect } from './effects';
import type { Ban, Figure, Influence } from './record';
import type { Laid } from './setup';
import { type Act, type DamageType, type Level, opposite, SIDES, type SideIndex } from './terms';

/**
 * Which effect wins (level:order): an ability's over a trait's over the field's over the rules of the game.
 * At one level "cannot" beats "can" (level:cannot), and of two that each set a number the later one holds
 * (level:later). Set at the same moment by two sources, the lower number holds: as with "cannot", what
 * restricts more prevails.
 */

/** A standing effect that bears on one fighter now. */
export interface Applied {
  readonly effect: StandingEffect;
  readonly level: Level;
  /** When it began, and its place among the effects of one source: later ones hold. */
  readonly moment: number;
  readonly source: string;
  readonly of: string | null;
  readonly ability: string | null;
}

const NOTHING: readonly Applied[] = [];
const STRENGTH_OF: Readonly<Record<Level, number>> = { field: 1, trait: 2, ability: 3 };

/**
 * All standing effects that bear on a fighter: the field's and traits' while it is a combatant in play, and
 * what abilities have laid on it.
 * @param laid what abilities have laid on it, where more than the board knows of is to count
 * @param inPlay who counts as in play on the fighter's own side (to look ahead at one who is due to come in)
 */
export function bearingOn(
  ground: Ground,
  side: SideIndex,
  key: string,
  laid: readonly Laid[] = body(ground, key).laid,
  inPlay = ground.sides[side].active,
): readonly Applied[] {
  const { field, combatants, settings } = ground.setup;
  const own = combatants[inPlay]?.trait ?? null;
  const opponent = ground.sides[opposite(side)].active;
  const theirs = combatants[opponent]?.trait ?? null;
  const here = key === inPlay;
  const benched = settings.benchedTraits === 'active';
  if (laid.length === 0 && (!here || (field.length === 0 && own === null && theirs === null && !benched)))
    return NOTHING;
  const found: Applied[] = [];
  if (here) {
    for (const effect of field)
      found.push({ effect, level: 'field', moment: 0, source: 'field', of: null, ability: null });
    for (const effect of own?.effects ?? NONE)
      if (effect.to !== 'opponent') found.push(ofTrait(effect, ground.sides[side].entered, inPlay));
    for (const effect of theirs?.effects ?? NONE)
      if (effect.to !== 'self') found.push(ofTrait(effect, ground.sides[opposite(side)].entered, opponent));
    if (benched) fromTheBench(ground, side, inPlay, found);
  }
  for (const { effect, moment, user, ability } of laid)
    found.push({ effect, level: 'ability', moment, source: user, of: user, ability });
  return found;
}

/**
 * fighter:trait, `benchedTraits: active`: what the traits of those say who were in play before and wait on the bench. A
 * trait speaks of its owner, who is out of reach there, or of those in play; who is eliminated takes no part.
 */
function fromTheBench(ground: Ground, side: SideIndex, inPlay: string, found: Applied[]): void {
  for (const at of SIDES) {
    const { seen, active, came } = ground.sides[at];
    for (const key of seen) {
      if (key === active || key === inPlay || body(ground, key).hp === 0) continue;
      for (const effect of ground.setup.combatants[key]?.trait?.effects ?? NONE)
        if (effect.to === 'both' || (effect.to === 'opponent' && at !== side))
          found.push(ofTrait(effect, came[key] ?? 0, key));
    }
  }
}

/** What bears on a side's combatant in play, found out once and kept until something changes it. */
export function bearingInPlay(board: Board, side: SideIndex): readonly Applied[] {
  const flank = board.sides[side];
  flank.bearing ??= bearingOn(board, side, flank.active);
  return flank.bearing;
}

const NONE: readonly never[] = [];
const ofTrait = (effect: StandingEffect, moment: number, of: string): Applied => ({
  effect,
  level: 'trait',
  moment,
  source: of,
  of,
  ability: null,
});

/**
 * Whether the effects let a fighter do something. The rules of the game let it do everything but shift a
 * second time in a turn (shift:once).
 * @param acts what must be allowed, as one act: a Crisis Ability is an ability too, so that a ban on either
 *   and a leave for either are weighed against each other by their level
 */
export function permits(bearing: readonly Applied[], acts: readonly Act[]): boolean {
  let level = 0;
  let allowed = !acts.includes('second shift');
  for (const { effect, level: at } of bearing) {
    if (effect.do !== 'can' && effect.do !== 'cannot') continue;
    if (!acts.includes(effect.what)) continue;
    const strength = STRENGTH_OF[at];
    if (strength > level) {
      level = strength;
      allowed = effect.do === 'can';
    } else if (strength === level && effect.do === 'cannot') allowed = false;
  }
  return allowed;
}

/** How effects were weighed against each other: which decided, and which gave way to them (level:order, level:cannot). */
export interface Weighed {
  readonly allowed: boolean;
  readonly by: readonly Influence[];
  readonly beaten: readonly Influence[];
}

/**
 * As `permits`, and tells what decided.
 * @param asked the level at which the thing itself is done: an ability's own effect has that of abilities, so that a
 *   trait cannot keep it from happening; null: it is done by the rules of the game
 */
export function weigh(bearing: readonly Applied[], acts: readonly Act[], asked: Level | null = null): Weighed {
  let level = asked === null ? 0 : STRENGTH_OF[asked];
  let allowed = asked !== null || !acts.includes('second shift');
  const about = bearing.filter(
    ({ effect }) => (effect.do === 'can' || effect.do === 'cannot') && acts.includes(effect.what),
  );
  for (const { effect, level: at } of about) {
    const strength = STRENGTH_OF[at];
    if (strength > level) {
      level = strength;
      allowed = effect.do === 'can';
    } else if (strength === level && effect.do === 'cannot') allowed = false;
  }
  const says = ({ effect }: Applied) => effect.do === 'can';
  return {
    allowed,
    by: about.filter((one) => says(one) === allowed && STRENGTH_OF[one.level] === level).map(influence),
    beaten: about.filter((one) => says(one) !== allowed).map(influence),
  };
}

/** What keeps a fighter from doing something: what forbids it, and what would have allowed it. */
export function banOn(bearing: readonly Applied[], acts: readonly Act[]): Ban {
  const { by, beaten } = weigh(bearing, acts);
  return beaten.length === 0 ? { by } : { by, beaten };
}

/** The clauses of a ban: where something would have allowed it, why it gave way as well. */
export const banCites = ({ beaten = NONE }: Ban): readonly ClauseId[] => (beaten.length === 0 ? BAN : BAN_OVER);
const BAN: readonly ClauseId[] = ['level:forbidden', 'level:cannot'];
const BAN_OVER: readonly ClauseId[] = [...BAN, 'level:order'];

/** Whether of two effects that set one number the second holds over the first. */
function holdsOver(later: Applied, earlier: Applied, isLower: boolean): boolean {
  const difference = STRENGTH_OF[later.level] - STRENGTH_OF[earlier.level];
  if (difference !== 0) return difference > 0;
  if (later.moment !== earlier.moment) return later.moment > earlier.moment;
  return later.source === earlier.source || isLower;
}

/** The number that a strength or a resistance is now (damage:modifiers). `type` is the ability's. */
export function figure(
  base: number,
  bearing: readonly Applied[],
  stat: 'strength' | 'resistance',
  type: DamageType,
): Figure {
  if (bearing.length === 0) return plain(base);
  let holder: Applied | null = null;
  let set: number | null = null;
  let times = 1;
  let plus = 0;
  const changes: Applied[] = [];
  let beaten: Applied[] | null = null;
  for (const applied of bearing) {
    const { effect } = applied;
    if (effect.do === 'modify' && effect.stat === stat && (effect.type ?? type) === type) {
      times = bounded(times * (effect.times ?? 1));
      plus = bounded(plus + (effect.add ?? 0));
      changes.push(applied);
    } else if (effect.do === 'set' && effect.stat === stat && (effect.type ?? type) === type) {
      if (holder === null || set === null || holdsOver(applied, holder, effect.value < set)) {
        if (holder !== null) beaten = [...(beaten ?? NONE), holder];
        holder = applied;
        set = effect.value;
      } else beaten = [...(beaten ?? NONE), applied];
    }
  }
  if (holder === null && changes.length === 0) return plain(base);
  return {
    base,
    set,
    times,
    plus,
    value: bounded(bounded((set ?? base) * times) + plus),
    by: influences(holder, changes),
    beaten: beaten === null ? NO_INFLUENCE : beaten.map(influence),
    cites: beaten === null ? UNCONTESTED : CONTESTED,
  };
}

const UNCONTESTED: readonly ClauseId[] = ['damage:modifiers'];
const CONTESTED: readonly ClauseId[] = ['damage:modifiers', 'level:order', 'level:later'];
const NO_INFLUENCE: readonly Influence[] = [];
const NO_CLAUSE: readonly ClauseId[] = [];
const plain = (base: number): Figure => ({
  base,
  set: null,
  times: 1,
  plus: 0,
  value: base,
  by: NO_INFLUENCE,
  beaten: NO_INFLUENCE,
  cites: NO_CLAUSE,
});

function influences(holder: Applied | null, changes: readonly Applied[]): Influence[] {
  const by: Influence[] = [];
  if (holder !== null) by.push(influence(holder));
  for (const applied of changes) by.push(influence(applied));
  return by;
}

function influence({ effect, level, of, ability }: Applied): Influence {
  const from = { level, of, ability };
  if (effect.do === 'set')
    return effect.stat === 'move' ? { ...from, move: effect.value } : { ...from, set: effect.value };
  if (effect.do !== 'modify') return from;
  return {
    ...from,
    ...(effect.times === undefined ? {} : { times: effect.times }),
    ...(effect.add === undefined ? {} : { add: effect.add }),
  };
}

/** The Move that a combatant has now (move:stat), with what made it so and what gave way to that. */
export interface MoveNow {
  readonly move: Move;
  readonly by: readonly Influence[];
  readonly beaten: readonly Influence[];
}

export function moveNow(base: Move, bearing: readonly Applied[]): MoveNow {
  let holders: readonly Applied[] = NONE;
  let beaten: readonly Applied[] = NONE;
  let move = base;
  for (const applied of bearing) {
    const { effect } = applied;
    if (effect.do !== 'set' || effect.stat !== 'move') continue;
    const holder = holders[0];
    const tied = holder !== undefined && holder.level === applied.level && holder.moment === applied.moment;
    if (tied && holder.source !== applied.source) {
      move = { back: Math.min(move.back, effect.value.back), forward: Math.min(move.forward, effect.value.forward) };
      holders = [...holders, applied];
    } else if (holder === undefined || holdsOver(applied, holder, false)) {
      beaten = [...beaten, ...holders];
      holders = [applied];
      move = effect.value;
    } else beaten = [...beaten, applied];
  }
  return { move, by: holders.map(influence), beaten: beaten.map(influence) };
}
