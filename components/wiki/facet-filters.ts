import type { Filter, Option } from '@/components/kit/filter-bar';
import {
  ABILITY_FACET_NAMES,
  ABILITY_FACETS,
  type AbilityFacet,
  type ChosenFacets,
} from '@/lib/record/views/ability-facets';

/** Choices with how many there are of each; those of which there is none are left out, but what is chosen stays. */
export function counted(
  options: readonly Option[],
  counts: ReadonlyMap<string, number>,
  chosen: string | number | null,
): readonly Option[] {
  return options.flatMap((option) => {
    const count = counts.get(String(option.value)) ?? 0;
    return count === 0 && option.value !== chosen ? [] : [{ ...option, words: `${option.words} (${count})` }];
  });
}

/** The lists by which abilities are chosen. */
export const facetFilters = (
  chosen: ChosenFacets,
  counts: Readonly<Record<AbilityFacet, ReadonlyMap<string, number>>>,
): Filter[] =>
  ABILITY_FACET_NAMES.map((name) => ({
    kind: 'list',
    name,
    label: ABILITY_FACETS[name].label,
    any: 'Any',
    value: chosen[name],
    options: counted(
      ABILITY_FACETS[name].values.map((value) => ({ value, words: value })),
      counts[name],
      chosen[name],
    ),
  }));
