import type { Ability } from '../../../engine/rules/mercenaries/setup';
import type { Status } from '../../../engine/rules/mercenaries/terms';
import type { AbilityView, MercView, View } from '../../../engine/rules/mercenaries/view';
import { type DifferenceRow, row } from '../../journal/difference';
import { tellingOf } from '../../views/telling';
import { causeOf, teamName, teamOf } from './row';

/** Conditions that take a merc away, in the words that follow its name; the others only mark it. */
const AWAY: Partial<Record<Status, (week: number) => string>> = {
  KO: (week) => `KO for week ${week}`,
  Injured: (week) => `Injured in week ${week}`,
  Seduced: () => 'Seduced',
  Kidnapped: () => 'Kidnapped',
  Possessed: () => 'Possessed',
  Intimidated: () => 'Intimidated',
  Subverted: () => 'Subverted: a third party',
};

/** Mercs that are taken away, or are not any more. */
export function removalRows(before: View, after: View): readonly DifferenceRow[] {
  return pairs(before, after).flatMap(([old, now]) => {
    const words = (merc: MercView) => merc.status.flatMap((status) => AWAY[status]?.(after.week) ?? []);
    const came = words(now).filter((word) => !words(old).includes(word));
    const went = words(old).filter((word) => !words(now).includes(word));
    if (came.length + went.length === 0) return [];
    const fields = { what: now.name, note: teamOf(after, now), ...causeOf(before, after, now.key) };
    return [
      ...came.map((word) => row({ ...fields, sign: 'add', after: word })),
      ...went.map((word) =>
        row({ ...fields, sign: 'cut', before: word, after: now.rosterable ? 'may be rostered' : null }),
      ),
    ];
  });
}

/** What else a merc is, each in words; a difference in words is a difference. */
const FACTS: readonly ((merc: MercView, view: View) => string)[] = [
  (merc) => `called ${[merc.name, ...merc.aka].join(', ')}`,
  (merc) => (merc.status.includes('Untargetable') ? 'Untargetable' : 'may be targeted'),
  (merc, view) => (merc.team === null ? 'for hire' : `with ${teamName(view, merc.team)}`),
  (merc, view) => (merc.controller === null ? 'under nobody’s command' : `under ${teamName(view, merc.controller)}`),
  (merc) => [merc.alignment, ...merc.types, merc.gender].join(' '),
  (merc) => `upkeep ${merc.upkeep}`,
  (merc) => (merc.immune.length === 0 ? 'immune to nothing' : `immune to ${merc.immune.join(', ')}`),
  (merc, view) =>
    merc.linkedTo === null ? 'linked to nobody' : `linked to ${view.mercs[merc.linkedTo]?.name ?? merc.linkedTo}`,
  (merc) => (merc.customization === null ? 'no customization' : `customization: ${merc.customization}`),
  (merc) => `EXP ${merc.exp}`,
];

/** Mercs that are changed and not taken away. */
export function mercChangeRows(before: View, after: View): readonly DifferenceRow[] {
  return pairs(before, after).flatMap(([old, now]) => {
    const facts = FACTS.flatMap((fact) => {
      const [was, is] = [fact(old, before), fact(now, after)];
      return was === is ? [] : [{ before: was, after: is }];
    });
    if (old.writeup !== now.writeup) facts.push({ before: 'its write-up', after: 'another write-up' });
    const chosen = abilityPairs(old, now).flatMap(([one, other]) => {
      const [was, is] = [one.choice ?? 'not chosen', other.choice ?? 'not chosen'];
      return was === is ? [] : [row({ what: other.name, note: now.name, before: was, after: is })];
    });
    const defined = abilityPairs(old, now).flatMap(([one, other]) =>
      JSON.stringify(bare(one.definition)) === JSON.stringify(bare(other.definition))
        ? []
        : [row({ what: other.name, note: now.name, before: 'as it was', after: 'defined anew' })],
    );
    if (facts.length === 0) return [...chosen, ...defined];
    const fields = { what: now.name, note: teamOf(after, now), ...causeOf(before, after, now.key) };
    return [...facts.map((fact) => row({ ...fields, ...fact })), ...chosen, ...defined];
  });
}

/** When abilities may be declared again, and how often yet. */
export function cooldownRows(before: View, after: View): readonly DifferenceRow[] {
  return pairs(before, after).flatMap(([old, now]) =>
    abilityPairs(old, now).flatMap(([one, other]) => {
      const [was, is] = [ready(one, before.week), ready(other, after.week)];
      if (was === is) return [];
      const ruling = after.rulings.findLast(({ ability }) => ability === other.key);
      const because = { cites: tellingOf(ruling), ruling: ruling?.id ?? null };
      return [row({ what: other.name, note: now.name, before: was, after: is, ...because })];
    }),
  );
}

function ready(ability: AbilityView, week: number): string {
  const left = ability.usesLeft === null ? '' : `, ${ability.usesLeft} left`;
  return `${ability.ready <= week ? 'ready now' : `from week ${ability.ready}`}${left}`;
}

const pairs = (before: View, after: View): readonly (readonly [MercView, MercView])[] =>
  Object.values(after.mercs).flatMap((now) => {
    const old = before.mercs[now.key];
    return old ? [[old, now] as const] : [];
  });

const abilityPairs = (old: MercView, now: MercView): readonly (readonly [AbilityView, AbilityView])[] =>
  now.abilities.flatMap((other) => {
    const one = old.abilities.find((ability) => ability.key === other.key && ability.holder === other.holder);
    return one ? [[one, other] as const] : [];
  });

/** What an ability is, without whose doing it was that it rests. */
const bare = ({ restedBy: _, ...definition }: Ability): Omit<Ability, 'restedBy'> => definition;
