import { readFile } from 'node:fs/promises';
import { readBundle, replay } from '../../record/replay/replay';

/** Folds replay bundles again, one after the other. @returns what to print, and whether all of them came out the same */
export async function replayFiles(paths: readonly string[]): Promise<{ lines: readonly string[]; same: boolean }> {
  const lines: string[] = [];
  let same = true;
  for (const path of paths) {
    const told = await replayFile(path);
    lines.push(...told.lines);
    same &&= told.same;
  }
  return { lines, same };
}

async function replayFile(path: string): Promise<{ lines: readonly string[]; same: boolean }> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return { lines: [`FAIL ${path}`, '     There is no file here that can be read.'], same: false };
  const table = await replayIfTable(path, text);
  if (table !== null) return table;
  const bundle = readBundle(text);
  if (!bundle.ok) {
    const { message, next } = bundle.problem;
    return { lines: [`FAIL ${path}`, `     ${message}${next ? ` ${next}` : ''}`], same: false };
  }
  const { stream, entries, draws, sha256, failures } = replay(bundle.value);
  if (failures.length > 0) {
    return {
      lines: [`FAIL ${path}`, ...failures.map((one) => `     ${one.replaceAll('\n', '\n     ')}`)],
      same: false,
    };
  }
  return {
    lines: [`ok  ${stream}: ${entries} entries and ${draws} draws fold to the same bytes (SHA-256 ${sha256})`],
    same: true,
  };
}

/** A table's bundle played again; null: it is none. The games of tables are loaded for one alone. */
async function replayIfTable(path: string, text: string): Promise<{ lines: readonly string[]; same: boolean } | null> {
  const data = jsonOf(text);
  if (typeof data !== 'object' || data === null || !('table' in data)) return null;
  const { readTableFile, replayTable } = await import('../../record/replay/table');
  const file = readTableFile(data);
  if (!file.ok) return { lines: [`FAIL ${path}`, `     ${file.problem.message}`], same: false };
  const failures = replayTable(file.value);
  if (failures.length > 0)
    return {
      lines: [`FAIL ${path}`, ...failures.map((one) => `     ${one.replaceAll('\n', '\n     ')}`)],
      same: false,
    };
  const { stream, journal, closing } = file.value;
  return {
    lines: [`ok  ${stream}: ${journal.length} entries play to the same bytes (SHA-256 ${closing.sha256})`],
    same: true,
  };
}

function jsonOf(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch {
    return undefined;
  }
}
