import type { Vocabulary, VocabularyAbility, VocabularyMerc } from '@/lib/rules/kernel/reading';

type Aim = 'none' | 'one' | 'many';

/** An ability of a test's vocabulary, on enemies unless told otherwise. */
export function ability(
  key: string,
  aim: Aim = 'none',
  aimsAt: VocabularyAbility['aimsAt'] = 'enemy',
  merc = key.split('/')[0] ?? '',
): VocabularyAbility {
  const aims = { none: null, one: { min: 1, max: 1 }, many: { min: 1, max: 3 } }[aim];
  return { key, name: key.slice(key.indexOf('/') + 1), merc, aims, aimsAt };
}

export function merc(name: string, side: VocabularyMerc['side'] = 'ally', aka: readonly string[] = []): VocabularyMerc {
  return { key: name, name, aka, side };
}

export const vocabulary = (abilities: readonly VocabularyAbility[], mercs: readonly VocabularyMerc[]): Vocabulary => ({
  abilities,
  mercs,
});
