/** What `proxy.ts` tells a page about the request, which a layout does not see: its path, and the number of what was done. */
export const PATH_HEADER = 'x-path';
export const DONE_HEADER = 'x-done';
