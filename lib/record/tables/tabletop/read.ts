import 'server-only';
import { tabletop } from '../../../engine/rules/tabletop/ruleset';
import type { View } from '../../../engine/rules/tabletop/view';
import type { Actor } from '../../../platform/auth/actor';
import { ok, type Result } from '../../../result';
import { loadTable } from '../load';
import { isOwnGame } from '../own-game';
import { isMaster } from '../seats';
import { encounterGame } from './game';
import { creaturesOf, viewerOf } from './master';

export interface ReadEncounter {
  readonly view: View;
  /** The reader runs it: states what happens, and knows who believes what. */
  readonly master: boolean;
  /** The reader rules by hand as well: who runs it and does not sit here. */
  readonly rules: boolean;
  /** Creatures for which the reader may order. */
  readonly mine: readonly string[];
}

/** An encounter as one reader may see it. @returns `not-found` */
export async function readEncounter(number: number, actor: Actor | null): Promise<Result<ReadEncounter>> {
  const loaded = await loadTable(encounterGame, number);
  if (!loaded.ok) return loaded;
  const { state, head, setup } = loaded.value;
  return ok({
    view: tabletop.view(state, viewerOf(head, actor)),
    master: isMaster(head, actor),
    rules: isMaster(head, actor) && !isOwnGame(head, actor),
    mine: creaturesOf(head, setup, actor),
  });
}
