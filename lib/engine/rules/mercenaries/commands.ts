import type { Cite } from './clauses';
import { isRechargeable, isResting, readyOf } from './cooldowns';
import { rosterRefusal } from './fielding';
import { abilityOf, abilityState, findMerc, heldOf, matchPlace, mercName, mercOf, teamName } from './lookup';
import { isStolen, stretchOfType, typeOf } from './meta';
import { mustRefusal } from './musts';
import { byOrigin, linkTo } from './origin';
import { pronounsOf } from './pronouns';
import { disabled, holds, markOf, type Refusal } from './removals';
import { ownRest } from './resource';
import { isPureSupport, sideOf, userOf } from './sides';
import type { AbilityState, Source, State } from './state';
import { reachRefusal } from './targeting';
import type { AbilityType } from './terms';
import { turnedBy } from './turned';

/** Whether an ability may be declared now, whatever it would be aimed at. Pages ask the same question as declarations. */

export const TYPE_CLAUSE: Readonly<Record<AbilityType, Cite>> = {
  Peacetime: '2a:peacetime',
  'Pre-Battle': '2a:pre-battle',
  'Start of Battle': '2a:start-of-battle',
  'Mid-Battle': '2a:mid-battle',
  Trigger: '2a:trigger',
  Results: '2a:results',
  Passive: '2a:passive',
  'On Purchase': '2a:on-purchase',
};

/** Who commands a merc: its owner, its possessor, or nobody while it is a third party. */
export const controllerOf = (state: State, merc: string): string | null => sideOf(state, merc);

/** What keeps an ability from being declared, and which of the page's words for it fits. */
export interface Barrier extends Refusal {
  readonly kind: 'closed' | 'always' | 'armed' | 'stolen' | 'off' | 'gone' | 'resting' | 'waiting' | 'used';
}

/** Why `by` cannot declare an ability now, costs and targets aside; null where it can. */
export function declarationBarrier(state: State, source: Source, by: string): Barrier | null {
  return (
    typeBarrier(state, source) ??
    heldBarrier(state, source) ??
    commandBarrier(state, source, by) ??
    phaseBarrier(state, source) ??
    barrierToUse(state, source) ??
    asBarrier('off', reachOrMust(state, source))
  );
}

/**
 * Why an ability cannot be used now, whoever or whatever would use it: what is declared and a Trigger that answers by itself
 * are asked alike. Null where nothing keeps it from being used.
 */
export const barrierToUse = (state: State, source: Source): Barrier | null =>
  heldBarrier(state, source) ??
  userBarrier(state, source) ??
  possessedBarrier(state, source) ??
  usesBarrier(state, source) ??
  restBarrier(state, source);

const barrier = (kind: Barrier['kind'], text: string, ...cites: string[]): Barrier => ({ kind, text, cites });
const asBarrier = (kind: Barrier['kind'], refusal: Refusal | null): Barrier | null => refusal && { kind, ...refusal };

function typeBarrier(state: State, source: Source): Barrier | null {
  const type = typeOf(state, source);
  const { name } = abilityOf(state, source.ability).def;
  if (type === 'Trigger') return barrier('armed', `${name} is a Trigger: it answers by itself`, '2a:trigger');
  if (type === 'Passive') return barrier('always', `${name} is a Passive: it is never declared`, '2a:passive');
  if (type === 'On Purchase') {
    return barrier('closed', `${name} is chosen when its merc is purchased, not declared`, '2a:on-purchase');
  }
  return null;
}

/** It is in another's hands, or not in these. */
function heldBarrier(state: State, source: Source): Barrier | null {
  const { owner, def } = abilityOf(state, source.ability);
  const merc = mercName(state, source.holder);
  if (owner === source.holder && isStolen(state, source)) {
    const thief = abilityState(state, source)?.stolen?.by ?? '';
    return asBarrier('stolen', {
      text: `${mercName(state, thief)} has stolen ${def.name}`,
      cites: ['glossary:stolen'],
      links: linkTo(abilityState(state, source)?.stolen?.origin),
    });
  }
  if (owner !== source.holder && !heldOf(mercOf(state, source.holder), source.ability)) {
    return barrier('off', `${merc} does not have ${def.name}`, '2e:declaration', '2h:meta');
  }
  if (owner !== source.holder && isStolen(state, source) && abilityState(state, source)?.stolen?.bought) {
    return barrier('off', `${def.name} was bought back and is on its way home`, 'glossary:stolen');
  }
  return null;
}

/** Its merc answers to another leader, or to none. */
function commandBarrier(state: State, source: Source, by: string): Barrier | null {
  const merc = mercName(state, source.holder);
  const controller = controllerOf(state, source.holder);
  if (controller === by) return null;
  if (controller === null && mercOf(state, source.holder).team === by) {
    const turned = turnedBy(state, source.holder);
    const said = turned?.text ?? `${merc} is a third party`;
    return asBarrier('off', {
      text: `${said}, so nobody commands ${pronounsOf(state, source.holder).them}`,
      cites: ['glossary:subversion'],
      links: turned?.links ?? [],
    });
  }
  if (markOf(state, source.holder, 'Possessed') && mercOf(state, source.holder).team === by) {
    const { them, their } = pronounsOf(state, source.holder);
    const turned = turnedBy(state, source.holder);
    return asBarrier('off', {
      text: `${turned?.text ?? `${merc} is possessed`}, so ${their} own leader cannot use ${them}`,
      cites: ['glossary:possession', 'glossary:removal', TYPE_CLAUSE[typeOf(state, source)]],
      links: turned?.links ?? [],
    });
  }
  return barrier('off', `${merc} does not answer to ${teamName(state, by)}`, '2e:declaration');
}

