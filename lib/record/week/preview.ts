import type { Viewer } from '../../engine/rules/kernel/ruleset';
import type { Ruling } from '../../engine/rules/kernel/ruling';
import type { View } from '../../engine/rules/mercenaries/view';
import { ok, type Result } from '../../result';
import { clockOr, laterThan } from '../journal/clock';
import { enveloped } from '../journal/entries';
import { refuseClosed } from './closed';
import { difference } from './difference';
import { orderChanges } from './differences/orders';
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
  return loaded.ok ? previewOf(loaded.value, entries, viewer, by) : loaded;
}

/** The time that an entry would carry now. */
export const timeNow = (week: FoldedWeek): string => laterThan(week, clockOr(new Date()).getTime());

/** The same of a week that is loaded. @param now the time that they would carry */
export function previewOf(
  week: FoldedWeek,
  entries: readonly NewJournalEntry[],
  viewer: Viewer,
  by: string,
  now?: string,
): Result<Preview> {
  const closed = week.record.phase === 'Closed' ? refuseClosed(week.week, entries) : null;
  if (closed) return closed;
  const { stream, seq } = week;
  const made = enveloped(door, entries, { stream, seq, at: now ?? timeNow(week), actor: by });
  if (!made.ok) return made;
  const before = viewFor(week, viewer);
  const { view, sealed, state } = foldCopy(week, made.value, viewer, before);
  const orders =
    state === null ? [] : orderChanges(week.state, state, (team) => viewer.kind === 'record' || isOwn(viewer, team));
  const epoch = entries.flatMap((entry) => (entry.kind === 'undo' && entry.epoch ? [entry.epoch] : [])).at(0) ?? null;
  return ok({
    ...{ week: week.week, stream, seq, epoch },
    difference: difference(before, view, { sealed, zone: week.season.timeZone, orders }),
    rulings: newRulings(before, view),
    view,
  });
}

function foldCopy(week: FoldedWeek, added: readonly JournalEntry[], viewer: Viewer, before: View) {
  const locks = !before.rostersLocked && added.some((entry) => entry.kind === 'advance');
  const teams = locks ? sealedFrom(before) : [];
  if (teams.length > 0) return { ...withoutSealed(week, added, viewer, before, teams), state: null };
  const after = carryOn(forPreview(week), added);
  return { view: viewFor(after, viewer), sealed: undefined, state: after.state };
}

const isOwn = (viewer: Viewer, team: string): boolean => viewer.kind === 'leader' && viewer.team === team;

function newRulings(before: View, after: View): readonly Ruling[] {
  const old = new Map(before.rulings.map((ruling) => [ruling.id, JSON.stringify(ruling)]));
  return after.rulings.filter((ruling) => old.get(ruling.id) !== JSON.stringify(ruling));
}
