import type { ClauseId } from '../kernel/ruling';
import type { Trigger } from './ability';
import { type Board, cardNamed } from './board';
import { type Checked, failing } from './conditions';
import { criterionOf, inOrder, type Source } from './order';
import type { CardState } from './state';
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
  const answering: Source[] = [];
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
      if (failed.length > 0) inactive.push({ ...source, failing: failed });
      else if ((board.triggered[held.id] ?? 0) >= TRIGGER_CAP) capped.push(source);
      else answering.push(source);
    });
  const row = inOrder(board, answering);
  const answers = row.map((source, at): Answer => {
    const before = row[at - 1];
    const criterion = before === undefined ? null : criterionOf(board, before, source);
    return { ...source, place: at + 1, of: row.length, criterion };
  });
  return { event, answers, inactive, capped };
}

/** The row that answers an event that happens now: each of its abilities has triggered once more (trigger:cap). */
export function trigger(board: Board, event: GameEvent): Row {
  const row = rowFor(board, event);
  for (const { held } of row.answers) board.triggered[held.id] = (board.triggered[held.id] ?? 0) + 1;
  return row;
}

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
