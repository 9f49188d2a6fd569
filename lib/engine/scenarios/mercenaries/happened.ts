import type { Ruling } from '../../rules/kernel/ruling';
import { mercenaries } from '../../rules/mercenaries';
import type { Setup } from '../../rules/mercenaries/setup';
import type { AbilityView, MercView, View } from '../../rules/mercenaries/view';
import { type ScenarioWords, wordsOf } from './words';

type Data = Readonly<Record<string, unknown>>;

/**
 * What came of a play, as the expectations of a scenario: every ruling, and of mercs, teams and abilities what differs
 * from the opening.
 * @param end how things stand after the last step
 */
export function expectationsOf(setup: Setup, rulings: readonly Ruling[], end: View): Data {
  const words = wordsOf(setup);
  const start = mercenaries.view(mercenaries.open(setup), { kind: 'record' });
  return filled({
    rulings: rulings.map((ruling) => rulingLine(ruling, words)),
    ready: readyOf(end, words),
    mercs: mercsOf(start, end, words),
    teams: Object.fromEntries(
      Object.values(end.teams).map(({ key, gp, realIncome, points }) => [
        words.team(key),
        { gp, realIncome, ...(points === null ? {} : { points }) },
      ]),
    ),
    terrain: Object.fromEntries(end.matches.flatMap(({ key, terrain }) => (terrain === null ? [] : [[key, terrain]]))),
    facts: Object.fromEntries(
      end.matches.flatMap(({ key, facts }) => (facts.length === 0 ? [] : [[key, facts.map(({ text }) => text)]])),
    ),
    choices: choicesOf(start, end, words),
  });
}

function rulingLine(ruling: Ruling, words: ScenarioWords): Data {
  const { ability, merc, by, targets, hits, outcome, interceptedBy, rolls } = ruling;
  return filled({
    ability: ability === null ? undefined : words.ability(ability),
    merc: merc === null ? undefined : words.merc(merc),
    by: by === null ? undefined : words.team(by),
    outcome,
    targets: targets.map(words.merc),
    hits: hits.map(words.merc),
    interceptedBy: interceptedBy === null ? undefined : words.merc(interceptedBy),
    rolls: rolls.map(({ value }) => value),
    week: ruling.week,
  });
}

/** Abilities that rest, by their owners. */
const readyOf = (end: View, words: ScenarioWords): Data =>
  Object.fromEntries(
    owned(end).flatMap(({ key, ready }) => (ready > end.week ? [[words.ability(key), ready] as const] : [])),
  );

function choicesOf(start: View, end: View, words: ScenarioWords): Data {
  const before = new Map(owned(start).map(({ key, choice }) => [key, choice]));
  const chosen = owned(end).flatMap(({ key, type, choice }) =>
    type === 'On Purchase' && choice !== before.get(key) ? [[words.ability(key), choice] as const] : [],
  );
  const customized = pairs(start, end).flatMap(([was, is]) =>
    was.customization === is.customization ? [] : [[words.merc(is.key), is.customization] as const],
  );
  return Object.fromEntries([...chosen, ...customized]);
}

/** Every ability as its owner has it. */
const owned = (view: View): AbilityView[] =>
  Object.values(view.mercs).flatMap(({ key, abilities }) =>
    abilities.filter((ability) => ability.key.startsWith(`${key}/`)),
  );

function mercsOf(start: View, end: View, words: ScenarioWords): Data {
  const teamWord = (team: string | null) => (team === null ? null : words.team(team));
  const facts = (merc: MercView): Data => ({
    status: merc.status,
    team: merc.side === 'third party' ? 'third party' : teamWord(merc.team),
    controller: teamWord(merc.controller),
    upkeep: merc.upkeep,
    types: merc.types,
    writeup: merc.writeup,
    exp: merc.exp,
    linkedTo: merc.linkedTo === null ? null : words.merc(merc.linkedTo),
  });
  const changed = pairs(start, end).flatMap(([was, is]) => {
    const before = facts(was);
    const differs = Object.entries(facts(is)).filter(
      ([what, value]) => JSON.stringify(value) !== JSON.stringify(before[what]),
    );
    return differs.length === 0 ? [] : [[words.merc(is.key), Object.fromEntries(differs)] as const];
  });
  return Object.fromEntries(changed);
}

const pairs = (start: View, end: View): (readonly [MercView, MercView])[] =>
  Object.values(end.mercs).flatMap((is) => {
    const was = start.mercs[is.key];
    return was ? [[was, is] as const] : [];
  });

/** Without what is missing or empty, which an expectation leaves open. */
const filled = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).filter(([, value]) =>
      typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== undefined,
    ),
  );
