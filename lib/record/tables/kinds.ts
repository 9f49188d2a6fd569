import type { TableRulesetId } from '../../engine/rules/kernel/ruleset';
import { duelGame } from './crisis-collide/game';
import { boardGame } from './deviants/game';
import { kindOf, type TableKind } from './kind';
import { isTableRuleset } from './rulebooks';
import { encounterGame } from './tabletop/game';

/** Every rulebook that can be played at a table. */
const KINDS = {
  'crisis-collide': kindOf(duelGame),
  tabletop: kindOf(encounterGame),
  deviants: kindOf(boardGame),
} as const satisfies Record<TableRulesetId, TableKind>;

/** The same in the order in which pages list them. */
export const TABLE_KINDS: readonly TableKind[] = Object.values(KINDS);

export const tableKind = (id: string): TableKind | null => (isTableRuleset(id) ? KINDS[id] : null);
