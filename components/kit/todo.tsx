import { cx } from './cx';
import { Glyph, type GlyphName, Marked } from './glyph';

export type TodoState = 'todo' | 'done' | 'look' | 'ask';

const STATES: Record<TodoState, { readonly glyph: GlyphName; readonly word: string; readonly ink?: string }> = {
  todo: { glyph: 'todo', word: 'To do' },
  done: { glyph: 'done', word: 'Done', ink: 'text-took' },
  look: { glyph: 'look', word: 'Look', ink: 'text-spent' },
  ask: { glyph: 'unclear', word: 'Needs you', ink: 'text-asks' },
};

/** The state of a checklist's item: a square or a triangle, never an outcome's glyph (an unclear post keeps its diamond). */
export function Todo({ state, children }: { state: TodoState; children?: string }) {
  const { glyph, word, ink } = STATES[state];
  return (
    <span className={cx('inline-flex items-baseline gap-[0.42em] text-1 font-label', ink)}>
      <Glyph name={glyph} />
      <span>
        {children ?? word}
        {children !== undefined && <span className="sr-only"> ({word.toLowerCase()})</span>}
      </span>
    </span>
  );
}

/** Marks what no other team and no admin sees yet. */
export function OnlyYou({ until }: { until?: string }) {
  return (
    <span className="text-1 text-ink-2">
      <Marked glyph="lock">only you see this{until === undefined ? '' : ` until ${until}`}</Marked>
    </span>
  );
}
