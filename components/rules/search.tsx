import type { ReactNode } from 'react';
import { Button } from '@/components/kit/button';
import { EmptyState } from '@/components/kit/notice';

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
      <search>
        <form className="bar" action={action}>
          <div className="field grow">
            <label htmlFor="q">Words of a clause</label>
            <input className="input" type="search" id="q" name="q" defaultValue={words} maxLength={200} />
          </div>
          <Button>Find</Button>
        </form>
      </search>
      {words !== '' && (
        <p className="found">
          {found} of {total} clauses hold these words. <a href={action}>Show all</a>
        </p>
      )}
      {found === 0 ? (
        <EmptyState what="No clause holds these words.">
          <a href={action}>Show all clauses</a>
        </EmptyState>
      ) : (
        <div className="rulecols">{children}</div>
      )}
    </>
  );
}
