import type { RulesetId } from '../../engine/rules/kernel/ruleset';
import { duelGame } from './crisis-collide/game';
import { boardGame } from './deviants/game';
import { kindOf, type TableKind } from './kind';
import { encounterGame } from './tabletop/game';

/** Every rulebook that can be played at a table, in the order in which pages list them. */
export const TABLE_KINDS: readonly TableKind[] = [kindOf(duelGame), kindOf(encounterGame), kindOf(boardGame)];

export const tableKind = (id: string): TableKind | null => TABLE_KINDS.find((kind) => kind.id === id) ?? null;

export const isTableRuleset = (id: string): id is RulesetId => tableKind(id) !== null;
