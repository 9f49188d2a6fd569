import { fold } from '../../rules/kernel/words';
import type { Setup } from '../../rules/tabletop/setup';
import { type Difference, shownAs } from '../frame';
import { byName, plain, rulingDifferences, sameSet } from '../matching';
import type { Expectation, RulingExpectation } from './document';
import { partedIn, userOf } from './names';
import type { Shown, ShownRuling } from './shown';

/** Every expectation that differs; only what is named is compared. */
export function differences(expected: Expectation, shown: Shown, { creatures }: Setup): Difference[] {
  const of = (
    room: 'uses' | 'usable' | 'active',
    compare: (path: string[], user: string, ability: string) => Difference[],
  ) =>
    Object.keys(expected[room] ?? {}).flatMap((text) => {
      const parted = partedIn(creatures, text);
      return parted === null ? [] : compare([room, text], parted.user, parted.ability);
    });
  return [
    ...plain(['round'], expected.round, shown.round),
    ...rulingDifferences(expected.rulings ?? [], shown.rulings, agrees),
    ...(expected.noRulings ?? []).flatMap((text, at) => unwanted(text, userOf(creatures, text), at, shown)),
    ...orderDifferences(expected.order, shown),
    ...Object.entries(expected.creatures ?? {}).flatMap(([name, row]) => creatureDifferences(name, row, shown)),
    ...of('uses', (path, user, ability) => plain(path, expected.uses?.[path[1] ?? ''], shown.uses(user, ability))),
    ...of('usable', (path, user, ability) =>
      plain(path, expected.usable?.[path[1] ?? ''], shown.usable(user, ability)),
    ),
    ...of('active', (path, user, ability) =>
      setDifferences(path, expected.active?.[path[1] ?? ''], shown.active(user, ability)),
    ),
    ...Object.entries(expected.belief ?? {}).flatMap(([text, belief]) => {
      const creature = userOf(creatures, text);
      return plain(['belief', text], belief, shown.belief(creature, text.slice(creature.length + 1)));
    }),
  ];
}

function agrees(field: keyof RulingExpectation, line: RulingExpectation, ruling: ShownRuling): boolean {
  switch (field) {
    case 'on':
    case 'affected':
    case 'saved':
    case 'resisted':
      return sameSet(line[field] ?? [], ruling[field]);
    case 'damage':
      return line.damage !== undefined && sameDamage(line.damage, ruling.damage);
    case 'cites':
      return (line.cites ?? []).every((clause) => ruling.cites.includes(clause));
    case 'reason':
      return ruling.reason.includes(line.reason ?? '');
    default:
      return ruling[field] === line[field];
  }
}

/** As far as it is named; `{}` asks for none at all. */
const sameDamage = (expected: Readonly<Record<string, number>>, actual: Readonly<Record<string, number>>): boolean =>
  Object.keys(expected).length === 0
    ? Object.keys(actual).length === 0
    : Object.entries(expected).every(([name, amount]) => actual[name] === amount);

/** `User/Ability`: nothing was ruled of it by that creature. */
function unwanted(text: string, by: string, at: number, { rulings }: Shown): Difference[] {
  const ability = text.slice(by.length + 1);
  const found = rulings.filter((ruling) => ruling.by === by && ruling.ability === ability);
  if (found.length === 0) return [];
  const actual = found.map(shownAs).join(' | ');
  return [{ path: ['noRulings', at], expected: `nothing was ruled of ${text}`, actual }];
}

function orderDifferences(names: readonly string[] | undefined, { rulings }: Shown): Difference[] {
  if (names === undefined) return [];
  let from = 0;
  for (const name of names) {
    const next = rulings.findIndex(
      ({ ability, by }, at) => at >= from && (ability === name || `${by}/${ability}` === name),
    );
    if (next < 0) {
      const actual = shownAs(rulings.flatMap(({ by, ability }) => (ability === null ? [] : [`${by}/${ability}`])));
      return [{ path: ['order'], expected: shownAs(names), actual }];
    }
    from = next + 1;
  }
  return [];
}

function creatureDifferences(
  name: string,
  row: NonNullable<Expectation['creatures']>[string],
  shown: Shown,
): Difference[] {
  const path = ['creatures', name];
  const creature = shown.creature(name);
  const stats = Object.fromEntries(Object.keys(row.stats ?? {}).map((stat) => [stat, creature.stat(stat)]));
  const values = Object.entries(creature.values);
  const value = (stat: string) => values.find(([one]) => fold(one) === fold(stat))?.[1] ?? null;
  return [
    ...plain([...path, 'hp'], row.hp, creature.hp),
    ...setDifferences([...path, 'conditions'], row.conditions, creature.conditions),
    ...byName([...path, 'stats'], row.stats, stats),
    ...Object.entries(row.values ?? {}).flatMap(([stat, wanted]) =>
      plain([...path, 'values', stat], wanted, wanted === 'none' ? (value(stat) ?? 'none') : value(stat)),
    ),
    ...byName([...path, 'actions'], row.actions, { ...creature.actions }),
    ...plain([...path, 'held'], row.held, creature.held),
  ];
}

const setDifferences = (
  path: readonly string[],
  expected: readonly string[] | undefined,
  actual: readonly string[],
): Difference[] =>
  expected === undefined || sameSet(expected, actual)
    ? []
    : [{ path, expected: shownAs(expected), actual: shownAs(actual) }];
