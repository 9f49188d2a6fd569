import { findMerc } from './lookup';
import { PRONOUNS, type Pronouns } from './pronoun-words';
import type { State } from './state';

/** How a merc is spoken of, by its present gender. */
export const pronounsOf = (state: State, merc: string): Pronouns =>
  PRONOUNS[findMerc(state, merc)?.gender ?? 'Genderless'];
