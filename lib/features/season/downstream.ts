import type { DifferenceRow } from '../../record/journal/difference';
import type { Reader } from '../../record/views/reader';
import { changedBy } from '../../record/week/without';

/** The other rulings of the week that a declaration changed, as somebody may see them; none where there is no such week. */
export async function loadDownstream(
  { id, week }: { readonly id: string; readonly week: number },
  reader: Reader,
): Promise<readonly DifferenceRow[]> {
  const viewer =
    reader.team === null ? ({ kind: 'visitor' } as const) : ({ kind: 'leader', team: reader.team } as const);
  const rows = await changedBy({ season: reader.season, week }, id, viewer);
  return rows.ok ? rows.value : [];
}
