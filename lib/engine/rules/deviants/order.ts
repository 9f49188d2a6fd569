import type { ClauseId } from '../kernel/ruling';
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

/** Sorts what answers one event, as columns are now and by who holds the Initiative (order:when). */
export function inOrder<Each extends Source>(sources: readonly Each[], initiative: string): readonly Each[] {
  return sources
    .map((source) => ({ source, by: CRITERIA.map(({ of }) => of(source, initiative)) }))
    .sort((one, other) => {
      const first = one.by.findIndex((value, at) => value !== other.by[at]);
      return first < 0 ? 0 : (one.by[first] ?? 0) - (other.by[first] ?? 0);
    })
    .map(({ source }) => source);
}

/** Whether two stand in one column and are of one type, so that the Initiative decides between their players. */
export const isTied = (one: Source, other: Source): boolean =>
  CRITERIA.every(
    ({ clause, of }) => (clause !== 'order:column' && clause !== 'order:type') || of(one, '') === of(other, ''),
  );

/** The clause that put one behind another. */
export function criterionOf(before: Source, after: Source, initiative: string): ClauseId {
  const found = CRITERIA.find(({ of }) => of(before, initiative) !== of(after, initiative))?.clause ?? 'order:wording';
  if (found === 'order:column' && before.card.type === 'HQ') return 'order:hq';
  if (found === 'order:wording' && after.held.grantedBy !== null) return 'order:granted';
  return found;
}
