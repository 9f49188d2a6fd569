import { Glyph, type GlyphName } from './glyph';

export type TodoState = 'todo' | 'done' | 'look' | 'ask';

const STATES: Record<TodoState, { readonly glyph: GlyphName; readonly word: string }> = {
  todo: { glyph: 'todo', word: 'To do' },
  done: { glyph: 'done', word: 'Done' },
  look: { glyph: 'look', word: 'Look' },
  ask: { glyph: 'unclear', word: 'Needs you' },
};

/** The state of a checklist's item: a square or a triangle, never an outcome's glyph (an unclear post keeps its diamond). */
export function Todo({ state, children }: { state: TodoState; children?: string }) {
  const { glyph, word } = STATES[state];
  return (
    <span className={`g todo-state ${state}`}>
      <Glyph name={glyph} />
      <span>
        {children ?? word}
        {children !== undefined && <span className="vh"> ({word.toLowerCase()})</span>}
      </span>
    </span>
  );
}

/** Marks what no other team and no admin sees yet. */
export function OnlyYou({ until }: { until?: string }) {
  return (
    <span className="g only-you">
      <Glyph name="lock" />
      <span>only you see this{until === undefined ? '' : ` until ${until}`}</span>
    </span>
  );
}
