import { Section } from '@/components/kit/section';
import { Hash } from '@/components/kit/text';
import type { DicePage } from '@/lib/features/season/dice-model';

/** The head of each week's journal: who keeps one can tell later whether anything before it was rewritten. */
export function JournalHeads({ page }: { page: DicePage }) {
  return (
    <Section
      above={6}
      id="journal"
      title="Heads of the journals"
      more="keep one, and you can tell whether the past was rewritten"
    >
      <p>
        Each entry of a journal carries a hash over the entry before it and over itself. Once a week is closed, its
        replay bundle holds every entry: hash them in order, and you come through each head that ever stood here.
      </p>
      <ol>
        {page.weeks.map(({ number, head }) =>
          head === null ? null : (
            <li key={number}>
              Week {number}, after entry {head.seq}: <Hash>{head.hash}</Hash>
            </li>
          ),
        )}
      </ol>
      <p>While orders are sealed, the head is that of the last entry before the first sealed one.</p>
    </Section>
  );
}
