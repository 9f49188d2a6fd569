import { eventName } from '../kinds';
import { FAMILIES, type Family } from '../terms';
import { EFFECT_KINDS, EFFECTS, type EffectKind } from './index';
import { joinedWith, withArticle } from './words';

/** What kinds and families are called in sentences. */

const FAMILY_NOUNS: Readonly<Record<Family, { readonly noun: string; readonly event: string }>> = {
  Removal: { noun: 'Removal', event: 'removed' },
  Manipulation: { noun: 'manipulation', event: 'manipulated' },
  Damaging: { noun: 'damaging effect', event: 'damaged' },
  Negative: { noun: 'Negative Effect', event: 'hit by a Negative Effect' },
  Positive: { noun: 'Positive Effect', event: 'helped by a Positive Effect' },
  'Meta-Ability': { noun: 'meta-ability', event: 'hit by a meta-ability' },
  Transformation: { noun: 'Transformation', event: 'transformed' },
  'Form Switch': { noun: 'Form Switch', event: 'given another form' },
  Vehicle: { noun: 'vehicle', event: 'given a vehicle' },
};

/** Kinds and families by the word that names them, in whatever letters. */
const kindOf = (word: string): EffectKind | undefined =>
  EFFECT_KINDS.find((kind) => eventName(kind) === eventName(word));
const familyOf = (word: string): Family | undefined => FAMILIES.find((family) => eventName(family) === eventName(word));

function nounOf(word: string): string {
  const kind = kindOf(word);
  const family = familyOf(word);
  return kind ? EFFECTS[kind].words.noun : family ? FAMILY_NOUNS[family].noun : word;
}

/** `a KO`, `a KO or Kidnapping`. */
export const nounsOf = (kinds: readonly string[]): string => withArticle(joinedWith(kinds.map(nounOf), 'or'));

/** To whom something happened, of a Trigger's event: `KO’d`; null where it is quoted as it stands. */
export function eventWords(event: string): string | null {
  const kind = kindOf(event);
  const family = familyOf(event);
  return kind ? EFFECTS[kind].words.event : family ? FAMILY_NOUNS[family].event : null;
}
