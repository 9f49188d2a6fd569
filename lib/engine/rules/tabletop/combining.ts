import type { ClauseId } from '../kernel/ruling';
import { fold } from '../kernel/words';
import { abilityOf, creatureOf } from './play';
import type { LastingOutcome, Part, Running, State } from './state';
import type { Kind } from './terms';

/** What applies now to a creature, and what is kept from applying, by what, and why (combine:*). */

/** One thing that an ability does to a creature. */
export interface Bearing {
  /** What lasts; null: what an instantaneous ability left behind. */
  readonly effect: string | null;
  readonly user: string;
  readonly ability: string;
  readonly part: Part;
  /** Why it does not count now; null: it does. */
  readonly held: Suppression | null;
}
export interface Suppression {
  readonly cites: ClauseId;
  /** The effect that it gives way to; null: the place does it. */
  readonly by: string | null;
}

/** Whether what affects magic reaches it (type:spell, type:spell-like, type:supernatural, type:extraordinary). */
export const isMagic = (kind: Kind): boolean => kind !== 'Ex';
/** Whether it can be dispelled. */
export const isDispellable = (kind: Kind): boolean => kind === 'spell' || kind === 'Sp';

/** Whether an effect is there and counts for nothing, for want of magic (type:antimagic). */
export const isInactive = (state: State, effect: Pick<Running, 'user' | 'ability'>, creature: string): boolean =>
  creatureOf(state, creature).noMagic && isMagic(abilityOf(state, effect.user, effect.ability).kind);

/** Everything that abilities do to a creature now, in the order in which they came. */
export function bearingsOn(state: State, creature: string): Bearing[] {
  const lasting = state.effects.filter(({ on }) => on.includes(creature));
  const newest = new Map<string, Running>();
  for (const effect of lasting)
    if (!isInactive(state, effect, creature)) newest.set(`${effect.user}/${effect.ability}`, effect);
  const bearings = lasting.flatMap((effect) => {
    const held = heldAsWhole(state, effect, creature, newest.get(`${effect.user}/${effect.ability}`));
    return effect.parts.map((part): Bearing => {
      const { id, user, ability } = effect;
      return { effect: id, user, ability, part, held };
    });
  });
  return [...creatureOf(state, creature).outcomes.map(outcome), ...combined(state, bearings)];
}

const outcome = ({ user, ability, part }: LastingOutcome): Bearing => ({
  effect: null,
  user,
  ability,
  part,
  held: null,
});

/** One ability of one user on one target is there once: the most recent (combine:recent). */
function heldAsWhole(state: State, effect: Running, creature: string, newest: Running | undefined): Suppression | null {
  if (isInactive(state, effect, creature)) return { cites: 'type:antimagic', by: null };
  if (newest === undefined || newest === effect) return null;
  const alike = JSON.stringify(newest.parts) === JSON.stringify(effect.parts);
  return { cites: alike ? 'combine:same-name' : 'combine:recent', by: newest.id };
}

/** Bonuses and values that meet on one number: which of them count. */
function combined(state: State, bearings: readonly Bearing[]): Bearing[] {
  const held = new Map<Bearing, Suppression>();
  const counting = () => bearings.filter((bearing) => bearing.held === null && !held.has(bearing));
  for (const group of groups(counting(), bonusGroup)) {
    for (const named of groups(group, ({ user, ability }) => fold(abilityOf(state, user, ability).name)))
      giveWay(named, 'combine:same-name', held);
    const plain = group.filter((one) => !held.has(one) && !abilityOf(state, one.user, one.ability).stacks);
    giveWay(plain, 'combine:best', held);
  }
  for (const group of groups(counting(), setGroup)) {
    const last = group.at(-1);
    for (const one of group) if (one !== last) held.set(one, { cites: 'combine:recent', by: last?.effect ?? null });
  }
  return bearings.map((bearing) => ({ ...bearing, held: bearing.held ?? held.get(bearing) ?? null }));
}

/** A bonus and a penalty to one number both count, each among its like (combine:best). */
const bonusGroup = ({ part }: Bearing): string | null =>
  part.do !== 'bonus' || part.amount === 0 ? null : `${fold(part.stat)} ${Math.sign(part.amount)}`;
const setGroup = ({ part }: Bearing): string | null => (part.do === 'set' ? fold(part.stat) : null);

function groups(bearings: readonly Bearing[], by: (bearing: Bearing) => string | null): Bearing[][] {
  const found = new Map<string, Bearing[]>();
  for (const bearing of bearings) {
    const name = by(bearing);
    if (name !== null) found.set(name, [...(found.get(name) ?? []), bearing]);
  }
  return [...found.values()];
}

/** Of several, the strongest counts; of equals the first. */
function giveWay(rivals: readonly Bearing[], cites: ClauseId, held: Map<Bearing, Suppression>): void {
  const strongest = rivals.reduce<Bearing | null>(
    (best, one) => (best === null || strength(one) > strength(best) ? one : best),
    null,
  );
  for (const one of rivals) if (one !== strongest) held.set(one, { cites, by: strongest?.effect ?? null });
}
const strength = ({ part }: Bearing): number => (part.do === 'bonus' ? Math.abs(part.amount) : 0);

/** The conditions that a creature is under, each once. */
export const conditionsOf = (state: State, creature: string): string[] => [
  ...new Set(
    bearingsOn(state, creature).flatMap(({ part, held }) =>
      part.do === 'condition' && held === null ? [part.value] : [],
    ),
  ),
];

/** What has been made of it: a form, a size, whatever an ability sets. */
export function valuesOf(state: State, creature: string): Record<string, string | number | boolean> {
  const values: Record<string, string | number | boolean> = {};
  for (const { part, held } of bearingsOn(state, creature))
    if (part.do === 'set' && held === null) values[part.stat] = part.value;
  return values;
}

/** On whom an ability of a user is active: whom it affects and where magic does not keep it from working. */
export const activeOn = (state: State, user: string, ability: string): string[] => [
  ...new Set(
    state.effects
      .filter((effect) => effect.user === user && effect.ability === ability)
      .flatMap((effect) => effect.on.filter((creature) => !isInactive(state, effect, creature))),
  ),
];
