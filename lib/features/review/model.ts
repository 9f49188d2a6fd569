import type { PostMark } from '../../engine/markup/post';
import type { ClauseId, Outcome } from '../../engine/rules/kernel/ruling';
import type { Phase, Tier } from '../../engine/rules/mercenaries/terms';
import type { RulingLine, TeamName } from '../../record/views/model';
import type { Paged } from '../../record/views/paged';
import type { RulingKind } from '../../record/views/terms';
import type { Poll } from '../../record/votes/polls';
import type { Calendar } from '../../record/week/calendar';
import type { OrderPreview } from '../../record/week/confirm';
import type { Advance } from '../../record/week/types';
import type { ActPreview, EditLine, OrphanLine, OwnMatchNote } from './journal-model';

/** What admins see. No roster, bid or draft of a team is in here before the rosters lock; times are ISO. */
export interface ControlRoom {
  readonly season: string;
  readonly zone: string;
  readonly admin: string;
  /** The team that this admin leads; null: none. */
  readonly leads: TeamName | null;
  readonly week: number;
  readonly phase: Phase | 'Closed';
  readonly day: number;
  readonly dayOfPhase: number;
  readonly closesAt: string | null;
  readonly steps: readonly PhaseStep[];
  readonly checks: readonly Check[];
  readonly told: readonly ToldEffect[];
  /** Who may carry out what is told. */
  readonly admins: readonly { readonly key: string; readonly name: string }[];
  readonly next: NextPhase | null;
  readonly matches: readonly OpenMatch[];
  readonly teams: readonly TeamName[];
  /** Who meets whom may be changed still. */
  readonly mayRematch: boolean;
  readonly mercs: readonly { readonly key: string; readonly name: string; readonly team: string | null }[];
  readonly acts: readonly ActLine[];
  /** The act that one step takes back; null: there is none. */
  readonly undo: string | null;
}
/** How a season goes on, as an admin sets it. */
export interface ClockPage {
  readonly zone: string;
  /** By phase, when it closes; null: hours say. */
  readonly calendar: Calendar | null;
  /** Deadlines act by themselves. */
  readonly acts: boolean;
  /** The clock closes the last phase too, with the round robin's matches. */
  readonly pairs: boolean;
  /** A phase closes once all teams that play are ready. */
  readonly early: boolean;
  /** A line each. */
  readonly holidays: string;
  readonly week: number;
  readonly phase: Phase | 'Closed';
  readonly closesAt: string | null;
  /** The present deadline, or now, as a form writes it in the season's zone. */
  readonly deadline: string;
  /** Names of the teams that are ready, and of those that play and are not. */
  readonly ready: readonly string[];
  readonly waitsFor: readonly string[];
  /** Since when it stands still; null: it goes on. */
  readonly pausedAt: string | null;
  /** Why the week's last phase is not closed at its deadline; null: it is, or is no matter yet. */
  readonly waits: string | null;
}
export interface PhaseStep {
  readonly phase: Phase;
  readonly state: 'done' | 'open' | 'to come';
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly notes: readonly string[];
}
export interface Check {
  readonly id: string;
  readonly state: 'todo' | 'done' | 'look' | 'ask';
  readonly what: string;
  readonly detail: string;
  readonly to: { readonly href: string; readonly word: string } | null;
}
/** An effect that the rules tell and do not compute: somebody must carry it out at the table. */
export interface ToldEffect {
  /** `RULING CHANGE`. */
  readonly id: string;
  readonly ruling: string;
  readonly change: number;
  readonly text: string;
  readonly ability: string;
  readonly done: boolean;
  /** Who carries it out; null: nobody was named. */
  readonly assignee: { readonly key: string; readonly name: string } | null;
}
export interface OpenMatch {
  readonly key: string;
  readonly attacker: TeamName;
  readonly defender: TeamName;
  readonly tier: Tier;
  readonly terrain: string | null;
  readonly winner: string | null;
  readonly facts: readonly string[];
  /** `WEEK-PLACE`. */
  readonly id: string;
  /** The vote on it; null: it is not voted. */
  readonly poll: Poll | null;
}
/** Advancing, as it would come out now. */
export interface NextPhase extends OrderPreview {
  readonly to: Advance['to'];
  readonly word: string;
  readonly warnings: readonly string[];
  /** Who could meet whom next week; `Week` alone. */
  readonly matches: readonly { readonly attacker: string; readonly defender: string; readonly tier: Tier }[] | null;
  readonly teams: readonly TeamName[];
  /** What comes then, whole. */
  readonly ahead: WeekAhead;
}
/** The week, or what is left of it, as it lies ahead once the week has gone on. */
export interface WeekAhead {
  readonly week: number;
  readonly zone: string;
  /** By phase; null: when an admin says so. */
  readonly deadlines: readonly { readonly phase: Phase; readonly closesAt: string | null }[];
  /** Null: they are what they are. */
  readonly matches: readonly { readonly attacker: TeamName; readonly defender: TeamName; readonly tier: Tier }[] | null;
  readonly byes: readonly TeamName[];
}
export interface ActLine {
  readonly id: string;
  readonly at: string;
  readonly who: string;
  readonly what: string;
  readonly because: string | null;
}

