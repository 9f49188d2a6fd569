import { abilityOf, heldOf, mercOf, type Stretch } from './lookup';
import { passivesOn } from './passives';
import type { Ability, Effect } from './setup';
import { isPureSupport, userOf } from './sides';
import type { Source, State } from './state';
import type { AbilityType, EffectKind } from './terms';

/** How abilities change other abilities, always through the merc that owns them (`2h:meta`, `2h:cross-phase`). */

/** Whether an ability, used by its holder, is in another's hands and so out of every ability's reach (`glossary:stolen`). */
export function isStolen(state: State, { holder, ability }: Source): boolean {
  const { owner, key } = abilityOf(state, ability);
  return owner === holder
    ? mercOf(state, owner).abilities[key]?.stolen != null
    : heldOf(mercOf(state, holder), ability)?.how === 'stolen';
}

/** Whether a meta-effect on a merc reaches one of its abilities; `type` is the ability's present one. */
export function reachesAbility(
  effect: Effect,
  { key, def, type }: { key: string; def: Ability; type: AbilityType },
): boolean {
  if (def.unaffectedBy?.some((kind) => kind === effect.do || kind === 'Meta-Ability')) return false;
  const reach = effect.abilities ?? 'all';
  return (
    reach === 'all' || reach === type || (Array.isArray(reach) && (reach.includes(def.name) || reach.includes(key)))
  );
}

/** Marks and Passives of one kind on whoever counts as the user of an ability, a Pure Support's own included. */
function metaOn(state: State, holder: string, kind: EffectKind): readonly MetaMark[] {
  const user = userOf(state, holder);
  const own = marksOn(state, holder, kind);
  return user === null || user === holder ? own : [...own, ...marksOn(state, user, kind)];
}

interface MetaMark {
  readonly effect: Effect;
  readonly crossPhase: boolean;
}
const NO_MARKS: readonly MetaMark[] = [];

function marksOn(state: State, merc: string, kind: EffectKind): readonly MetaMark[] {
  const { lasting } = mercOf(state, merc);
  const passive = passivesOn(state, merc, kind);
  if (lasting.length === 0 && passive.length === 0) return NO_MARKS;
  return [
    ...lasting.filter(({ effect }) => effect.do === kind),
    ...passive.map(({ source, effect }) => ({
      effect,
      crossPhase: abilityOf(state, source.ability).def.crossPhase ?? false,
    })),
  ];
}

/** An ability's present type: its own, or the one that a change of timing gave it. */
export function typeOf(state: State, source: Source): AbilityType {
  const { key, def } = abilityOf(state, source.ability);
  let { type } = def;
  const marks = metaOn(state, source.holder, 'Retime');
  if (marks.length === 0 || isStolen(state, source)) return type;
  for (const { effect, crossPhase } of marks) {
    if (effect.into === undefined || !fromFits(effect, type)) continue;
    if (!reachesAbility(effect, { key, def, type })) continue;
    if (crossPhase || stretchOfType(type) === stretchOfType(effect.into)) type = effect.into;
  }
  return type;
}

const fromFits = ({ from }: Effect, type: AbilityType): boolean =>
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
export function isNullified(state: State, source: Source): boolean {
  const marks = metaOn(state, source.holder, 'Nullify');
  if (marks.length === 0 || isStolen(state, source)) return false;
  const { key, def } = abilityOf(state, source.ability);
  const type = typeOf(state, source);
  return marks.some(({ effect }) => reachesAbility(effect, { key, def, type }));
}

/** Whether a merc is a Pure Support whose abilities a meta-effect on it changes through the merc that it is linked to. */
export function metaTarget(state: State, merc: string, ability: Ability): string | null {
  return isPureSupport(state, merc) && !ability.targetsPureSupport ? mercOf(state, merc).linkedTo : merc;
}
