import type { Apply } from './effects';
import { lastWeek } from './lasting';
import { mercName } from './lookup';
import { addMark, removeFor, removeForPhase } from './removals';

/** Effects that take a merc out of the battle or its abilities out of use (glossary). */

export const ko: Apply = (tx, _, { effect, mercs }) =>
  mercs.map((merc) => {
    removeFor(tx, merc, 'KO', lastWeek(tx.state, effect));
    return `${mercName(tx.state, merc)} is KO'd${span(effect.weeks)}.`;
  });

export const kidnap: Apply = (tx, _, { effect, mercs }) =>
  mercs.map((merc) => {
    removeFor(tx, merc, 'Kidnapped', lastWeek(tx.state, effect));
    return `${mercName(tx.state, merc)} is kidnapped${effect.weeks ? span(effect.weeks) : ' until the end of Results'}.`;
  });

export const intimidate: Apply = (tx, _, { effect, mercs }) =>
  mercs.map((merc) => {
    removeFor(tx, merc, 'Intimidated', lastWeek(tx.state, effect));
    return `${mercName(tx.state, merc)} is intimidated and keeps out of the battle.`;
  });

export const seduce: Apply = (tx, _, { effect, mercs }) =>
  mercs.map((merc) => {
    if (effect.weeks === undefined) removeForPhase(tx, merc, 'Seduced');
    else removeFor(tx, merc, 'Seduced', lastWeek(tx.state, effect));
    return `${mercName(tx.state, merc)} is seduced${effect.weeks ? span(effect.weeks) : ' for this phase'}.`;
  });

/** Costs the week after, not the present one. */
export const injure: Apply = (tx, _, { effect, mercs }) =>
  mercs.map((merc) => {
    const from = tx.state.week + 1;
    addMark(tx, merc, {
      status: 'Injured',
      from,
      until: Math.max(from, lastWeek(tx.state, effect)),
      during: 'week',
      by: null,
    });
    return `${mercName(tx.state, merc)} is injured and misses next week.`;
  });

export const untargetable: Apply = (tx, _, { effect, mercs }) =>
  mercs.map((merc) => {
    removeFor(tx, merc, 'Untargetable', lastWeek(tx.state, effect));
    return `${mercName(tx.state, merc)} is Untargetable${span(effect.weeks)}.`;
  });

const span = (weeks: number | undefined): string =>
  weeks === undefined || weeks === 1 ? ' for the rest of the week' : ` for ${weeks} weeks`;
