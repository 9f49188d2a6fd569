import type { PostAct } from '../../engine/rules/kernel/reading';
import type { ClauseId, Outcome } from '../../engine/rules/kernel/ruling';
import type { AbilityType, Phase, Tier } from '../../engine/rules/mercenaries/terms';
import type { Market } from '../../record/market/market';
import type { AdjustmentLine } from '../../record/views/adjustments';
import type { RulingLine, TeamName } from '../../record/views/model';
import type { Typed } from './typed';

/** What a leader's desk shows. Everything here is for that leader's eyes; times are ISO. */
export interface Desk {
  /** Its posts of the week, newest first, which it may ask to be edited. */
  readonly posts: readonly { readonly id: string; readonly at: string; readonly begins: string }[];
  /** What admins entered by hand this week for the team and its mercs. */
  readonly adjusted: readonly AdjustmentLine[];
  readonly leader: string;
  readonly team: TeamName;
  readonly zone: string;
  readonly week: number;
  readonly phase: Phase | 'Closed';
  readonly closesAt: string | null;
  readonly gp: number;
  /** Ability Points left in this Wartime; null where the season is not played for them. */
  readonly points: number | null;
  readonly realIncome: number;
  readonly match: DeskMatch | null;
  readonly todo: readonly DeskTodo[];
  readonly typed: Typed;
  /** The last entry of the week at which something was done to the team; 0: none. */
  readonly seq: number;
  readonly doneToMe: readonly DoneToMe[];
  readonly atLock: AtLock;
  readonly receipts: readonly Receipt[];
  readonly abilities: readonly AbilityGroup[];
  readonly names: ComposerNames;
  readonly roster: RosterForm;
  readonly bid: BidForm;
  readonly choices: readonly ChoiceForm[];
  readonly links: readonly LinkForm[];
  readonly customizations: readonly CustomizeForm[];
  readonly nonce: NonceForm;
  readonly ready: ReadyForm;
  /** What the team ordered before stays sealed to this account until the phase closes. */
  readonly sealed: boolean;
  readonly market: readonly MarketMerc[];
  /** How mercs are hired. */
  readonly marketWay: Market['way'];
  readonly readiness: { readonly weeks: readonly number[]; readonly rows: readonly ReadinessRow[] };
}

/** Whether the team is ready for the phase to close, and how many of those are that it waits for. */
export interface ReadyForm {
  readonly own: boolean;
  readonly ready: number;
  readonly of: number;
}

/** The team's own words for the dice of the week that follows. */
export interface NonceForm {
  /** `taking`: teams commit to theirs; `opening`: nobody can any more, and they are opened until the week closes. */
  readonly state: 'taking' | 'opening';
  /** The week that they are for. */
  readonly week: number;
  /** What stands before the words in the text whose hash is the commitment. */
  readonly before: string;
  /** What this team committed to; null: nothing. */
  readonly hash: string | null;
  readonly opened: string | null;
  /** How many teams committed, and how many of them opened, this one counted. */
  readonly committed: number;
  readonly openedBy: number;
  readonly limit: number;
}

/** Something that another team did to this one. */
export interface DoneToMe {
  readonly line: RulingLine;
  /** It came, or came to its outcome, since its leader last looked. */
  readonly isNew: boolean;
  /** The entry of the open week at which it came to this; 0 of an earlier week. */
  readonly seq: number;
  /** What it changed, in short sentences. */
  readonly changes: readonly string[];
  readonly ways: readonly WayOut[];
}
/** What can be done about it, and where. */
export interface WayOut {
  readonly text: string;
  readonly to: string;
}

/** What the lock makes of the team’s orders: before it, what it would make of them as things stand. */
export interface AtLock {
  readonly locked: boolean;
  readonly roster: readonly Dropped[];
  readonly bid: readonly Dropped[];
}
/** Something that is left out, with why. */
export interface Dropped {
  readonly text: string;
  readonly cites: readonly ClauseId[];
  /** The ruling that it follows from; null: none. */
  readonly ruling: string | null;
}

export interface DeskMatch {
  /** The number of its page. */
  readonly id: string;
  readonly opponent: TeamName;
  /** This team attacks. */
  readonly attacks: boolean;
  readonly tier: Tier;
  /** Who uses abilities first and, in Wartime, whose turn it is, in words. */
  readonly first: string;
  readonly mayDefer: boolean;
  readonly terrain: string | null;
}

export interface DeskTodo {
  readonly state: 'todo' | 'done' | 'look' | 'ask' | 'undone';
  readonly text: string;
  readonly to: string | null;
}

