import type { PostMark } from '../../engine/markup/post';
import type { ClauseId, Outcome, Roll, StepName, Verdict } from '../../engine/rules/kernel/ruling';
import type { Phase, Tier } from '../../engine/rules/mercenaries/terms';
import type { MercName, RulingLine, TeamName, Told } from '../../record/views/model';
import type { CorrectedNote } from './corrections';
import type { Ruler } from './ruler';

/** View models of the season's pages. Everything is plain data; times are ISO, and `zone` says how to write them. */

/** What every page of the season knows of it. */
export interface SeasonName {
  readonly name: string;
  readonly zone: string;
}

/** A match in one row. */
export interface MatchLine {
  /** `WEEK-PLACE`, which is its address: `/matches/3-1`. */
  readonly id: string;
  readonly week: number;
  readonly attacker: TeamName;
  readonly defender: TeamName;
  readonly tier: Tier;
  readonly deferred: boolean;
  /** Who uses abilities first. */
  readonly first: TeamName;
  readonly terrain: string | null;
  readonly winner: TeamName | null;
}

export interface StandingLine {
  readonly place: number;
  readonly team: TeamName;
  readonly leader: string | null;
  readonly won: number;
  readonly lost: number;
  /** The last three, oldest first. */
  readonly form: readonly ('won' | 'lost')[];
  readonly gp: number;
  readonly realIncome: number;
}

export interface SeasonHome extends SeasonName {
  /** The standings were corrected; null: they were not. */
  readonly corrected: CorrectedNote | null;
  readonly teams: number;
  /** Null before the first week opens. */
  readonly week: WeekNow | null;
  /** Newest first. */
  readonly latest: readonly RulingLine[];
  readonly standings: readonly StandingLine[];
  /** The last week with a decided match; null before there is one. */
  readonly decidedWeek: number | null;
  readonly lastWeek: { readonly number: number; readonly matches: readonly MatchLine[] } | null;
}

export interface WeekNow {
  readonly number: number;
  readonly phase: Phase | 'Closed';
  /** When the phase closes; null: when an admin says so. */
  readonly closesAt: string | null;
  /** Milliseconds left until then, none if it is past. */
  readonly left: number | null;
  readonly declared: number;
  readonly unclear: number;
  readonly rejected: number;
  readonly declaredIn: readonly { readonly phase: string; readonly count: number }[];
  /** Null once they are locked, and in a week without matches. */
  readonly rosters: { readonly in: number; readonly of: number } | null;
  readonly ruler: Ruler;
  readonly matches: readonly (MatchLine & {
    readonly declared: readonly { readonly team: TeamName; readonly count: number }[];
  })[];
}

/** A match with what the lock of the rosters made public. */
export interface MatchCard extends MatchLine {
  readonly sides: readonly [SideCard, SideCard];
  /** What voters must accept, each with the ruling it comes from (absent: one that this reader may not see). */
  readonly facts: readonly { readonly text: string; readonly ruling: string; readonly title: string | null }[];
  /** Subverted mercs of either team, who fought for themselves; none before the battle. */
  readonly thirdParties: readonly MercName[];
}
export interface SideCard {
  readonly team: TeamName;
  /** Once the battle has begun, who led it then. */
  readonly leader: string | null;
  readonly attacks: boolean;
  /** How its roster fared, as of the battle; null before it. */
  readonly battle: {
    /** Those of its roster who did not fight for it (any more), and why. */
    readonly out: readonly { readonly merc: MercName; readonly text: string }[];
    /** Those of other teams who fought for it. */
    readonly came: readonly MercName[];
  } | null;
  /** Null until the rosters lock, and where none was handed in. */
  readonly roster: {
    readonly mercs: readonly MercName[];
    readonly assists: readonly MercName[];
    readonly fee: number;
  } | null;
  readonly bid: { readonly terrain: string; readonly gp: number } | null;
}

/** What `/weeks/N` asks for. */
export interface WeekFilter {
  /** The place of a match, from 1; null: all. */
  readonly match: number | null;
  readonly outcome: Outcome | null;
  readonly words: string;
  /** From 1. */
  readonly page: number;
  /** The id of an entry: the page on which it stands, in place of `page`. */
  readonly entry: string | null;
}

