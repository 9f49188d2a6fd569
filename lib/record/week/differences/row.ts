import type { Ruling } from '../../../engine/rules/kernel/ruling';
import type { AbilityView, MercView, View } from '../../../engine/rules/mercenaries/view';
import type { DifferenceRow } from '../../journal/difference';
import { tellingOf } from '../../views/telling';

/** The names of a view, by key; a key that it does not hold stands for itself. */
export const mercName = (view: View, key: string): string => view.mercs[key]?.name ?? key;
export const teamName = (view: View, key: string | null): string =>
  key === null ? 'for hire' : (view.teams[key]?.name ?? key);
export const teamOf = (view: View, merc: MercView): string | null =>
  merc.team === null ? null : teamName(view, merc.team);

export function abilityOf(view: View, key: string): AbilityView | null {
  for (const merc of Object.values(view.mercs)) {
    const found = merc.abilities.find((ability) => ability.key === key);
    if (found) return found;
  }
  return null;
}

/** A ruling that is not the same in both views, and how it was. */
export interface ChangedRuling {
  readonly old: Ruling | null;
  readonly now: Ruling | null;
}

/** Rulings that came, went, or differ in what a reader sees of them; in their order. */
export function changedRulings(before: View, after: View): readonly ChangedRuling[] {
  const old = new Map(before.rulings.map((ruling) => [ruling.id, ruling]));
  const now = new Map(after.rulings.map((ruling) => [ruling.id, ruling]));
  const gone = before.rulings.filter(({ id }) => !now.has(id)).map((ruling) => ({ old: ruling, now: null }));
  const others = after.rulings
    .map((ruling) => ({ old: old.get(ruling.id) ?? null, now: ruling }))
    .filter((pair) => pair.old === null || tells(pair.old) !== tells(pair.now));
  return [...gone, ...others];
}

const tells = ({ outcome, targets, hits, interceptedBy, changes, byChance, ability, rolls }: Ruling): string =>
  JSON.stringify([outcome, targets, hits, interceptedBy, changes, byChance ?? false, ability, rolls]);

/** The changed ruling that a merc's change comes from, as far as one says so: the last one that Hits it. */
export function causeOf(before: View, after: View, merc: string): Pick<DifferenceRow, 'why' | 'cites' | 'ruling'> {
  const hit = changedRulings(before, after).findLast(
    ({ old, now }) => now?.hits.includes(merc) || old?.hits.includes(merc),
  );
  const ruling = hit?.now ?? hit?.old;
  const ability = ruling?.ability ? abilityOf(after, ruling.ability) : null;
  return { why: ability?.name ?? null, cites: tellingOf(ruling), ruling: ruling?.id ?? null };
}
