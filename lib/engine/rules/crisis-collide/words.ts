import { fold, same } from '../kernel/words';
import { SPACES } from './terms';

export { fold, same };

/** What an order to use no ability says (ability:none, flow:choice). */
export const RESERVED_WORDS = ['rest', 'no ability'] as const;

/** `space N`, whatever N is: a form that no label of an arena may take. */
export const NUMBERED_SPACE = /^space (\d+)$/;

/**
 * The number of a labelled space: `space 1` to `space 7` always, and what else the arena labels (move:forms).
 * @returns null where no space bears the label.
 */
export function spaceOf(label: string, labels: Readonly<Record<string, number>>): number | null {
  const folded = fold(label);
  const numbered = NUMBERED_SPACE.exec(folded);
  if (numbered !== null) {
    const space = Number(numbered[1]);
    return space >= 1 && space <= SPACES ? space : null;
  }
  const found = Object.entries(labels).find(([name]) => fold(name) === folded);
  return found === undefined ? null : found[1];
}