export interface WeekPage extends SeasonName {
  /** It was ruled again after it had closed; null: it was not. */
  readonly corrected: CorrectedNote | null;
  readonly number: number;
  readonly phase: Phase | 'Closed';
  readonly closesAt: string | null;
  readonly closedAt: string | null;
  readonly locked: boolean;
  readonly previous: number | null;
  readonly next: number | null;
  readonly matches: readonly MatchCard[];
  readonly filter: WeekFilter;
  /** How many pages the filter leaves; this is the one that `filter.page` says. */
  readonly pages: number;
  /** Declarations of the week, and how many of them are shown. */
  readonly declared: number;
  readonly shown: number;
  /** The phases that have opened, in order. */
  readonly phases: readonly PhaseGroup[];
}
export interface PhaseGroup {
  readonly phase: Phase;
  readonly opensAt: string;
  /** When it closed, or is to close; null: when an admin says so. */
  readonly closesAt: string | null;
  readonly open: boolean;
  /** Those on this page. */
  readonly entries: readonly WeekEntry[];
  /** How many there are on all pages, and on which page they begin; null: there are none. */
  readonly found: number;
  readonly page: number | null;
}

/** What was said, and what the rules made of it. */
export interface WeekEntry {
  readonly id: string;
  readonly phase: string;
  readonly at: string;
  readonly team: TeamName | null;
  /** Whether the team attacks this week; null: it has no match. */
  readonly attacks: boolean | null;
  /** An admin entered it by hand. */
  readonly adjusted: Told | null;
  /** Null: not a post but an act on the desk, or something that happened by itself. */
  readonly post: PostSaid | null;
  readonly ruled: readonly Ruled[];
}
export interface PostSaid {
  readonly by: string;
  /** The admin who posted it in the leader's place; null: the leader did. */
  readonly onBehalf: string | null;
  /** As it was posted, markup and all. */
  readonly text: string;
  /** The words that its readings rest on. */
  readonly marks: readonly PostMark[];
  /** The forum's own time, if it was pasted from one. */
  readonly pasted: boolean;
}
export type Ruled =
  /** A ruling with what it set off. */
  | {
      readonly kind: 'ruling';
      readonly line: RulingLine;
      readonly settled: Told | null;
      readonly setOff: readonly RulingLine[];
    }
  /** Bold words that an admin struck. */
  | { readonly kind: 'struck'; readonly words: string; readonly amended: Told | null }
  /** Bold words in which no ability was found. */
  | { readonly kind: 'talk'; readonly words: string; readonly note: string };

/** What `/rulings` asks for. */
export interface RulingsFilter {
  readonly week: number | null;
  readonly outcome: Outcome | null;
  /** The key of a team. */
  readonly team: string | null;
  /** The key of a merc that used it, was its target or was hit. */
  readonly merc: string | null;
  readonly phase: Phase | null;
  /** A clause that it rests on. */
  readonly clause: string | null;
  readonly state: 'provisional' | 'overridden' | null;
  readonly words: string;
  readonly sort: RulingsSort;
  /** Newest first, or the last of the alphabet first. */
  readonly down: boolean;
  /** From 1. */
  readonly page: number;
}
export const RULINGS_SORTS = ['posted', 'outcome', 'declared'] as const;
export type RulingsSort = (typeof RULINGS_SORTS)[number];

/** A choice of a list, and how many rulings have it among those that all other choices let through. */
export interface CountedChoice {
  readonly value: string;
  readonly words: string;
  readonly count: number;
}
export const RULINGS_FACETS = ['week', 'phase', 'outcome', 'team', 'merc', 'clause', 'state'] as const;
export type RulingsFacet = (typeof RULINGS_FACETS)[number];

export interface RulingsPage extends SeasonName {
  readonly filter: RulingsFilter;
  readonly weeks: readonly number[];
  readonly teams: readonly TeamName[];
  /** Of the mercs and the clauses the most frequent, and what is chosen. */
  readonly choices: Readonly<Record<RulingsFacet, readonly CountedChoice[]>>;
  /** How many match, and how many pages they fill. */
  readonly found: number;
  readonly pages: number;
  /** Newest first. */
  readonly rulings: readonly RulingLine[];
}

