import { type Block, blocksOf, type Run } from '../markup/blocks';
import type { Range } from './model';

/** A stretch of a post as it is shown. */
export interface SaidRun extends Run {
  /** The number of the step that it was read for; null: it was not read for this ruling. */
  readonly step: number | null;
  /** Here a mark ends, and its number stands. */
  readonly endsMark: boolean;
  /** An admin struck it. */
  readonly taken: boolean;
}
export interface SaidBlock extends Omit<Block, 'runs'> {
  readonly runs: readonly SaidRun[];
}

/**
 * A post as blocks of text, cut where a mark or a struck declaration begins or ends. Total; nothing of the post is lost.
 * @param marks the characters that a ruling was read from, in order and apart. @param struck the declarations that an
 *   admin struck. Both are places in the raw text.
 */
export function sayPost(
  raw: string,
  marks: readonly (Range & { readonly step: number })[] = [],
  struck: readonly Range[] = [],
): SaidBlock[] {
  const cuts = [...marks, ...struck].flatMap(({ start, end }) => [start, end]);
  return blocksOf(raw).map((block) => {
    const runs = block.runs.flatMap((run) => cut(run, cuts));
    return {
      ...block,
      runs: runs.map((run, index) => {
        const mark = marks.find((each) => covers(each, run));
        const next = runs[index + 1];
        return {
          ...run,
          step: mark?.step ?? null,
          endsMark: mark !== undefined && !(next && covers(mark, next)),
          taken: struck.some((each) => covers(each, run)),
        };
      }),
    };
  });
}

/** Cuts a run at the given places of the raw text; one whose text is not as it is written (an entity) stays whole. */
function cut(run: Run, places: readonly number[]): Run[] {
  if (run.end - run.start !== run.text.length) return [run];
  const within = [...new Set(places)].filter((place) => place > run.start && place < run.end).sort((a, b) => a - b);
  const edges = [run.start, ...within, run.end];
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? run.end;
    return { ...run, start, end, text: run.text.slice(start - run.start, end - run.start) };
  });
}

const covers = (range: Range, run: Run): boolean => run.start < range.end && run.end > range.start;
