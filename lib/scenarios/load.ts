import { type Document, isMap, isNode, isScalar, LineCounter, type ParsedNode, parseAllDocuments } from 'yaml';
import type { ScenarioDifference, ScenarioReport, ScenarioSource } from './kind';

/** A file read: its documents, or why it holds none that can be believed. */
export interface LoadedFile {
  readonly sources: readonly ScenarioSource[];
  /** Reports of what is no valid YAML; none of them is ok. */
  readonly broken: readonly ScenarioReport[];
}

/** Reads the YAML documents of one file, keeping the line of every key. */
export function loadText(file: string, text: string): LoadedFile {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const documents = Array.isArray(parsed)
    ? parsed.filter((document) => document.contents !== null || document.errors.length > 0)
    : [];
  if (documents.length === 0) {
    return {
      sources: [],
      broken: [invalid(file, file, [{ at: 'file', line: 1, expected: 'a scenario', actual: 'nothing' }])],
    };
  }
  const sources: ScenarioSource[] = [];
  const broken: ScenarioReport[] = [];
  for (const document of documents) {
    const errors = [...document.errors, ...document.warnings].map(
      ({ message, pos }): ScenarioDifference => ({
        at: 'yaml',
        line: lines.linePos(pos[0]).line,
        expected: 'valid YAML',
        actual: message,
      }),
    );
    const source = { file, data: errors.length > 0 ? null : toData(document), lineOf: lineIn(document, lines) };
    if (errors.length > 0) broken.push(invalid(file, titleOf(document) ?? file, errors));
    else sources.push(source);
  }
  return { sources, broken };
}

const toData = (document: Document.Parsed): unknown => document.toJS({ maxAliasCount: 100 });

/** The title of a document, as far as one can be read. */
function titleOf(document: Document.Parsed): string | null {
  const name = isMap(document.contents) ? document.contents.get('name') : null;
  return typeof name === 'string' ? name : null;
}

/** The line on which the key at a path stands; of a path that leads nowhere the nearest that is there. */
function lineIn(document: Document.Parsed, lines: LineCounter): ScenarioSource['lineOf'] {
  return (path) => {
    let node: unknown = document.contents;
    let offset = startOf(document.contents);
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
        if (!pair) break;
        offset = startOf(pair.key) ?? offset;
        node = pair.value;
      } else if (node !== null && typeof node === 'object' && 'items' in node && Array.isArray(node.items)) {
        const item: unknown = node.items[Number(step)];
        if (item === undefined) break;
        offset = startOf(item) ?? offset;
        node = item;
      } else break;
    }
    return offset === null ? null : lines.linePos(offset).line;
  };
}

const startOf = (node: ParsedNode | unknown): number | null => (isNode(node) ? (node.range?.[0] ?? null) : null);

/** A report of a document that is not valid, which is never a pass. */
export const invalid = (file: string, name: string, differences: readonly ScenarioDifference[]): ScenarioReport => ({
  name,
  file,
  ok: false,
  differences,
  rulings: [],
});
