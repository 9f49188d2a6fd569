import type { Viewer } from '../kernel/ruleset';
import { fold } from '../kernel/words';
import { type Bearing, bearingsOn, conditionsOf, isInactive, valuesOf } from './combining';
import { usesLeft } from './expenditure';
import { sayAction, sayDuration, sayRange, sayUses } from './forms';
import { initiativeOrder, levelOf, numberOf } from './numbers';
import { abilityOf, creatureOf, nameOf, sheetOf } from './play';
import { reachOf } from './ranges';
import type { LogItem } from './record';
import { standingRefusals } from './refusals';
import { saveDc } from './saves';
import type { Ability, Creature, Distraction } from './setup';
import type { Actions, BeliefState, Running, State } from './state';

/**
 * What one viewer may see of an encounter, built by allow-list. Who believes what, with every save and word about it, is for the
 * game master's eyes alone (disbelief:wary); the sheets of creatures are for those who play them and for the game master, an
 * illusion's marks too.
 */
export interface View {
  readonly round: number;
  readonly running: string | null;
  /** Keys, highest initiative first. */
  readonly order: readonly string[];
  readonly creatures: Readonly<Record<string, CreatureView>>;
  /** What lasts now. */
  readonly effects: readonly EffectView[];
  readonly log: readonly LogItem[];
  /** The game master's; null for everybody else. */
  readonly beliefs: readonly BeliefState[] | null;
}

export interface CreatureView {
  readonly key: string;
  readonly name: string;
  readonly player: string | null;
  readonly initiative: number;
  /** It has had its turn in this round, or has it now. */
  readonly begun: boolean;
  readonly hp: number;
  readonly mostHp: number;
  readonly at: number;
  readonly plane: string;
  readonly actions: Actions;
  /** An immediate action was taken: the next turn has no swift one. */
  readonly owesSwift: boolean;
  readonly flatFooted: boolean;
  readonly noMagic: boolean;
  readonly distractions: readonly Distraction[];
  readonly distractedBy: readonly string[];
  /** The name of the ability whose charge is held. */
  readonly held: string | null;
  /** A long action in progress, and how many of its turns away its end is. */
  readonly pending: { readonly ability: string; readonly turns: number } | null;
  readonly conditions: readonly string[];
  readonly values: Readonly<Record<string, string | number | boolean>>;
  /** Numbers that abilities bear on, with what counts and what does not. */
  readonly numbers: readonly NumberView[];
  /** null: not for this viewer. */
  readonly sheet: SheetView | null;
}

export interface NumberView {
  readonly stat: string;
  readonly value: number;
  readonly parts: readonly PartView[];
}

/** What one ability does to a creature, and why it counts for nothing now. */
export interface PartView {
  readonly user: string;
  readonly ability: string;
  /** What lasts; null: an outcome of something instantaneous. */
  readonly effect: string | null;
  readonly part: Bearing['part'];
  readonly held: Bearing['held'];
}

export interface EffectView {
  readonly id: string;
  readonly user: string;
  readonly ability: string;
  readonly abilityName: string;
  readonly mode: string | null;
  readonly placed: boolean;
  readonly on: readonly {
    readonly creature: string;
    /** Magic does not reach there. */
    readonly inactive: boolean;
    readonly parts: readonly PartView[];
  }[];
  /** When it ends: after so many of its user's turns, by checks, or when somebody ends it. */
  readonly ends: Running['ends'];
}

export interface SheetView {
  readonly level: number;
  readonly levelOf: Creature['level']['of'];
  readonly ac: number;
  readonly touchAc: number;
  readonly sr: number;
  readonly attack: Creature['attack'];
  readonly grapple: number;
  readonly abilityMods: Creature['abilityMods'];
  readonly saves: Creature['saves'];
  readonly skills: Creature['skills'];
  readonly abilities: readonly AbilityView[];
}

export interface AbilityView
  extends Pick<
    Ability,
    'name' | 'kind' | 'level' | 'components' | 'save' | 'tags' | 'concentration' | 'provokes' | 'skill' | 'stacks'
  > {
  readonly key: string;
  readonly uses: string;
  /** null: at will. */
  readonly left: number | null;
  /** Turns until the uses come back; null: none are to come, or no time brings them. */
  readonly back: number | null;
  readonly action: string;
  readonly range: string;
  readonly reach: number | null;
  readonly duration: string;
  readonly dc: number | null;
  readonly effects: Ability['effects'];
  readonly modes: Ability['modes'];
  /** Why it cannot be used now; empty: it can. */
  readonly refusals: readonly string[];
}

export function view(state: State, viewer: Viewer): View {
  const master = viewer.kind === 'admin' || viewer.kind === 'record';
  const plays = (key: string) => {
    const { player } = sheetOf(state, key);
    return master || (viewer.kind === 'leader' && player === viewer.team);
  };
  const order = initiativeOrder(state);
  const reached = state.last === null ? -1 : order.indexOf(state.last);
  return {
    round: state.round,
    running: state.running,
    order,
    creatures: Object.fromEntries(order.map((key, at) => [key, creatureView(state, key, at <= reached, plays(key))])),
    effects: state.effects.map((effect) => effectView(state, effect)),
    log: state.log.filter(({ secret }) => master || !secret).map((item) => told(state, item, plays)),
    beliefs: master ? state.beliefs : null,
  };
}

