import { amend, isAmendment, isAnnotation, type Journalled, type Kinded, type Orphan, rootOf } from './amend';
import { type Dice, diceIn } from './dice';
import { epochsOf } from './epoch';
import { inPlace, standsEarlier } from './place';
import type { Ruleset } from './ruleset';
import type { Override, RulingId } from './ruling';

/** A week folded, with the amendments that no longer find what they were about. */
export interface Folded<State> {
  readonly state: State;
  readonly orphans: readonly Orphan[];
}

/** What a fold has to know of a ruling, whichever rulebook it is of, to tell whether an override has found it. */
interface Overridden {
  readonly id: RulingId;
  readonly ability: string | null;
  readonly override: { readonly entry: string } | null;
}

/**
 * Folds a week: amendments first, then every entry in its place, step by step. Pure and total: equal arguments give
 * equal states.
 * @param journal in the order of `seq`; annotations in it are passed over
 */
export const fold = <Setup, State, Entry extends Kinded, View, Ruled extends Overridden, Words>(
  ruleset: Ruleset<Setup, State, Entry, View, Ruled, Words>,
  setup: Setup,
  journal: readonly Journalled<Entry>[],
  dice: Dice,
): State => foldAll(ruleset, setup, journal, dice).state;

/** As `fold`, and tells which amendments are orphaned (an override whose ruling is gone, or is about another ability). */
export function foldAll<Setup, State, Entry extends Kinded, View, Ruled extends Overridden, Words>(
  ruleset: Ruleset<Setup, State, Entry, View, Ruled, Words>,
  setup: Setup,
  journal: readonly Journalled<Entry>[],
  dice: Dice,
): Folded<State> {
  const { entries, overrides, orphans } = arrange(journal);
  const epoch = epochsOf(journal);
  let state = ruleset.open(setup);
  for (const entry of entries) state = ruleset.step(state, entry, diceIn(dice, epoch(entry.seq)));
  return { state, orphans: [...orphans, ...lost(overrides, ruleset.rulings(state))] };
}

/**
 * Carries a folded week on by new entries, one step each. Equal to a whole fold as long as `canFoldOn` says so of
 * every new entry.
 * @param dice in the epoch that the journal has come to
 */
export function foldOn<Setup, State, Entry extends Kinded, View, Ruled extends Overridden, Words>(
  ruleset: Ruleset<Setup, State, Entry, View, Ruled, Words>,
  state: State,
  entries: readonly Entry[],
  dice: Dice,
): State {
  let next = state;
  for (const entry of entries) next = ruleset.step(next, entry, dice);
  return next;
}

/** Whether an entry only adds to what was folded before: no amendment, and no post with an earlier place. */
export const canFoldOn = (entry: Kinded): boolean => !isAmendment(entry) && !standsEarlier(entry);

/** A ruleset's own entries as they are stepped: amended, in place, with overrides on the entries that they go back to. */
export function arrange<Entry extends Kinded>(
  journal: readonly Journalled<Entry>[],
): {
  readonly entries: readonly Entry[];
  readonly overrides: readonly Override[];
  readonly orphans: readonly Orphan[];
} {
  const { entries, overrides, orphans } = amend(journal);
  const byRoot = new Map<string | null, Override[]>();
  for (const override of overrides) {
    const root = rootOf(override.ruling);
    byRoot.set(root, [...(byRoot.get(root) ?? []), override]);
  }
  const placed = inPlace(entries).map((entry): Entry => {
    const own = byRoot.get(entry.id);
    return own ? { ...entry, overrides: own } : entry;
  });
  return { entries: placed, overrides, orphans };
}

/** The overrides that no ruling carries after the fold. */
function lost(overrides: readonly Override[], rulings: readonly Overridden[]): Orphan[] {
  if (overrides.length === 0) return [];
  const byId = new Map(rulings.map((ruling) => [ruling.id, ruling]));
  return overrides.flatMap(({ entry, ruling: id, ability }): Orphan[] => {
    const ruling = byId.get(id);
    if (ruling?.override?.entry === entry) return [];
    const because =
      ruling && ruling.ability !== ability
        ? 'The ruling is about another ability now.'
        : 'The ruling that it was about is no longer there.';
    return [{ entry, kind: 'override', because }];
  });
}

export type { Journalled, Kinded, Orphan };
export { isAmendment, isAnnotation, rootOf };
