import { DifferenceTable } from '@/components/kit/diff';
import { Section } from '@/components/kit/section';
import { some } from '@/lib/engine/rules/kernel/say';
import type { DifferenceRow } from '@/lib/record/journal/difference';

/** Other rulings that came out as they did because of this one. */
export function Downstream({ season, rows }: { readonly season: string; rows: readonly DifferenceRow[] }) {
  if (rows.length === 0) return null;
  const label = some(rows.length, 'differs', 'differ');
  return (
    <Section
      above={6}
      title="What would have gone differently without it"
      more="what others would have come to, and what they did"
    >
      <DifferenceTable
        season={season}
        difference={{ groups: [{ id: 'rulings', title: 'Other rulings', label, rows }], same: '' }}
        supposed="before"
        caption="Without this declaration, and with it"
      />
    </Section>
  );
}
