import type { ReactNode } from 'react';
import { FilterBar } from '@/components/kit/filter-bar';
import { RulebookColumns } from '@/components/kit/hero';
import { EmptyState } from '@/components/kit/notice';
import { Hint } from '@/components/kit/text';

interface Props {
  /** Where the form leads, which is also where all clauses stand. */
  action: string;
  page: { readonly words: string; readonly found: number; readonly total: number };
  /** The clauses that were found. */
  children: ReactNode;
}

/** The search over a rulebook, and what it found. */
export function RulesSearch({ action, page: { words, found, total }, children }: Props) {
  return (
    <>
      <FilterBar
        look="search"
        button="Find"
        action={action}
        filters={[{ kind: 'words', name: 'q', label: 'Words of a clause', value: words }]}
      />
      {words !== '' && (
        <Hint above={3}>
          {found} of {total} clauses hold these words. <a href={action}>Show all</a>
        </Hint>
      )}
      {found === 0 ? (
        <EmptyState above={6} what="No clause holds these words.">
          <a href={action}>Show all clauses</a>
        </EmptyState>
      ) : (
        <RulebookColumns>{children}</RulebookColumns>
      )}
    </>
  );
}
