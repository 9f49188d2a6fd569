import type { ReactNode } from 'react';
import type { Ability } from '@/lib/engine/rules/mercenaries/setup';
import { facetClause } from '@/lib/record/views/ability-facets';
import { type AbilityTag, tagsOf } from '@/lib/record/views/ability-words';
import { abilitiesPath, rulesPath } from '@/lib/record/views/address';
import { cx } from './cx';

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

/** An ability's parameters as a row of tags, its type first and inked; each leads to all abilities with it, and to its clause. */
export function Tags({ season, ability }: { readonly season: string; ability: Ability }) {
  return (
    <TagList>
      <LinkedTag season={season} look="type" tag={{ word: ability.type, facet: 'ability', value: ability.type }} />
      {tagsOf(ability).map((tag) => (
        <LinkedTag key={tag.word} season={season} tag={tag} />
      ))}
    </TagList>
  );
}

function LinkedTag({ season, tag, look }: { readonly season: string; tag: AbilityTag; look?: 'type' }) {
  const { word, facet, value } = tag;
  return (
    <Tag look={look}>
      <a className="no-underline hover:underline" href={abilitiesPath(season, { [facet]: value })}>
        {word}
      </a>
      <a
        className="no-underline hover:underline"
        href={`${rulesPath(season)}#${facetClause(facet, value)}`}
        aria-label={`The clause of ${word}`}
      >
        §
      </a>
    </Tag>
  );
}
