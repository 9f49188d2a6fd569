import type { Ruling } from '../kernel/ruling';
import type { Ability, Settings } from './setup';
import type { AbilityType, Alignment, Gender, MercType, Phase, Status, Tier } from './terms';

/**
 * What one viewer may see of a week, built by allow-list: nothing gets in that is not named here.
 * `sealed` stands where something exists that this viewer may not see yet.
 */
export interface View {
  readonly week: number;
  /** `Closed` once the entry that closes the week has been stepped. */
  readonly phase: Phase | 'Closed';
  /** Day of the week, counted through all its phases from 1, and day of the present phase. */
  readonly day: number;
  readonly dayOfPhase: number;
  readonly closesAt: string | null;
  readonly rostersLocked: boolean;
  readonly settings: Settings;
  readonly teams: Readonly<Record<string, TeamView>>;
  readonly mercs: Readonly<Record<string, MercView>>;
  readonly matches: readonly MatchView[];
  readonly rulings: readonly Ruling[];
  /** What admins entered by hand, in order. */
  readonly adjustments: readonly Adjustment[];
}

/** What an adjustment may be about. */
export const ADJUSTED = [
  'gp',
  'infrastructure',
  'terrain',
  'exp',
  'status',
  'team',
  'parameters',
  'customization',
  'recharge',
  'uses',
  'choice',
  'definition',
  'roster',
  'match',
] as const;

/** One thing that an admin entered by hand. */
export interface Adjustment {
  readonly entry: string;
  readonly about: (typeof ADJUSTED)[number];
  /** Whose it is: a team's, a merc's or an ability's (`MERC/ABILITY`) alone is set. */
  readonly team: string | null;
  readonly merc: string | null;
  readonly ability: string | null;
  /** What it was and what it became, in words without the reason. */
  readonly text: string;
}

export interface TeamView {
  readonly key: string;
  readonly name: string;
  readonly leader: string;
  readonly gp: number;
  /** Ability Points left in this Wartime; null where the season is not played for them. */
  readonly points: number | null;
  readonly infrastructure: number;
  /** What is in that beside its own. */
  readonly changed: readonly ValueChange[];
  /** Infrastructure minus all upkeep (`glossary:ri`). */
  readonly realIncome: number;
  readonly pool: string;
  readonly terrains: readonly { readonly name: string; readonly outUntil: number | null }[];
  readonly mercs: readonly string[];
  readonly ledger: readonly LedgerLine[];
  readonly roster: Sealed<RosterView>;
  readonly bid: Sealed<BidView>;
  /** The key of the match that it plays this week; null: none. */
  readonly match: string | null;
}

/** `none`: nothing there yet. `sealed`: there, and not for this viewer's eyes yet. */
export type Sealed<T> =
  | { readonly state: 'none' }
  | { readonly state: 'sealed' }
  | { readonly state: 'open'; readonly value: T };

export interface RosterView {
  readonly mercs: readonly string[];
  /** Assists that come along with the mercs named. */
  readonly assists: readonly string[];
  /** GP for mercs beyond the tier's limit, due at the lock. */
  readonly fee: number;
  readonly locked: boolean;
}
export interface BidView {
  readonly terrain: string;
  readonly gp: number;
}

/** One line of a team's GP. `amount` may be negative; the sum of all lines and the opening GP is the GP. */
export interface LedgerLine {
  readonly id: string;
  readonly team: string;
  readonly amount: number;
  readonly what:
    | 'infrastructure'
    | 'upkeep'
    | 'cost'
    | 'effect'
    | 'hire'
    | 'trade'
    | 'fee'
    | 'bid'
    | 'buyback'
    | 'adjust';
  readonly text: string;
  readonly entry: string;
  readonly ruling: string | null;
  readonly week: number;
}

