import type { Clause } from '../../kernel/ruleset';
import type { Settings } from '../setup';

/** A clause as its section's file writes it: the id without the section, and settings by their own names. */
export interface ClauseText {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly house?: string;
  readonly options?: readonly (keyof Settings)[];
}

/** Gives a section's clauses their full ids: section `2e` and slug `costs` become `2e:costs`. */
export const sectionOf = (section: string, clauses: readonly ClauseText[]): readonly Clause[] =>
  clauses.map(({ slug, ...clause }) => ({ id: `${section}:${slug}`, section, ...clause }));
