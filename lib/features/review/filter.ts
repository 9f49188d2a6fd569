import { z } from 'zod';
import { OUTCOMES } from '../../engine/rules/kernel/ruling';
import { adminPath } from '../../record/views/address';
import { askedKey, askedNumber, askedOne } from '../../record/views/asked';
import { askedPage } from '../../record/views/paged';
import { RULING_KINDS } from '../../record/views/terms';
import type { ReviewAsked, ReviewFilter } from './model';

/** What of an address filters the queue; null: everything. */
const filter = {
  match: askedNumber,
  team: askedKey,
  outcome: askedOne(OUTCOMES),
  kind: askedOne(RULING_KINDS),
};

/** The door of the page's address. A value that it does not know is refused. */
export const reviewAsked: z.ZodType<ReviewAsked, unknown> = z.object({
  unclear: askedPage,
  edits: askedPage,
  orphans: askedPage,
  approve: askedPage,
  waiting: askedPage,
  ...filter,
  tick: askedOne(['shown']),
});

/** The same out of a form of the page, which leads back to where it was sent. */
export const keptFilter = filter;

export const filterOf = ({ match, team, outcome, kind }: ReviewFilter): ReviewFilter => ({
  match,
  team,
  outcome,
  kind,
});

/** @returns whether it leaves anything out */
export const isFiltered = (asked: ReviewFilter): boolean => Object.values(filterOf(asked)).some((one) => one !== null);

/** The address of the page. @param list where on it */
export function reviewPath(season: string, asked: Partial<ReviewAsked>, list?: string): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    if (value !== null && value !== undefined && value !== 1) params.set(name, String(value));
  // A first match is asked for; a first page is not.
  if (asked.match === 1) params.set('match', '1');
  return adminPath(season, `/review${params.size === 0 ? '' : `?${params}`}${list === undefined ? '' : `#${list}`}`);
}
