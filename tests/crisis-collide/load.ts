import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseAllDocuments } from 'yaml';
import type { ScenarioSource } from '../../lib/scenarios/kind';

/** The scenarios of a YAML text, one a document. */
export function scenariosIn(text: string, file: string): ScenarioSource[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines });
  if (!Array.isArray(documents)) throw new Error(`${file} holds no document`);
  return documents.map((document) => ({
    file,
    data: document.toJS(),
    lineOf: (path) => {
      const around = document.getIn(path.slice(0, -1), true);
      const last = path.at(-1);
      const pair = isMap(around) ? around.items.find(({ key }) => isScalar(key) && key.value === last) : undefined;
      const node = pair?.key ?? document.getIn(path, true);
      return isNode(node) && node.range ? lines.linePos(node.range[0]).line : null;
    },
  }));
}

/** All scenarios of a folder. */
export const scenariosOf = (folder: string): ScenarioSource[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => scenariosIn(readFileSync(join(folder, name), 'utf8'), join(folder, name)));
