import type { Ruleset } from '../kernel/ruleset';
import { type Board, boardOf, stateOf } from './board';
import { type Entry, entrySchema } from './entry';
import { carryOrder, carryPost, remove, stateEvent } from './inputs';
import { beginTurn, grant, overrule, set } from './judging';
import { putOutNames, settle, standingBoard } from './ongoing';
import type { Lexicon } from './orders';
import { putOutReason } from './reasons';
import { type Log, logOf, type Refusal, refuse, rule } from './record';
import { rulebook } from './rulebook';
import type { Ruling } from './rulings';
import { type Setup, setupSchema } from './setup';
import { close, open, type State } from './state';
import { type View, view } from './view';

/** Deviants: whose ability answers a game event, in which order, and what comes of it. It has no dice. */
export const deviants: Ruleset<Setup, State, Entry, View, Ruling, Lexicon> = {
  id: 'deviants',
  version: '1.1.0',
  stateVersion: 1,
  rulebook,
  setup: setupSchema,
  entry: entrySchema,
  /** A board with what its ongoing abilities grant already in place. */
  open: (setup) => stateOf(standingBoard(open(setup))),
  step,
  close,
  rulings: ({ rulings }) => rulings,
  vocabulary: ({ cards }, by) => ({
    cards: cards.filter((card) => card.zone !== 'hand' || card.player === by).map(({ name }) => name),
  }),
  view,
};

function step(state: State, entry: Entry): State {
  const board = boardOf(state);
  settle(board);
  const before = board.standing.putOut;
  const log = logOf(entry);
  const refusal = carryOut(board, log, entry);
  if (refusal !== null) refuse(board, log, refusal);
  tellPutOut(board, log, before);
  return stateOf(board);
}

/** Ongoing abilities that have come to put each other out, or themselves: none of them is active (ability:ongoing). */
function tellPutOut(board: Board, log: Log, before: Board['standing']['putOut']): void {
  for (const card of board.cards)
    for (const { id, ability } of card.abilities) {
      if (!board.standing.putOut.has(id) || before.has(id)) continue;
      rule(board, log, id, {
        outcome: 'Inactive',
        card: card.name,
        ability: ability.name,
        by: card.player,
        cites: ['ability:ongoing'],
        reason: putOutReason(putOutNames(board, id)),
      });
    }
}

function carryOut(board: Board, log: Log, entry: Entry): Refusal | null {
  switch (entry.kind) {
    case 'post':
      carryPost(board, log, entry);
      return null;
    case 'play':
    case 'move':
      return carryOrder(board, log, entry);
    case 'event':
      return stateEvent(board, log, entry);
    case 'remove':
      return remove(board, log, entry);
    case 'turn':
      return beginTurn(board, log, entry);
    case 'set':
      return set(board, log, entry);
    case 'grant':
      return grant(board, log, entry);
    case 'ruling':
      return overrule(board, entry);
  }
}
