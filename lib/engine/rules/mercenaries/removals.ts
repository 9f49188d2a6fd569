import type { ClauseId, RulingId } from '../kernel/ruling';
import type { Cite } from './clauses';
import { mercName, mercOf, stretchOf } from './lookup';
import { byOrigin, firstOrigin, linkTo, type Origin } from './origin';
import type { State, StatusMark } from './state';
import type { Status } from './terms';
import type { Transaction } from './transaction';

/** Conditions of a merc, and which of them take it out of the battle or its abilities out of use (glossary). */

const inForce = (state: State, { from, until, during }: StatusMark): boolean =>
  from <= state.week && state.week <= until && (during === 'week' || during === stretchOf(state.phase));

/** The latest mark by which one of these conditions holds now. */
export function latestOf(state: State, merc: string, wanted: readonly Status[]): StatusMark | undefined {
  const { status: marks } = mercOf(state, merc);
  return marks.length === 0
    ? undefined
    : marks.findLast((mark) => wanted.includes(mark.status) && inForce(state, mark));
}

export const markOf = (state: State, merc: string, status: Status): StatusMark | undefined =>
  latestOf(state, merc, [status]);

export const holds = (state: State, merc: string, status: Status): boolean => markOf(state, merc, status) !== undefined;

/** Why something cannot be done: one sentence and the clauses that it rests on. */
export interface Refusal {
  readonly text: string;
  readonly cites: readonly ClauseId[];
  /** The rulings that it follows from. */
  readonly links?: readonly RulingId[];
}

const UNABLE: readonly { status: Status; words: string; cites: readonly Cite[] }[] = [
  { status: 'KO', words: 'is KO’d', cites: ['glossary:ko', 'glossary:removal'] },
  { status: 'Kidnapped', words: 'has been kidnapped', cites: ['glossary:kidnapping', 'glossary:removal'] },
  { status: 'Seduced', words: 'has been seduced', cites: ['glossary:seduction', 'glossary:removal'] },
  { status: 'Injured', words: 'is injured', cites: ['glossary:injured'] },
];
const INTIMIDATED: (typeof UNABLE)[number] = {
  status: 'Intimidated',
  words: 'is intimidated',
  cites: ['glossary:intimidation', 'glossary:removal'],
};
const POSSESSED: (typeof UNABLE)[number] = {
  status: 'Possessed',
  words: 'is possessed',
  cites: ['glossary:possession', 'glossary:removal'],
};

function first(state: State, merc: string, list: typeof UNABLE): Refusal | null {
  if (mercOf(state, merc).status.length === 0) return null;
  for (const { status, words, cites } of list) {
    if (!holds(state, merc, status)) continue;
    const origin = mercOf(state, merc)
      .status.filter((each) => each.status === status && inForce(state, each))
      .reduce<Origin | null>((found, each) => firstOrigin(found, each.origin), null);
    return { text: `${mercName(state, merc)} ${words}${byOrigin(state, origin)}`, cites, links: linkTo(origin) };
  }
  return null;
}

/** Why a merc can use no ability, whoever commands it; null where it can. */
export const disabled = (state: State, merc: string): Refusal | null => first(state, merc, UNABLE);

const BARRED = [...UNABLE, INTIMIDATED];

/** Why a merc can join no roster, whoever commands it; null where it can. */
export const barred = (state: State, merc: string): Refusal | null => first(state, merc, BARRED);

const TAKEN = UNABLE.filter(({ status }) => status !== 'Injured');
const TAKEN_OUT = [...TAKEN, INTIMIDATED];

/** Why a merc that took the field is out of the battle by now (`2a:mid-battle`); null where it is not. */
export const takenOut = (state: State, merc: string): Refusal | null => first(state, merc, TAKEN_OUT);

const PASSIVE_OFF = [...TAKEN, POSSESSED];
const PASSIVE_OFF_AT_END = TAKEN.filter(({ status }) => status !== 'Kidnapped');

/** Why a merc's Passives are off; an intimidated or injured merc keeps them. */
export const passiveOff = (state: State, merc: string): Refusal | null => first(state, merc, PASSIVE_OFF);

/** The same at the end of the week, when the kidnapped and the possessed count as returned. */
export const passiveOffAtEnd = (state: State, merc: string): Refusal | null => first(state, merc, PASSIVE_OFF_AT_END);

/** For whole weeks, the present one first. */
export function removeFor(tx: Transaction, merc: string, status: Status, until: number, origin: Origin | null): void {
  addMark(tx, merc, { status, from: tx.state.week, until, during: 'week', by: null, origin });
}

/** For the present phase alone: Wartime's lasts through Battles (`glossary:seduction`). */
export function removeForPhase(tx: Transaction, merc: string, status: Status, origin: Origin | null): void {
  const { week, phase } = tx.state;
  addMark(tx, merc, { status, from: week, until: week, during: stretchOf(phase), by: null, origin });
}

export function addMark(tx: Transaction, merc: string, mark: StatusMark): void {
  const row = tx.merc(merc);
  row.status = [...row.status, mark];
}
