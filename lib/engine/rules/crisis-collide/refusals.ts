import type { ClauseId } from '../kernel/ruling';
import { banCites } from './levels';
import type { Refusal, Ruled } from './record';
import type { Phase, SideIndex } from './terms';

/** The clauses that each reason to refuse rests on (order:invalid, order:refusals). */
const CITES: Readonly<Record<Exclude<Refusal['why'], 'forbidden'>, readonly ClauseId[]>> = {
  'no phase': ['order:refusals', 'order:form'],
  'no such phase': ['order:refusals', 'flow:turn'],
  empty: ['order:refusals', 'order:form'],
  'no number': ['order:refusals', 'move:number'],
  'no such space': ['order:refusals', 'move:forms', 'setup:arena'],
  'no such name': ['order:refusals', 'setup:reveal'],
  'no teammate': ['shift:target', 'order:refusals'],
  'two names': ['order:refusals', 'setup:team'],
  'space or ability': ['order:refusals', 'move:forms'],
  'shift and move': ['shift:no-move', 'order:refusals'],
  'shift and more': ['flow:choice', 'order:refusals'],
  'no ability': ['order:refusals'],
  'shift to itself': ['shift:target', 'order:refusals'],
  'shift to eliminated': ['shift:target', 'elimination:zero', 'order:refusals'],
  'not on the team': ['shift:target', 'order:refusals'],
  'shift once': ['shift:once', 'order:refusals'],
  late: ['flow:secret', 'order:refusals'],
  'not now': ['elimination:replacement', 'order:refusals'],
  'cannot replace': ['elimination:replacement', 'shift:target', 'order:refusals'],
  'no such fighter': ['order:refusals', 'ruling:override'],
  'no such ruling': ['ruling:override'],
  'out of bounds': ['fighter:stats', 'ruling:override'],
};

/** A line, a replacement or an admin's ruling that comes back to its author. */
export function refuse(
  refusal: Refusal,
  about: {
    side: SideIndex | null;
    phase: Phase | null;
    combatant: string | null;
    ability: string | null;
    text: string;
    moment: number;
  },
): Ruled {
  const { side, phase, combatant, ability, text, moment } = about;
  return {
    phase,
    by: side,
    combatant,
    ability,
    outcome: 'Refused',
    cites: ['order:invalid', ...citesOf(refusal)],
    moment,
    fact: { about: 'line', text, refusal },
  };
}

const citesOf = (refusal: Refusal): readonly ClauseId[] => {
  if (isOver(refusal)) return OVER;
  return refusal.why === 'forbidden' ? [...banCites(refusal), 'order:refusals'] : CITES[refusal.why];
};
const isOver = (refusal: Refusal): boolean => refusal.why === 'not now' && refusal.stage === 'over';
const OVER: readonly ClauseId[] = ['elimination:victory', 'order:refusals'];
