import type { AbilityType, Alignment, Gender, MercType, Status } from '../../engine/rules/mercenaries/terms';
import type { AdjustmentLine } from '../../record/views/adjustments';
import type { TeamName } from '../../record/views/model';

/** What can be set by hand, as it stands now. */
export interface AdjustPage {
  readonly zone: string;
  readonly week: number;
  readonly phase: string;
  readonly teams: readonly TeamName[];
  readonly mercs: readonly { readonly key: string; readonly name: string; readonly team: string | null }[];
  /** What was chosen; null: nothing yet, or what is no longer there. */
  readonly chosen: AdjustTeam | AdjustMerc | AdjustAbility | null;
  /** What was set by hand this week, newest first. */
  readonly done: readonly AdjustmentLine[];
}
export interface AdjustTeam extends TeamName {
  readonly kind: 'team';
  readonly gp: number;
  readonly infrastructure: number;
  /** It plays a match, so that it fields a roster. */
  readonly plays: boolean;
  /** Before the lock its own roster is its secret, so that nobody is marked as chosen. */
  readonly locked: boolean;
  readonly roster: readonly { readonly key: string; readonly name: string; readonly fielded: boolean }[];
}
export interface AdjustMerc {
  readonly kind: 'merc';
  readonly key: string;
  readonly name: string;
  readonly aka: readonly string[];
  readonly alignment: Alignment;
  readonly types: readonly MercType[];
  readonly gender: Gender;
  readonly upkeep: number;
  readonly writeup: string;
  readonly immune: readonly string[];
  readonly exp: number;
  readonly status: readonly Status[];
  readonly team: string | null;
  readonly customization: string | null;
  readonly abilities: readonly { readonly key: string; readonly name: string; readonly standing: string }[];
}
export interface AdjustAbility {
  readonly kind: 'ability';
  readonly key: string;
  readonly name: string;
  readonly merc: { readonly key: string; readonly name: string };
  readonly type: AbilityType;
  readonly ready: number;
  /** Stolen and not used yet, so that its owner's team may buy it back; null: it is not. */
  readonly stolen: { readonly by: string; readonly owner: TeamName } | null;
  /** How often it was used; null: its uses are not limited. */
  readonly used: number | null;
  readonly choice: string | null;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  readonly cooldown: number;
  readonly chance: number | null;
  readonly limitedUses: number | null;
  readonly text: string;
  /** All the rest of its definition, as a scenario writes it. */
  readonly rest: string;
}

/** What a form of the page orders. What is as it stands already is left out of the entry. */
export type AdjustOrder = { readonly because: string } & (
  | { readonly what: 'team'; readonly team: string; readonly gp: number; readonly infrastructure: number }
  | { readonly what: 'roster'; readonly team: string; readonly mercs: readonly string[] }
  | {
      readonly what: 'merc';
      readonly merc: string;
      readonly exp: number;
      readonly status: readonly Status[];
      /** A team's key; empty: for hire. */
      readonly to: string;
      readonly customization: string;
    }
  | {
      readonly what: 'parameters';
      readonly merc: string;
      readonly name: string;
      readonly aka: readonly string[];
      readonly alignment: Alignment;
      readonly types: readonly MercType[];
      readonly gender: Gender;
      readonly upkeep: number;
      readonly immune: readonly string[];
      readonly writeup: string;
    }
  | {
      readonly what: 'ability';
      readonly ability: string;
      readonly ready: number;
      readonly used: number | null;
      readonly choice: string;
    }
  /** Two leaders agreed on a price in GP for a stolen ability. */
  | { readonly what: 'buyback'; readonly ability: string; readonly price: number }
  | {
      readonly what: 'definition';
      readonly ability: string;
      readonly name: string;
      readonly type: AbilityType;
      readonly cooldown: number;
      readonly chance: number | null;
      readonly limitedUses: number | null;
      readonly text: string;
      readonly rest: string;
    }
);
