import type { PostMark } from '../../engine/markup/post';
import { STEPS, type StepName } from '../../engine/rules/kernel/ruling';
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

/** The steps of a ruling, each with its clauses and the dice that were thrown in it. */
export const argue = (body: RulingBody, names: Names): ArguedStep[] =>
  body.steps.map(({ step, verdict, text, cites }) => ({
    step,
    verdict,
    text,
    clauses: gistsOf(cites),
    rolls: body.rolls.filter((roll) => ROLLED_AT[roll.purpose] === step).map((roll) => rollLine(roll, names)),
  }));

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
