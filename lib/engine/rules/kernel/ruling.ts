/**
 * What the rules make of a declaration, for every rulebook alike.
 *
 * A ruling is plain JSON: it is stored, compared byte for byte in a replay, and shown. It refers to
 * mercs, abilities and teams by their immutable keys; its sentences use their names.
 */

/** The nine outcomes, in the order in which the site explains them. */
export const OUTCOMES = [
  'Resolved',
  'Resolved without effect',
  'Failed',
  'Nullified',
  'Invalidated',
  'Cancelled',
  'Rejected',
  'Unclear',
  'Pending',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The steps of resolution (2e), in the order in which a ruling argues them. */
export const STEPS = ['Declaration', 'Costs', 'Targeting', 'Timing', 'Hitting', 'Resolution'] as const;
export type StepName = (typeof STEPS)[number];

/**
 * `passed`: the declaration went on from here. `stopped`: it ended here. `none`: nothing was asked
 * (no cost, no target). `waits`: not reached yet. `turned`: passed, but on another than the one aimed
 * at (an interception). `chance`: dice decide it and have not been thrown (a preview alone).
 */
export const VERDICTS = ['passed', 'stopped', 'none', 'waits', 'turned', 'chance'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One step of the argument: a sentence in plain words and the clauses that it rests on. */
export interface Step {
  readonly step: StepName;
  readonly verdict: Verdict;
  readonly text: string;
  readonly cites: readonly ClauseId[];
}

/** An id such as `2e:costs` or `glossary:ko`, as the rulebook lists it. */
export type ClauseId = string;

/** One die that was thrown. `sides` and `value` count from 1. */
export interface Roll {
  readonly label: string;
  readonly sides: number;
  readonly value: number;
  /** What the die decided: a pick among candidates, or a percent chance. */
  readonly purpose: 'pick' | 'chance';
  /** The dice epoch that it was drawn in; absent: the first, 0. */
  readonly epoch?: number;
  /** `chance`: the percent at or under which it hits. */
  readonly limit?: number;
  /** `pick`: the keys that were drawn from, in the order of the die's faces. */
  readonly among?: readonly string[];
  /** What hung on it, in words: `the KO of Medusa`. */
  readonly for?: string;
}

/** Characters `start` (included) to `end` (excluded) of a post's raw text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An admin's ruling in place of the rules' own. */
export interface Override {
  /** The entry that overrides, and whose act it was. */
  readonly entry: string;
  readonly actor: string;
  readonly ruling: RulingId;
  /** The ability that the ruling was about; if a refold finds another there, the override is orphaned. */
  readonly ability: string | null;
  readonly outcome: Outcome;
  /** The targets to rule with in place of those declared; absent: as declared. */
  readonly targets?: readonly string[];
  readonly cites?: readonly ClauseId[];
  readonly because: string;
}

/** `ENTRY` for the first declaration of an entry, `ENTRYb`, `ENTRYc` … for the next ones; a Trigger's is
 *  its cause's id, a dot, and the merc's and the ability's key (`3-14.golem.the-word-erased`). */
export type RulingId = string;

export interface Ruling {
  readonly id: RulingId;
  /** The entry in which it was declared (a Trigger: in which its cause was). */
  readonly entry: string;
  /** Which reading of the post, from 0; null where the entry holds no readings. */
  readonly part: number | null;
  /** The ruling that set this one off (a Trigger); else null. */
  readonly cause: RulingId | null;
  /** Week, day of the week (counted through all its phases from 1) and phase of the declaration. */
  readonly week: number;
  readonly day: number;
  readonly phase: string;
  /** The ability's key, `MERC/ABILITY`; null for a roster, bid, hire, link, customization or an unclear post. */
  readonly ability: string | null;
  /** What was tried where no ability is named: `roster`, `bid`, `hire` …; `ability` otherwise. */
  readonly about: string;
  /** Who used it: the merc's key. */
  readonly merc: string | null;
  /** The team (or player) that declared it. */
  readonly by: string | null;
  readonly targets: readonly string[];
  /** The mercs in the end affected. */
  readonly hits: readonly string[];
  readonly outcome: Outcome;
  /** A preview: dice that are not thrown yet decide. */
  readonly byChance?: true;
  /** One or two sentences, without clause ids. */
  readonly reason: string;
  readonly cites: readonly ClauseId[];
  readonly steps: readonly Step[];
  readonly rolls: readonly Roll[];
  readonly interceptedBy: string | null;
  /** What it changed, each a short sentence with the names of those concerned. */
  readonly changes: readonly string[];
  /** When it was declared (ISO time), as the journal has it. */
  readonly at: string;
  /** The entry at which it came to its present outcome (the declaration itself, or an Advance). */
  readonly ruledBy: string;
  /** The order in which rulings of the week came to their outcome; equal for one simultaneous batch. */
  readonly order: number;
  /** Where it stands in the post's raw text, and which characters were read as what. */
  readonly span: Span | null;
  readonly marks: readonly Mark[];
  /** Unclear: what it may have meant. */
  readonly candidates: readonly Candidate[];
  /** The first week in which the ability may be declared again, as this ruling left it; null: not touched. */
  readonly readyWeek: number | null;
  /** Seen by this team alone until the rosters lock (a refused roster or bid); null: public at once. */
  readonly secretOf: string | null;
  readonly override: Override | null;
  /** Other rulings that decided it: what nullified, removed, manipulated before or forced a recharge. Absent: none. */
  readonly links?: readonly RulingId[];
}

/** Characters of a post that a reading rests on. */
export interface Mark extends Span {
  readonly what: 'ability' | 'merc' | 'target' | 'doubt';
  /** The key that they were read as; null for words that make it doubtful ("not", "?"). */
  readonly key: string | null;
}

/** One way in which an unclear text could be read. */
export interface Candidate {
  readonly ability: string;
  readonly merc: string;
  readonly targets: readonly string[];
  /** Why it is near, in words: "same distance", "words fit, asked". */
  readonly note: string;
}
