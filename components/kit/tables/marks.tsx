import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Glyph, type GlyphName } from '../glyph';

/** The ink of an outcome's glyph; a glyph that is none of an outcome keeps the ink of its text. */
const INKS: Partial<Record<GlyphName, string>> = {
  resolved: 't:text-took',
  without: 't:text-spent',
  nullified: 't:text-spent',
  invalidated: 't:text-spent',
  failed: 't:text-void',
  cancelled: 't:text-void',
  rejected: 't:text-refused',
  unclear: 't:text-asks',
  pending: 't:text-waits',
};

/** An outcome of a table's rulebook: its glyph and its word. */
export function TableOutcome({ mark, children }: { mark: GlyphName; children: ReactNode }) {
  return (
    <span
      className={cx(
        't:inline-flex t:items-baseline t:gap-[0.42em] t:font-works t:text-1/135 t:font-label t:font-stretch-92%',
        INKS[mark],
      )}
    >
      <Glyph name={mark} />
      <span>{children}</span>
    </span>
  );
}

/** The word of an outcome, without a glyph. */
export function OutcomeWord({ children }: { children: ReactNode }) {
  return <span className="t:font-works t:text-1/135 t:font-label t:font-stretch-92%">{children}</span>;
}

/** An ability that can act, or cannot now. @param state the same in words, for screen readers */
export function AbilityMark({ on, state, children }: { on: boolean; state: string; children: ReactNode }) {
  return (
    <span className="t:inline-flex t:items-baseline t:gap-[0.42em]">
      <span className={on ? 't:text-took' : 't:text-spent'}>
        <Glyph name={on ? 'resolved' : 'nullified'} />
      </span>
      <b>{children}</b>
      <span className="t:sr-only"> ({state})</span>
    </span>
  );
}

/** One thing that an ability does to somebody: it counts, or what keeps it from counting stands behind it. */
export function EffectMark({ counts, children }: { counts: boolean; children: ReactNode }) {
  return (
    <span className="t:ml-2 t:inline-flex t:flex-wrap t:items-baseline t:gap-x-1">
      <span className={counts ? 't:text-took' : 't:text-spent'}>
        <Glyph name={counts ? 'resolved' : 'nullified'} />
      </span>
      {children}
    </span>
  );
}

/** A number that was, and what it became. @param struck it is crossed out as well */
export function Became({ from, struck = false, children }: { from: ReactNode; struck?: boolean; children: ReactNode }) {
  return (
    <span className="t:whitespace-nowrap">
      <span className={cx('t:text-ink-3', struck && 't:line-through')}>{from}</span> <span aria-hidden="true">→</span>
      <span className="t:sr-only"> becomes </span> {children}
    </span>
  );
}

/** Where in its row an ability answers. */
export function Place({ at, of }: { at: number; of?: number }) {
  return (
    <span className="t:inline-block t:min-w-[1.5em] t:font-works t:text-1/135 t:font-label t:figures">
      {at}
      {of !== undefined && <span className="t:sr-only"> of {of}</span>}
    </span>
  );
}
