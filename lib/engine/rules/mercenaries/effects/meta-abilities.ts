import { z } from 'zod';
import { plural, some } from '../../kernel/say';
import { refresh as endRest, forceRest } from '../cooldowns';
import { grants } from '../exceptions';
import { addLasting } from '../lasting';
import { abilityOf, abilityState, listed, mercName, mercOf, sourcesOf } from '../lookup';
import { abilitiesReached, isReached, isStolen, metaTarget, ownersReached, typeOf } from '../meta';
import { firstOrigin, type Origin, originOf } from '../origin';
import { endWaiting } from '../outcomes';
import type { Source, State } from '../state';
import { ABILITY_TYPES } from '../terms';
import { nullifiedText } from '../timing';
import { rulingsOf, type Transaction } from '../transaction';
import { takeFrom } from '../waiting';
import { type Descriptor, field, shapeOf } from './descriptor';
import type { EffectOf } from './index';
import { counted, joinedWith, several } from './words';

/** Effects on other abilities, through the merc that owns them (`2h:meta`): nullify, recharge, refresh, change of timing. */

const onAbilities = { concerns: 'mercs', told: false, byHand: false } as const;
const { abilities, weeks, from } = field;

/** Which abilities a meta-effect reaches: `all its abilities`, `its Start of Battle abilities`, `“Fire” and “Steal”`. */
export function reachOf({ abilities: reach }: { readonly abilities?: Reach | undefined }): string {
  if (reach === undefined || reach === 'all') return 'all its abilities';
  if (typeof reach === 'string') return `its ${reach} abilities`;
  return joinedWith(
    reach.map((name) => `“${name}”`),
    'and',
  );
}
type Reach = string | readonly string[];

const nullifyShape = shapeOf('Nullify', { abilities, weeks });
/** Stops the uses that wait, and those to come this week. */
export const nullify: Descriptor<typeof nullifyShape> = {
  ...onAbilities,
  schema: nullifyShape,
  apply: (tx, act, { effect, mercs }, order) =>
    mercs.map((merc) => {
      const target = metaTarget(tx.state, merc, act.def) ?? merc;
      addLasting(tx, target, act, effect);
      const stopped = ownersReached(tx.state, act.def, merc).flatMap((holder) =>
        stopWaiting(tx, holder, effect, order, originOf(act.use)),
      );
      const name = mercName(tx.state, target);
      const words = reachWords(effect.abilities);
      return stopped.length > 0
        ? `${name}’s ${words} are Nullified this week: ${listed(stopped)} ${plural(stopped.length, 'is', 'are')} stopped.`
        : `${name}’s ${words} are Nullified this week.`;
    }),
  cites: ['glossary:nullify', '2h:meta'],
  families: ['Meta-Ability', 'Negative'],
  stage: 'nullify',
  clash: null,
  words: {
    noun: 'Nullify',
    event: 'hit by a Nullify',
    page: (effect, { has }) => `${has} ${reachOf(effect)} Nullified`,
    says: 'of the subject',
    lasts: true,
  },
};

const reachWords = (reach: Reach = 'all'): string => {
  if (reach === 'all') return 'abilities';
  return typeof reach === 'string' ? `${reach} abilities` : listed(reach);
};

function stopWaiting(
  tx: Transaction,
  holder: string,
  effect: EffectOf<'Nullify'>,
  order: number,
  origin: Origin,
): string[] {
  shareStops(tx, holder, effect, order, origin);
  if (mercOf(tx.state, holder).waiting.length === 0) return [];
  const uses = takeFrom(tx, holder, (use) => {
    const { def } = abilityOf(tx.state, use.ability);
    if ((def.effects ?? []).some((one) => grants(one, 'user', 'nullified'))) return false;
    return !isStolen(tx.state, use) && isReached(tx.state, effect, use);
  });
  return uses.map((use) => {
    endWaiting(tx, use, 'Nullified', nullifiedText(tx.state, use.ability, origin), order, origin);
    return abilityOf(tx.state, use.ability).def.name;
  });
}

