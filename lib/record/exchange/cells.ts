/** What stands in a cell of a table, and back. */

/** A spreadsheet would run a text that begins so. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A text that no spreadsheet takes for a formula: one that begins like one gets an apostrophe before it. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text behind such an apostrophe. A formula that comes without one stays the text that it is. */
export const unguarded = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/** Several short texts in one cell, with semicolons between; as JSON where one of them could be taken for two. */
export const writeList = (items: readonly string[]): string =>
  items.some((item) => /[;"]|^[[\s]|\s$|^$/.test(item)) ? JSON.stringify(items) : items.join('; ');

/** @returns null where it is no list */
export function readList(cell: string): readonly string[] | null {
  if (!cell.trimStart().startsWith('[')) {
    return cell
      .split(';')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  }
  const data = readData(cell);
  return Array.isArray(data?.value) && data.value.every((item): item is string => typeof item === 'string')
    ? data.value
    : null;
}

/** JSON in a cell. @returns null where it is none */
export function readData(cell: string): { readonly value: unknown } | null {
  try {
    const value: unknown = JSON.parse(cell);
    return { value };
  } catch {
    return null;
  }
}
