import type { SeasonActor } from '../../platform/auth/actor';
import { append } from '../../record/week/append';
import type { Appended, NewJournalEntry, Seen } from '../../record/week/types';
import type { Result } from '../../result';
import { placeOf } from './place';

/**
 * Appends for the team that `actor` leads to the week that is open now; one that closes meanwhile takes nothing more.
 * @param key of the form, so that one that is sent twice is one act
 * @param entries what it is in the journal, for the key of the team
 */
export async function appendOwn(
  actor: SeasonActor,
  key: string,
  entries: (seen: Seen, team: string) => Result<readonly NewJournalEntry[]>,
): Promise<Result<Appended>> {
  const found = await placeOf(actor);
  if (!found.ok) return found;
  const { week, team } = found.value;
  const where = { season: week.season.key, week: week.week };
  return append({ where, actor, idempotencyKey: key, entries: (seen) => entries(seen, team.key) });
}
