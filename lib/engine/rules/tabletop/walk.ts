import type { ClauseId } from '../kernel/ruling';
import type { Check, Die, StepTold } from './record';
import { STEPS, type StepName } from './terms';

/** The walk through the steps of one use, as its ruling tells it (step:order). */
export class Walk {
  constructor(readonly steps: StepTold[] = []) {}

  pass(step: StepName, text: string, cites: readonly ClauseId[], more: Dice = {}): void {
    this.add(step, 'passed', text, cites, more);
  }
  stop(step: StepName, text: string, cites: readonly ClauseId[], more: Dice = {}): void {
    this.add(step, 'stopped', text, cites, more);
  }
  /** The ability has no such step, or nothing is asked in it. */
  skip(step: StepName, text: string, cites: readonly ClauseId[] = [`step:${step}`]): void {
    this.add(step, 'none', text, cites, {});
  }

  /** All ten steps: those that were not reached wait. */
  whole(): StepTold[] {
    return STEPS.flatMap((step) => {
      const told = this.steps.filter((one) => one.step === step);
      return told.length > 0 ? told : [{ step, verdict: 'waits' as const, text: '', cites: [], checks: [], dice: [] }];
    });
  }

  /** The last step that was reached. */
  last(): StepName | null {
    return this.steps.at(-1)?.step ?? null;
  }

  checks(): Check[] {
    return this.steps.flatMap(({ checks }) => checks);
  }

  cites(): ClauseId[] {
    return this.steps.flatMap(({ verdict, cites }) => (verdict === 'none' ? [] : cites));
  }

  private add(
    step: StepName,
    verdict: StepTold['verdict'],
    text: string,
    cites: readonly ClauseId[],
    { checks = [], dice = [] }: Dice,
  ): void {
    this.steps.push({ step, verdict, text, cites, checks, dice });
  }
}

interface Dice {
  readonly checks?: readonly Check[];
  readonly dice?: readonly Die[];
}