/** What an illusion's ruling says of saves against it is its user's and the game master's to know. */
function told(state: State, item: LogItem, plays: (key: string) => boolean): LogItem {
  if (item.kind === 'note' || item.user === null || item.ability === null) return item;
  const creature = Object.hasOwn(state.creatures, item.user) ? sheetOf(state, item.user) : undefined;
  const ability = creature?.abilities[item.ability];
  if (ability?.save?.result !== 'disbelief' || plays(item.user)) return item;
  return {
    ...item,
    dc: item.outcome === 'Resolved' ? null : item.dc,
    cites: item.cites.filter((clause) => !clause.startsWith('disbelief:')),
    steps: item.steps.map((step) =>
      step.cites.some((clause) => clause.startsWith('disbelief:'))
        ? {
            ...step,
            text: 'It allows no save.',
            cites: step.cites.filter((clause) => !clause.startsWith('disbelief:')),
          }
        : step,
    ),
  };
}

function creatureView(state: State, key: string, begun: boolean, open: boolean): CreatureView {
  const creature = creatureOf(state, key);
  const { sheet, held, pending } = creature;
  return {
    key,
    name: sheet.name,
    player: sheet.player,
    initiative: sheet.initiative,
    begun,
    hp: creature.hp,
    mostHp: sheet.hp,
    at: creature.at,
    plane: creature.plane,
    actions: creature.actions,
    owesSwift: creature.immediate,
    flatFooted: creature.flatFooted,
    noMagic: creature.noMagic,
    distractions: creature.distractions,
    distractedBy: creature.distractedBy.map(
      ({ user, ability }) => `${nameOf(state, user)}/${abilityOf(state, user, ability).name}`,
    ),
    held: held === null ? null : abilityOf(state, key, held.attempt.ability).name,
    pending: pending === null ? null : { ability: abilityOf(state, key, pending.ability).name, turns: pending.left },
    conditions: conditionsOf(state, key),
    values: valuesOf(state, key),
    numbers: numbersOf(state, key),
    sheet: open ? sheetView(state, key) : null,
  };
}

function numbersOf(state: State, key: string): NumberView[] {
  const parts = bearingsOn(state, key).filter(
    ({ part }) => part.do === 'bonus' || (part.do === 'set' && typeof part.value === 'number'),
  );
  const stats = new Map<string, string>();
  for (const { part } of parts) if ('stat' in part) stats.set(fold(part.stat), part.stat);
  return [...stats].map(([folded, stat]) => ({
    stat,
    value: numberOf(state, key, stat),
    parts: parts.filter(({ part }) => 'stat' in part && fold(part.stat) === folded).map(partView),
  }));
}

const partView = ({ user, ability, effect, part, held }: Bearing): PartView => ({ user, ability, effect, part, held });

function effectView(state: State, effect: Running): EffectView {
  const { id, user, ability, mode, placed, on, ends } = effect;
  return {
    id,
    user,
    ability,
    abilityName: abilityOf(state, user, ability).name,
    mode,
    placed,
    on: on.map((creature) => ({
      creature,
      inactive: isInactive(state, effect, creature),
      parts: bearingsOn(state, creature)
        .filter((bearing) => bearing.effect === id)
        .map(partView),
    })),
    ends,
  };
}

function sheetView(state: State, key: string): SheetView {
  const { sheet } = creatureOf(state, key);
  const number = (stat: string) => numberOf(state, key, stat);
  return {
    level: levelOf(state, key),
    levelOf: sheet.level.of,
    ac: number('ac'),
    touchAc: number('touchAc'),
    sr: number('sr'),
    attack: sheet.attack,
    grapple: number('grapple'),
    abilityMods: sheet.abilityMods,
    saves: { Fort: number('Fort'), Ref: number('Ref'), Will: number('Will') },
    skills: Object.fromEntries(Object.keys(sheet.skills).map((skill) => [skill, number(skill)])),
    abilities: Object.keys(sheet.abilities).map((ability) => abilityView(state, key, ability)),
  };
}

function abilityView(state: State, user: string, key: string): AbilityView {
  const ability = abilityOf(state, user, key);
  const { name, kind, level, components, save, tags, concentration, provokes, skill, stacks, effects, modes } = ability;
  return {
    key,
    name,
    kind,
    level,
    components,
    save,
    tags,
    concentration,
    provokes,
    skill,
    stacks,
    effects,
    modes,
    uses: sayUses(ability.uses),
    left: usesLeft(state, user, key),
    back: creatureOf(state, user).spent[key]?.back ?? null,
    action: sayAction(ability.action),
    range: sayRange(ability.range),
    reach: reachOf(state, user, ability.range),
    duration: sayDuration(ability.duration),
    dc: saveDc(state, user, key),
    refusals: standingRefusals(state, user, key, false).map(({ text }) => text),
  };
}
