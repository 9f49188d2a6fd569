import 'server-only';
import { db } from '../../platform/db/client';
import { isUnreachable } from '../../platform/db/unreachable';
import { bundleOf } from '../../record/replay/parts';
import type { BundleParts } from '../../record/replay/write';
import { loadFolded } from '../../record/week/load';
import { mistake, ok, type Result } from '../../result';

/** A closed week's bundle, and the name of this very state of it. */
export interface ReadBundle {
  /** The id of the last entry: no other week of any season has it. */
  readonly last: string;
  readonly parts: BundleParts;
}

/**
 * Where a closed week's bundle stands, without making it.
 * @returns `not-found`, `open` (the week is not closed), or `unreachable` (the database does not answer)
 */
export const findBundle = (season: string, number: number): Promise<Result<{ readonly last: string }>> =>
  reached(() => find(season, number));

async function find(season: string, number: number): Promise<Result<{ readonly last: string }>> {
  const row = await db.week.findFirst({
    where: { number, season: { key: season } },
    select: { seed: true, seq: true, season: { select: { key: true } } },
  });
  if (!row) return mistake('not-found', `There is no week ${number}.`);
  if (row.seed === null) {
    return mistake('open', `Week ${number} is not closed: its seed and its orders are sealed until then.`, {
      next: 'The replay bundle is here once the week is closed.',
    });
  }
  return ok({ last: `${row.season.key}-${number}-${row.seq}` });
}

/**
 * A closed week of a season as a bundle: the same for every viewer, since nothing of a closed week is secret.
 * @returns as `findBundle`
 */
export const readBundle = (season: string, number: number): Promise<Result<ReadBundle>> =>
  reached(() => read(season, number));

async function read(season: string, number: number): Promise<Result<ReadBundle>> {
  const found = await find(season, number);
  if (!found.ok) return found;
  const loaded = await loadFolded({ season, week: number });
  if (!loaded.ok) return loaded;
  const week = loaded.value;
  return ok({ last: `${season}-${number}-${week.seq}`, parts: await bundleOf(db, week) });
}

/**
 * A closed week as it stood before it was ruled again, as the text of its bundle.
 * @param version from 1
 * @returns `not-found`, `unreachable`
 */
export const readEarlierBundle = (season: string, number: number, version: number): Promise<Result<string>> =>
  reached(async () => {
    const row = await db.weekVersion.findFirst({
      where: { version, week: { number, season: { key: season } } },
      select: { bundle: true },
    });
    return row?.bundle == null ? mistake('not-found', `Week ${number} has no such earlier record.`) : ok(row.bundle);
  });

/** A file is asked for by programs too, which no page tells that the database is away. */
async function reached<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return mistake('unreachable', 'The database does not answer.', { next: 'Try again in a minute.' });
  }
}
