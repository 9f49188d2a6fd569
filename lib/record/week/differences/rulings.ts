import type { Ruling } from '../../../engine/rules/kernel/ruling';
import { shownTarget } from '../../../engine/rules/mercenaries/things';
import type { View } from '../../../engine/rules/mercenaries/view';
import { type DifferenceGroup, type DifferenceRow, row } from '../../journal/difference';
import { tellingOf } from '../../views/telling';
import type { Sealed } from '../difference';
import { abilityOf, type ChangedRuling, changedRulings, mercName, teamName } from './row';

/** How rulings differ, and how many do not. */
export function rulingGroup(
  before: View,
  after: View,
  sealed: Sealed | undefined,
): { readonly group: DifferenceGroup; readonly unchanged: number } {
  const changed = changedRulings(before, after);
  const open = after.rulings.filter(({ id }) => sealed?.rulings.has(id));
  const rows = [...changed.map((pair) => rulingRow(before, after, pair)), ...open.map((one) => openRow(after, one))];
  const unchanged = after.rulings.length - changed.filter(({ now }) => now !== null).length - open.length;
  return { group: { id: 'rulings', title: 'Rulings', label: label(before, changed), rows }, unchanged };
}

/** Whether a ruling that is in both views rests on other dice. */
export function changedRolls(before: View, after: View): boolean {
  const old = new Map(before.rulings.map((ruling) => [ruling.id, ruling]));
  return after.rulings.some(({ id, rolls }) => {
    const was = old.get(id);
    return was !== undefined && was.rolls.length > 0 && JSON.stringify(was.rolls) !== JSON.stringify(rolls);
  });
}

function label(before: View, changed: readonly ChangedRuling[]): string {
  const waiting = before.rulings.filter(({ outcome }) => outcome === 'Pending').length;
  const resolving = changed.filter(
    ({ old, now }) => old?.outcome === 'Pending' && now && now.outcome !== 'Pending',
  ).length;
  const known = changed.filter(({ old }) => old !== null).length;
  const added = changed.length - known;
  const parts = [
    resolving > 0 && resolving === known ? `${resolving} of ${waiting} waiting` : null,
    known > 0 && resolving < known
      ? `${known} of ${before.rulings.length} ${known === 1 ? 'differs' : 'differ'}`
      : null,
    added > 0 ? `${added} new` : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

function rulingRow(before: View, after: View, { old, now }: ChangedRuling): DifferenceRow {
  const ruling = now ?? old;
  if (!ruling) throw new Error('A changed ruling is in neither view.');
  const told =
    old && now && old.outcome === now.outcome ? tell(before, after, old, now) : { before: null, after: null };
  return row({
    sign: old === null ? 'add' : now === null ? 'cut' : 'change',
    ...named(after, ruling),
    ...told,
    outcomeBefore: old?.outcome ?? null,
    outcomeAfter: now?.outcome ?? null,
    byChance: now?.byChance ?? false,
    why: now?.reason ?? null,
    cites: tellingOf(now),
  });
}

/** One that hangs on orders which are still sealed. */
const openRow = (view: View, ruling: Ruling): DifferenceRow =>
  row({
    ...named(view, ruling),
    outcomeBefore: ruling.outcome,
    after: 'the rosters decide',
    why: 'It hangs on rosters that are sealed until they lock.',
  });

/** What is said to have been declared: an ability with user and targets, or what else was tried and by which team. */
function named(view: View, ruling: Ruling): Pick<DifferenceRow, 'what' | 'declared' | 'note' | 'ruling'> {
  const ability = ruling.ability === null ? null : abilityOf(view, ruling.ability);
  const user = ruling.merc === null ? teamName(view, ruling.by) : mercName(view, ruling.merc);
  const targets = ruling.targets.map((key) => shownTarget(view, key)).join(', ');
  return {
    what: ability?.name ?? ruling.about,
    declared: ability !== null && ruling.cause === null,
    note: targets === '' ? user : `${user} → ${targets}`,
    ruling: ruling.id,
  };
}

/** Of two rulings with one outcome, what else makes them differ: whom they Hit, what they changed, or what was rolled. */
function tell(before: View, after: View, old: Ruling, now: Ruling): Pick<DifferenceRow, 'before' | 'after'> {
  const facts: readonly ((view: View, ruling: Ruling) => string)[] = [
    (view, { hits }) => `hits ${hits.map((key) => mercName(view, key)).join(', ') || 'nobody'}`,
    (_, { changes }) => changes.join(' ') || 'nothing changed',
    (_, { rolls }) => `rolled ${rolls.map(({ value }) => value).join(', ') || 'nothing'}`,
  ];
  const fact = facts.find((one) => one(before, old) !== one(after, now));
  return fact ? { before: fact(before, old), after: fact(after, now) } : { before: null, after: null };
}
