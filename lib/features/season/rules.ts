import { z } from 'zod';
import { rulebook, type SettingGuide, sayValue, settingsGuide } from '../../engine/rules/mercenaries/rulebook';
import { type Settings, settingsSchema } from '../../engine/rules/mercenaries/setup';
import { db } from '../../platform/db/client';
import { askedWords } from '../../record/views/asked';
import { VISITOR } from '../../record/views/reader';
import { countCites, searchRulebook } from '../../record/views/rulebook';
import { standing } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import type { PrecedentLine, RulesPage, SettingLine } from './model';
import { readPrecedents } from './precedents';

/** The door of the search form. */
export const rulesQuery = z.object({ q: askedWords }).transform(({ q }) => q);

const DEFAULTS = settingsSchema.parse({});

/**
 * The rulebook in our words with the settings in force in a season (null: none), and what of it rests on each clause; only the clauses that hold all `words`, if there are any.
 */
export async function loadRules(key: string | null, words: string): Promise<RulesPage> {
  const season = key === null ? null : await readSeason(key);
  const cited = season ? await citations(season.id) : new Map<string, number>();
  const precedents = season ? await readPrecedents(season.id) : [];
  const settings = season?.settings ?? null;
  const inForce = (keys: readonly string[] = []) =>
    settingsGuide
      .filter((guide) => keys.includes(guide.key))
      .map((guide) => settingLine(guide, settings ?? DEFAULTS, precedents));
  return {
    ...searchRulebook(rulebook, words, ({ id, options }) => ({
      settings: inForce(options),
      cited: cited.get(id) ?? 0,
      precedents: precedents.filter(({ clause }) => clause === id),
    })),
    settings: settings && settingsGuide.map((guide) => settingLine(guide, settings, precedents)),
    season: season?.name ?? null,
  };
}

const settingLine = (guide: SettingGuide, settings: Settings, precedents: readonly PrecedentLine[]): SettingLine => ({
  key: guide.key,
  title: guide.title,
  text: guide.text,
  value: sayValue(guide, settings),
  changed: settings[guide.key] !== DEFAULTS[guide.key],
  precedents: precedents.filter(({ setting }) => setting === guide.key),
});

/** How many public rulings of the season rest on each clause; the same for every reader. */
async function citations(seasonId: string): Promise<Map<string, number>> {
  const rows = await db.ruling.findMany({
    where: { AND: [standing(VISITOR)], week: { seasonId } },
    select: { cites: true },
  });
  return countCites(rows);
}
