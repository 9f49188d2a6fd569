import { type Difference, type DocumentProblem, shownAs as text } from '../frame';
import { byName, plain, rulingDifferences, sameSet } from '../matching';
import type { Expectation, RulingExpectation } from './document';
import type { Keys } from './opening';
import type { Shown, ShownRuling } from './shown';

/** Every expectation that differs; only what is named is compared. */
export function differences(expected: Expectation, shown: Shown, keys: Keys): Difference[] {
  const keyed = (name: string) => keys.find(name) ?? name;
  return [
    ...plain(['turn'], expected.turn, shown.turn),
    ...plain(['winner'], expected.winner, shown.winner),
    ...byName(['awaiting'], expected.awaiting, shown.awaiting, (name) => name),
    ...byName(['sees'], expected.sees, shown.sees, (name) => name),
    ...table(['combatants'], expected.combatants, shown.combatants, keyed),
    ...table(['fighters'], expected.fighters, shown.fighters, keyed),
    ...table(['sides'], withActive(expected.sides, keyed), shown.sides, (name) => name),
    ...rulingDifferences(expected.rulings ?? [], shown.rulings, (field, line, ruling) =>
      agrees(field, line, ruling, keyed),
    ),
    ...(expected.noRulings ?? []).flatMap((name, at) => unwanted(name, at, shown)),
    ...orderDifferences(expected.order, shown),
    ...(expected.together ?? []).flatMap((names, at) => togetherDifferences(names, at, shown)),
  ];
}

/** A side's `active` stands under the name that the scenario gives it. */
const withActive = (sides: Expectation['sides'], keyed: (name: string) => string) =>
  sides === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(sides).map(([side, { active, ...rest }]) => [
          side,
          active === undefined ? rest : { ...rest, active: keyed(active) },
        ]),
      );

const table = (
  path: readonly string[],
  expected: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined,
  actual: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  keyed: (name: string) => string,
): Difference[] =>
  Object.entries(expected ?? {}).flatMap(([name, row]) =>
    byName([...path, name], row, actual[keyed(name)] ?? {}, (column) => column),
  );

function agrees(
  field: keyof RulingExpectation,
  line: RulingExpectation,
  ruling: ShownRuling,
  keyed: (name: string) => string,
): boolean {
  switch (field) {
    case 'combatant':
      return line.combatant === null ? ruling.combatant === null : ruling.combatant === keyed(line.combatant ?? '');
    case 'hits':
      return sameSet((line.hits ?? []).map(keyed), ruling.hits);
    case 'damage':
      return Object.entries(line.damage ?? {}).every(([name, dealt]) => ruling.damage[keyed(name)] === dealt);
    case 'cites':
      return (line.cites ?? []).every((clause) => ruling.cites.includes(clause));
    case 'reason':
      return ruling.reason.includes(line.reason ?? '');
    default:
      return ruling[field] === line[field];
  }
}

const TRIED = ['Performed', 'Not paid', 'Not performed'];
/** `Ability`, or `Side/Ability` where both sides have one of that name. */
const isOf = ({ by, ability }: ShownRuling, name: string): boolean => ability === name || `${by}/${ability}` === name;

function unwanted(name: string, at: number, { rulings }: Shown): Difference[] {
  const found = rulings.filter((ruling) => TRIED.includes(ruling.outcome) && `${ruling.by}/${ruling.ability}` === name);
  if (found.length === 0) return [];
  return [{ path: ['noRulings', at], expected: `nothing was ruled of ${name}`, actual: found.map(text).join(' | ') }];
}

const performed = ({ rulings }: Shown): readonly ShownRuling[] =>
  rulings.filter(({ outcome }) => outcome === 'Performed');

function orderDifferences(names: readonly string[] | undefined, shown: Shown): Difference[] {
  if (names === undefined) return [];
  let moment = 0;
  for (const name of names) {
    const next = performed(shown).find((ruling) => ruling.moment > moment && isOf(ruling, name));
    if (next === undefined) return [{ path: ['order'], expected: text(names), actual: text(sequence(shown)) }];
    moment = next.moment;
  }
  return [];
}

const sequence = (shown: Shown): string[][] =>
  [...momentsOf(shown).values()].map((rulings) => rulings.map(({ by, ability }) => `${by}/${ability}`));

function momentsOf(shown: Shown): Map<number, ShownRuling[]> {
  const moments = new Map<number, ShownRuling[]>();
  for (const ruling of performed(shown)) moments.set(ruling.moment, [...(moments.get(ruling.moment) ?? []), ruling]);
  return moments;
}

function togetherDifferences(names: readonly string[], at: number, shown: Shown): Difference[] {
  const found = [...momentsOf(shown).values()].some(
    (rulings) => rulings.length === names.length && namedAll(rulings, names),
  );
  return found ? [] : [{ path: ['together', at], expected: text(names), actual: text(sequence(shown)) }];
}

/** Whether each ruling bears a name of its own (two sides may have an ability of one name). */
function namedAll(rulings: readonly ShownRuling[], names: readonly string[]): boolean {
  const left = [...rulings];
  for (const name of [...names].sort((one, other) => other.length - one.length)) {
    const index = left.findIndex((ruling) => isOf(ruling, name));
    if (index < 0) return false;
    left.splice(index, 1);
  }
  return true;
}

/** Names in `expect` that are nobody's: the document is not valid. */
export function unknownNames(expected: Expectation, sides: readonly string[], keys: Keys): DocumentProblem[] {
  const problems: DocumentProblem[] = [];
  const side = (path: readonly (string | number)[], name: string) => {
    if (!sides.includes(name)) problems.push({ path, message: `“${name}” is neither side` });
  };
  const fighter = (path: readonly (string | number)[], name: string) => {
    if (keys.find(name) === null) problems.push({ path, message: `“${name}” is no fighter of this scenario` });
  };
  for (const room of ['awaiting', 'sees', 'sides'] as const)
    for (const name of Object.keys(expected[room] ?? {})) side(['expect', room, name], name);
  for (const room of ['combatants', 'fighters'] as const)
    for (const name of Object.keys(expected[room] ?? {})) fighter(['expect', room, name], name);
  for (const [name, { active }] of Object.entries(expected.sides ?? {}))
    if (active !== undefined) fighter(['expect', 'sides', name, 'active'], active);
  const { winner } = expected;
  if (winner !== undefined && winner !== 'draw' && winner !== 'none') side(['expect', 'winner'], winner);
  (expected.rulings ?? []).forEach((line, at) => {
    const path = ['expect', 'rulings', at];
    if (typeof line.by === 'string') side([...path, 'by'], line.by);
    if (typeof line.combatant === 'string') fighter([...path, 'combatant'], line.combatant);
    for (const name of line.hits ?? []) fighter([...path, 'hits'], name);
    for (const name of Object.keys(line.damage ?? {})) fighter([...path, 'damage', name], name);
  });
  (expected.noRulings ?? []).forEach((name, at) => {
    if (!sides.some((one) => name.startsWith(`${one}/`)))
      problems.push({ path: ['expect', 'noRulings', at], message: `“${name}” is not of the form Side/Ability` });
  });
  return problems;
}
