import { askedNumber } from './asked';

/** A part of a long list. */
export interface Paged<T> {
  readonly lines: readonly T[];
  /** How many there are in all, and how many pages they fill (one at least). */
  readonly found: number;
  readonly pages: number;
  /** From 1; past the last, the page is empty, and its address is not there. */
  readonly page: number;
}

/** The door of a page's number in an address; nothing asks for the first. */
export const askedPage = askedNumber.transform((asked) => asked ?? 1);

/** How many pages so many lines fill: one at least. */
export const pagesOf = (found: number, size: number): number => Math.max(1, Math.ceil(found / size));

/** A page of a list that is at hand. */
export const pageOf = <T>(all: readonly T[], page: number, size: number): Paged<T> => ({
  lines: all.slice((page - 1) * size, page * size),
  found: all.length,
  page,
  pages: pagesOf(all.length, size),
});
