import { type Difference, type DocumentProblem, shownAs } from '../frame';
import { byName, plain, rulingDifferences, sameSet } from '../matching';
import type { Expectation, RulingExpectation, ScenarioDocument } from './document';
import type { Shown, ShownCard, ShownPlayer, ShownRuling } from './shown';

/** Every expectation that differs; only what is named is compared. */
export function differences(expected: Expectation, shown: Shown): Difference[] {
  return [
    ...rulingDifferences(expected.rulings ?? [], shown.rulings, agrees),
    ...(expected.noRulings ?? []).flatMap((name, at) => unwanted(name, at, shown)),
    ...sequence(['order'], expected.order, shown.order),
    ...byName(['triggered'], expected.triggered, shown.triggered),
    ...byName(['active'], expected.active, shown.active),
    ...byName(['user'], expected.user, shown.user),
    ...Object.entries(expected.cards ?? {}).flatMap(([name, row]) => cardDifferences(name, row, shown.cards[name])),
    ...Object.entries(expected.players ?? {}).flatMap(([name, row]) =>
      holderDifferences(['players', name], row, shown.players[name], ['initiative']),
    ),
    ...sequence(['facts'], expected.facts, shown.facts),
  ];
}

function agrees(field: keyof RulingExpectation, line: RulingExpectation, ruling: ShownRuling): boolean {
  if (field === 'cites') return (line.cites ?? []).every((clause) => ruling.cites.includes(clause));
  if (field === 'reason') return ruling.reason.includes(line.reason ?? '');
  return ruling[field] === line[field];
}

/** `CARD/ABILITY`: nothing was ruled of it. */
function unwanted(name: string, at: number, { rulings }: Shown): Difference[] {
  const found = rulings.filter(({ card, ability }) => ability !== null && `${card}/${ability}` === name);
  if (found.length === 0) return [];
  const actual = found.map(shownAs).join(' | ');
  return [{ path: ['noRulings', at], expected: `nothing was ruled of ${name}`, actual }];
}

/** A list that is compared whole, in its order. */
const sequence = (
  path: readonly string[],
  expected: readonly string[] | undefined,
  actual: readonly string[],
): Difference[] =>
  expected === undefined || (expected.length === actual.length && expected.every((one, at) => one === actual[at]))
    ? []
    : [{ path, expected: shownAs(expected), actual: shownAs(actual) }];

function cardDifferences(
  name: string,
  row: NonNullable<Expectation['cards']>[string],
  actual: ShownCard | undefined,
): Difference[] {
  const path = ['cards', name];
  return [
    ...holderDifferences(path, row, actual, ['zone', 'column', 'planning', 'power']),
    ...sequence([...path, 'abilities'], row.abilities, actual?.abilities ?? []),
  ];
}

type Holder = ShownCard | ShownPlayer;
/** Numbers by name, and states: a list that holds just these, in any order. */
function holderDifferences<Row extends { counters?: Record<string, number>; states?: string[] }>(
  path: readonly string[],
  row: Row,
  actual: Holder | undefined,
  fields: readonly (keyof Row & string)[],
): Difference[] {
  const values: Readonly<Record<string, unknown>> = { ...actual };
  const counters = Object.fromEntries(Object.keys(row.counters ?? {}).map((of) => [of, actual?.counters[of] ?? 0]));
  const states = actual?.states ?? [];
  return [
    ...fields.flatMap((field) => plain([...path, field], row[field], values[field])),
    ...byName([...path, 'counters'], row.counters, counters),
    ...(row.states === undefined || sameSet(row.states, states)
      ? []
      : [{ path: [...path, 'states'], expected: shownAs(row.states), actual: shownAs(states) }]),
  ];
}

/** Names in `play` and `expect` that are nobody's: the document is not valid. What a player orders may name anything. */
export function unknownNames(document: ScenarioDocument): DocumentProblem[] {
  const problems: DocumentProblem[] = [];
  const { cards, players, expect, play } = document;
  const isCard = (name: string) => Object.hasOwn(cards, name);
  const isPlayer = (name: string) => Object.hasOwn(players, name);
  const want = (holds: boolean, path: DocumentProblem['path'], message: string) => {
    if (!holds) problems.push({ path, message });
  };
  const card = (path: DocumentProblem['path'], name: string) =>
    want(isCard(name), path, `“${name}” is no card of this scenario`);
  const player = (path: DocumentProblem['path'], name: string) =>
    want(isPlayer(name), path, `“${name}” is neither player`);
  play.forEach((step, at) => {
    const path = ['play', at];
    if ('by' in step) player([...path, 'by'], step.by);
    if (step.step === 'event' && step.card !== undefined) card([...path, 'card'], step.card);
    if (step.step === 'remove') card([...path, 'remove'], step.remove);
    if (step.step === 'turn' && step.turn.initiative !== undefined)
      player([...path, 'turn', 'initiative'], step.turn.initiative);
    if (step.step === 'set')
      for (const name of Object.keys(step.set))
        want(isCard(name) || isPlayer(name), [...path, 'set', name], `“${name}” is neither a card nor a player`);
    if (step.step === 'grant')
      for (const end of ['to', 'from'] as const) card([...path, 'grant', end], step.grant[end]);
  });
  const ofAbility = (path: DocumentProblem['path'], name: string) =>
    want(
      Object.keys(cards).some((one) => name.startsWith(`${one}/`)),
      path,
      `“${name}” is not of the form Card/Ability`,
    );
  for (const room of ['triggered', 'active'] as const)
    for (const name of Object.keys(expect[room] ?? {})) ofAbility(['expect', room, name], name);
  for (const room of ['order', 'noRulings'] as const)
    (expect[room] ?? []).forEach((name, at) => {
      ofAbility(['expect', room, at], name);
    });
  for (const [name, user] of Object.entries(expect.user ?? {})) {
    card(['expect', 'user', name], name);
    if (user !== 'none') card(['expect', 'user', name], user);
  }
  for (const name of Object.keys(expect.cards ?? {})) card(['expect', 'cards', name], name);
  for (const name of Object.keys(expect.players ?? {})) player(['expect', 'players', name], name);
  return problems;
}