/** What of the queue is shown; null: everything. */
export interface ReviewFilter {
  /** Its place among the week’s matches, from 1. */
  readonly match: number | null;
  readonly team: string | null;
  readonly outcome: Outcome | null;
  readonly kind: RulingKind | null;
}
/** What `/admin/review` asks for: a page of each list, from 1, of what passes the filter. */
export interface ReviewAsked extends ReviewFilter {
  readonly unclear: number;
  readonly edits: number;
  readonly orphans: number;
  readonly approve: number;
  readonly waiting: number;
  /** `shown`: the rulings to approve are ticked. Null: none is. */
  readonly tick: 'shown' | null;
}
export interface ReviewPage {
  /** What the queue can be filtered by; matches by their place, from 1. */
  readonly matches: readonly { readonly place: number; readonly name: string }[];
  readonly teams: readonly TeamName[];
  /** The act that one step takes back; null: there is none. */
  readonly undo: string | null;
  readonly zone: string;
  readonly week: number;
  readonly unclear: Paged<UnclearText>;
  readonly open: Paged<RulingLine>;
  readonly waiting: Paged<RulingLine>;
  readonly approved: number;
  /** Second versions of posts that wait. */
  readonly edits: Paged<EditLine>;
  readonly orphans: Paged<OrphanLine>;
  /** Posts of which not everything bold was read. */
  readonly unread: readonly UnreadPost[];
}
export interface UnreadPost {
  readonly entry: string;
  readonly team: TeamName;
  readonly at: string;
  /** How many bold texts of it were not read. */
  readonly count: number;
}
export interface UnclearText {
  readonly ruling: string;
  readonly entry: string;
  readonly part: number;
  readonly at: string;
  readonly team: TeamName;
  readonly by: string;
  /** The post, or of a long one what stands around the words. */
  readonly text: string;
  /** It is a part of the post. */
  readonly cut: boolean;
  readonly words: string;
  readonly marks: readonly PostMark[];
  readonly reason: string;
  readonly cites: readonly ClauseId[];
  /** The orders that it takes back; null: it takes none back. */
  readonly takesBack: TakenBack | null;
  readonly options: readonly SettleOption[];
  /** For a reading that none of the options is. */
  readonly abilities: readonly { readonly key: string; readonly name: string; readonly merc: string }[];
  /** Those of its own match first. */
  readonly targets: readonly {
    readonly key: string;
    readonly name: string;
    readonly team: string;
    readonly inMatch: boolean;
  }[];
}
/** The orders of which a text speaks that takes something back. */
export interface TakenBack {
  /** It names their ability or their target; else they are the team's latest. */
  readonly named: boolean;
  readonly orders: readonly TakenBackOrder[];
}
export interface TakenBackOrder {
  readonly ruling: string;
  readonly name: string;
  readonly aim: string;
  readonly outcome: Outcome;
  /** It waits still; else it can be overridden alone. */
  readonly mayStrike: boolean;
}
export interface SettleOption {
  /** `0`, `1` …; `talk`. */
  readonly value: string;
  readonly name: string;
  readonly aim: string;
  readonly note: string;
  readonly outcome: Outcome | null;
  readonly byChance: boolean;
  readonly why: string;
  /** What it would come to takes too long to tell here: its own preview tells it. */
  readonly ahead: boolean;
}

