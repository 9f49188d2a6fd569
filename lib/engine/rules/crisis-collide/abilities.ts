import type { ClauseId } from '../kernel/ruling';
import { type Board, body, combatantOf, headingOf, lay, opposing, sideOfFighter, spaceInPlay } from './board';
import { cite, damageCites, damageOf } from './damage';
import { type AbilityEffect, type InstantEffect, isLasting, type LastingEffect } from './effects';
import { banCites, banOn, bearingInPlay, bearingOn, figure, permits, weigh } from './levels';
import type { Change, Damage, Fact, LaidChange, Remark, Ruled, Use } from './record';
import type { Ability, Laid } from './setup';
import { add, changesOf, read, settle, type Tally } from './tally';
import { type Act, opposite, type Phase, type SideIndex, SPACES } from './terms';

/** An ability that a side is about to use in a phase. */
export interface Action {
  readonly side: SideIndex;
  readonly key: string;
  readonly ability: Ability;
}

export const actionOf = (board: Board, side: SideIndex, key: string): Action => {
  const ability = combatantOf(board.setup, board.sides[side].active).abilities[key];
  if (ability === undefined) throw new Error(`${board.sides[side].active} has no ability ${key}`);
  return { side, key, ability };
};

/** What must be allowed to use it: a Crisis Ability is an ability too. */
export const actsOf = (ability: Ability): readonly Act[] => (ability.cost.of === 'CR' ? CRISIS : ANY);
const CRISIS = ['ability', 'crisis'] as const;
const ANY = ['ability'] as const;

/** An ability that was paid, waiting for the end of its moment. */
interface Performance {
  readonly action: Action;
  readonly tally: Tally;
  readonly hits: readonly string[];
  readonly damage: readonly Damage[];
  readonly laid: readonly (readonly [string, Laid])[];
  readonly notes: readonly LaidChange[];
  readonly remarks: readonly Remark[];
  readonly reach: readonly [number, number] | null;
  readonly space: number;
}

/**
 * Uses the abilities of one moment: one, or two of equal priority, which are both judged on the board before
 * them (ability:tie). Rulings are added to `ruled`.
 */
export function performTogether(
  board: Board,
  phase: Phase,
  actions: readonly Action[],
  against: Use['against'],
  ruled: Ruled[],
): void {
  board.moment += 1;
  const performances: Performance[] = [];
  const headings = [headingOf(board, 0), headingOf(board, 1)] as const;
  for (const action of actions) {
    const hindered = hindrance(board, phase, action);
    if (hindered === null) performances.push(perform(board, action));
    else ruled.push(hindered);
  }
  settle(board, performances[0]?.tally ?? [], performances[1]?.tally ?? []);
  for (const { laid } of performances)
    for (const [key, effect] of laid) lay(board, key, [...body(board, key).laid, effect]);
  const how = against === 'together' && performances.length < 2 ? 'alone' : against;
  for (const performance of performances) ruled.push(performed(board, phase, performance, headings, how));
}

/** Why an ability is not performed at its moment; null where it is (level:forbidden, ability:unpaid). */
function hindrance(board: Board, phase: Phase, { side, key, ability }: Action): Ruled | null {
  const user = board.sides[side].active;
  const { moment } = board;
  if (!permits(bearingInPlay(board, side), actsOf(ability))) {
    const ban = banOn(bearingInPlay(board, side), actsOf(ability));
    const fact: Fact = { about: 'unperformed', why: 'forbidden', ...ban };
    const cites = banCites(ban);
    return { phase, by: side, combatant: user, ability: key, outcome: 'Not performed', cites, moment, fact };
  }
  const { of, amount } = ability.cost;
  const had = of === 'AP' ? body(board, user).ap : board.sides[side].cr;
  if (had >= amount) return null;
  const fact: Fact = { about: 'unpaid', of, cost: amount, had };
  const cites = of === 'AP' ? NO_AP : NO_CR;
  return { phase, by: side, combatant: user, ability: key, outcome: 'Not paid', cites, moment, fact };
}
const NO_AP: readonly ClauseId[] = ['ability:unpaid', 'ability:cost'];
const NO_CR: readonly ClauseId[] = ['ability:unpaid', 'crisis:spend'];