/** Of two Nullifies of one batch that stop the same use neither came first: the one that is named is always the same. */
function shareStops(tx: Transaction, holder: string, effect: EffectOf<'Nullify'>, order: number, origin: Origin): void {
  for (const source of sourcesOf(tx.state, holder)) {
    const now = abilityState(tx.state, source);
    if (now?.restsBy !== 'glossary:nullify' || now.restedBy === null || now.usedWeek !== tx.state.week) continue;
    if (!isReached(tx.state, effect, source)) continue;
    const both = firstOrigin(now.restedBy, origin);
    const stopped = rulingsOf(tx.state).some(
      (one) => one.order === order && one.outcome === 'Nullified' && one.ability === source.ability,
    );
    if (stopped) tx.ability(source).restedBy = both;
  }
}

const rechargeShape = shapeOf('Recharge', { abilities, weeks });
export const recharge: Descriptor<typeof rechargeShape> = {
  ...onAbilities,
  schema: rechargeShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      const count = effect.weeks ?? 1;
      const forced = abilitiesReached(tx.state, act.def, effect, merc).filter((source) => rests(tx.state, source));
      for (const source of forced) forceRest(tx, source, count, originOf(act.use));
      return `${mercName(tx.state, merc)}: ${namesOf(tx.state, forced)} ${plural(Math.max(1, forced.length), 'was', 'were')} put on a forced recharge of ${some(count, 'week')} by ${mercName(tx.state, act.use.holder)}’s ${act.def.name}.`;
    }),
  cites: ['2c:forced', '2h:meta'],
  families: ['Meta-Ability', 'Negative'],
  stage: 'changes',
  clash: null,
  words: {
    noun: 'forced cooldown',
    event: 'put on a forced cooldown',
    page: (effect, { has }) =>
      `${has} ${reachOf(effect)} put on a forced cooldown${effect.weeks ? ` of ${counted(effect.weeks, 'week')}` : ''}`,
    says: 'of the subject',
    lasts: false,
  },
};

const refreshShape = shapeOf('Refresh', { abilities });
export const refresh: Descriptor<typeof refreshShape> = {
  ...onAbilities,
  schema: refreshShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      const refreshed = abilitiesReached(tx.state, act.def, effect, merc).filter((source) => rests(tx.state, source));
      for (const source of refreshed) endRest(tx, source);
      return `${mercName(tx.state, merc)}: the recharge of ${namesOf(tx.state, refreshed)} is over.`;
    }),
  cites: ['2c:cooldown', '2h:meta'],
  families: ['Meta-Ability'],
  stage: 'end of recharge',
  clash: null,
  words: {
    noun: 'Refresh',
    event: 'freed of a cooldown',
    page: (effect, { has }) => `${has} the cooldown of ${reachOf(effect)} cleared`,
    says: 'of the subject',
    lasts: false,
  },
};

/** What is never used has no recharge. */
const rests = (state: State, source: Source): boolean => {
  const type = typeOf(state, source);
  return type !== 'Passive' && type !== 'On Purchase';
};

const retimeShape = shapeOf('Retime', { abilities, weeks, from, into: z.enum(ABILITY_TYPES).optional() });
export const retime: Descriptor<typeof retimeShape> = {
  ...onAbilities,
  schema: retimeShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      const target = metaTarget(tx.state, merc, act.def) ?? merc;
      const before = new Map(sourcesOf(tx.state, target).map((source) => [source.ability, typeOf(tx.state, source)]));
      addLasting(tx, target, act, effect);
      const moved = sourcesOf(tx.state, target).filter(
        (source) => typeOf(tx.state, source) !== before.get(source.ability),
      );
      return moved.length > 0
        ? `${mercName(tx.state, target)}: ${namesOf(tx.state, moved)} now ${plural(moved.length, 'counts', 'count')} as ${effect.into}.`
        : `${mercName(tx.state, target)}: no ability can be carried into ${effect.into ?? 'another phase'}, so nothing changes.`;
    }),
  cites: ['2h:cross-phase', '2h:meta'],
  families: ['Meta-Ability'],
  stage: 'timing',
  clash: 'timing',
  words: {
    noun: 'change of timing',
    event: 'given another timing',
    page: (effect, { has }) =>
      `${has} ${joinedWith(several(effect.from), 'and') || 'all'} abilities moved to ${effect.into ?? 'another moment'}`,
    says: 'of the subject',
    lasts: true,
  },
};

const namesOf = (state: State, sources: readonly Source[]): string =>
  sources.length === 0 ? 'no ability' : listed(sources.map(({ ability }) => abilityOf(state, ability).def.name));
