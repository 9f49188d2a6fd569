import type { ReactNode } from 'react';
import type { AbilityType } from '@/lib/engine/rules/mercenaries/terms';

/** Types of abilities as two letters, for a table of many; the key is under it. */
export const SHORT_TYPES: Record<AbilityType, string> = {
  Peacetime: 'Pe',
  'Pre-Battle': 'PB',
  'Start of Battle': 'SB',
  'Mid-Battle': 'MB',
  Trigger: 'Tr',
  Passive: 'Pa',
  Results: 'Re',
  'On Purchase': 'OP',
};

/** A type of abilities in two letters. */
export function ShortType({ type }: { type: AbilityType }) {
  return (
    <abbr
      className="rounded-1 border border-rule px-[0.22em] font-works text-[0.6875rem]/100 font-label tracking-[0.03em] text-ink-2 no-underline"
      title={type}
    >
      {SHORT_TYPES[type]}
    </abbr>
  );
}

const isType = (type: string): type is AbilityType => type in SHORT_TYPES;

/** What the letters mean. @param children other words of the table, which are explained there. */
export function TypeKey({ children }: { children?: ReactNode }) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 text-1 text-ink-2">
      {Object.keys(SHORT_TYPES)
        .filter(isType)
        .map((type) => (
          <span className="whitespace-nowrap max-all:hidden" key={type}>
            <ShortType type={type} /> {type}
          </span>
        ))}
      {children}
    </p>
  );
}
