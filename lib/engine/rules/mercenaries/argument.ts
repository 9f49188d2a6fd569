import { type ClauseId, type Ruling, STEPS, type Step, type StepName, type Verdict } from '../kernel/ruling';
import { unique } from './lists';
import type { Transaction } from './transaction';

/** How a ruling is written: six steps, each with its verdict, a sentence and its clauses. */

/** A ruling while it is being written. */
export type Draft = { -readonly [K in keyof Ruling]: Ruling[K] };

const NOT_REACHED: readonly Step[] = STEPS.map((step) => ({ step, verdict: 'waits', text: 'Not reached.', cites: [] }));
const PLACE: Readonly<Record<StepName, number>> = {
  Declaration: 0,
  Costs: 1,
  Targeting: 2,
  Timing: 3,
  Hitting: 4,
  Resolution: 5,
};

/** The argument of one ruling, step by step. */
export class Argument {
  private readonly steps: Step[];

  constructor(steps: readonly Step[] = NOT_REACHED) {
    this.steps = steps.slice();
  }

  say(step: StepName, verdict: Verdict, text: string, cites: readonly ClauseId[]): this {
    this.steps[PLACE[step]] = { step, verdict, text, cites };
    return this;
  }

  /** The first step that stopped or is left open says why; else the last one. */
  writeTo(draft: Draft): void {
    draft.steps = this.steps;
    draft.cites = unique(this.steps.flatMap(({ cites }) => cites));
  }
}

/** What a ruling is about, before anything is decided. */
export interface Subject {
  readonly id: string;
  readonly entry?: string;
  readonly part?: number | null;
  readonly cause?: string | null;
  readonly about?: string;
  readonly ability?: string | null;
  readonly merc?: string | null;
  readonly by: string | null;
  readonly at: string;
}

export function draftOf({ state, entry }: Transaction, subject: Subject): Draft {
  return {
    id: subject.id,
    entry: subject.entry ?? entry.id,
    part: subject.part ?? null,
    cause: subject.cause ?? null,
    week: state.week,
    day: state.day,
    phase: state.phase,
    ability: subject.ability ?? null,
    about: subject.about ?? 'ability',
    merc: subject.merc ?? null,
    by: subject.by,
    targets: [],
    hits: [],
    outcome: 'Pending',
    reason: '',
    cites: [],
    steps: NOT_REACHED,
    rolls: [],
    interceptedBy: null,
    changes: [],
    at: subject.at,
    ruledBy: entry.id,
    order: 0,
    span: null,
    marks: [],
    candidates: [],
    readyWeek: null,
    secretOf: null,
    override: null,
  };
}

/** `a sentence` as one: a capital first and one full stop last. */
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${ended(text.slice(1))}`;

/** A text with one full stop last, unless it ends in another mark. */
export function ended(text: string): string {
  const bare = text.replace(/[.\s]+$/, '');
  return /[?!…]["”’]?$/.test(bare) ? bare : `${bare}.`;
}
