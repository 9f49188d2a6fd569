import type { VocabularyAbility, VocabularyMerc } from '../rules/kernel/reading';
import type { Clause } from './clauses';
import { type Mention, meant } from './mentions';
import { isAimedAt, isPossessive } from './statement';

/**
 * Whom the words behind an ability's name aim it at, although it finds its targets by itself and does not fall on them
 * ("Wild Throw on Lantern", of which dice pick the target): that contradicts it (`2e:targeting`).
 */
export function strayTargets(
  clause: Clause,
  use: VocabularyAbility,
  all: readonly Clause[],
): readonly VocabularyMerc[] {
  const { finds } = use;
  if (finds === undefined || use.aims !== null) return [];
  const { statement, name } = clause;
  const behind = all.filter((other) => other.statement === statement && other.name.from >= name.to);
  const end = Math.min(statement.words.length, ...behind.map((other) => other.name.from));
  const taken: ReadonlySet<Mention | null | undefined> = new Set(
    all.flatMap(({ targets, user }) => [...targets.map(({ mention }) => mention), user?.mention]),
  );
  return statement.mentions
    .filter((mention) => {
      if (mention.from < name.to || mention.to > end || taken.has(mention)) return false;
      if (statement.sentenceOf[mention.from] !== statement.sentenceOf[name.to - 1]) return false;
      return isAimedAt(statement, mention.from) && !isPossessive(statement, mention);
    })
    .flatMap((mention) => {
      const fits = meant(mention, () => true);
      return fits.length === 1 ? fits : [];
    })
    .filter(({ key }) => !finds.includes(key));
}
