import { type EffectKind, type EffectOf, isA } from './effects';
import { abilityOf, heldOf, mercOf, type Stretch, sourcesOf } from './lookup';
import { firstOrigin, type Origin } from './origin';
import { passivesOn } from './passives';
import type { Ability } from './setup';
import { isPureSupport, supportsOf, userOf } from './sides';
import type { Source, State } from './state';
import type { AbilityType } from './terms';

/** How abilities change other abilities, always through the merc that owns them (`2h:meta`, `2h:cross-phase`). */

/** Whether an ability, used by its holder, is in another's hands and so out of every ability's reach (`glossary:stolen`). */
export function isStolen(state: State, { holder, ability }: Source): boolean {
  const { owner, key } = abilityOf(state, ability);
  return owner === holder
    ? mercOf(state, owner).abilities[key]?.stolen != null
    : heldOf(mercOf(state, holder), ability)?.how === 'stolen';
}

/** An effect on abilities: all of a merc's, those of one type, or those that it names. */
interface MetaEffect {
  readonly do: EffectKind;
  readonly abilities?: string | readonly string[] | undefined;
}

/** Whether a meta-effect on a merc reaches one of its abilities; `type` is the ability's present one. */
export function reachesAbility(
  effect: MetaEffect,
  { key, def, type }: { key: string; def: Ability; type: AbilityType },
): boolean {
  if (def.unaffectedBy?.some((kind) => kind === effect.do || kind === 'Meta-Ability')) return false;
  const reach = effect.abilities ?? 'all';
  return typeof reach === 'string'
    ? reach === 'all' || reach === type
    : reach.includes(def.name) || reach.includes(key);
}

/** Marks and Passives of one kind on whoever counts as the user of an ability, a Pure Support's own included. */
function metaOn<K extends EffectKind>(state: State, holder: string, kind: K): readonly MetaMark<K>[] {
  const user = userOf(state, holder);
  const own = marksOn(state, holder, kind);
  return user === null || user === holder ? own : [...own, ...marksOn(state, user, kind)];
}

interface MetaMark<K extends EffectKind> {
  readonly effect: EffectOf<K>;
  readonly crossPhase: boolean;
  readonly origin: Origin | null;
}
const NO_MARKS: readonly never[] = [];

function marksOn<K extends EffectKind>(state: State, merc: string, kind: K): readonly MetaMark<K>[] {
  const { lasting } = mercOf(state, merc);
  const passive = passivesOn(state, merc, kind);
  if (lasting.length === 0 && passive.length === 0) return NO_MARKS;
  return [
    ...lasting.flatMap(({ effect, crossPhase, source, ability, ruling }) =>
      isA(kind, effect)
        ? [{ effect, crossPhase, origin: source && ability ? { holder: source, ability, ruling } : null }]
        : [],
    ),
    ...passive.map(({ source, effect }) => ({
      effect,
      crossPhase: abilityOf(state, source.ability).def.crossPhase ?? false,
      origin: { ...source, ruling: null },
    })),
  ];
}

/** An ability's present type: its own, or the one that a change of timing gave it. */
export const typeOf = (state: State, source: Source): AbilityType => retimed(state, source).type;

/** The present type of an ability, and what gave it to it; null: it is its own. */
export function retimed(state: State, source: Source): { readonly type: AbilityType; readonly origin: Origin | null } {
  const { key, def } = abilityOf(state, source.ability);
  let { type } = def;
  let by: Origin | null = null;
  const marks = metaOn(state, source.holder, 'Retime');
  if (marks.length === 0 || isStolen(state, source)) return { type, origin: null };
  for (const { effect, crossPhase, origin } of marks) {
    if (effect.into === undefined || !fromFits(effect, type)) continue;
    if (!reachesAbility(effect, { key, def, type })) continue;
    if (crossPhase || stretchOfType(type) === stretchOfType(effect.into)) {
      type = effect.into;
      by = origin;
    }
  }
  return { type, origin: type === def.type ? null : by };
}

const fromFits = ({ from }: EffectOf<'Retime'>, type: AbilityType): boolean =>
  from === undefined || (Array.isArray(from) ? from.includes(type) : from === type);

/** The stretch of the week in which abilities of a type are declared; null: in none. */
export function stretchOfType(type: AbilityType): Stretch | null {
  switch (type) {
    case 'Peacetime':
    case 'Results':
      return type;
    case 'Pre-Battle':
    case 'Start of Battle':
    case 'Mid-Battle':
      return 'Wartime';
    default:
      return null;
  }
}

/** Whether an ability is nullified as it is used now (`glossary:nullify`). */
export const isNullified = (state: State, source: Source): boolean => nullifiedBy(state, source) !== null;

/** What nullifies an ability as it is used now (`origin` null: not known); null: nothing does. */
export const nullifiedBy = (state: State, source: Source): { readonly origin: Origin | null } | null =>
  isStolen(state, source) ? null : nullifyOn(state, source);

/** What would nullify an ability in another's hands, which no ability reaches (`glossary:stolen`); null: nothing. */
export const nullifyPassedBy = (state: State, source: Source): { readonly origin: Origin | null } | null =>
  isStolen(state, source) ? nullifyOn(state, source) : null;

function nullifyOn(state: State, source: Source): { readonly origin: Origin | null } | null {
  const marks = metaOn(state, source.holder, 'Nullify');
  if (marks.length === 0) return null;
  const { key, def } = abilityOf(state, source.ability);
  const type = typeOf(state, source);
  const reaching = marks.filter(({ effect }) => reachesAbility(effect, { key, def, type }));
  if (reaching.length === 0) return null;
  return { origin: reaching.reduce<Origin | null>((found, { origin }) => firstOrigin(found, origin), null) };
}

/** Whether a merc is a Pure Support whose abilities a meta-effect on it changes through the merc that it is linked to. */
export function metaTarget(state: State, merc: string, ability: Ability): string | null {
  return isPureSupport(state, merc) && !ability.targetsPureSupport ? mercOf(state, merc).linkedTo : merc;
}

/** The mercs whose abilities a meta-effect on one merc reaches: its own, and those of the Pure Supports linked to it. */
export function ownersReached(state: State, ability: Ability, merc: string): string[] {
  const target = metaTarget(state, merc, ability);
  return target === null ? [] : [target, ...supportsOf(state, target)];
}

/** The abilities that a meta-effect on a merc reaches; one in another's hands is out of reach (`glossary:stolen`). */
export function abilitiesReached(state: State, ability: Ability, effect: MetaEffect, merc: string): Source[] {
  return ownersReached(state, ability, merc)
    .flatMap((owner) => sourcesOf(state, owner))
    .filter((source) => !isStolen(state, source) && isReached(state, effect, source));
}

export function isReached(state: State, effect: MetaEffect, source: Source): boolean {
  const { key, def } = abilityOf(state, source.ability);
  return reachesAbility(effect, { key, def, type: typeOf(state, source) });
}
