import type { ReactNode } from 'react';
import type { Ability } from '@/lib/engine/rules/mercenaries/setup';
import { tagWords } from '@/lib/record/views/ability-words';
import { cx } from './cx';
import { Gloss } from './gloss';

const TAG =
  'inline-flex items-center gap-[0.4em] whitespace-nowrap rounded-1 border px-[0.4rem] font-works text-0/145 font-firm font-stretch-92%';

/** One parameter or state. `type`: an ability's type, inked; `off`: a state that takes it out. */
export function Tag({
  look,
  inRow = false,
  children,
}: {
  look?: 'type' | 'off';
  inRow?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        TAG,
        look === 'type' ? 'border-ink bg-ink text-paper' : 'border-rule-2 bg-sheet text-ink-2',
        look === 'off' && 'border-dashed',
        inRow ? 'ml-[0.4rem] align-[0.08em]' : 'py-[0.09rem]',
      )}
    >
      {children}
    </span>
  );
}

export function TagList({ children }: { children: ReactNode }) {
  return <span className="flex flex-wrap gap-1">{children}</span>;
}

/** An ability's parameters as a row of tags, its type first and inked. */
export function Tags({ ability }: { ability: Ability }) {
  return (
    <TagList>
      <Tag look="type">{ability.type}</Tag>
      {tagWords(ability).map((word) => (
        <Tag key={word}>{word.startsWith('Pool') ? <Gloss term="Pool">{word}</Gloss> : word}</Tag>
      ))}
    </TagList>
  );
}
