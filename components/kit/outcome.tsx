import type { Outcome as OutcomeTerm } from '@/lib/engine/rules/kernel/ruling';
import { cx } from './cx';
import { Glyph, type GlyphName } from './glyph';

/** The glyph of each outcome, and its ink. */
const MARKS: Record<OutcomeTerm, { readonly glyph: GlyphName; readonly ink: string }> = {
  Resolved: { glyph: 'resolved', ink: 'text-took' },
  'Resolved without effect': { glyph: 'without', ink: 'text-spent' },
  Failed: { glyph: 'failed', ink: 'text-void' },
  Nullified: { glyph: 'nullified', ink: 'text-spent' },
  Invalidated: { glyph: 'invalidated', ink: 'text-spent' },
  Cancelled: { glyph: 'cancelled', ink: 'text-void' },
  Rejected: { glyph: 'rejected', ink: 'text-refused' },
  Unclear: { glyph: 'unclear', ink: 'text-asks' },
  Pending: { glyph: 'pending', ink: 'text-waits' },
};

interface Props {
  outcome: OutcomeTerm;
  /** The heading of a ruling's own page. */
  big?: boolean;
  /** A preview whose dice are not thrown yet. */
  byChance?: boolean;
}

/** An outcome: its glyph and its word, never one alone. */
export function Outcome({ outcome, big = false, byChance = false }: Props) {
  const { glyph, ink } = MARKS[outcome];
  return (
    <span
      className={cx(
        'inline-flex items-baseline gap-[0.42em] font-works font-label',
        big ? 'my-1 text-4/135 font-stretch-88% tracking-[-0.005em]' : 'text-1/135 font-stretch-92%',
        ink,
      )}
    >
      <Glyph name={glyph} />
      <span>
        {outcome}
        {byChance && <span className="font-works text-1/135 font-text text-ink-2"> by chance</span>}
      </span>
    </span>
  );
}
