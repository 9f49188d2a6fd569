import type { ClauseId } from '../../engine/rules/kernel/ruling';
import { rulebook } from '../../engine/rules/mercenaries/rulebook';
import type { ClauseGist } from './model';

const byId = new Map(rulebook.clauses.map((clause) => [clause.id, clause]));

/** How much of a clause stands in a margin, in characters, unless its first sentence is longer. */
const ROOM = 170;

/** The first sentences of a text, whole ones: the first in any case, and as many more as there is room for. */
export function gistOf(text: string, room = ROOM): string {
  const sentences = text.split(/(?<=[.!?]”?)\s+/u);
  let gist = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    if (gist.length + 1 + sentence.length > room) break;
    gist = `${gist} ${sentence}`;
  }
  return gist;
}

/** The clauses that a step rests on, as they stand in its margin. An id that the rulebook lacks has no gist. */
export const gistsOf = (ids: readonly ClauseId[]): ClauseGist[] =>
  [...new Set(ids)].map((id) => {
    const clause = byId.get(id);
    return { id, title: clause?.title ?? id, gist: clause ? gistOf(clause.text) : '' };
  });
