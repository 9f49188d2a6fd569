import type { Viewer } from '../../engine/rules/kernel/ruleset';
import type { Ruling } from '../../engine/rules/kernel/ruling';
import type { View } from '../../engine/rules/mercenaries/view';
import { ok, type Result } from '../../result';
import { laterThan } from '../journal/clock';
import { enveloped } from '../journal/entries';
import { refuseClosed } from './closed';
import { difference } from './difference';
import { door } from './entry';
import { carryOn, type FoldedWeek, forPreview } from './fold';
import { loadFolded } from './load';
import { viewFor } from './ruleset';
import type { JournalEntry, NewJournalEntry, Preview, WeekRef } from './types';
import { sealedFrom, withoutSealed } from './veil';

/**
 * What would come of `entries` if they were appended now: a fold of a copy, in which dice that nobody has thrown yet
 * answer "by chance". Where it would lock the rosters, it knows no roster or bid that `viewer` may not see: what hangs
 * on them is left open.
 * @param by whose key the entries would carry
 * @returns `not-found`, `closed`, or `invalid` (an entry that is none)
 */
export async function preview(
  where: WeekRef,
  entries: readonly NewJournalEntry[],
  viewer: Viewer,
  by: string,
): Promise<Result<Preview>> {
  const loaded = await loadFolded(where);
  if (!loaded.ok) return loaded;
  const week = loaded.value;
  const closed = week.record.phase === 'Closed' ? refuseClosed(week.week, entries) : null;
  if (closed) return closed;
  const at = laterThan(week, Date.now());
  const made = enveloped(door, entries, { stream: week.stream, seq: week.seq, at, actor: by });
  if (!made.ok) return made;
  const before = viewFor(week, viewer);
  const { view, sealed } = foldCopy(week, made.value, viewer, before);
  return ok({
    week: week.week,
    seq: week.seq,
    difference: difference(before, view, sealed),
    rulings: newRulings(before, view),
    view,
  });
}

function foldCopy(week: FoldedWeek, added: readonly JournalEntry[], viewer: Viewer, before: View) {
  const locks = !before.rostersLocked && added.some((entry) => entry.kind === 'advance');
  const teams = locks ? sealedFrom(before) : [];
  if (teams.length > 0) return withoutSealed(week, added, viewer, before, teams);
  return { view: viewFor(carryOn(forPreview(week), added), viewer), sealed: undefined };
}

function newRulings(before: View, after: View): readonly Ruling[] {
  const old = new Map(before.rulings.map((ruling) => [ruling.id, JSON.stringify(ruling)]));
  return after.rulings.filter((ruling) => old.get(ruling.id) !== JSON.stringify(ruling));
}