export interface MercView {
  readonly key: string;
  readonly name: string;
  readonly aka: readonly string[];
  /** The owner's key; null: for hire. */
  readonly team: string | null;
  /** `third party` while Subverted. */
  readonly side: string | null;
  /** Who commands it now: the owner, or its possessor; null: nobody. */
  readonly controller: string | null;
  readonly alignment: Alignment;
  readonly types: readonly MercType[];
  readonly gender: Gender;
  readonly upkeep: number;
  readonly hired: number;
  /** With what abilities added this week in `<b>`; otherwise plain text. */
  readonly writeup: string;
  readonly exp: number;
  readonly status: readonly Status[];
  /** Which of these its card does not say by itself: by what, and until when. */
  readonly changed: readonly ValueChange[];
  readonly rosterable: boolean;
  /** Why it cannot be rostered, in words; null where it can. */
  readonly whyNot: string | null;
  readonly immune: readonly string[];
  readonly linkedTo: string | null;
  readonly pureSupport: boolean;
  readonly assists: string | null;
  readonly customization: string | null;
  readonly paidDown: boolean;
  readonly abilities: readonly AbilityView[];
}

/** A value of a merc that its card does not say by itself. */
export interface ValueChange {
  readonly value: 'alignment' | 'types' | 'gender' | 'upkeep' | 'immunity' | 'write-up' | 'status' | 'infrastructure';
  /** What its card says, or a team has of its own, in words; null: nothing (a condition, an immunity, a write-up). */
  readonly base: string | null;
  /** What it is by all its causes together, in words. */
  readonly now: string;
  readonly causes: readonly ValueCause[];
}
export interface ValueCause {
  /** `Medusa’s Turn to Stone`, `an admin`; null: it is not known. */
  readonly by: string | null;
  readonly ruling: string | null;
  /** Until when, in words: `until the end of week 5`, `for good`, `while it is active`. */
  readonly until: string;
}

/** A match as its battle stands: who fought, who was out of it and why, and who fought for whom. */
export interface BattleView {
  /** The attacker's and the defender's. */
  readonly sides: readonly [BattleSide, BattleSide];
  /** Subverted mercs of either team, who fight for themselves. */
  readonly thirdParties: readonly BattleMerc[];
}
export interface BattleSide {
  readonly team: string;
  /** Who led it as the battle began, by name. */
  readonly leader: string;
  /** Its roster's mercs, its Assists, and those who came over to it. */
  readonly mercs: readonly BattleMerc[];
}
export interface BattleMerc {
  readonly merc: string;
  /** `named`: on the roster; `came over`: another team's, possessed; `stayed`: named, and not there at the lock. */
  readonly how: 'named' | 'assist' | 'came over' | 'third party' | 'stayed';
  /** Its own team. */
  readonly home: string | null;
  /** Why it does not fight for this side (any more), as a sentence, with the ruling; null: it does. */
  readonly out: { readonly text: string; readonly ruling: string | null } | null;
  /** Why one who came over, or a third party, stands here. */
  readonly came: { readonly text: string; readonly ruling: string | null } | null;
  readonly alignment: Alignment;
  readonly types: readonly MercType[];
  readonly upkeep: number;
  readonly paidDown: boolean;
  readonly status: readonly Status[];
  readonly writeup: string;
  readonly changed: readonly ValueChange[];
}

export interface AbilityView {
  /** `MERC/ABILITY`. */
  readonly key: string;
  readonly name: string;
  readonly type: AbilityType;
  readonly definition: Ability;
  /** The first week in which recharge alone would let it be declared; the present week where none runs. */
  readonly ready: number;
  /** Whether its leader could declare it now, and why not. */
  readonly usable: boolean;
  readonly why: string | null;
  readonly state: 'ready' | 'resting' | 'waiting' | 'used' | 'closed' | 'off' | 'always' | 'armed' | 'gone' | 'stolen';
  readonly holder: string;
  /** Of one that its merc has of another: how, and the last week of a copy; null: its own. */
  readonly held: { readonly how: 'stolen' | 'copied'; readonly until: number | null } | null;
  readonly choice: string | null;
  readonly usesLeft: number | null;
}

export interface MatchView {
  /** `ATTACKER vs DEFENDER`, by key. */
  readonly key: string;
  readonly attacker: string;
  readonly defender: string;
  readonly tier: Tier;
  readonly deferred: boolean;
  /** Who uses abilities first. */
  readonly first: string;
  /** Whose turn it is in Wartime; null: either side's, or no Wartime. */
  readonly turn: string | null;
  readonly terrain: string | null;
  readonly winner: string | null;
  /** Effects that voters must accept, each with the ruling it comes from. */
  readonly facts: readonly { readonly text: string; readonly ruling: string }[];
  /** The battle as it stands, or as it was when it was over; null before the lock of the rosters. */
  readonly battle: BattleView | null;
}
