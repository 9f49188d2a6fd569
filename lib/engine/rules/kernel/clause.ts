import type { Clause } from './ruleset';

/** A clause as its section's file writes it: the id without the section. */
export type ClauseText = Omit<Clause, 'id' | 'section'> & { readonly slug: string };

/** Gives a section's clauses their full ids: section `setup` and slug `team` become `setup:team`. */
export const sectionOf = (section: string, clauses: readonly ClauseText[]): readonly Clause[] =>
  clauses.map(({ slug, ...clause }) => ({ id: `${section}:${slug}`, section, ...clause }));