/** One ruling on the way to be overridden or struck. */
export interface AmendPage {
  readonly zone: string;
  /** The week, where it is closed: what is done puts it right, and rules all later ones again. Null: it is open. */
  readonly closedWeek: number | null;
  readonly line: RulingLine;
  readonly text: string | null;
  readonly marks: readonly PostMark[];
  readonly outcomes: readonly Outcome[];
  readonly targets: readonly {
    readonly key: string;
    readonly name: string;
    readonly team: string;
    /** Its team plays in the match that the ruling is of. */
    readonly inMatch: boolean;
    readonly chosen: boolean;
  }[];
  /** Clauses that a precedent may rest on, those of this ruling first, and settings. */
  readonly clauses: { readonly own: readonly ClauseName[]; readonly others: readonly ClauseName[] };
  readonly settings: readonly { readonly key: string; readonly title: string }[];
  readonly mayStrike: boolean;
  readonly mayOverride: boolean;
  /** What this admin is told where the ruling touches the match of the team that the admin leads. */
  readonly own: OwnMatchNote | null;
}

/** What other matches would change, and what is to be looked at then. */
export interface RematchPreview extends ActPreview {
  readonly care: readonly string[];
}

/** What an amendment would change, and what to hand back with it. */
export interface AmendPreview extends ActPreview {
  readonly act: 'override' | 'strike';
  /** Of an override from now on: which rulings of the season would come out otherwise if they were ruled likewise. */
  readonly precedent: PrecedentPreview | null;
}

/** A closed week, on the way to be put right. */
export interface CorrectPage {
  readonly zone: string;
  readonly week: number;
  /** The last week of the season: all up to it are ruled again. */
  readonly last: number;
  readonly matches: readonly CorrectedMatch[];
  readonly teams: readonly TeamName[];
  /** Rulings of what was declared, in the order in which they came to their outcomes. */
  readonly rulings: readonly RulingLine[];
  readonly own: OwnMatchNote | null;
}
/** Who met whom in a closed week, and who won; an empty side or winner: nobody. */
export interface CorrectedMatch {
  readonly attacker: string;
  readonly defender: string;
  readonly tier: Tier;
  readonly winner: string;
}

export interface ClauseName {
  readonly id: ClauseId;
  readonly title: string;
}

export interface PrecedentPreview {
  /** The clause or the setting, as it is called. */
  readonly ground: string;
  readonly outcome: Outcome;
  /** What rulings that are alike came to; null: any. */
  readonly instead: Outcome | null;
  /** The newest first, and how many more there are. */
  readonly alike: readonly RulingLine[];
  readonly more: number;
}

/** The public beacon, for admins. */
export interface BeaconPage {
  /** Results that open from now on name a round. */
  readonly uses: boolean;
  readonly zone: string;
  /** The week whose dice the round is for. */
  readonly week: number;
  /** The site may ask drand by itself. */
  readonly asks: boolean;
  /** Null: the Results have not opened, or opened without the beacon. */
  readonly named: {
    readonly round: number;
    /** ISO. */
    readonly publishedAt: string;
    /** Where drand shows it. */
    readonly address: string;
    readonly state: 'awaited' | 'entered' | 'without';
  } | null;
}
