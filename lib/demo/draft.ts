import type { Ability, Merc } from '../engine/rules/mercenaries/setup';

/** A merc as its team's file writes it; `season.ts` gives it its keys and the values that all of them share. */
export interface MercDraft
  extends Pick<Merc, 'name' | 'aka' | 'alignment' | 'types' | 'gender' | 'upkeep' | 'immune' | 'assists' | 'writeup'> {
  readonly exp?: number;
  /** A Pure Support; with the key of the merc to which it has been linked since week 1, or not linked yet. */
  readonly pureSupport?: { readonly linkedTo: string | null };
  readonly abilities: readonly AbilityDraft[];
}

type Uncounted = Omit<Ability, 'cooldown'>;
/** “Once every three weeks” is `everyWeeks: 3`, the same as `cooldown: 2`; with neither it may be used weekly. */
export type AbilityDraft = Uncounted &
  (
    | { readonly cooldown?: number; readonly everyWeeks?: never }
    | { readonly everyWeeks: number; readonly cooldown?: never }
  );

export interface TeamDraft {
  readonly name: string;
  readonly leader: string;
  readonly motto: string;
  readonly gp: number;
  readonly infrastructure: number;
  readonly terrains: readonly string[];
  readonly mercs: readonly MercDraft[];
}
