import type { Dice, DieLabel } from '../../rules/kernel/dice';
import { conditionsOf } from '../../rules/tabletop/combining';
import type { Use } from '../../rules/tabletop/command';
import { kindOfLabel } from '../../rules/tabletop/dice';
import { illusionCalled } from '../../rules/tabletop/disbelief';
import type { Entry, SetNumbers } from '../../rules/tabletop/entry';
import { usesLeft } from '../../rules/tabletop/expenditure';
import { sayAction, sayCritical, sayDc, sayDuration, sayRange, sayUses } from '../../rules/tabletop/forms';
import { findAbility } from '../../rules/tabletop/play';
import { tabletop } from '../../rules/tabletop/ruleset';
import type { Ability, Creature, Setup } from '../../rules/tabletop/setup';
import type { State } from '../../rules/tabletop/state';
import type { DieKind } from '../../rules/tabletop/terms';
import type { ScenarioData } from '../kind';

/**
 * An encounter as a scenario that shows how it stands: the set-up that it opened with, everything entered since with the dice
 * that were thrown, and the numbers that came of it. Another outcome that an admin gave an earlier ruling than the last of its ability
 * has no step of its own and is left out; so are the times of posts, and what was refused since it names what is not there: no
 * step may name it, and nothing came of it.
 * @param name one sentence that says what it shows
 */
export function exportScenario(name: string, setup: Setup, entries: readonly Entry[], dice: Dice): ScenarioData {
  const names = namesOf(setup);
  const thrown = new Recording(dice);
  const opening = tabletop.open(setup);
  const play: ScenarioData[] = Object.entries(setup.creatures).flatMap(([key, { now }]) =>
    now === undefined
      ? []
      : [{ ruling: { set: { [names.creature(key)]: { hp: now.hp } }, because: 'As it came in.' } }],
  );
  let state = opening;
  for (const entry of entries) {
    const steps = namesStrangers(state, entry) ? [] : stepsOf(state, entry, names);
    state = tabletop.step(state, entry, thrown);
    const rolls = thrown.taken();
    if (steps.length === 0) continue;
    if (Object.keys(rolls).length > 0) play.push({ rolls });
    play.push(...steps);
  }
  return {
    name,
    ruleset: 'tabletop',
    ...openingData(setup),
    play,
    expect: { round: state.round, creatures: standing(state, names), uses: usesData(state, names) },
  };
}

/** A set-up as the YAML of the case format says it. */
export function openingData(setup: Setup): ScenarioData {
  const names = namesOf(setup);
  return {
    creatures: Object.fromEntries(
      Object.entries(setup.creatures).map(([key, creature]) => [names.creature(key), creatureData(creature, names)]),
    ),
  };
}

interface ScenarioNames {
  creature(key: string): string;
  ability(user: string, key: string): string;
}

const namesOf = ({ creatures }: Setup): ScenarioNames => ({
  creature: (key) => (Object.hasOwn(creatures, key) ? (creatures[key]?.name ?? key) : key),
  // An entry may name an ability in any letter case, as orders do.
  ability: (user, words) => {
    const creature = Object.hasOwn(creatures, user) ? creatures[user] : undefined;
    const key = creature === undefined ? null : findAbility(creature, words);
    return (key === null ? undefined : creature?.abilities[key]?.name) ?? words;
  },
});

/** Dice that keep what they threw, by kind. */
class Recording implements Dice {
  private readonly thrown = new Map<DieKind, number[]>();

  constructor(private readonly dice: Dice) {}

  roll(label: DieLabel, sides: number): number | null {
    const value = this.dice.roll(label, sides);
    const kind = kindOfLabel(label);
    if (kind !== null && value !== null) this.thrown.set(kind, [...(this.thrown.get(kind) ?? []), value]);
    return value;
  }

  taken(): Record<string, number[]> {
    const taken = Object.fromEntries(this.thrown);
    this.thrown.clear();
    return taken;
  }
}

function creatureData(
  { name: _, player, now: __, level, abilities, distractions, attack, ...rest }: Creature,
  names: ScenarioNames,
) {
  return {
    ...(player === null ? {} : { player }),
    [level.of]: level.value,
    ...rest,
    attack: { ...attack, critical: attack.critical === null ? null : sayCritical(attack.critical) },
    distractions: distractions.map((one) =>
      typeof one === 'string' ? one : { grappled: names.creature(one.grappled) },
    ),
    abilities: Object.fromEntries(Object.values(abilities).map((one) => [one.name, abilityData(one)])),
  };
}

