import type { Viewer } from '../../engine/rules/kernel/ruleset';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { View } from '../../engine/rules/mercenaries/view';
import type { LoadedWeek } from './types';

/** What the rules fold a week into: plain JSON, a cache of the journal. */
export type State = ReturnType<typeof mercenaries.open>;

/** What `viewer` may see of a week. Never to be cached for another. */
export function viewFor(week: LoadedWeek, viewer: Viewer): View {
  return mercenaries.view(week.state, viewer);
}
