import { cardOf, mercOf } from './lookup';
import type { Parameter } from './setup';
import type { State } from './state';
import type { Alignment, Gender, MercType } from './terms';

/** What Parameter Only asks of a merc (`2b:parameter`). */
export interface Traits {
  readonly alignment: Alignment;
  readonly types: readonly MercType[];
  readonly gender: Gender;
  /** As abilities count it: none for an Assist that was given none (`glossary:assist`). */
  readonly upkeep: number;
  readonly paidDown: boolean;
}

/** A merc's traits with what abilities changed, but for what Passives add. */
export function baseTraits(state: State, key: string): Traits {
  const merc = mercOf(state, key);
  let { alignment, types, gender, upkeep } = merc;
  for (const { effect } of merc.lasting) {
    if (effect.do === 'Upkeep') upkeep += effect.amount ?? 0;
    if (effect.do !== 'Modify') continue;
    alignment = effect.alignment ?? alignment;
    types = effect.types ?? types;
    gender = effect.gender ?? gender;
  }
  const card = cardOf(state, key);
  const free = card.assists !== undefined && !card.upkeepGiven;
  return { alignment, types, gender, upkeep: free ? 0 : Math.max(0, upkeep), paidDown: merc.paidDown };
}

/** Whether a merc is among those that an ability is for. What `not` names is banned, each thing by itself. */
export function qualifies({ not, ...wanted }: Parameter, traits: Traits): boolean {
  if (wanted.alignment !== undefined && wanted.alignment !== traits.alignment) return false;
  if (wanted.gender !== undefined && wanted.gender !== traits.gender) return false;
  if (wanted.minUpkeep !== undefined && traits.upkeep < wanted.minUpkeep) return false;
  if (wanted.maxUpkeep !== undefined && traits.upkeep > wanted.maxUpkeep) return false;
  if (wanted.paidDown !== undefined && wanted.paidDown !== traits.paidDown) return false;
  if (!typesQualify(wanted.types, not?.types, traits.types)) return false;
  if (!not) return true;
  if (not.alignment !== undefined && not.alignment === traits.alignment) return false;
  if (not.gender !== undefined && not.gender === traits.gender) return false;
  if (not.paidDown !== undefined && not.paidDown === traits.paidDown) return false;
  const range = not.minUpkeep !== undefined || not.maxUpkeep !== undefined;
  const inRange = traits.upkeep >= (not.minUpkeep ?? 0) && traits.upkeep <= (not.maxUpkeep ?? Number.POSITIVE_INFINITY);
  return !(range && inRange);
}

/** Any allowed type lets a merc in and any banned one keeps it out; of both, the first that it lists decides. */
function typesQualify(
  allowed: readonly MercType[] | undefined,
  banned: readonly MercType[] | undefined,
  types: readonly MercType[],
): boolean {
  const deciding = types.find((type) => allowed?.includes(type) || banned?.includes(type));
  if (deciding === undefined) return allowed === undefined;
  return allowed === undefined ? false : allowed.includes(deciding);
}
