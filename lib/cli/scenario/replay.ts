import { readFile } from 'node:fs/promises';
import { readBundle, replay } from '../../replay/replay';

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
