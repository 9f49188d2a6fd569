import 'server-only';
import type { Rulebook } from '../../engine/rules/kernel/ruleset';
import { db } from '../../platform/db/client';
import { countCites, searchRulebook } from '../views/rulebook';
import { isTableRuleset, RULEBOOKS } from './rulebooks';
import { settingLines } from './setting-lines';

/** The rulebook of a game that is played at tables; null: there is no such game. */
export function tableRulebook(ruleset: string): Rulebook | null {
  return isTableRuleset(ruleset) ? RULEBOOKS[ruleset] : null;
}

/** The rulebook of a table's game; only the clauses that hold all `words`, if there are any. @returns null: no such game */
export async function loadTableRules(ruleset: string, words: string) {
  const rulebook = tableRulebook(ruleset);
  if (rulebook === null) return null;
  // Of the rulings of tables that everybody may watch.
  const cited = countCites(
    await db.tableRuling.findMany({
      where: { table: { ruleset, visibility: 'everybody' }, supersededBy: null, secretOf: null },
      select: { cites: true },
    }),
  );
  const found = searchRulebook(rulebook, words, ({ id }) => ({
    settings: settingLines(rulebook, id),
    precedents: [],
    cited: cited.get(id) ?? 0,
  }));
  return { ...found, settings: null, season: null };
}
