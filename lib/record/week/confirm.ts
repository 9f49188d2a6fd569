import type { Viewer } from '../../engine/rules/kernel/ruleset';
import type { Actor } from '../../platform/auth/actor';
import { ok, type Result } from '../../result';
import { type Confirmed, confirm, marked, sawOf } from '../journal/confirm';
import type { Difference } from '../journal/difference';
import { append } from './append';
import type { FoldedWeek } from './fold';
import { loadFolded } from './load';
import { previewOf, timeNow } from './preview';
import type { Act, Appended, LoadedWeek, NewJournalEntry, WeekRef } from './types';

/** A form that asks for an order: its own key, and what it was shown. */
export interface AskedBy {
  readonly key: string;
  readonly saw?: string;
}

/** What an order would change, and what its form hands back so that just this is saved. */
export interface OrderPreview {
  readonly saw: string;
  readonly difference: Difference;
  /** The dice epoch that it begins, as it goes back past a draw; null: no die falls anew. */
  readonly epoch: number | null;
}

/** What an order is in the journal, as the week stands; pure. @param now from which it counts hours */
export type EntriesOf = (week: LoadedWeek, now: string) => Result<readonly NewJournalEntry[]>;

/** Something that somebody orders over a week, and is shown before it is saved. */
export interface WeekOrder<More> {
  readonly where: WeekRef;
  readonly actor: Actor;
  /** With whose eyes the preview looks. */
  readonly viewer: Viewer;
  /** What the form sends again to confirm it. */
  readonly order: unknown;
  readonly entries: EntriesOf;
  /** What is shown, where that is not what is appended. */
  readonly shows?: EntriesOf;
  /** What its preview holds beside the difference. */
  readonly more: (week: LoadedWeek, entries: readonly NewJournalEntry[]) => Promise<Result<More>> | Result<More>;
  /** How it is saved, where that is not by appending alone. */
  readonly save?: (act: Act, now: string) => Promise<Result<Appended>>;
}

/**
 * Saves what was shown, where that is still what would come of it; otherwise it is shown.
 * @returns the order's own mistake, or `not-found`, `closed`
 */
export function confirmOver<More>(
  { where, actor, viewer, order, entries, shows, more, save = append }: WeekOrder<More>,
  { key, saw }: AskedBy,
): Promise<Result<Confirmed<OrderPreview & More, Appended>>> {
  return confirm(
    { order, saw },
    async (before) => {
      const loaded = await loadFolded(where);
      if (!loaded.ok) return loaded;
      const week: FoldedWeek = loaded.value;
      const now = timeNow(week);
      const made = (shows ?? entries)(week, now);
      if (!made.ok) return made;
      const would = previewOf(week, made.value, viewer, actor.key, now);
      if (!would.ok) return would;
      const also = await more(week, made.value);
      if (!also.ok) return also;
      const difference = marked(before, would.value);
      return ok({ ...also.value, saw: sawOf(order, would.value, now), difference, epoch: would.value.epoch });
    },
    (before) => {
      const of =
        (make: EntriesOf): Act['entries'] =>
        (seen) =>
          make(seen.week, before.at ?? seen.now);
      const shown = { before, viewer, ...(shows ? { entries: of(shows) } : {}) };
      const act = { where, actor, idempotencyKey: key, shown, entries: of(entries) };
      return save(act, before.at ?? new Date().toISOString());
    },
  );
}
