import type { ReactNode } from 'react';
import { cx } from './cx';
import { Glyph, type GlyphName, Marked } from './glyph';

export type TodoState = 'todo' | 'done' | 'look' | 'ask' | 'undone';

const STATES: Record<TodoState, { readonly glyph: GlyphName; readonly word: string; readonly ink?: string }> = {
  todo: { glyph: 'todo', word: 'To do' },
  done: { glyph: 'done', word: 'Done', ink: 'text-took' },
  look: { glyph: 'look', word: 'Look', ink: 'text-spent' },
  undone: { glyph: 'look', word: 'No longer in order', ink: 'text-refused' },
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

/** What is still to do, in a line, and at its end whose turn it is. */
export function TodoBar({
  label,
  items,
  children,
}: {
  label: string;
  items: readonly { readonly key: string; readonly content: ReactNode }[];
  children?: ReactNode;
}) {
  return (
    <div className="mt-4 flex flex-wrap items-baseline gap-x-5 gap-y-1 bg-sunk px-4 py-2">
      <p className="caps">{label}</p>
      <ol className="flex list-none flex-wrap gap-x-5 gap-y-1">
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ol>
      {children !== undefined && <div className="ml-auto flex flex-wrap items-baseline gap-2 text-1">{children}</div>}
    </div>
  );
}
