import type { Given, Misfit, Read, SourceText } from './given';
import { readCsv } from './read-csv';
import { readYaml } from './read-yaml';

/** Reads files of either kind: by their names, or where those do not say it, by how their text begins. */
export function readSources(sources: readonly SourceText[]): Read {
  const given: Given[] = [];
  const misfits: Misfit[] = [];
  for (const { name, text } of sources) {
    const source = { name, text: text.replace(/\r\n?/g, '\n') };
    const read = isYaml(source) ? readYaml(source) : readCsv(source);
    given.push(...read.given);
    misfits.push(...read.misfits);
  }
  return { given, misfits };
}

function isYaml({ name, text }: SourceText): boolean {
  if (/\.ya?ml$/i.test(name)) return true;
  if (/\.(csv|tsv|txt)$/i.test(name)) return false;
  return /^\uFEFF?(?:\s*#[^\n]*\n|\s*\n)*(?:---|[\w-]+:(?:\s|$))/.test(text);
}
