import type { RulesetId } from '../rules/kernel/ruleset';

/** One YAML document of a scenario file, parsed but not yet believed. */
export interface ScenarioSource {
  readonly file: string;
  /** Plain JSON data as the YAML says it. */
  readonly data: unknown;
  /** The line (from 1) on which a key stands, for messages that name it; null where it has none. */
  lineOf(path: readonly (string | number)[]): number | null;
}

/** One expectation that differs, or one place at which the document is not valid. */
export interface ScenarioDifference {
  /** Where: `expect.rulings[0].outcome`, or the key that is not valid. */
  readonly at: string;
  readonly line: number | null;
  readonly expected: string;
  readonly actual: string;
}

export interface ScenarioReport {
  readonly name: string;
  readonly file: string;
  readonly ok: boolean;
  readonly differences: readonly ScenarioDifference[];
  /** The rulings that led there, as JSON. */
  readonly rulings: readonly unknown[];
}

/** How the scenarios of one rulebook are read and run. Total: what is not valid is a report that is not ok. */
export interface ScenarioKind {
  readonly ruleset: RulesetId;
  run(source: ScenarioSource): ScenarioReport;
}

/** A scenario as plain data, ready to be written as YAML. */
export type ScenarioData = Readonly<Record<string, unknown>>;

/** What the YAML of a table's set-up says, or what is wrong in it and where. */
export type ReadSetup<Setup> =
  | { readonly setup: Setup; readonly name: string | null }
  | { readonly problems: readonly ScenarioDifference[] };