/** Works out all that an ability does, without touching the board. */
function perform(board: Board, action: Action): Performance {
  const { side, ability } = action;
  const user = board.sides[side].active;
  const tally: Tally = [];
  const { of, amount } = ability.cost;
  const sideKey = board.setup.sides[side].key;
  if (amount > 0) add(tally, board, of, of === 'AP' ? user : sideKey, side, 0 - amount);
  if (ability.rate > 0) add(tally, board, 'CR', sideKey, side, ability.rate);
  const space = spaceInPlay(board, side);
  const reach = reachOf(ability, space, headingOf(board, side));
  const hits = reach === null ? NOBODY : hitsOf(board, side, reach);
  const damage = strike(board, action, hits);
  for (const { target, dealt } of damage) add(tally, board, 'HP', target, opposite(side), 0 - dealt);
  const laid: (readonly [string, Laid])[] = [];
  const notes: LaidChange[] = [];
  const bearing = bearingInPlay(board, side);
  const { beaten } = bearing.length === 0 ? UNWEIGHED : weigh(bearing, actsOf(ability));
  const remarks: Remark[] = beaten.length === 0 ? [] : [{ why: 'gave way', of: user, act: 'ability', by: beaten }];
  for (const [index, effect] of ability.effects.entries()) {
    const recipients = recipientsOf(board, action, effect, hits);
    if (effect.to === 'hit' && hits.length === 0 && !remarks.some(({ why }) => why === 'nobody hit'))
      remarks.push({ why: 'nobody hit' });
    if (isLasting(effect)) {
      for (const key of recipients) {
        laid.push([key, layingOf(board, action, effect)]);
        notes.push({ what: 'laid', of: key, effect: index, says: effect });
      }
    } else happen(board, action, effect, recipients, tally, laid, remarks);
  }
  return { action, tally, hits, damage, laid, notes, remarks, reach, space };
}
const NOBODY: readonly string[] = [];
const UNWEIGHED = { beaten: [] } as const;

const layingOf = (board: Board, { side, key }: Action, effect: LastingEffect): Laid => ({
  side,
  user: board.sides[side].active,
  ability: key,
  moment: board.moment,
  effect,
});

/** The spaces from A to B in front of the user, low to high, within the arena (ability:range). */
function reachOf({ range }: Ability, space: number, heading: 1 | -1): readonly [number, number] | null {
  if (range === null) return null;
  const one = space + range.from * heading;
  const other = space + range.to * heading;
  return [Math.max(1, Math.min(one, other)), Math.min(SPACES, Math.max(one, other))];
}

const hitsOf = (board: Board, side: SideIndex, [low, high]: readonly [number, number]): readonly string[] =>
  opposing(board, side).filter((key) => {
    const space = body(board, key).space ?? 0;
    return space >= low && space <= high;
  });

function strike(board: Board, { side, ability }: Action, hits: readonly string[]): readonly Damage[] {
  const { attack, type } = ability;
  if (attack === null || hits.length === 0) return NO_DAMAGE;
  const other = opposite(side);
  const strength = figure(attack.strength, bearingInPlay(board, side), 'strength', type);
  return hits.map((target) => {
    const { resistance } = board.setup.combatants[target] ?? board.setup.fighters[target] ?? NO_RESISTANCE;
    const bearing =
      target === board.sides[other].active ? bearingInPlay(board, other) : bearingOn(board, other, target);
    return damageOf(target, strength, figure(resistance[type], bearing, 'resistance', type), attack.hits);
  });
}
const NO_DAMAGE: readonly Damage[] = [];
const NO_RESISTANCE = { resistance: { Physical: 0, Elemental: 0, Spiritual: 0 } };

function recipientsOf(
  board: Board,
  { side }: Action,
  { to }: AbilityEffect,
  hits: readonly string[],
): readonly string[] {
  const user = board.sides[side].active;
  const opponent = board.sides[opposite(side)].active;
  if (to === 'hit') return hits;
  if (to === 'both') return [user, opponent];
  return [to === 'self' ? user : opponent];
}

/** Carries out an effect that happens at once, on the ability's own tally. */
function happen(
  board: Board,
  { side }: Action,
  effect: InstantEffect,
  recipients: readonly string[],
  tally: Tally,
  laid: readonly (readonly [string, Laid])[],
  remarks: Remark[],
): void {
  if (effect.do === 'push' || effect.do === 'pull') {
    for (const key of recipients) shove(board, side, effect, key, tally, laid, remarks);
    return;
  }
  const done: SideIndex[] = [];
  for (const key of recipients) {
    const owner = sideOfFighter(board.setup, key);
    const { what } = effect;
    if (what === 'CR') {
      // A Crisis Rate is the side's: it changes once, however many of its fighters the effect falls on.
      if (done.includes(owner)) {
        remarks.push({ why: 'once', of: board.setup.sides[owner].key });
        continue;
      }
      done.push(owner);
    } else if (what === 'AP' && board.setup.combatants[key] === undefined) {
      remarks.push({ why: 'no AP', of: key });
      continue;
    }
    const of = what === 'CR' ? board.setup.sides[owner].key : key;
    if (effect.do === 'halve') {
      const now = read(tally, board, what, of, owner);
      add(tally, board, what, of, owner, Math.floor(now / 2) - now);
    } else add(tally, board, what, of, owner, effect.do === 'gain' ? effect.amount : 0 - effect.amount);
  }
}

