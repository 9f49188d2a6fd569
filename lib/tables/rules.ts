import 'server-only';
import { db } from '../db/client';
import { holdsWords } from '../record/words';
import { RULESET_IDS } from '../rules/kernel/ruleset';
import { RULEBOOKS } from './rulebooks';

/** The rulebook of a table's game; only the clauses that hold all `words`, if there are any. @returns null: no such game */
export async function loadTableRules(ruleset: string, words: string) {
  const id = RULESET_IDS.find((one) => one === ruleset);
  const rulebook = id && RULEBOOKS[id];
  if (rulebook === undefined) return null;
  const cited = await citations(ruleset);
  const clauses = rulebook.clauses.filter(({ id, title, text, house }) =>
    holdsWords([id, title, text, house ?? ''].join(' '), words),
  );
  return {
    title: rulebook.title,
    version: rulebook.version,
    words,
    sections: rulebook.sections
      .map(({ id, title }) => ({
        id,
        title,
        clauses: clauses
          .filter(({ section }) => section === id)
          .map(({ id, title, text, house }) => ({
            ...{ id, title, text, house: house ?? null, settings: [], precedents: [] },
            cited: cited.get(id) ?? 0,
          })),
      }))
      .filter((section) => section.clauses.length > 0),
    found: clauses.length,
    total: rulebook.clauses.length,
    settings: null,
    season: null,
  };
}

/** How many rulings of tables that everybody may watch rest on each clause. */
async function citations(ruleset: string): Promise<Map<string, number>> {
  const rows = await db.tableRuling.findMany({
    where: { table: { ruleset, visibility: 'everybody' }, supersededBy: null, secretOf: null },
    select: { cites: true },
  });
  const counts = new Map<string, number>();
  for (const id of rows.flatMap((row) => [...new Set(row.cites)])) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
