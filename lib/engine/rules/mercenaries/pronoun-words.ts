import type { Gender } from './terms';

/** How a merc is spoken of where its name has just been said. */
export interface Pronouns {
  readonly they: string;
  readonly them: string;
  readonly their: string;
  readonly self: string;
}
export const PRONOUNS: Readonly<Record<Gender, Pronouns>> = {
  Male: { they: 'he', them: 'him', their: 'his', self: 'himself' },
  Female: { they: 'she', them: 'her', their: 'her', self: 'herself' },
  Genderless: { they: 'it', them: 'it', their: 'its', self: 'itself' },
};
