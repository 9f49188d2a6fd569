import type { RulingId } from '../kernel/ruling';
import { findAbility, findMerc, mercName } from './lookup';
import type { State, Use } from './state';

/** Whose ability it was that brought something about, so that what follows of it can name it and lead there. */
export interface Origin {
  /** The merc who used it, and `MERC/ABILITY`; null: an admin set it by hand. */
  holder: string | null;
  ability: string | null;
  /** Null: in a week whose rulings were not carried on. */
  ruling: RulingId | null;
}

/** What an admin set by hand; the ruling of an adjustment has the id of its entry. */
export const byHand = (entry: string): Origin => ({ holder: null, ability: null, ruling: entry });

export const originOf = ({ holder, ability, ruling }: Use): Origin => ({ holder, ability, ruling });

/** `Medusa’s Turn to Stone`, `an admin`; null where it is not known, or no longer there. */
export function saidOrigin(state: State, origin: Origin | null | undefined): string | null {
  if (!origin) return null;
  const { holder, ability } = origin;
  if (holder === null || ability === null) return 'an admin';
  const found = findAbility(state, ability);
  return found && findMerc(state, holder) ? `${mercName(state, holder)}’s ${found.def.name}` : null;
}

/** ` by Medusa’s Turn to Stone`; nothing where it is not known. */
export function byOrigin(state: State, origin: Origin | null | undefined): string {
  const said = saidOrigin(state, origin);
  return said === null ? '' : ` by ${said}`;
}

/** The ruling that an origin leads to, as a list of none or one. */
export const linkTo = (origin: Origin | null | undefined): readonly RulingId[] =>
  origin?.ruling ? [origin.ruling] : [];

/** Of what came at one time, always the same first, so that the order of declaration decides nothing (`2f:simultaneous`). */
export function firstOrigin(one: Origin | null, other: Origin | null): Origin | null {
  if (one === null || other === null) return one ?? other;
  const [a, b] = [one, other].map(({ holder, ability }) => `${holder} ${ability}`);
  return (a ?? '') <= (b ?? '') ? one : other;
}
