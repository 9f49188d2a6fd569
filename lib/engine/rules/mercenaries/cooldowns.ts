import type { Outcome } from '../kernel/ruling';
import type { Cite } from './clauses';
import { abilityOf, abilityState } from './lookup';
import { isStolen } from './meta';
import { firstOrigin, type Origin } from './origin';
import { ownRest } from './resource';
import type { Ability, Settings } from './setup';
import type { AbilityState, Source, State } from './state';
import type { AbilityType } from './terms';
import type { Transaction } from './transaction';

/** Recharge: when an ability may be declared again (`2c:cooldown`, `2c:forced`, `2c:multi-use`). */

/** The first week in which recharge alone lets it be declared: the present one where none runs. */
export const readyOf = (state: State, source: Source): number =>
  Math.max(state.week, abilityState(state, source)?.ready ?? 0);

export const isResting = (state: State, source: Source): boolean => readyOf(state, source) > state.week;

/** Whether a use incurs a recharge, of itself or by its own effect (`glossary:rechargeable`). */
export const isRechargeable = ({ setup: { settings } }: State, ability: Ability): boolean =>
  ownRest(settings, ability).weeks > 0 ||
  (ability.effects ?? []).some(
    ({ do: kind, to = 'target' }) =>
      kind === 'Recharge' && (to === 'user' || (to === 'target' && ability.quantity === 'Personal')),
  );

/**
 * Counts a declaration: declared is used, though it may wait (`2c:once-a-day`).
 * @returns which use of that ability by that merc on this day it is, from 1
 */
export function countUse(tx: Transaction, source: Source): number {
  const state = tx.ability(source);
  state.usedDay = tx.state.day;
  state.usedWeek = tx.state.week;
  return numberUse(tx, source);
}

/** The number by which the dice of one more use on this day are known, from 1; what is no declaration takes one, too. */
export function numberUse(tx: Transaction, source: Source): number {
  const { day } = tx.state;
  const row = tx.merc(source.holder);
  const uses = row.usesOfDay.day === day ? row.usesOfDay.uses : {};
  const use = (uses[source.ability] ?? 0) + 1;
  row.usesOfDay = { day, uses: { ...uses, [source.ability]: use } };
  return use;
}

/** Takes a declaration back, so that it may be made again on the same day (`glossary:possession`). */
export function uncountUse(tx: Transaction, source: Source): void {
  const state = tx.ability(source);
  state.usedDay = 0;
  state.usedWeek = state.usedWeek === tx.state.week ? null : state.usedWeek;
}

export interface Rest {
  /** First week in which it may be declared again; null: the outcome starts no recharge. */
  readonly ready: number | null;
  readonly cites: readonly Cite[];
}
const NO_REST: readonly Cite[] = ['glossary:failure'];

/** The weeks of recharge that an outcome brings. */
function weeksFor(
  outcome: Outcome,
  { ability, type, settings }: { ability: Ability; type: AbilityType; settings: Settings },
): { weeks: number; cites: readonly Cite[] } {
  const { weeks: own, cites: ownClause } = ownRest(settings, ability);
  switch (outcome) {
    case 'Resolved':
    case 'Resolved without effect':
      return { weeks: own, cites: ['2e:resolution', ownClause] };
    case 'Invalidated':
      return { weeks: own, cites: ['2f:invalidated', ownClause] };
    case 'Nullified':
      return type === 'Pre-Battle'
        ? { weeks: Math.max(1, own), cites: ['glossary:nullify', '2a:pre-battle'] }
        : { weeks: 1, cites: ['glossary:nullify'] };
    case 'Failed': {
      const least = settings.failure === 'free' ? 0 : 1;
      return type === 'Pre-Battle'
        ? { weeks: Math.max(least, own), cites: ['glossary:failure', '2a:pre-battle'] }
        : { weeks: least, cites: NO_REST };
    }
    default:
      return { weeks: 0, cites: [] };
  }
}

/**
 * Puts an ability on the recharge that its outcome brings. A stolen one keeps the weeks for its return
 * (`glossary:stolen`); a Multi-Use one's own cooldown begins with the next week.
 * @param origin what nullified it
 */
export function rest(
  tx: Transaction,
  source: Source,
  outcome: Outcome,
  type: AbilityType,
  origin: Origin | null = null,
): Rest {
  const { def } = abilityOf(tx.state, source.ability);
  const { settings } = tx.state.setup;
  const { weeks, cites } = weeksFor(outcome, { ability: def, type, settings });
  const own = ownRest(settings, def);
  const state = tx.ability(source);
  if (outcome !== 'Failed' && outcome !== 'Cancelled') state.uses += 1;
  if (state.stolen && isHeldByThief(source, tx.state)) {
    const used = outcome !== 'Cancelled' && (outcome !== 'Failed' || (type === 'Pre-Battle' && own.weeks > 0));
    if (!used) return { ready: null, cites };
    const kept = Math.max(weeks, state.stolen.used ? state.stolen.rest : 0);
    state.stolen = { ...state.stolen, used: true, rest: kept };
    return { ready: tx.state.week + 1 + kept, cites: [...cites, 'glossary:stolen'] };
  }
  if (weeks === 0) return { ready: null, cites };
  const ready = tx.state.week + weeks + 1;
  const isOwn = outcome !== 'Nullified' && (outcome !== 'Failed' || weeks === own.weeks);
  if (def.multiUse && isOwn) {
    state.later = Math.max(state.later, ready);
    return { ready: state.later, cites: [...cites, '2c:multi-use'] };
  }
  if (ready >= state.ready) {
    state.restedBy = origin;
    state.restsBy = isOwn ? own.cites : outcome === 'Nullified' ? 'glossary:nullify' : 'glossary:failure';
  }
  state.ready = Math.max(state.ready, ready);
  return { ready: state.ready, cites };
}

const isHeldByThief = (source: Source, state: State): boolean =>
  abilityOf(state, source.ability).owner !== source.holder && isStolen(state, source);

/** Puts an ability on a forced recharge: of one not used this week a week counts as served; never a shorter one. */
export function forceRest(tx: Transaction, source: Source, weeks: number, origin: Origin): number {
  const state = tx.ability(source);
  const { week } = tx.state;
  const ready = week + weeks + (state.usedWeek === week ? 1 : 0);
  if (ready === state.ready && state.restsBy === '2c:forced') {
    state.restedBy = firstOrigin(state.restedBy, origin);
  } else if (ready > state.ready) {
    state.ready = ready;
    state.restsBy = '2c:forced';
    state.restedBy = origin;
  }
  return state.ready;
}

/** Ends a recharge at once; the bar to a second use on one day stays. */
export function refresh(tx: Transaction, source: Source): void {
  const state = tx.ability(source);
  state.ready = 0;
  state.later = 0;
}

export const freshAbility = (): AbilityState => ({
  ready: 0,
  later: 0,
  restsBy: '2c:cooldown',
  restedBy: null,
  usedWeek: null,
  usedDay: 0,
  uses: 0,
  waits: 0,
  choice: null,
  met: false,
  stolen: null,
});
