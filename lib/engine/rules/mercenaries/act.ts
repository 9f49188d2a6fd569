import type { ClauseId, Outcome, Override, Roll, RulingId, StepName } from '../kernel/ruling';
import { Argument, sentence } from './argument';
import type { Effect } from './effects';
import { joined, unique } from './lists';
import { abilityOf } from './lookup';
import { typeOf } from './meta';
import type { Origin } from './origin';
import type { Refusal } from './removals';
import type { Ability, Cost } from './setup';
import { userOf } from './sides';
import type { State, Use } from './state';
import type { AbilityType } from './terms';
import type { Transaction } from './transaction';
import { rulingAt } from './transaction';

/** One use on its way through Timing, Hitting and Resolution. */
export interface Act {
  readonly use: Use;
  readonly def: Ability;
  readonly type: AbilityType;
  /** Who counts as using it. */
  readonly user: string;
  readonly argument: Argument;
  readonly override: Override | null;
  /** Null as long as nothing has stopped it. */
  outcome: Outcome | null;
  /** Dice that are not thrown yet decide. */
  byChance: boolean;
  reason: string;
  /** The effects that its text lets take place. */
  effects: readonly Effect[];
  targets: readonly string[];
  blows: readonly Blow[];
  hits: readonly string[];
  interceptedBy: string | null;
  /** Whom the interceptor stepped in for. */
  shielded: string | null;
  /** Why one that would step in did not, in words. */
  unmoved: string | null;
  /** Who would have stepped in as well, in words. */
  spare: string | null;
  /** Triggers that stepped in, or tried to. */
  interceptions: readonly Act[];
  /** Costs due at resolution, but for GP. */
  owed: readonly Cost[];
  /** The team that pays them. */
  payer: string | null;
  /** The order of declaration decides between it and another of its batch. */
  clashes: boolean;
  rolls: readonly Roll[];
  changes: readonly string[];
  /** What stopped it, for the recharge that this brings. */
  origin: Origin | null;
  /** Other rulings that decided it. */
  links: readonly RulingId[];
  /** Whom it does not Hit though it might have, and why. */
  passed: readonly PassedOver[];
  /** Effects that missed by a chance of their own, in words. */
  missed: readonly string[];
}

/** A merc that an ability could have hit, and what kept it. */
export interface PassedOver extends Refusal {
  readonly merc: string;
}

/** One effect and on whom it falls. `teams`: whole teams, or a match, with no merc singled out. */
export interface Blow<E = Effect> {
  readonly effect: E;
  mercs: readonly string[];
  readonly teams: readonly string[];
  /** By their keys. */
  readonly terrains: readonly string[];
}

/** The mercs in the end affected, each once: those aimed at where no effect falls on a merc, and those of each blow. */
export function allHit(aimed: readonly string[], blows: readonly Blow[]): readonly string[] {
  let hits = aimed;
  for (const { mercs } of blows) hits = joined(hits, mercs);
  return unique(hits);
}

const NONE: readonly never[] = [];

export function actOf(tx: Transaction, use: Use): Act {
  const { state } = tx;
  const { def } = abilityOf(state, use.ability);
  const ruling = rulingAt(state, use.place);
  return {
    use,
    def,
    type: typeOf(state, use),
    user: userOf(state, use.holder) ?? use.holder,
    argument: new Argument(ruling.steps),
    override: tx.overrideOf(use.ruling, use.ability),
    outcome: null,
    byChance: false,
    reason: '',
    effects: def.effects ?? NONE,
    targets: use.targets,
    blows: NONE,
    hits: NONE,
    interceptedBy: null,
    shielded: null,
    unmoved: null,
    spare: null,
    interceptions: NONE,
    owed: NONE,
    payer: null,
    clashes: false,
    rolls: NONE,
    changes: NONE,
    origin: null,
    links: NONE,
    passed: NONE,
    missed: NONE,
  };
}

/** Ends a use at one of its steps, with an outcome and why. */
export function stop(act: Act, outcome: Outcome, step: StepName, { text, cites, links = NONE }: Refusal): void {
  act.outcome = outcome;
  act.links = joined(act.links, links);
  act.reason = sentence(text);
  act.argument.say(step, 'stopped', act.reason, cites);
}

/** Dice that nobody may throw yet decide: nothing that hangs on them takes place. */
export function leaveOpen(act: Act, step: StepName, text: string, cites: readonly ClauseId[]): void {
  act.outcome = 'Pending';
  act.byChance = true;
  act.reason = sentence(text);
  act.argument.say(step, 'chance', act.reason, cites);
}

export const isBattle = (type: AbilityType): boolean => type === 'Start of Battle' || type === 'Mid-Battle';

/** What becomes of an ability that another one made impossible (`2f:invalidated`). */
export const undone = (type: AbilityType): Outcome => (isBattle(type) ? 'Nullified' : 'Invalidated');

/** Whether what happens now happens on the field, so that only those in the battle are there. */
export function onTheField(state: State, type: AbilityType): boolean {
  if (isBattle(type)) return true;
  return type === 'Trigger' && state.rostersLocked && (state.phase === 'Battles' || state.phase === 'Wartime');
}

/** The id of a Trigger's ruling: its cause's, a dot, and the merc's and the ability's key. */
export const answerId = (cause: RulingId, holder: string, ability: string): RulingId => `${cause}.${holder}.${ability}`;
