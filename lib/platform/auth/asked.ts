/** What `proxy.ts` tells a page about the request, which a layout does not see: its path, and the number of what was done. */
export const PATH_HEADER = 'x-path';
export const DONE_HEADER = 'x-done';
/** Where the sentence of that waits. */
export const DONE_COOKIE = 'mercenaries.done';
/** The address that was asked for and is not there, encoded. */
export const ASKED_HEADER = 'x-asked';
/** Where no route is: the end of the addresses that lead to the 404. */
export const NOTHING = '/nothing/here';

/** The part of a path that says in which season it stands: `/s/KEY`; empty: in none. */
export const seasonPart = (path: string): string => /^\/s\/[^/?#]+/.exec(path)?.[0] ?? '';

/** @returns the key of the season in which an address of this site stands; null: in none */
export function seasonOf(path: string): string | null {
  const key = /^\/s\/([^/?#]+)/.exec(path)?.[1];
  if (key === undefined) return null;
  try {
    return decodeURIComponent(key);
  } catch {
    return null;
  }
}
