import type { Viewer } from '../../../engine/rules/kernel/ruleset';
import type { Setup } from '../../../engine/rules/tabletop/setup';
import type { Actor } from '../../../platform/auth/actor';
import { seatOf, type TableHead, viewerAt } from '../load';
import { isMaster } from '../seats';

/** With whose eyes the rules show an encounter to somebody. */
export const viewerOf = (head: TableHead, actor: Actor | null): Viewer =>
  isMaster(head, actor) ? { kind: 'admin' } : viewerAt(head, actor);

/** The creatures for which somebody may order, by their keys: the game master for all. */
export function creaturesOf(head: TableHead, { creatures }: Setup, actor: Actor | null): readonly string[] {
  const all = Object.entries(creatures);
  if (isMaster(head, actor)) return all.map(([key]) => key);
  const seat = seatOf(head, actor)?.key;
  return all.flatMap(([key, { player }]) => (player !== null && player === seat ? [key] : []));
}
