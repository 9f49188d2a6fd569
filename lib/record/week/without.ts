import type { Viewer } from '../../engine/rules/kernel/ruleset';
import type { Ruling } from '../../engine/rules/kernel/ruling';
import { ok, type Result } from '../../result';
import { type DifferenceRow, leadingTo } from '../journal/difference';
import { enveloped } from '../journal/entries';
import { difference } from './difference';
import { door } from './entry';
import { carryOn, forPreview } from './fold';
import { loadFolded } from './load';
import { viewFor } from './ruleset';
import type { WeekRef } from './types';

/**
 * Which other rulings of a week came out as they did because of one declaration: the week is folded once more as if it had
 * been struck. What it set off by itself is left out. Dice that were never thrown are not thrown for this.
 * @param id of the declaration's ruling; of one that was not declared, or that `viewer` may not see, nothing is told
 * @returns rows that lead from what would have been to what is; or `not-found` (the week)
 */
export async function changedBy(where: WeekRef, id: string, viewer: Viewer): Promise<Result<readonly DifferenceRow[]>> {
  const loaded = await loadFolded(where);
  if (!loaded.ok) return loaded;
  const week = loaded.value;
  const now = viewFor(week, viewer);
  const ruling = now.rulings.find((one) => one.id === id);
  if (!ruling || ruling.ability === null || ruling.cause !== null) return ok([]);
  const { entry: target, part } = ruling;
  const at = week.journal.at(-1)?.at ?? week.opensAt;
  const place = { stream: week.stream, seq: week.seq, at, actor: 'clock' };
  const struck = enveloped(door, [{ kind: 'strike', target, part, because: 'As if it had not been declared.' }], place);
  if (!struck.ok) return struck;
  const without = viewFor(carryOn(forPreview(week), struck.value), viewer);
  const own = setOffBy(id, [...now.rulings, ...without.rulings]);
  const { groups } = difference(without, now, { zone: week.season.timeZone });
  const rows = groups.find((group) => group.id === 'rulings')?.rows ?? [];
  // What only the world without has is told, and leads nowhere.
  const real = new Set(now.rulings.map((one) => one.id));
  const others = rows.filter((row) => row.ruling === null || !own.has(row.ruling));
  return ok(leadingTo(others, real));
}

/** A ruling and all that it set off, one after the other. */
function setOffBy(id: string, rulings: readonly Ruling[]): ReadonlySet<string> {
  const own = new Set([id]);
  for (let before = 0; own.size > before; ) {
    before = own.size;
    for (const { id: one, cause } of rulings) if (cause !== null && own.has(cause)) own.add(one);
  }
  return own;
}
