import type { MatchCard } from './model';

type Fact = MatchCard['facts'][number];

/** The facts of a match, those that one use of an ability made in one sentence, in the order in which they came. */
export function factsByAbility(facts: readonly Fact[]): readonly Fact[] {
  const rulings = [...new Set(facts.map(({ ruling }) => ruling))];
  return rulings.flatMap((ruling) => {
    const own = facts.filter((fact) => fact.ruling === ruling);
    const [first] = own;
    if (first === undefined) return [];
    const parts = [...new Set(own.map(({ text }) => text))];
    return [{ ...first, text: parts.length === 1 ? (parts[0] ?? '') : joined(parts) }];
  });
}

/** `Dracula is KO’d; Holmes is KO’d.` */
const joined = (parts: readonly string[]): string => `${parts.map((part) => part.replace(/[.\s]+$/, '')).join('; ')}.`;
