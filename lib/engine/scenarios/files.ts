import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScenarioReport } from './kind';
import { invalid } from './load';
import { runText } from './run';

/** Runs scenario files, and all `.yaml` and `.yml` files of folders with what is below them, in the order of their names. */
export async function runFiles(paths: readonly string[]): Promise<ScenarioReport[]> {
  const reports: ScenarioReport[] = [];
  for (const path of paths) reports.push(...(await runPath(path)));
  return reports;
}

async function runPath(path: string): Promise<ScenarioReport[]> {
  const found = await stat(path).catch(() => null);
  if (!found) return [unreadable(path, 'nothing there')];
  if (!found.isDirectory()) return runText(path, await readFile(path, 'utf8'));
  const names = await readdir(path, { recursive: true });
  const files = names.filter((name) => /\.ya?ml$/i.test(name)).sort();
  if (files.length === 0) return [unreadable(path, 'a folder without any .yaml file')];
  const reports: ScenarioReport[] = [];
  for (const name of files) reports.push(...runText(join(path, name), await readFile(join(path, name), 'utf8')));
  return reports;
}

const unreadable = (path: string, actual: string): ScenarioReport =>
  invalid(path, path, [{ at: 'file', line: null, expected: 'a scenario file or a folder of them', actual }]);
