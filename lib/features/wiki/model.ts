import type { Ability } from '../../engine/rules/mercenaries/setup';
import type { AbilityType, Alignment, Gender, MercType, Status, Tier } from '../../engine/rules/mercenaries/terms';
import type { AbilityFacet, ChosenFacets, FacetValues } from '../../record/views/ability-facets';
import type { AdjustmentLine } from '../../record/views/adjustments';
import type { MercName, RulingLine, TeamName } from '../../record/views/model';
import type { SORTS } from '../../record/views/terms';
import type { ValueLine } from '../../record/views/values';
import type { Counts } from './facets';
import type { WeekCell } from './readiness';

/** View models of the wiki's pages; plain data. */

export type Sort = (typeof SORTS)[number];

/** What mercs are chosen by in lists, beside their abilities' facets. */
export const MERC_FACETS = ['team', 'alignment', 'type', 'gender', 'tier', 'status', 'ps'] as const;
export type MercFacet = (typeof MERC_FACETS)[number];
export type WikiFacet = MercFacet | AbilityFacet;

/** What `/wiki/abilities` asks for; null: any. */
export interface AbilitiesFilter extends ChosenFacets {
  readonly words: string;
  /** The key of a team, or `-` for those for hire. */
  readonly team: string | null;
  readonly sort: 'name' | 'merc' | 'cooldown';
  readonly down: boolean;
  /** From 1. */
  readonly page: number;
}

export interface AbilitiesPage {
  readonly season: string;
  readonly filter: AbilitiesFilter;
  readonly teams: readonly TeamName[];
  readonly counts: Counts<AbilityFacet | 'team'>;
  readonly total: number;
  readonly found: number;
  readonly pages: number;
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly merc: Pick<MercName, 'key' | 'name'>;
    readonly team: TeamName | null;
    readonly definition: Ability;
  }[];
}

/** What `/wiki` asks for; null: any. */
export interface WikiFilter extends ChosenFacets {
  readonly words: string;
  /** The key of a team, or `-` for those for hire. */
  readonly team: string | null;
  readonly alignment: Alignment | null;
  readonly type: MercType | null;
  readonly gender: Gender | null;
  readonly tier: Tier | null;
  readonly status: Status | null;
  readonly pureSupport: boolean;
  readonly sort: Sort;
  readonly down: boolean;
  /** From 1. */
  readonly page: number;
}

export interface MercRow {
  readonly key: string;
  readonly name: string;
  readonly aka: readonly string[];
  /** Null: for hire. */
  readonly team: TeamName | null;
  readonly alignment: Alignment;
  readonly types: readonly MercType[];
  readonly gender: Gender;
  readonly upkeep: number;
  readonly tier: Tier;
  readonly pureSupport: boolean;
  readonly assist: boolean;
  readonly status: readonly Status[];
  /** What its card does not say by itself, with base, cause and end. */
  readonly changed: readonly ValueLine[];
  readonly abilities: readonly {
    readonly name: string;
    readonly type: AbilityType;
    readonly facets: FacetValues;
  }[];
}

export interface WikiPage {
  readonly season: string;
  readonly zone: string;
  readonly filter: WikiFilter;
  readonly teams: readonly TeamName[];
  /** How many there are of each choice, among those that all other choices let through. */
  readonly counts: Counts<WikiFacet>;
  readonly total: number;
  readonly found: number;
  readonly pages: number;
  /** One group without a title where the order makes none. */
  readonly groups: readonly { readonly title: string | null; readonly rows: readonly MercRow[] }[];
}

export interface MercPage {
  readonly season: string;
  readonly zone: string;
  readonly week: number;
  readonly merc: MercName;
  readonly aka: readonly string[];
  /** Plain text; `<b>` around what abilities added for the week. */
  readonly writeup: string;
  readonly team: (TeamName & { readonly since: number; readonly price: number | null }) | null;
  readonly formerly: readonly (TeamName & { readonly from: number; readonly until: number })[];
  readonly alignment: Alignment;
  readonly types: readonly MercType[];
  readonly upkeep: number;
  readonly tier: Tier;
  readonly fees: readonly { readonly tier: Tier; readonly gp: number }[];
  readonly exp: number;
  readonly status: readonly Status[];
  /** What its card does not say by itself, with base, cause and end. */
  readonly changed: readonly ValueLine[];
  readonly rosterable: boolean;
  readonly whyNot: string | null;
  readonly pureSupport: boolean;
  readonly linkedTo: MercName | null;
  readonly assists: MercName | null;
  /** Pure Supports that are linked to it, and its Assists. */
  readonly supports: readonly MercName[];
  readonly assistants: readonly MercName[];
  readonly customization: string | null;
  readonly immune: readonly string[];
  readonly abilities: readonly AbilitySection[];
  /** What it has of others to use. */
  readonly held: readonly HeldAbility[];
  /** Rulings on what it used, newest first. */
  readonly uses: readonly RulingLine[];
  /** Rulings by which it was hit, newest first. */
  readonly hitBy: readonly RulingLine[];
  /** Rosters that it was on, once public. */
  readonly rostered: readonly { readonly week: number; readonly team: TeamName }[];
  /** What admins entered by hand for it and its abilities, newest first. */
  readonly adjusted: readonly AdjustmentLine[];
}

export interface AbilitySection {
  /** `MERC/ABILITY`; the part after the slash is its anchor. */
  readonly key: string;
  readonly anchor: string;
  readonly name: string;
  readonly definition: Ability;
  /** Its own words; empty where it has none. */
  readonly text: string;
  /** What it does in the rulebook's terms. */
  readonly terms: string;
  readonly ready: AbilityReady;
  /** Why it cannot be declared now; null where nothing says so. */
  readonly why: string | null;
  readonly choice: string | null;
  readonly usesLeft: number | null;
  /** Who holds it, if another than its owner. */
  readonly holder: MercName | null;
  /** Empty for what is never declared. */
  readonly weeks: readonly WeekCell[];
  /** It waits, and the weeks to come stand as if it resolves. */
  readonly supposing: boolean;
  readonly usedIn: readonly number[];
}
/** An ability of another that a merc stole or copied. */
export interface HeldAbility {
  readonly key: string;
  readonly name: string;
  readonly owner: MercName;
  readonly how: 'stolen' | 'copied';
  /** The last week of a copy; null: until it is used. */
  readonly until: number | null;
  readonly ready: AbilityReady;
  readonly why: string | null;
}
export interface AbilityReady {
  readonly state: 'yes' | 'no' | 'used' | 'always';
  readonly word: string;
}
