import type { Given, Misfit, Read, SeasonWords, SourceText } from './given';
import { readCsv } from './read-csv';
import { readYaml } from './read-yaml';
import { sheetRows } from './spreadsheet';

/**
 * Reads files of either kind: by their names, or where those do not say it, by how their text begins.
 * @param takesSeason what they say of the season itself (settings, matches) is taken too; else it is a misfit
 */
export function readSources(sources: readonly SourceText[], takesSeason = false): Read & { season: SeasonWords } {
  const given: Given[] = [];
  const misfits: Misfit[] = [];
  let season: SeasonWords = { settings: {}, matches: [] };
  for (const { name, text } of sources) {
    const source = { name, text: text.replace(/\r\n?/g, '\n') };
    const read = isYaml(source) ? readYaml(source, takesSeason) : readCsv(source);
    if (read.season) {
      const { settings, matches } = read.season;
      season = {
        settings: { ...season.settings, ...settings },
        matches: matches.length > 0 ? matches : season.matches,
      };
    }
    given.push(...read.given);
    misfits.push(...read.misfits);
  }
  return { given, misfits, season };
}

function isYaml({ name, text }: SourceText): boolean {
  if (sheetRows(text) !== null) return false;
  if (/\.ya?ml$/i.test(name)) return true;
  if (/\.(csv|tsv|txt)$/i.test(name)) return false;
  return /^\uFEFF?(?:\s*#[^\n]*\n|\s*\n)*(?:---|[\w-]+:(?:\s|$))/.test(text);
}