function abilityData({
  name: _,
  uses,
  action,
  range,
  duration,
  save,
  effects,
  modes,
  components,
  kind,
  ...rest
}: Ability) {
  return {
    kind,
    uses: sayUses(uses),
    action: sayAction(action),
    range: sayRange(range),
    duration: sayDuration(duration),
    ...(kind === 'spell' ? { components } : {}),
    ...(save === null ? {} : { save: { ...save, dc: sayDc(save.dc) } }),
    ...rest,
    ...(Object.keys(modes).length === 0 ? { effects } : { modes }),
  };
}

/** Whether an entry names a creature or an ability that is not there, so that nothing can have come of it. */
function namesStrangers({ creatures }: State, entry: Entry): boolean {
  const strange = (...keys: readonly string[]) => keys.some((key) => !Object.hasOwn(creatures, key));
  const unknown = (user: string, words: string) => {
    const creature = Object.hasOwn(creatures, user) ? creatures[user] : undefined;
    return creature === undefined || findAbility(creature.sheet, words) === null;
  };
  switch (entry.kind) {
    case 'turn':
    case 'end':
    case 'recover':
      return strange(entry.creature);
    case 'elapse':
      return false;
    case 'ruling':
      return Object.entries(entry.set).some(
        ([key, { uses = {} }]) => strange(key) || Object.keys(uses).some((ability) => unknown(key, ability)),
      );
    case 'happens': {
      const { to, distraction, distractedBy } = entry;
      return (
        strange(to, ...(typeof distraction === 'object' ? [distraction.grappled] : [])) ||
        (distractedBy !== undefined && unknown(distractedBy.user, distractedBy.ability))
      );
    }
    case 'order': {
      const { by, command } = entry;
      if (command.do === 'use') return strange(by, ...namedIn(command), ...command.answers.map((one) => one.by));
      return command.do === 'touch' || command.do === 'attack' ? strange(by, command.target) : strange(by);
    }
    default:
      return strange(entry.by);
  }
}

/** Creatures that a use names: of one that is not there it is rejected. */
const namedIn = ({ on, forgo, willing, opportunity }: Use): string[] => [
  ...(on ?? []),
  ...forgo,
  ...willing,
  ...opportunity,
];

function stepsOf(state: State, entry: Entry, names: ScenarioNames): ScenarioData[] {
  const { creature } = names;
  const isHere = (key: string) => Object.hasOwn(state.creatures, key);
  switch (entry.kind) {
    case 'post':
      return [{ post: entry.text, by: creature(entry.by) }];
    case 'order':
      return [orderData(entry.by, entry.command, names, isHere)];
    case 'turn':
    case 'end':
    case 'recover':
      return [{ [entry.kind]: creature(entry.creature) }];
    case 'happens': {
      const { to, damage, source, distraction, ends, distractedBy, flatFooted, noMagic, stands } = entry;
      const said = (one: typeof distraction | 'grappled') =>
        typeof one === 'object' ? { grappled: creature(one.grappled) } : one;
      const by =
        distractedBy && `${creature(distractedBy.user)}/${names.ability(distractedBy.user, distractedBy.ability)}`;
      const parts = {
        damage,
        source: damage === undefined ? undefined : source,
        distraction: said(distraction),
        // Of a grapple by nobody there is none to end.
        ends: typeof ends === 'object' && !isHere(ends.grappled) ? undefined : said(ends),
        distractedBy: by,
        flatFooted,
        noMagic,
        at: stands,
      };
      const given = defined(parts);
      return Object.keys(given).length === 0 ? [] : [{ happens: { to: creature(to), ...given } }];
    }
    case 'study':
      return [
        {
          study: illusion(state, entry.illusion, names),
          by: creature(entry.by),
          careful: entry.careful,
          odd: entry.odd,
        },
      ];
    case 'say': {
      const to = entry.to.filter(isHere);
      if (to.length === 0) return [];
      return [{ say: illusion(state, entry.illusion, names), by: creature(entry.by), to: to.map(creature) }];
    }
    case 'proof':
      return [{ proof: illusion(state, entry.illusion, names), by: creature(entry.by) }];
    case 'elapse':
      return [{ elapse: `${entry.rounds} rounds` }];
    case 'ruling':
      return rulingData(state, entry, names);
  }
}

