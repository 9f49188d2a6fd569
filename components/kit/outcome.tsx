import type { Outcome as OutcomeTerm } from '@/lib/engine/rules/kernel/ruling';
import { Glyph, type GlyphName } from './glyph';

/** The class of each outcome, which is also the name of its glyph. */
const MARKS: Record<OutcomeTerm, GlyphName> = {
  Resolved: 'resolved',
  'Resolved without effect': 'without',
  Failed: 'failed',
  Nullified: 'nullified',
  Invalidated: 'invalidated',
  Cancelled: 'cancelled',
  Rejected: 'rejected',
  Unclear: 'unclear',
  Pending: 'pending',
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
  return (
    <span className={`out ${MARKS[outcome]}${big ? ' big' : ''}`}>
      <Glyph name={MARKS[outcome]} />
      <span>
        {outcome}
        {byChance && <span className="by-chance"> by chance</span>}
      </span>
    </span>
  );
}
