import type { Expectation, RulingExpectation } from './document';
import type { DocumentProblem, Keys } from './opening';
import type { Shown, ShownRuling } from './shown';

/** A place in `expect`, what should have been there, and what came out. */
export interface Difference {
  readonly path: readonly (string | number)[];
  readonly expected: string;
  readonly actual: string;
}

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
    ...rulingDifferences(expected.rulings ?? [], shown.rulings, keyed),
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

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

function plain(path: readonly (string | number)[], expected: unknown, actual: unknown): Difference[] {
  if (expected === undefined || expected === actual) return [];
  return [{ path, expected: text(expected), actual: text(actual) }];
}

const byName = (
  path: readonly string[],
  expected: Readonly<Record<string, unknown>> | undefined,
  actual: Readonly<Record<string, unknown>>,
  keyed: (name: string) => string,
): Difference[] =>
  Object.entries(expected ?? {}).flatMap(([name, value]) => plain([...path, name], value, actual[keyed(name)]));

const table = (
  path: readonly string[],
  expected: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined,
  actual: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  keyed: (name: string) => string,
): Difference[] =>
  Object.entries(expected ?? {}).flatMap(([name, row]) =>
    byName([...path, name], row, actual[keyed(name)] ?? {}, (column) => column),
  );

/** Each line asks for a ruling of its own, so lines and rulings are matched as pairs. */
function rulingDifferences(
  lines: readonly RulingExpectation[],
  rulings: readonly ShownRuling[],
  keyed: (name: string) => string,
): Difference[] {
  const fits = lines.map((line) => rulings.flatMap((ruling, at) => (matches(line, ruling, keyed) ? [at] : [])));
  const takenBy = new Map<number, number>();
  const place = (line: number, tried: Set<number>): boolean =>
    (fits[line] ?? []).some((ruling) => {
      if (tried.has(ruling)) return false;
      tried.add(ruling);
      const holder = takenBy.get(ruling);
      if (holder !== undefined && !place(holder, tried)) return false;
      takenBy.set(ruling, line);
      return true;
    });
  return lines.flatMap((line, at) =>
    place(at, new Set())
      ? []
      : [{ path: ['rulings', at], expected: text(line), actual: nearest(line, rulings, keyed) }],
  );
}

function matches(line: RulingExpectation, ruling: ShownRuling, keyed: (name: string) => string): boolean {
  return (
    ['turn', 'phase', 'by', 'combatant', 'ability', 'outcome', 'hits', 'damage', 'cites', 'reason'] as const
  ).every((field) => line[field] === undefined || agrees(field, line, ruling, keyed));
}

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

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

/** The rulings that come closest to what a line asks for: those that agree in most of what it names. */
function nearest(line: RulingExpectation, rulings: readonly ShownRuling[], keyed: (name: string) => string): string {
  const fields = (
    ['turn', 'phase', 'by', 'combatant', 'ability', 'outcome', 'hits', 'damage', 'cites', 'reason'] as const
  ).filter((field) => line[field] !== undefined);
  const scored = rulings.map((ruling) => ({
    ruling,
    score: fields.filter((field) => agrees(field, line, ruling, keyed)).length,
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const close = scored.filter(({ score }) => score === best && best > 0).slice(0, 3);
  return close.length === 0 ? 'no such ruling' : close.map(({ ruling }) => text(ruling)).join(' | ');
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
