import type { Roll, Ruling } from '../../../engine/rules/kernel/ruling';
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
    resolving > 0 && resolving === known ? `${resolving} of ${waiting} that wait` : null,
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
  const facts = factsOf(before, after, old, now);
  // The outcomes say the most; of two rulings with one outcome, the first fact in which they differ.
  const [first, ...rest] =
    old && now && old.outcome === now.outcome ? facts : [{ before: null, after: null }, ...facts];
  return row({
    sign: old === null ? 'add' : now === null ? 'cut' : 'change',
    ...named(after, ruling),
    ...first,
    ...(rest.length === 0 ? {} : { also: rest }),
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
    why: 'It depends on rosters that are sealed until they lock.',
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

type Fact = Pick<DifferenceRow, 'before' | 'after'>;

/** What two readings of one ruling differ in beside the outcome: whom it is aimed at and hits, what it changes, what was thrown. */
const FACTS: readonly ((view: View, ruling: Ruling) => string | null)[] = [
  (view, { targets }) => listed(view, targets, 'aimed at ', 'aimed at nobody'),
  (view, { hits }) => listed(view, hits, 'hits ', 'hits nobody'),
  (view, { interceptedBy }) =>
    interceptedBy === null ? 'nobody steps in' : `${mercName(view, interceptedBy)} steps in`,
  (_, { changes }) => changes.join(' ') || 'nothing changed',
  (view, { rolls }) => rolls.map((roll) => sayRoll(view, roll)).join(', ') || 'nothing rolled',
];
/** Of one that comes or goes: what it changes, and what was thrown for it. Whom it is aimed at its own line says. */
const ALONE = FACTS.slice(3);

function factsOf(before: View, after: View, old: Ruling | null, now: Ruling | null): readonly Fact[] {
  if (old && now) {
    return FACTS.flatMap((fact) => {
      const [was, is] = [fact(before, old), fact(after, now)];
      return was === is ? [] : [{ before: was, after: is }];
    });
  }
  const side = (ruling: Ruling | null, view: View) =>
    ruling === null
      ? []
      : ALONE.flatMap((fact, at) =>
          (at === 0 ? ruling.changes : ruling.rolls).length === 0 ? [] : [fact(view, ruling)],
        );
  return [
    ...side(old, before).map((words) => ({ before: words, after: null })),
    ...side(now, after).map((words) => ({ before: null, after: words })),
  ];
}

const listed = (view: View, keys: readonly string[], prefix: string, none: string): string =>
  keys.length === 0 ? none : `${prefix}${keys.map((key) => shownTarget(view, key)).join(', ')}`;

/** `rolled 41 (needed 40 or less)`; of a pick, who it was. */
function sayRoll(view: View, { value, purpose, limit, among }: Roll): string {
  if (purpose === 'pick') {
    const picked = among?.[value - 1];
    return picked === undefined ? `rolled ${value}` : `rolled ${value}: ${shownTarget(view, picked)}`;
  }
  return limit === undefined ? `rolled ${value}` : `rolled ${value} (needed ${limit} or less)`;
}