/**
 * Moves a fighter away from the user or towards it: to the arena's end, or next to the user. An ability does it, so that
 * only another ability's effect keeps it from happening (level:order, level:cannot).
 */
function shove(
  board: Board,
  side: SideIndex,
  effect: Extract<InstantEffect, { do: 'push' | 'pull' }>,
  key: string,
  tally: Tally,
  laid: readonly (readonly [string, Laid])[],
  remarks: Remark[],
): void {
  const user = board.sides[side].active;
  const owner = sideOfFighter(board.setup, key);
  if (key === user) {
    remarks.push({ why: 'itself', of: key });
    return;
  }
  const now = [...body(board, key).laid, ...laid.filter(([on]) => on === key).map(([, effect]) => effect)];
  const { allowed, by, beaten } = weigh(bearingOn(board, owner, key, now), PUSHED, 'ability');
  if (!allowed) {
    remarks.push({ why: 'not pushed', of: key, by });
    return;
  }
  if (beaten.length > 0) remarks.push({ why: 'gave way', of: key, act: 'be pushed', by: beaten });
  const here = read(tally, board, 'space', user, side);
  const there = read(tally, board, 'space', key, owner);
  const away = Math.sign(there - here) || headingOf(board, side);
  const wanted =
    effect.do === 'push' ? effect.spaces : 0 - Math.min(effect.spaces, Math.max(0, Math.abs(there - here) - 1));
  const to = Math.max(1, Math.min(SPACES, there + wanted * away));
  if (to === there) remarks.push({ why: 'no room', of: key });
  else add(tally, board, 'space', key, owner, to - there);
}
const PUSHED = ['be pushed'] as const;

function performed(
  board: Board,
  phase: Phase,
  { action, tally, hits, damage, notes, remarks, reach, space }: Performance,
  headings: readonly [1 | -1, 1 | -1],
  against: Use['against'],
): Ruled {
  const { side, key, ability } = action;
  const numbers = changesOf(tally);
  const changes: readonly (Change | LaidChange)[] = notes.length === 0 ? numbers : [...numbers, ...notes];
  const use: Use = {
    space,
    heading: headings[side],
    reach,
    priority: ability.priority,
    against,
    cost: ability.cost,
    rate: ability.rate,
    hits,
    damage,
    changes,
    remarks: [...remarks, ...takenOff(board, numbers)],
  };
  return {
    phase,
    by: side,
    combatant: board.sides[side].active,
    ability: key,
    outcome: 'Performed',
    cites: citesOf(ability, damage, against, use.remarks),
    moment: board.moment,
    fact: { about: 'ability', use },
  };
}

/** Fighters that are no combatants and are left with 0 HP: they are taken off the arena (fighter:others). */
const takenOff = (board: Board, changes: readonly Change[]): Remark[] =>
  changes.flatMap(({ what, of, from, to }): Remark[] =>
    what === 'HP' && to === 0 && from > 0 && board.setup.fighters[of] !== undefined
      ? [{ why: 'off the arena', of }]
      : [],
  );

/** The clauses of what was passed over, or happened in spite of something. */
const REMARK_CITES: Readonly<Record<Remark['why'], readonly ClauseId[]>> = {
  'not pushed': ['level:cannot'],
  'gave way': ['level:order'],
  itself: ['ability:effects'],
  'no room': ['ability:effects'],
  'no AP': ['fighter:others'],
  'off the arena': ['fighter:others'],
  once: ['ability:effects'],
  'nobody hit': ['ability:effects'],
};

function citesOf(
  ability: Ability,
  damage: readonly Damage[],
  against: Use['against'],
  remarks: readonly Remark[],
): ClauseId[] {
  const cites: ClauseId[] = [];
  if (against === 'together') cites.push('ability:tie');
  else if (against !== 'alone') cites.push('ability:priority');
  if (ability.range !== null) cites.push('ability:range');
  if (ability.cost.of === 'CR') cites.push('crisis:spend');
  else if (ability.cost.amount > 0) cites.push('ability:cost');
  if (damage.length > 0) cites.push('ability:attack', 'ability:type');
  for (const one of damage) damageCites(one, cites);
  if (ability.rate > 0) cite(cites, 'ability:rate');
  if (ability.effects.length > 0) cite(cites, 'ability:effects');
  for (const { why } of remarks) for (const clause of REMARK_CITES[why]) cite(cites, clause);
  // What is free, adds nothing and has no effects reaches nobody for want of a range.
  if (cites.length === 0) cites.push('ability:range');
  return cites;
}
