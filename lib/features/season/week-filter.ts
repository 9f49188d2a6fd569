import { z } from 'zod';
import { OUTCOMES } from '../../engine/rules/kernel/ruling';
import { askedKey, askedNumber, askedOne, askedWords } from '../../record/views/asked';
import type { RulingLine } from '../../record/views/model';
import { holdsWords } from '../../record/views/words';
import type { WeekEntry, WeekFilter } from './model';

/** The door of the filter form. A value that it does not know is refused. */
export const weekFilter: z.ZodType<WeekFilter, unknown> = z
  .object({
    match: askedNumber,
    outcome: askedOne(OUTCOMES),
    q: askedWords,
    page: askedNumber,
    entry: askedKey,
  })
  .transform(({ q, page, ...rest }) => ({ ...rest, words: q, page: page ?? 1 }));

const namesOf = (line: RulingLine): string =>
  [
    line.title,
    line.merc?.name,
    line.team?.name,
    ...[...line.targets, ...line.hits].map((merc) => merc.name),
    line.reason,
  ]
    .filter((word) => word !== undefined)
    .join(' ');

/**
 * What of an entry the filter lets through: with an outcome, only what came to it; with words, the whole entry if they
 * all stand in its post or in what was ruled of it.
 * @param teams the keys of the chosen match; null: any.
 * @returns null where nothing is left.
 */
export function passing(entry: WeekEntry, filter: WeekFilter, teams: ReadonlySet<string> | null): WeekEntry | null {
  if (teams && !(entry.team && teams.has(entry.team.key))) return null;
  const ruled = entry.ruled.filter(
    (each) =>
      filter.outcome === null ||
      (each.kind === 'ruling' && [each.line, ...each.setOff].some((line) => line.outcome === filter.outcome)),
  );
  if (filter.outcome !== null && ruled.length === 0) return null;
  const said = [
    entry.post?.text ?? '',
    entry.post?.by ?? '',
    ...ruled.map((each) => (each.kind === 'ruling' ? [each.line, ...each.setOff].map(namesOf).join(' ') : each.words)),
  ].join(' ');
  return holdsWords(said, filter.words) ? { ...entry, ruled } : null;
}