/** Something posted this week, with the exact time as its receipt. */
export interface Receipt {
  readonly at: string;
  readonly line: RulingLine;
}

export interface AbilityGroup {
  readonly type: AbilityType | 'By itself';
  /** When it may be declared, in a few words. */
  readonly label: string;
  readonly abilities: readonly DeskAbility[];
}
export interface DeskAbility {
  readonly key: string;
  readonly name: string;
  readonly merc: { readonly key: string; readonly name: string };
  /** Its parameters in a few words. */
  readonly what: string;
  /** Declared this week: its name stands in bold. */
  readonly declared: boolean;
  readonly state: 'yes' | 'no' | 'used' | 'always';
  /** The word beside the shape: `ready`, `from week 5`, `declared, waits`. */
  readonly word: string;
  readonly why: string | null;
}

/** What the composer offers to insert. */
export interface ComposerNames {
  readonly abilities: readonly { readonly name: string; readonly merc: string; readonly ready: boolean }[];
  readonly targets: readonly { readonly name: string; readonly side: 'ally' | 'enemy' }[];
}

export interface RosterForm {
  /** `closed`: not the phase for it. */
  readonly state: 'open' | 'locked' | 'closed' | 'no match';
  readonly saved: boolean;
  readonly cap: number;
  readonly picks: readonly Pick[];
}
export interface Pick {
  readonly key: string;
  readonly name: string;
  readonly upkeep: number;
  readonly picked: boolean;
  /** Cannot be rostered, or comes along by itself (an Assist). */
  readonly off: boolean;
  /** Why it cannot, what a fee costs, or which declared ability needs it. */
  readonly note: string | null;
  /** GP beyond the tier's limit. */
  readonly fee: number;
  /** Counts towards the cap. */
  readonly counts: boolean;
}

export interface BidForm {
  readonly state: 'open' | 'locked' | 'closed' | 'no match';
  readonly placed: { readonly terrain: string; readonly gp: number } | null;
  readonly terrains: readonly string[];
  /** Terrains that are given up for now, in words. */
  readonly out: readonly string[];
  /** The most that can be bid: GP less the roster's fee, never below 0. */
  readonly most: number;
  readonly fee: number;
  readonly defends: boolean;
}

export interface ChoiceForm {
  readonly ability: string;
  readonly name: string;
  readonly merc: { readonly key: string; readonly name: string };
  readonly kind: 'on purchase' | 'interception';
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly chosen: string | null;
}
export interface LinkForm {
  readonly merc: { readonly key: string; readonly name: string };
  readonly linkedTo: { readonly key: string; readonly name: string } | null;
  readonly options: readonly { readonly key: string; readonly name: string }[];
}
export interface CustomizeForm {
  readonly merc: { readonly key: string; readonly name: string };
  readonly chosen: string | null;
}
export interface MarketMerc {
  readonly key: string;
  readonly name: string;
  /** GP that it is hired for, or that is bid for it at least. */
  readonly price: number;
  /** What the own team bids for it; null: nothing, or it is sealed to whoever looks. */
  readonly bid: number | null;
  /** What others bid, where bids are open. */
  readonly others: readonly { readonly team: string; readonly gp: number }[];
}

export interface ReadinessRow {
  readonly key: string;
  readonly name: string;
  readonly merc: string;
  /** One a week: this one and the next three. */
  readonly cells: readonly { readonly state: 'yes' | 'no' | 'used' | 'always'; readonly word: string }[];
  /** What it hangs on, where it waits. */
  readonly note: string | null;
}

/** How a post that is not posted yet would be read, and what would come of it. */
export interface PostPreview {
  /** The text that this is about, so that an older answer is known for what it is. */
  readonly text: string;
  /** The last entry that it saw. */
  readonly seq: number;
  readonly declarations: number;
  /** Bold texts past what is read of one post. */
  readonly unread: number;
  readonly parts: readonly PartPreview[];
}
export interface PartPreview {
  readonly kind: 'declaration' | 'unclear' | 'talk';
  /** The ability's name, or the bold words. */
  readonly title: string;
  readonly aim: string;
  readonly outcome: Outcome | null;
  readonly byChance: boolean;
  readonly reason: string;
  /** What the words do instead of declaring an ability; null: nothing of the kind. */
  readonly act: PostAct | null;
  readonly cites: readonly ClauseId[];
  readonly candidates: readonly string[];
  /** What it would change, in short sentences. */
  readonly changes: readonly string[];
  readonly lints: readonly Lint[];
}
/** Something that would go wrong later, though nothing is wrong yet. */
export interface Lint {
  readonly text: string;
  readonly cites: readonly ClauseId[];
}
