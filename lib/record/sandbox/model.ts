import type { ClauseId, Outcome, StepName, Verdict } from '../../engine/rules/kernel/ruling';
import type { Difference } from '../journal/difference';

/** What the sandbox shows: plain data, with names in place of keys. */
export interface SandboxRun {
  /** One for each document of the text. */
  readonly scenarios: readonly ScenarioRun[];
  /** The week whose fork it was held against; null: none. */
  readonly fork: number | null;
}

export interface ScenarioRun {
  readonly name: string;
  /** It was played to its end; else the problems say why not. */
  readonly played: boolean;
  /** What is not valid, or which expectations differ; and how many more there are than are listed. */
  readonly problems: readonly SandboxProblem[];
  readonly moreProblems: number;
  readonly rulings: readonly SandboxRuling[];
  /** Rulings of another rulebook than Mercenaries, a line each. */
  readonly lines: readonly string[];
  readonly closing: Closing | null;
  /** Held against what happened in the week that it was forked from. */
  readonly against: Against | null;
}

export interface SandboxProblem {
  readonly line: number | null;
  /** The key: `play[3].post`. */
  readonly at: string;
  readonly expected: string;
  readonly actual: string;
  /** What stands on the line. */
  readonly text: string;
}

export interface SandboxRuling {
  readonly week: number;
  readonly title: string;
  /** The title is the name of a declared ability. */
  readonly declared: boolean;
  /** `Dracula → Little John`, or the team. */
  readonly aim: string;
  readonly team: string | null;
  readonly hits: string;
  readonly interceptedBy: string | null;
  readonly outcome: Outcome;
  readonly byChance: boolean;
  readonly reason: string;
  readonly cites: readonly ClauseId[];
  readonly steps: readonly {
    readonly step: StepName;
    readonly verdict: Verdict;
    readonly text: string;
    readonly cites: readonly ClauseId[];
  }[];
  readonly rolls: readonly string[];
  readonly changes: readonly string[];
}

/** How the game stands after the last step. */
export interface Closing {
  readonly week: number;
  readonly phase: string;
  readonly teams: readonly {
    readonly name: string;
    readonly gp: number;
    readonly realIncome: number;
    readonly mercs: number;
  }[];
  readonly mercs: readonly {
    readonly name: string;
    readonly team: string | null;
    /** Conditions, and who commands it if not its team. */
    readonly standing: string;
    /** Abilities that rest, with the week from which they may be used again. */
    readonly resting: string;
  }[];
}

export interface Against {
  readonly same: number;
  /** Every ruling of either, in the order in which they were declared. */
  readonly rows: readonly ComparedRuling[];
  /** What differs in the end; null where the two do not end at the same time. */
  readonly end: Difference | null;
}

export interface ComparedRuling {
  readonly verdict: 'same' | 'differs' | 'only here' | 'only there';
  /** Its place among the rulings of the sandbox; null: it is not among them. */
  readonly here: number | null;
  /** What happened, where that is not the same. */
  readonly there: Pick<SandboxRuling, 'title' | 'declared' | 'aim' | 'outcome' | 'reason'> | null;
  /** The id of what happened. */
  readonly ruling: string | null;
  /** In what the two differ, in words. */
  readonly differs: readonly string[];
}
