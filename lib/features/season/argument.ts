import type { PostMark } from '../../engine/markup/post';
import { type Outcome, STEPS, type StepName } from '../../engine/rules/kernel/ruling';
import type { RulingBody } from '../../record/views/body';
import type { Names } from '../../record/views/names';
import { gistsOf } from './clauses';
import type { ArguedStep, RollLine } from './model';

/** Where each kind of die is thrown: a pick while targets are found, a chance when it is to hit. */
const ROLLED_AT: Record<RulingBody['rolls'][number]['purpose'], StepName> = { pick: 'Targeting', chance: 'Hitting' };

/** What each mark of a post is about. */
const READ_AT: Record<RulingBody['marks'][number]['what'], StepName> = {
  ability: 'Declaration',
  merc: 'Declaration',
  doubt: 'Declaration',
  target: 'Targeting',
};

/** A step's number on the page, from 1. */
export const stepNumber = (step: StepName): number => STEPS.indexOf(step) + 1;

/** Never come to: written so before a ruling begins. What waits for its time says what it waits for. */
const isUnreached = ({ verdict, cites, text }: RulingBody['steps'][number]): boolean =>
  verdict === 'waits' && cites.length === 0 && text === 'Not reached.';

/** A Trigger is not declared: something sets it off. */
const setsOff = ({ step, verdict, cites }: RulingBody['steps'][number]): boolean =>
  step === 'Declaration' && verdict !== 'stopped' && cites.includes('2a:trigger');

/**
 * The steps of a ruling, each with its clauses and the dice that were thrown in it. Six steps are argued of an ability
 * alone; of what has ended only those that it came to, and what is still open shows what it may yet come to.
 */
export function argue(body: RulingBody, names: Names, about: { about: string; outcome: Outcome }): ArguedStep[] {
  const open = about.outcome === 'Pending';
  const whole = about.about === 'ability';
  return body.steps
    .filter((one) => !isUnreached(one) || (whole && open))
    .map((one) => ({
      step: one.step,
      title: whole ? (setsOff(one) ? 'Set off' : one.step) : null,
      verdict: one.verdict,
      text: one.text,
      clauses: gistsOf(one.cites),
      rolls: body.rolls
        .filter((roll) => !whole || ROLLED_AT[roll.purpose] === one.step)
        .map((roll) => rollLine(roll, names)),
    }));
}

function rollLine(roll: RulingBody['rolls'][number], names: Names): RollLine {
  const among = (roll.among ?? []).map((key) => names.merc(key).name);
  return { roll, among, picked: among[roll.value - 1] ?? null };
}

/** The marked characters in order, each with the number of its step; of marks that overlap the first one counts. */
export function marksOf(body: RulingBody): PostMark[] {
  const sorted = body.marks.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return sorted
    .filter((mark, index) => mark.end > mark.start && sorted.slice(0, index).every((other) => other.end <= mark.start))
    .map(({ start, end, what }) => ({ start, end, ref: stepNumber(READ_AT[what]) }));
}
