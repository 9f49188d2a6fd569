import type { Act } from './act';
import { forceRest, refresh } from './cooldowns';
import type { Apply } from './effects';
import { grants } from './exceptions';
import { addLasting } from './lasting';
import { abilityOf, listed, mercName, mercOf, sourcesOf } from './lookup';
import { isStolen, metaTarget, reachesAbility, typeOf } from './meta';
import { endWaiting } from './outcomes';
import type { Effect } from './setup';
import { supportsOf } from './sides';
import type { Source, State } from './state';
import { nullifiedText } from './timing';
import type { Transaction } from './transaction';
import { takeFrom } from './waiting';

/** Effects on other abilities, through the merc that owns them (`2h:meta`): nullify, recharge, refresh, change of timing. */

/** The mercs whose abilities a meta-effect on one merc reaches: its own, and those of the Pure Supports linked to it. */
export function ownersReached(state: State, act: Act, merc: string): string[] {
  const target = metaTarget(state, merc, act.def);
  return target === null ? [] : [target, ...supportsOf(state, target)];
}

/** The abilities that a meta-effect on a merc reaches; one in another's hands is out of reach (`glossary:stolen`). */
export function abilitiesReached(state: State, act: Act, effect: Effect, merc: string): Source[] {
  return ownersReached(state, act, merc)
    .flatMap((owner) => sourcesOf(state, owner))
    .filter((source) => !isStolen(state, source) && isReached(state, effect, source));
}

function isReached(state: State, effect: Effect, source: Source): boolean {
  const { key, def } = abilityOf(state, source.ability);
  return reachesAbility(effect, { key, def, type: typeOf(state, source) });
}

/** Stops the uses that wait, and those to come this week. */
export const nullify: Apply = (tx, act, { effect, mercs }, order) =>
  mercs.map((merc) => {
    const target = metaTarget(tx.state, merc, act.def) ?? merc;
    addLasting(tx, target, act, effect);
    const stopped = ownersReached(tx.state, act, merc).flatMap((holder) => stopWaiting(tx, holder, effect, order));
    const name = mercName(tx.state, target);
    const words = reachWords(effect);
    return stopped.length > 0
      ? `${name}'s ${words} are nullified this week: ${listed(stopped)} is stopped.`
      : `${name}'s ${words} are nullified this week.`;
  });

function stopWaiting(tx: Transaction, holder: string, effect: Effect, order: number): string[] {
  if (mercOf(tx.state, holder).waiting.length === 0) return [];
  const uses = takeFrom(tx, holder, (use) => {
    const { def } = abilityOf(tx.state, use.ability);
    if ((def.effects ?? []).some((one) => grants(one, 'user', 'nullified'))) return false;
    return !isStolen(tx.state, use) && isReached(tx.state, effect, use);
  });
  return uses.map((use) => {
    endWaiting(tx, use, 'Nullified', nullifiedText(tx.state, use.holder, use.ability), order);
    return abilityOf(tx.state, use.ability).def.name;
  });
}

export const force: Apply = (tx, act, { effect, mercs }) =>
  mercs.flatMap((merc) => {
    const weeks = effect.weeks ?? 1;
    const forced = abilitiesReached(tx.state, act, effect, merc).filter((source) => rests(tx.state, source));
    for (const source of forced) forceRest(tx, source, weeks);
    return `${mercName(tx.state, merc)}: ${namesOf(tx.state, forced)} put on a forced recharge of ${weeks} ${weeks === 1 ? 'week' : 'weeks'}.`;
  });

export const refreshAll: Apply = (tx, act, { effect, mercs }) =>
  mercs.flatMap((merc) => {
    const refreshed = abilitiesReached(tx.state, act, effect, merc).filter((source) => rests(tx.state, source));
    for (const source of refreshed) refresh(tx, source);
    return `${mercName(tx.state, merc)}: the recharge of ${namesOf(tx.state, refreshed)} is over.`;
  });

/** What is never used has no recharge. */
const rests = (state: State, source: Source): boolean => {
  const type = typeOf(state, source);
  return type !== 'Passive' && type !== 'On Purchase';
};

export const retime: Apply = (tx, act, { effect, mercs }) =>
  mercs.map((merc) => {
    const target = metaTarget(tx.state, merc, act.def) ?? merc;
    const before = new Map(sourcesOf(tx.state, target).map((source) => [source.ability, typeOf(tx.state, source)]));
    addLasting(tx, target, act, effect);
    const moved = sourcesOf(tx.state, target).filter(
      (source) => typeOf(tx.state, source) !== before.get(source.ability),
    );
    return moved.length > 0
      ? `${mercName(tx.state, target)}: ${namesOf(tx.state, moved)} now counts as ${effect.into}.`
      : `${mercName(tx.state, target)}: no ability can be carried into ${effect.into ?? 'another phase'}, so nothing changes.`;
  });

const namesOf = (state: State, sources: readonly Source[]): string =>
  sources.length === 0 ? 'no ability' : listed(sources.map(({ ability }) => abilityOf(state, ability).def.name));

const reachWords = ({ abilities = 'all' }: Effect): string => {
  if (abilities === 'all') return 'abilities';
  return Array.isArray(abilities) ? listed(abilities) : `${abilities} abilities`;
};
