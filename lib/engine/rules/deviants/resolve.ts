import type { ClauseId } from '../kernel/ruling';
import { inList } from '../kernel/say';
import { type Board, cardNamed, heldBy } from './board';
import { type Checked, failing } from './conditions';
import { carryOut } from './effects';
import type { Source } from './order';
import { inactiveReason, resolvedReason } from './reasons';
import { type Log, rule } from './record';
import type { Ruling, RulingId } from './rulings';
import { MOST_EVENTS, type Outcome, TRIGGER_CAP } from './terms';
import { type Answer, asItStands, count, type GameEvent, type Row, trigger } from './triggers';

/** A row that is being answered. */
interface Frame {
  row: Row;
  readonly cause: RulingId | null;
  /** How deep it nests: 0 for the event that a judge or a play brought. */
  readonly depth: number;
  /** Whose turn is next; -1: nothing has been said of it yet. */
  next: number;
}

/**
 * An event happens and is answered in full: row by row, and what an ability causes before the rest of its own row
 * (trigger:nested). It ends: each ability triggers three times a turn at most, and `MOST_EVENTS` events come of one entry.
 */
export function happen(board: Board, log: Log, event: GameEvent): void {
  log.events += 1;
  const open: Frame[] = [{ row: trigger(board, event), cause: null, depth: 0, next: -1 }];
  for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1)) {
    if (frame.next < 0) tellIdle(board, log, frame);
    frame.next += 1;
    if (board.settings.initiativeRead === 'as-it-stands') frame.row = asItStands(board, frame.row, frame.next);
    const answer = frame.row.answers[frame.next];
    if (answer === undefined) open.pop();
    else open.push(...answerNow(board, log, frame, answer).toReversed());
  }
}

/** What waited for the event and does not answer it. */
function tellIdle(board: Board, log: Log, frame: Frame): void {
  for (const source of frame.row.inactive) tellInactive(board, log, frame, source, source.failing);
  for (const source of frame.row.capped) tellCapped(board, log, frame, source);
}

function tellInactive(
  board: Board,
  log: Log,
  frame: Frame,
  source: Source,
  failed: readonly Checked[],
  late = false,
): void {
  const secretOf = cardNamed(board, source.card.name)?.zone === 'hand' ? source.card.player : null;
  tell(board, log, frame, source, 'Inactive', {
    cites: [...clausesOf(failed), ...(late ? ['condition:twice'] : [])],
    reason: inactiveReason(source, failed, late),
    secretOf,
  });
}

const tellCapped = (board: Board, log: Log, frame: Frame, source: Source): void => {
  tell(board, log, frame, source, 'Capped', {
    cites: ['trigger:cap'],
    reason: `It has triggered ${TRIGGER_CAP} times this turn, and triggers no more until the next.`,
  });
};

/** One ability's turn: its conditions are looked at again (condition:twice), then its effects are carried out. */
function answerNow(board: Board, log: Log, frame: Frame, answer: Answer): Frame[] {
  const card = cardNamed(board, answer.card.name);
  const held = heldBy(board, answer.card.name, answer.held.id);
  const row = { place: answer.place, of: answer.of, criterion: answer.criterion };
  const failed = card === null || held === null ? null : failing(board, card, held.ability);
  if (answer.late !== null) {
    if (failed === null || failed.length > 0) {
      tellInactive(board, log, frame, answer, failed ?? answer.late, true);
      return [];
    }
    if ((board.triggered[answer.held.id] ?? 0) >= TRIGGER_CAP) {
      tellCapped(board, log, frame, answer);
      return [];
    }
    count(board, answer.held.id);
  }
  if (failed === null || failed.length > 0) {
    tell(board, log, frame, answer, 'Fizzled', {
      cites: ['condition:twice', ...clausesOf(failed)],
      reason:
        failed === null
          ? 'It triggered, and what granted it has ended since.'
          : `It triggered, and when its turn came it no longer held: ${inList(failed.map(({ words }) => words))}.`,
      row,
    });
    return [];
  }
  const { ability } = answer.held;
  const { subject } = frame.row.event;
  const changes: string[] = [];
  const told: string[] = [];
  let skips = 0;
  const caused: { row: Row }[] = [];
  for (const effect of ability.effects) {
    const done = carryOut(board, effect, answer.card.name, subject);
    if (done.did === 'told') told.push(done.text);
    else if (done.did === 'skipped') {
      skips += 1;
      changes.push(`Skipped: ${done.why}.`);
    } else if (done.event === null) changes.push(`${done.change}.`);
    else if (log.events >= MOST_EVENTS) {
      skips += 1;
      changes.push(`${done.change}, and nothing answers: ${MOST_EVENTS} events have come of this already.`);
    } else {
      changes.push(`${done.change}.`);
      log.events += 1;
      caused.push({ row: trigger(board, done.event) });
    }
  }
  const cites: ClauseId[] = ['trigger:event'];
  if (answer.criterion !== null) cites.push('order:when', answer.criterion);
  if (answer.late !== null) cites.push('condition:twice');
  if (ability.triggers.length > 1) cites.push('trigger:any');
  if (subject !== null) cites.push('trigger:subject');
  if (frame.depth > 0) cites.push('trigger:nested');
  if (ability.mechanic !== null) cites.push('exempt:mechanics');
  if (told.length > 0) cites.push('effect:mechanics');
  if (skips > 0) cites.push('effect:list');
  const ruling = tell(board, log, frame, answer, 'Resolved', {
    cites,
    reason: resolvedReason(answer, frame.row.event, board.settings),
    row,
    changes,
    told,
  });
  return caused.map((one) => ({ ...one, cause: ruling.id, depth: frame.depth + 1, next: -1 }));
}

const clausesOf = (failed: readonly Checked[] | null): ClauseId[] =>
  failed === null ? ['ability:ongoing'] : [...new Set(failed.map(({ clause }) => clause))];

function tell(
  board: Board,
  log: Log,
  { row: { event }, cause, depth }: Frame,
  { card, held }: Source,
  outcome: Outcome,
  rest: Pick<Ruling, 'cites' | 'reason'> & Partial<Pick<Ruling, 'row' | 'changes' | 'told' | 'secretOf'>>,
): Ruling {
  return rule(board, log, held.id, {
    outcome,
    card: card.name,
    ability: held.ability.name,
    event: event.name,
    subject: event.subject,
    by: card.player,
    cause,
    depth,
    ...rest,
  });
}
