import type { ClauseId } from '../kernel/ruling';
import { type Board, initiativeOf } from './board';
import type { CardState, Held } from './state';

/** An ability on its card. */
export interface Source {
  readonly card: CardState;
  readonly held: Held;
  /** Its number in the text of the card, from 0. */
  readonly wording: number;
}

/** The criteria, in the order in which they decide, and the number by which each sorts: the lower goes first. */
const CRITERIA: readonly { clause: ClauseId; of: (source: Source, initiative: string) => number }[] = [
  // An HQ is left of the first column (order:hq).
  { clause: 'order:column', of: ({ card }) => (card.type === 'HQ' ? 0 : (card.column ?? 0)) },
  { clause: 'order:type', of: ({ card }) => (card.type === 'Technology' ? 1 : 0) },
  { clause: 'order:initiative', of: ({ card }, initiative) => (card.player === initiative ? 0 : 1) },
  { clause: 'order:wording', of: ({ wording }) => wording },
];

/** Sorts what answers one event, as columns and Initiative are now (order:when). */
export function inOrder(board: Board, sources: readonly Source[]): readonly Source[] {
  const initiative = initiativeOf(board);
  return sources
    .map((source) => ({ source, by: CRITERIA.map(({ of }) => of(source, initiative)) }))
    .sort((one, other) => {
      const first = one.by.findIndex((value, at) => value !== other.by[at]);
      return first < 0 ? 0 : (one.by[first] ?? 0) - (other.by[first] ?? 0);
    })
    .map(({ source }) => source);
}

/** The clause that put one behind another. */
export function criterionOf(board: Board, before: Source, after: Source): ClauseId {
  const initiative = initiativeOf(board);
  const found = CRITERIA.find(({ of }) => of(before, initiative) !== of(after, initiative))?.clause ?? 'order:wording';
  if (found === 'order:column' && before.card.type === 'HQ') return 'order:hq';
  if (found === 'order:wording' && after.held.grantedBy !== null) return 'order:granted';
  return found;
}
