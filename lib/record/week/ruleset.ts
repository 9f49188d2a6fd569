import type { Viewer } from '../../engine/rules/kernel/ruleset';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { View } from '../../engine/rules/mercenaries/view';
import { type Actor, eyesOf } from '../../platform/auth/actor';
import type { LoadedWeek } from './types';

/** What the rules fold a week into: plain JSON, a cache of the journal. */
export type State = ReturnType<typeof mercenaries.open>;

/** What `viewer` may see of a week. Never to be cached for another. */
export function viewFor(week: LoadedWeek, viewer: Viewer): View {
  return mercenaries.view(week.state, viewer);
}

/** How the rules see a person: leaders of a team as its leader, admins who lead none as admins, everybody else as a visitor. */
export function viewerOf(actor: Actor | null): Viewer {
  const team = eyesOf(actor);
  if (team) return { kind: 'leader', team };
  return actor?.role === 'admin' || actor?.role === 'owner' ? { kind: 'admin' } : { kind: 'visitor' };
}
