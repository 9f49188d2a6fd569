import type { Compared } from './compared';

/** Work that is timed: a batch of units, each of which does the same amount. */
export interface Timed {
  /** What one unit is, in words. */
  readonly unit: string;
  readonly units: number;
  run(): unknown;
}

/** One line of the table. */
export interface Figure {
  /** As it stands in `ratio NAME VALUE`. */
  readonly name: string;
  readonly ours: Timed;
  readonly theirs: Timed;
  /**
   * `speed`: units of ours in the time of one of theirs. `cost`: the time of one of ours over that of one of theirs.
   * `milliseconds`: of processor time for one of ours; theirs is left out.
   */
  readonly as: 'speed' | 'cost' | 'milliseconds';
  /** Null: there to compare with other runs, and held against nothing. */
  readonly bar: Bar | null;
  /** What the time is spent on: said when the bar is missed. */
  readonly limit: string;
}

export type Bar = { readonly atLeast: number } | { readonly atMost: number };

/** Some figures that share what they are measured on. A file of `workloads/`, named in `registry.ts`. */
export interface Workload {
  readonly name: string;
  /** Makes what is measured and checks it: throws a `WrongResult` where it does not come out as the rules have it. */
  figures(compared: Compared): readonly Figure[];
}

/** A workload did not come out as it must, so that its time says nothing. */
export class WrongResult extends Error {}

/** @param says what must hold */
export function check(holds: boolean, says: string): asserts holds {
  if (!holds) throw new WrongResult(says);
}

export const meets = (bar: Bar, value: number): boolean =>
  'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost;
