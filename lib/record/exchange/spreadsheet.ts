import { read, utils, type WorkBook, write } from '@e965/xlsx';
import { mistake, ok, type Result } from '../../result';
import type { SourceText } from './given';

/**
 * Spreadsheets (.xlsx of Excel, .ods of LibreOffice and others) as tables: each sheet is one, and each of its rows a line, so
 * that a mistake is told at the row's own number. Formulas count as what they came to; nothing of a file is run.
 */

/** How a sheet is kept as text: after this, a line of JSON for each row. */
const MARK = '#sheet';
const MOST_ROWS = 20_000;
/** What a file may hold once it is unpacked, in bytes. */
const MOST_UNPACKED = 80 * 1024 * 1024;

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Whether a file is a spreadsheet, by how it begins: both kinds are archives. */
export const isSpreadsheet = isZip;

/**
 * The sheets of a spreadsheet, those without a cell left out.
 * @returns `spreadsheet` (it cannot be read, or is too large once unpacked)
 */
export function readSpreadsheet(name: string, bytes: Uint8Array): Result<readonly SourceText[]> {
  if (unpackedSize(bytes) > MOST_UNPACKED) return refused(name, 'unpacks to more than 80 MB');
  let book: WorkBook;
  try {
    book = read(bytes, { type: 'array', dense: true, cellFormula: false, cellHTML: false, sheetRows: MOST_ROWS + 1 });
  } catch {
    return refused(name, 'cannot be read as a spreadsheet');
  }
  const sources: SourceText[] = [];
  for (const title of book.SheetNames) {
    const sheet = book.Sheets[title];
    if (!sheet) continue;
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, blankrows: true, defval: '' });
    if (rows.length > MOST_ROWS) return refused(name, `has more than ${MOST_ROWS} rows in “${title}”`);
    const cells = rows.map((row) => row.map(cellText));
    if (cells.every((row) => row.every((cell) => cell.trim() === ''))) continue;
    sources.push({
      name: `${name}, sheet ${title}`,
      text: [MARK, ...cells.map((row) => JSON.stringify(row))].join('\n'),
    });
  }
  return sources.length === 0 ? refused(name, 'has nothing in it') : ok(sources);
}

const refused = (name: string, why: string): Result<never> =>
  mistake('spreadsheet', `“${name}” ${why}.`, {
    next: 'Save it as .xlsx or .ods once more, or as CSV, and send that.',
  });

const cellText = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'boolean'
      ? value
        ? 'yes'
        : 'no'
      : value instanceof Date
        ? value.toISOString().slice(0, 10)
        : String(value);

/** The rows of a sheet that was kept as text, each with its number; null: the text is of no sheet. */
export function sheetRows(
  text: string,
): readonly { readonly line: number; readonly cells: readonly string[] }[] | null {
  const [first, ...lines] = text.split('\n');
  if (first !== MARK) return null;
  const width = Math.max(0, ...lines.slice(0, 1).map((line) => widthOf(cellsOf(line))));
  return lines.flatMap((line, at) => {
    const cells = cellsOf(line);
    if (cells.every((cell) => cell.trim() === '')) return [];
    // What is left of the first row's last head is told as too many cells; what it lacks is empty.
    const own = cells.slice(0, Math.max(width, widthOf(cells)));
    return [{ line: at + 1, cells: [...own, ...Array.from({ length: Math.max(0, width - own.length) }, () => '')] }];
  });
}

const widthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

function cellsOf(line: string): readonly string[] {
  const read: unknown = JSON.parse(line);
  return Array.isArray(read) ? read.map(String) : [];
}

/** What an archive says that it unpacks to, in bytes: the sum over its directory. */
function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  for (let at = 0; at + 46 <= bytes.length; at += 1) {
    if (bytes[at] !== 0x50 || bytes[at + 1] !== 0x4b || bytes[at + 2] !== 1 || bytes[at + 3] !== 2) continue;
    size += view.getUint32(at + 24, true);
  }
  return size;
}

/** Tables as one spreadsheet. @param kind how it is saved */
export function writeSpreadsheet(
  sheets: readonly { readonly title: string; readonly rows: readonly (readonly string[])[] }[],
  kind: 'xlsx' | 'ods',
): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const { title, rows } of sheets) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), title);
  }
  const made: unknown = write(book, { type: 'array', bookType: kind });
  if (!(made instanceof ArrayBuffer)) throw new Error('The spreadsheet was not written.');
  return new Uint8Array(made);
}