function orderData(
  by: string,
  command: Extract<Entry, { kind: 'order' }>['command'],
  names: ScenarioNames,
  isHere: (key: string) => boolean,
): ScenarioData {
  const who = names.creature(by);
  switch (command.do) {
    case 'use': {
      // An answer that names nobody is rejected by itself, and the use goes on.
      const answers = command.answers.filter(({ use }) => namedIn(use).every(isHere));
      return {
        ...usageData(by, command, names),
        ...(answers.length === 0 ? {} : { answers: answers.map((answer) => usageData(answer.by, answer.use, names)) }),
      };
    }
    case 'dismiss':
      return { dismiss: command.abilities.map((ability) => names.ability(by, ability)), by: who };
    case 'touch':
      return { touch: names.creature(command.target), by: who };
    case 'attack':
      return { attack: names.creature(command.target), by: who };
    case 'slip':
      return { slip: who };
  }
}

function usageData(
  by: string,
  { ability, on, mode, forgo, willing, opportunity, defensively, hold }: Use,
  names: ScenarioNames,
) {
  const all = (keys: readonly string[]) => (keys.length === 0 ? undefined : keys.map(names.creature));
  return {
    use: names.ability(by, ability),
    by: names.creature(by),
    ...defined({
      on: on?.map(names.creature),
      mode: mode ?? undefined,
      defensively: defensively || undefined,
      forgo: all(forgo),
      willing: all(willing),
      hold: hold || undefined,
      opportunity: all(opportunity),
    }),
  };
}

function rulingData(
  state: State,
  { set, supersedes, because }: Extract<Entry, { kind: 'ruling' }>,
  names: ScenarioNames,
): ScenarioData[] {
  const data: ScenarioData[] = [];
  if (Object.keys(set).length > 0)
    data.push({
      ruling: {
        set: Object.fromEntries(
          Object.entries(set).map(([key, one]) => [names.creature(key), setData(key, one, names)]),
        ),
        because,
      },
    });
  if (supersedes === null) return data;
  const uses = tabletop.rulings(state).filter(({ step, by, user }) => step !== null && by === user);
  const ruling = uses.find(({ id }) => id === supersedes.ruling);
  const last = uses.findLast(({ by, ability }) => by === ruling?.by && ability === ruling.ability);
  if (ruling === undefined || ruling.ability === null || last !== ruling) return data;
  const ability = `${names.creature(ruling.by)}/${names.ability(ruling.by, ruling.ability)}`;
  return [...data, { ruling: { ability, outcome: supersedes.outcome, because } }];
}

const setData = (key: string, { uses, ...numbers }: SetNumbers, names: ScenarioNames) => ({
  ...numbers,
  ...(uses === undefined
    ? {}
    : { uses: Object.fromEntries(Object.entries(uses).map(([ability, left]) => [names.ability(key, ability), left])) }),
});

/** An illusion as a step names it: by its user too, for two may have one of a name. */
function illusion(state: State, words: string, { creature, ability }: ScenarioNames): string {
  const met = illusionCalled(state, words);
  return met === null ? words : `${creature(met.user)}/${ability(met.user, met.ability)}`;
}

const standing = (state: State, names: ScenarioNames) =>
  Object.fromEntries(
    Object.entries(state.creatures).map(([key, { hp, actions, held }]) => [
      names.creature(key),
      {
        hp,
        conditions: conditionsOf(state, key),
        actions,
        held: held === null ? 'none' : names.ability(key, held.attempt.ability),
      },
    ]),
  );

const usesData = (state: State, names: ScenarioNames) =>
  Object.fromEntries(
    Object.entries(state.creatures).flatMap(([key, { sheet }]) =>
      Object.keys(sheet.abilities).map((ability) => [
        `${names.creature(key)}/${names.ability(key, ability)}`,
        usesLeft(state, key, ability) ?? 'at-will',
      ]),
    ),
  );

const defined = (parts: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
