import { AsyncLocalStorage } from 'node:async_hooks';

/** The time of what is being replayed, for as long as it is. */
const replayed = new AsyncLocalStorage<Date>();

/**
 * Does `work` as if it were `at`: seasons and entries that it writes carry that time. For seeding a season that has been
 * played, and for imports; never for a request, whose time is the database's.
 */
export const replayAt = <T>(at: Date, work: () => Promise<T>): Promise<T> => replayed.run(at, work);

/** The time to write, where the database's clock says `now`. */
export const clockOr = (now: Date): Date => replayed.getStore() ?? now;

/** What times are measured against: a stream's entries, and when it opened. */
export interface Tail {
  readonly journal: readonly { readonly at: string }[];
  readonly opensAt: string;
}

/** Times in a journal only grow, whatever the server's clock does; so one act's entries share a time with no other's. */
export function laterThan({ journal, opensAt }: Tail, now: number): string {
  const last = journal.at(-1);
  const least = last ? Date.parse(last.at) + 1 : Date.parse(opensAt);
  return new Date(Math.max(now, least)).toISOString();
}
