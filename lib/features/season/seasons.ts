import { distance } from 'fastest-levenshtein';
import { db } from '../../platform/db/client';
import { CURRENT_FIRST } from '../../record/views/season';
import { fold } from '../../record/views/words';

/** A season as the index of all has it. */
export interface SeasonLine {
  readonly key: string;
  readonly name: string;
  /** The one that the front page shows. */
  readonly current: boolean;
  readonly endedAt: string | null;
  readonly beganAt: string;
  /** The last week that opened, and its phase; null: none has. */
  readonly week: { readonly number: number; readonly phase: string } | null;
  readonly teams: number;
  readonly mercs: number;
  readonly zone: string;
}

/** All seasons, the current one first, then those that go on, then those that have ended; each the newest first. */
export async function readSeasons(): Promise<readonly SeasonLine[]> {
  const rows = await db.season.findMany({
    orderBy: [...CURRENT_FIRST],
    select: {
      key: true,
      name: true,
      endedAt: true,
      createdAt: true,
      timeZone: true,
      weeks: { orderBy: { number: 'desc' }, take: 1, select: { number: true, phase: true } },
      _count: { select: { teams: true, mercenaries: true } },
    },
  });
  return rows.map(({ key, name, endedAt, createdAt, timeZone, weeks, _count }, place) => ({
    key,
    name,
    current: place === 0,
    endedAt: endedAt?.toISOString() ?? null,
    beganAt: createdAt.toISOString(),
    week: weeks[0] ?? null,
    teams: _count.teams,
    mercs: _count.mercenaries,
    zone: timeZone,
  }));
}

/**
 * What an address may have meant that names a season.
 * @param asked what stands in the key's place
 * @returns whether there is such a season, and the ones whose key or name is near, the nearest first
 */
export async function nearSeasons(
  asked: string,
): Promise<{ readonly known: boolean; readonly near: readonly { readonly key: string; readonly name: string }[] }> {
  const all = await db.season.findMany({ orderBy: [...CURRENT_FIRST], select: { key: true, name: true } });
  if (all.some(({ key }) => key === asked)) return { known: true, near: [] };
  const words = fold(asked);
  const far = ({ key, name }: { key: string; name: string }) =>
    Math.min(
      ...[key, fold(name)].map((one) => (one.includes(words) || words.includes(one) ? 0 : distance(words, one))),
    );
  const near = all
    .filter((season) => far(season) <= Math.max(2, Math.floor(words.length / 3)))
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, 3);
  return { known: false, near };
}
