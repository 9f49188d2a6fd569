import type { ClauseId } from '../kernel/ruling';
import type { Trigger } from './ability';
import { type Board, cardNamed, initiativeOf, onBoard } from './board';
import { type Checked, failing } from './conditions';
import { criterionOf, inOrder, isTied, type Source } from './order';
import type { AbilityId, CardState } from './state';
import { TRIGGER_CAP } from './terms';

/** Something that happens, of one card or of none. */
export interface GameEvent {
  readonly name: string;
  readonly subject: string | null;
}

/** One ability's turn in the row that answers an event. */
export interface Answer extends Source {
  /** From 1, of `of`; the criterion put it behind the one before, and the first has none. */
  readonly place: number;
  readonly of: number;
  readonly criterion: ClauseId | null;
  /** Who held the Initiative when that was read for it. */
  readonly initiative: string;
  /** What it did not meet when the event happened, where that is looked at when its turn comes (condition:twice). */
  readonly late: readonly Checked[] | null;
}

/** What answers an event, and what waited for it and does not. */
export interface Row {
  readonly event: GameEvent;
  readonly answers: readonly Answer[];
  /** Its conditions do not hold: those that fail. */
  readonly inactive: readonly (Source & { readonly failing: readonly Checked[] })[];
  /** It has triggered as often as it may this turn (trigger:cap). */
  readonly capped: readonly Source[];
}

/** What would answer an event, as the board stands now (trigger:set, order:when). It changes nothing. */
export function rowFor(board: Board, event: GameEvent): Row {
  const answering: (Source & Pick<Answer, 'late'>)[] = [];
  // What is off the board cannot come to be met within a row, and how many wait there is nobody's to know.
  const counted = (card: CardState) => board.settings.lateConditions === 'counted' && onBoard(card);
  const inactive: (Source & { failing: readonly Checked[] })[] = [];
  const capped: Source[] = [];
  const subject = event.subject === null ? null : cardNamed(board, event.subject);
  const name = event.name.toLowerCase();
  for (const card of board.cards)
    card.abilities.forEach((held, wording) => {
      const { ability } = held;
      if (!ability.triggers.some((trigger) => waitsFor(trigger, name, subject, card))) return;
      const source = { card, held, wording };
      const failed = failing(board, card, ability);
      if (failed.length > 0 && counted(card)) answering.push({ ...source, late: failed });
      else if (failed.length > 0) inactive.push({ ...source, failing: failed });
      else if ((board.triggered[held.id] ?? 0) >= TRIGGER_CAP) capped.push(source);
      else answering.push({ ...source, late: null });
    });
  const initiative = initiativeOf(board);
  const answers = placed(inOrder(answering, initiative), initiative, [], answering.length);
  return { event, answers, inactive, capped };
}

/** Gives those that follow some others their places in a row of so many. */
function placed(
  row: readonly (Source & Pick<Answer, 'late'>)[],
  initiative: string,
  others: readonly Answer[],
  of: number,
): readonly Answer[] {
  return row.map((source, at): Answer => {
    const before = row[at - 1] ?? others.at(-1);
    const criterion = before === undefined ? null : criterionOf(before, source, initiative);
    return { ...source, place: others.length + at + 1, of, criterion, initiative };
  });
}

/**
 * The row as it stands by now, where the Initiative is read anew for ties that have not been reached
 * (order:initiative, `initiativeRead: as-it-stands`).
 * @param done how many of it have had their turn
 */
export function asItStands(board: Board, row: Row, done: number): Row {
  const initiative = initiativeOf(board);
  const last = row.answers[done - 1];
  const reached = row.answers.findLastIndex((one, at) => at < done || (last !== undefined && isTied(last, one))) + 1;
  const settled = row.answers.slice(0, reached);
  const open = row.answers.slice(reached);
  if (open.every((one) => one.initiative === initiative)) return row;
  return {
    ...row,
    answers: [...settled, ...placed(inOrder(open, initiative), initiative, settled, row.answers.length)],
  };
}

/** The row that answers an event that happens now: each of its abilities has triggered once more (trigger:cap). */
export function trigger(board: Board, event: GameEvent): Row {
  const row = rowFor(board, event);
  for (const { held, late } of row.answers) if (late === null) count(board, held.id);
  return row;
}

/** An ability triggers once more this turn. */
export const count = (board: Board, id: AbilityId): void => {
  board.triggered[id] = (board.triggered[id] ?? 0) + 1;
};

/** Whether a trigger waits for an event of this name and card (trigger:subject); an event of no card is for all. */
function waitsFor({ on, of }: Trigger, name: string, subject: CardState | null, card: CardState): boolean {
  if (on.toLowerCase() !== name) return false;
  if (subject === null) return true;
  switch (of) {
    case 'self':
      return subject.name === card.name;
    case 'any':
      return true;
    case 'ally':
      return subject.player === card.player && subject.name !== card.name;
    case 'enemy':
      return subject.player !== card.player;
  }
}