function phaseBarrier(state: State, source: Source): Barrier | null {
  const type = typeOf(state, source);
  const phase = stretchOfType(type);
  if (phase === state.phase) return null;
  const { name } = abilityOf(state, source.ability).def;
  const text = `${name} is declared in ${phase}, and this is ${state.phase === 'Closed' ? 'a closed week' : state.phase}`;
  return barrier('closed', text, '2e:declaration', TYPE_CLAUSE[type], '2h:cross-phase');
}

function userBarrier(state: State, source: Source): Barrier | null {
  const out = disabled(state, source.holder);
  if (out) return { ...barrier('off', `${out.text} and can use no ability`, ...out.cites), links: out.links ?? [] };
  if (!isPureSupport(state, source.holder)) return null;
  const user = userOf(state, source.holder);
  const name = mercName(state, source.holder);
  if (user === null || !findMerc(state, user)) return barrier('off', `${name} is linked to nobody`, '2g:pure-support');
  const refusal = rosterRefusal(state, user, controllerOf(state, source.holder) ?? '');
  if (!refusal) return null;
  const text = `${refusal.text}, and ${name} is linked to ${pronounsOf(state, user).them}`;
  return asBarrier('off', { ...refusal, text, cites: ['2g:pure-support', ...refusal.cites] });
}

function possessedBarrier(state: State, source: Source): Barrier | null {
  if (!holds(state, source.holder, 'Possessed')) return null;
  const { def } = abilityOf(state, source.ability);
  const merc = mercName(state, source.holder);
  if (def.limitedUses !== undefined) {
    return barrier(
      'off',
      `${def.name} is a Limited Use ability, which ${merc}’s owner alone may use`,
      'glossary:limited-use',
      'glossary:possession',
    );
  }
  if (!isRechargeable(state, def)) return null;
  return barrier(
    'off',
    `${def.name} takes a recharge, and ${merc} is possessed`,
    'glossary:possession',
    'glossary:rechargeable',
  );
}

function usesBarrier(state: State, source: Source): Barrier | null {
  const { limitedUses, name } = abilityOf(state, source.ability).def;
  const left = usesLeftOf(state, source);
  if (left === null || left > 0) return null;
  const uses = limitedUses === 1 ? 'its one use' : `all ${limitedUses} uses`;
  return barrier('gone', `${name} has had ${uses}`, 'glossary:limited-use');
}

/** How often a Limited Use ability may still be used; null for any other. */
export function usesLeftOf(state: State, source: Source): number | null {
  const { limitedUses } = abilityOf(state, source.ability).def;
  if (limitedUses === undefined) return null;
  const used = abilityState(state, source);
  return Math.max(0, limitedUses - (used?.uses ?? 0) - (used?.waits ?? 0));
}

function restBarrier(state: State, source: Source): Barrier | null {
  const { def, owner } = abilityOf(state, source.ability);
  const used = abilityState(state, source);
  if (!used) return null;
  const own = ownRest(state.setup.settings, def);
  if (isResting(state, source)) {
    const text = `${def.name} ${restingWords(state, used)}; usable again from week ${readyOf(state, source)}`;
    return { ...barrier('resting', text, own.cites, used.restsBy), links: linkTo(used.restedBy) };
  }
  if (used.stolen?.used && owner !== source.holder && own.weeks > 0 && !def.multiUse) {
    return barrier(
      'resting',
      `${def.name} was used already and recharges once it is returned`,
      own.cites,
      'glossary:stolen',
    );
  }
  if (def.multiUse) return null;
  if (used.usedDay === state.day)
    return barrier('used', `${def.name} was declared already on day ${state.day} of this week`, '2c:once-a-day');
  if (used.waits > 0 && own.weeks > 0) {
    return barrier('waiting', `${def.name} was declared already and waits for its time`, own.cites, '2c:once-a-day');
  }
  return null;
}

/** Why it rests: by its own cooldown, or by what another did to it. */
function restingWords(state: State, { restsBy, restedBy }: AbilityState): string {
  if (restsBy === '2c:forced') return `was put on a forced recharge${byOrigin(state, restedBy)}`;
  return restsBy === 'glossary:nullify'
    ? `was Nullified${byOrigin(state, restedBy)} and is recharging`
    : 'is recharging';
}

function reachOrMust(state: State, source: Source): Refusal | null {
  const user = userOf(state, source.holder);
  if (user === null) return null;
  const { def } = abilityOf(state, source.ability);
  return reachRefusal(state, user, def) ?? battleRefusal(state, source, user) ?? mustRefusal(state, user, def);
}

/** In a week without a match for the team nothing can wait for the rosters. */
function battleRefusal(state: State, source: Source, user: string): Refusal | null {
  const type = typeOf(state, source);
  if (type !== 'Start of Battle' && type !== 'Mid-Battle') return null;
  const side = controllerOf(state, user);
  return matchPlace(state, side) === null
    ? {
        text: `${side === null ? 'its team' : teamName(state, side)} has no match this week`,
        cites: [TYPE_CLAUSE[type], '2b:enemy'],
      }
    : null;
}
