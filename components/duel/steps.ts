import type { View } from '@/lib/engine/rules/crisis-collide/view';

/** A place in a duel that can be looked at: a whole turn, or one phase of it. */
export interface Place {
  readonly turn: number;
  readonly step: number | null;
}

export const hrefOf = (number: number, { turn, step }: Place): string =>
  `/tables/${number}?turn=${turn}${step === null ? '' : `&step=${step}`}`;

/** The phase before and the one after, through the whole duel; a whole turn goes by whole turns. */
export function neighbours(
  { turns }: View,
  at: Place,
): { readonly before: Place | null; readonly after: Place | null } {
  const places: readonly Place[] =
    at.step === null
      ? turns.map(({ turn }) => ({ turn, step: null }))
      : turns.flatMap(({ turn, phases }) => phases.map(({ phase }) => ({ turn, step: phase })));
  const here = places.findIndex(({ turn, step }) => turn === at.turn && step === at.step);
  return { before: places[here - 1] ?? null, after: places[here + 1] ?? null };
}
