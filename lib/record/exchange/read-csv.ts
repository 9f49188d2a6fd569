import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { closest } from 'fastest-levenshtein';
import { readData, readList, unguarded } from './cells';
import { type Column, headWords, TABLES, type Table, tableOf } from './columns';
import type { Given, Misfit, Read, SourceText } from './given';
import { inRuleWords } from './rule-words';
import { sheetRows } from './spreadsheet';

/** Reads a table of teams, mercs or abilities: commas, semicolons or tabs between cells, a byte order mark or none. */
export function readCsv({ name: file, text }: SourceText): Read {
  const rows = sheetRows(text) ?? parsed(file, text);
  if ('message' in rows) return { given: [], misfits: [rows] };
  const [first, ...rest] = rows;
  if (!first) return { given: [], misfits: [{ file, line: 1, cell: '', message: 'The table is empty.' }] };
  const table = tableOf(first.cells);
  const heads = headsOf(file, first, table);
  if (heads.misfits.length > 0) return { given: [], misfits: heads.misfits };
  const given: Given[] = [];
  const misfits: Misfit[] = [];
  for (const row of rest) {
    if (row.cells.length !== heads.columns.length) {
      const message = `This row has ${row.cells.length} cells, and the first line ${heads.columns.length}.`;
      misfits.push({ file, line: row.line, cell: '', message });
      continue;
    }
    const read = readRow(file, row, table, heads.columns);
    given.push(read.given);
    misfits.push(...read.misfits);
  }
  return { given, misfits };
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function parsed(file: string, text: string): readonly Row[] | Misfit {
  try {
    const rows: Row[] = [];
    let end = 0;
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: readonly string[], { lines }) => {
        const height = cells.reduce((all, cell) => all + (cell.match(/\n/g)?.length ?? 0), 0);
        rows.push({ line: Math.max(end + 1, lines - height), cells });
        end = lines;
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    return { file, line, cell: '', message: `It is no table: ${WHY[error.code] ?? 'its quotes do not match.'}` };
  }
}

const WHY: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed.',
  CSV_INVALID_CLOSING_QUOTE: 'something follows a closing quote; a quote within a cell is written twice.',
  INVALID_OPENING_QUOTE: 'a quote stands within a cell that does not begin with one; write it twice, in quotes.',
};

/** What stands most often between the cells of the first line. */
function delimiterOf(text: string): string {
  const first = (/^(?:"(?:[^"]|"")*"|[^"\n])*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const count = (mark: string) => first.split(mark).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

function headsOf(file: string, row: Row, table: Table): { columns: readonly Column[]; misfits: readonly Misfit[] } {
  const misfits: Misfit[] = [];
  const known = new Map(TABLES[table].map((column) => [column.head, column]));
  const columns: Column[] = [];
  for (const head of row.cells) {
    const words = headWords(head);
    const column = known.get(words) ?? TABLES[table].find(({ field }) => field === head.trim());
    const say = (message: string) => misfits.push({ file, line: row.line, cell: head, message });
    if (!column) {
      const near = closest(words, [...known.keys()]);
      say(
        `A table of ${table} has no column “${head}”. Did you mean “${near}”? It may have: ${[...known.keys()].join(', ')}.`,
      );
    } else if (columns.includes(column)) say(`The column “${head}” stands twice.`);
    else columns.push(column);
  }
  const has = (field: string) => columns.some((column) => column.field === field);
  if (misfits.length === 0 && !has('key') && !has('name')) {
    misfits.push({ file, line: row.line, cell: '', message: `A table of ${table} needs a column “name” or “key”.` });
  }
  return { columns, misfits };
}

function readRow(file: string, row: Row, table: Table, columns: readonly Column[]) {
  const { line } = row;
  const misfits: Misfit[] = [];
  const values = new Map<string, unknown>();
  for (const [at, { field, head, cell: kind }] of columns.entries()) {
    const cell = row.cells[at] ?? '';
    const value = cell.trim() === '' ? null : readCell(kind, cell, field);
    if (value !== null && typeof value === 'object' && 'wrong' in value && typeof value.wrong === 'string') {
      misfits.push({ file, line, cell: head, message: value.wrong });
    } else values.set(field, inRuleWords(value, field));
  }
  const said = (field: string): string | null => {
    const value = values.get(field);
    return typeof value === 'string' ? value : null;
  };
  const headOf = new Map(columns.map(({ field, head }) => [field, head]));
  const given: Given = {
    kind: KIND[table],
    file,
    line,
    key: said('key'),
    name: said('name'),
    owner: said('merc'),
    fields: fieldsOf(table, values),
    plain: false,
    cellOf: (field) => headOf.get(field) ?? field,
    lineOf: () => line,
  };
  return { given, misfits };
}

const KIND = { teams: 'team', mercs: 'merc', abilities: 'ability' } as const;

/** The row as the schema has it; an empty cell says "none" where there may be none. */
function fieldsOf(table: Table, values: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const { key: _, merc: __, linkedTo, since, choice, ...fields } = Object.fromEntries(values);
  // What was chosen on purchase is chosen for good: an empty cell does not take it back.
  if (choice) return { ...fields, choice };
  if (table !== 'mercs' || !('pureSupport' in fields)) return fields;
  const support = fields.pureSupport ? { linkedTo: linkedTo ?? null, since: since ?? 0 } : null;
  return { ...fields, pureSupport: support };
}

interface Wrong {
  readonly wrong: string;
}

/** What a cell says; quotes around the end of a short text mean nothing, but all of a long one is kept. */
function readCell(kind: CellKind, cell: string, field: string): unknown | Wrong {
  const word = cell.trim();
  switch (kind) {
    case 'text':
      return LONG.has(field) ? unguarded(cell) : unguarded(word);
    case 'whole':
      return /^[-+]?\d{1,9}$/.test(word) ? Number(word) : { wrong: `“${short(word)}” is no whole number.` };
    case 'number':
      return /^[-+]?\d{1,9}([.]\d{1,9})?$/.test(word) ? Number(word) : { wrong: `“${short(word)}” is no number.` };
    case 'flag':
      return FLAGS.get(word.toLowerCase()) ?? { wrong: `“${short(word)}” is neither yes nor no.` };
    case 'list':
      return (
        parted(unguarded(word)) ?? readList(unguarded(word)) ?? { wrong: `“${short(word)}” is no list: write a; b; c.` }
      );
    case 'data':
      return dataOf(field, word);
  }
}

type CellKind = Column['cell'];
const LONG: ReadonlySet<string> = new Set(['writeup', 'text']);
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1', 'x'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
]);

/** Commas where semicolons are meant are asked about: in a name a comma may well stand. Null: there is nothing to ask. */
function parted(word: string): Wrong | null {
  if (!word.includes(',') || word.includes(';') || word.startsWith('[')) return null;
  const parts = word.split(',').map((part) => part.trim());
  return {
    wrong: `“${short(word)}”: is it one, or ${parts.length}? Semicolons part a list: write ${parts.join('; ')}, or for one with a comma in it ${JSON.stringify([word])}.`,
  };
}

/** JSON; of effects the mere names of their kinds will do, of targets a number. */
function dataOf(field: string, word: string): unknown | Wrong {
  const data = readData(word);
  if (data) return data.value;
  if (field === 'effects' && /^[A-Za-z][A-Za-z -]*(;|$)/.test(word)) {
    return (readList(word) ?? []).map((kind) => ({ do: kind }));
  }
  return {
    wrong: `“${short(word)}” is no JSON${field === 'effects' ? ', and no list of kinds such as KO; Injure' : ''}.`,
  };
}

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
