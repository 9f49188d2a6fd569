import { type Document, isMap, isNode, isScalar, LineCounter, type ParsedNode, parseAllDocuments, visit } from 'yaml';
import { refuseHostile } from './guard';
import type { ScenarioDifference, ScenarioReport, ScenarioSource } from './kind';

/** A file read: its documents, or why it holds none that can be believed. */
export interface LoadedFile {
  readonly sources: readonly ScenarioSource[];
  /** Reports of what is no valid YAML; none of them is ok. */
  readonly broken: readonly ScenarioReport[];
}

/** Reads the YAML documents of one file, keeping the line of every key. */
export function loadText(file: string, text: string): LoadedFile {
  const refused = refuseHostile(text);
  if (refused) {
    const { line, message: actual } = refused;
    return { sources: [], broken: [invalid(file, file, [{ at: 'yaml', line, expected: 'a plain scenario', actual }])] };
  }
  const lines = new LineCounter();
  const documents = parsed(text, lines);
  if (documents === null) {
    return {
      sources: [],
      broken: [invalid(file, file, [{ at: 'yaml', line: 1, expected: 'a plain scenario', actual: 'nested too deep' }])],
    };
  }
  if (documents.length === 0) {
    return {
      sources: [],
      broken: [invalid(file, file, [{ at: 'file', line: 1, expected: 'a scenario', actual: 'nothing' }])],
    };
  }
  const sources: ScenarioSource[] = [];
  const broken: ScenarioReport[] = [];
  for (const document of documents) {
    const errors = [...document.errors, ...document.warnings].slice(0, MOST_ERRORS).map(
      ({ message, pos }): ScenarioDifference => ({
        at: 'yaml',
        line: lines.linePos(pos[0]).line,
        expected: 'valid YAML',
        actual: message,
      }),
    );
    errors.push(...doubledKeys(document, lines).slice(0, MOST_ERRORS));
    const data = errors.length > 0 ? null : toData(document);
    if (data && 'problem' in data) {
      const line = lines.linePos(document.range[0]).line;
      errors.push({ at: 'yaml', line, expected: 'a plain scenario', actual: data.problem });
    }
    if (data && 'value' in data) sources.push({ file, data: data.value, lineOf: lineIn(document, lines) });
    else broken.push(invalid(file, titleOf(document) ?? file, errors));
  }
  return { sources, broken };
}

/** What does not parse goes on not parsing: the first errors say enough. */
const MOST_ERRORS = 100;

/** The documents of a text that hold something; null where they are nested deeper than the parser can go. */
function parsed(text: string, lineCounter: LineCounter): readonly Document.Parsed[] | null {
  try {
    // Keys are compared by `doubledKeys`, for the parser compares each with each.
    const documents = parseAllDocuments(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
    if (!Array.isArray(documents)) return [];
    return documents.filter((document) => document.contents !== null || document.errors.length > 0);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The data that a document stands for. Its parser throws where aliases would make it many times as large, or name nothing. */
function toData(document: Document.Parsed): { readonly value: unknown } | { readonly problem: string } {
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    return { value };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Keys that stand twice in one map. */
function doubledKeys(document: Document.Parsed, lines: LineCounter): ScenarioDifference[] {
  const doubled: ScenarioDifference[] = [];
  visit(document, {
    Map(_, map) {
      const seen = new Set<string>();
      for (const { key } of map.items) {
        const name = isScalar(key) ? String(key.value) : null;
        if (name === null) continue;
        const line = lines.linePos(startOf(key) ?? 0).line;
        if (seen.has(name)) doubled.push({ at: name, line, expected: 'each key once', actual: 'the key stands twice' });
        seen.add(name);
      }
    },
  });
  return doubled;
}

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
