import type { Clause, Rulebook } from '../../engine/rules/kernel/ruleset';
import { holdsWords } from './words';

/**
 * A rulebook section by section, with the clauses that hold all `words` (all of them where there are none); sections that
 * keep no clause are left out.
 * @param beside what a page shows of a clause beside its text
 */
export function searchRulebook<Beside>(
  { title, version, sections, clauses }: Rulebook,
  words: string,
  beside: (clause: Clause) => Beside,
) {
  const found = clauses.filter(({ id, title, text, house }) =>
    holdsWords([id, title, text, house ?? ''].join(' '), words),
  );
  return {
    title,
    version,
    words,
    sections: sections
      .map(({ id, title }) => ({
        id,
        title,
        clauses: found
          .filter(({ section }) => section === id)
          .map((clause) => ({
            id: clause.id,
            title: clause.title,
            text: clause.text,
            house: clause.house ?? null,
            ...beside(clause),
          })),
      }))
      .filter((section) => section.clauses.length > 0),
    found: found.length,
    total: clauses.length,
  };
}

/** How many rulings rest on each clause: each ruling counts once for a clause. */
export function countCites(rows: readonly { readonly cites: readonly string[] }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of rows.flatMap(({ cites }) => [...new Set(cites)])) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
