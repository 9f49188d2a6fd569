import type { GlyphName } from '@/components/kit/glyph';
import type { Outcome } from '@/lib/engine/rules/deviants/terms';

/** The glyph of each outcome of a board; it names the class of its colour, too. */
export const MARKS: Record<Outcome, GlyphName> = {
  Resolved: 'resolved',
  Fizzled: 'failed',
  Capped: 'nullified',
  Inactive: 'without',
  Played: 'resolved',
  Moved: 'resolved',
  Refused: 'rejected',
  Set: 'done',
  Undone: 'cancelled',
};