/** A ruling with the whole of its reasoning. */
export interface RulingPage extends SeasonName {
  readonly line: RulingLine;
  /** It stands no more, and nothing in its place: its declaration was struck, or what caused it ruled otherwise. */
  readonly gone: { readonly act: Told | null } | null;
  /** An admin entered it by hand. */
  readonly adjusted: Told | null;
  readonly match: MatchLine | null;
  readonly source: RulingSource | null;
  readonly steps: readonly ArguedStep[];
  readonly candidates: readonly CandidateLine[];
  readonly changes: readonly RulingChange[];
  readonly cause: RulingLine | null;
  readonly caused: readonly RulingLine[];
  /** Other rulings that decided it: what nullified, removed or manipulated before. */
  readonly decidedBy: readonly RulingLine[];
  /** GP that it moved. */
  readonly ledger: readonly { readonly team: TeamName; readonly text: string; readonly amount: number }[];
  /** Facts of a match that are not among the changes. */
  readonly facts: readonly { readonly match: string; readonly text: string }[];
  readonly override: (Told & { readonly rulesSaid: Outcome | null }) | null;
  /** The override holds from now on. */
  readonly precedents: readonly PrecedentLine[];
  /** Every revision, the first one first; the last is in force. */
  readonly revisions: readonly RevisionLine[];
  readonly approval: { readonly by: string; readonly at: string } | null;
  /** What admins did to it who led a team of its match, the first act first. */
  readonly ownActs: readonly OwnAct[];
  /** For Pending: the phase whose opening resolves it. */
  readonly waitsFor: { readonly phase: Phase; readonly due: string | null } | null;
  readonly rulebookVersion: string;
  readonly seedHash: string;
  /** Its week is closed, and the week’s dice are published. */
  readonly weekClosed: boolean;
}
/** An admin's act on the match of a team that the admin led. */
export interface OwnAct {
  /** The kind of its entry: `approve`, `override` … */
  readonly kind: string;
  readonly by: string;
  readonly at: string;
  readonly team: TeamName;
}
export interface RulingSource {
  readonly post: PostSaid;
  readonly postId: string;
  readonly at: string;
  /** The characters that were read, in order and apart, each with the number of its step. */
  readonly marks: readonly PostMark[];
  /** Where they stand in the raw post, counted from 1; null: none are known. */
  readonly read: { readonly from: number; readonly to: number } | null;
  /** How it was read, in a sentence. */
  readonly note: string | null;
  readonly settled: Told | null;
  /** The other rulings of the same post. */
  readonly others: readonly RulingLine[];
}
export interface ArguedStep {
  readonly step: StepName;
  /** What it is called here; null: it belongs to no six steps, and its text alone is told. */
  readonly title: string | null;
  readonly verdict: Verdict;
  readonly text: string;
  readonly clauses: readonly ClauseGist[];
  readonly rolls: readonly RollLine[];
}
export interface ClauseGist {
  readonly id: ClauseId;
  readonly title: string;
  /** Its first sentences. */
  readonly gist: string;
}
export interface RollLine {
  readonly roll: Roll;
  /** Of a pick: out of whom, in the order of the die's faces, and who it was. */
  readonly among: readonly string[];
  readonly picked: string | null;
}
export interface CandidateLine {
  readonly ability: string;
  readonly merc: MercName;
  readonly targets: readonly MercName[];
  readonly note: string;
}
export interface RulingChange {
  readonly text: string;
  /** Told and not computed, and carried out at the table. */
  readonly ticked: boolean;
  /** The match in which voters must accept it as a fact. */
  readonly match: string | null;
}
export interface RevisionLine {
  readonly revision: number;
  readonly outcome: Outcome;
  readonly reason: string;
  readonly at: string;
  readonly overridden: boolean;
}

export interface RulesPage {
  readonly title: string;
  readonly version: string;
  readonly words: string;
  /** Sections with the clauses that the words let through; all of them without words. */
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly clauses: readonly ClauseText[];
  }[];
  readonly found: number;
  readonly total: number;
  /** Null before the first season. */
  readonly settings: readonly SettingLine[] | null;
  readonly season: string | null;
}
export interface ClauseText {
  readonly id: ClauseId;
  readonly title: string;
  readonly text: string;
  readonly house: string | null;
  /** The settings that change it, as they stand. */
  readonly settings: readonly SettingLine[];
  /** How many rulings of the season rest on it. */
  readonly cited: number;
  readonly precedents: readonly PrecedentLine[];
}
/** An override that holds from now on, by a clause or by a setting. */
export interface PrecedentLine {
  readonly id: string;
  readonly clause: ClauseId | null;
  readonly setting: string | null;
  /** What the clause or the setting is called. */
  readonly ground: string;
  readonly because: string;
  /** The ruling that was overridden. */
  readonly line: RulingLine;
}
export interface SettingLine {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly value: string;
  /** The season departs from the default. */
  readonly changed: boolean;
  readonly precedents: readonly PrecedentLine[];
}
