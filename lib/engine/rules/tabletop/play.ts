import type { Dice } from '../kernel/dice';
import type { Envelope } from '../kernel/ruleset';
import type { ClauseId } from '../kernel/ruling';
import { nearNames, same, withNear } from '../kernel/words';
import type { Note, Ruling } from './record';
import type { Ability, Creature } from './setup';
import type { CreatureState, Running, State } from './state';

/** One entry being played: a state that grows by replacement, never in place, and the dice. */
export interface Play {
  state: State;
  readonly entry: Envelope;
  readonly dice: Dice;
  /** A die was asked for that may not be thrown yet: what hangs on it is to be taken back. */
  byChance: boolean;
}

export const begin = (state: State, entry: Envelope, dice: Dice): Play => ({ state, entry, dice, byChance: false });

/** The creature under a key that is known to be there. */
export function creatureOf(state: State, key: string): CreatureState {
  const creature = Object.hasOwn(state.creatures, key) ? state.creatures[key] : undefined;
  if (creature === undefined) throw new Error(`There is no creature ${key}.`);
  return creature;
}
export const isCreature = (state: State, key: string): boolean => Object.hasOwn(state.creatures, key);
export const sheetOf = (state: State, key: string): Creature => creatureOf(state, key).sheet;
export const nameOf = (state: State, key: string): string => (isCreature(state, key) ? sheetOf(state, key).name : key);

/** What a name that no creature bears is told, with those that it may have meant: everybody may know who is there. */
export const noCreature = ({ creatures }: State, words: string): string =>
  withNear(
    `There is no creature called “${words}” here.`,
    nearNames(
      words,
      Object.values(creatures).map(({ sheet }) => sheet.name),
    ),
  );

/** The ability under a key that is known to be there. */
export function abilityOf(state: State, user: string, key: string): Ability {
  const ability = sheetOf(state, user).abilities[key];
  if (ability === undefined) throw new Error(`${user} has no ability ${key}.`);
  return ability;
}

/** The key of the ability that words name: a key, or a name in any letter case; null: there is none. */
export function findAbility({ abilities }: Creature, written: string): string | null {
  if (Object.hasOwn(abilities, written)) return written;
  return Object.keys(abilities).find((key) => same(abilities[key]?.name ?? '', written)) ?? null;
}

/** Changes one creature. */
export function change(play: Play, key: string, to: Partial<CreatureState>): void {
  const { state } = play;
  play.state = { ...state, creatures: { ...state.creatures, [key]: { ...creatureOf(state, key), ...to } } };
}

export function changeEffect(play: Play, id: string, to: Partial<Pick<Running, 'on' | 'ends'>>): void {
  const { state } = play;
  play.state = { ...state, effects: state.effects.map((one) => (one.id === id ? { ...one, ...to } : one)) };
}

/**
 * Does what dice decide; where one may not be thrown yet, takes it back and does the other thing.
 */
export function orByChance(play: Play, act: () => void, instead: () => void): void {
  const before = play.state;
  act();
  if (!play.byChance) return;
  play.byChance = false;
  play.state = before;
  instead();
}

type Told = Pick<Ruling, 'by' | 'outcome' | 'cites' | 'reason'> & Partial<Ruling>;

/** Adds a ruling to the log. `about`: what kind of ruling it is, which its id is made of. */
export function rule(play: Play, about: string, told: Told): void {
  const { state, entry } = play;
  const { user = told.by, ability = null } = told;
  const known =
    user !== null && ability !== null && isCreature(state, user) && findAbility(sheetOf(state, user), ability);
  const base = `${entry.id}.${about}.${told.by}${ability === null ? '' : `.${ability}`}`;
  const ruling: Ruling = {
    kind: 'ruling',
    id: numbered(state, entry.id, base),
    entry: entry.id,
    at: entry.at,
    round: state.round,
    ability,
    abilityName: known && user !== null ? abilityOf(state, user, known).name : ability,
    user,
    on: [],
    affected: [],
    saved: [],
    resisted: [],
    damage: {},
    healed: {},
    dc: null,
    total: null,
    reach: null,
    step: null,
    steps: [],
    checks: [],
    secret: false,
    override: null,
    ...told,
    cites: [...new Set(told.cites)],
  };
  play.state = { ...state, log: [...state.log, ruling] };
}

/** The id that the next ruling of an entry about this would have. */
export const rulingId = (play: Play, about: string, by: string, ability: string): string =>
  numbered(play.state, play.entry.id, `${play.entry.id}.${about}.${by}.${ability}`);

/** Adds a note to the log. */
export function note(
  play: Play,
  about: Note['about'],
  creature: string | null,
  text: string,
  cites: readonly ClauseId[],
  secret = false,
): void {
  const { state, entry } = play;
  const id = numbered(state, entry.id, `${entry.id}.${about}${creature === null ? '' : `.${creature}`}`);
  const { round } = state;
  const told: Note = { kind: 'note', id, entry: entry.id, at: entry.at, round, about, creature, text, cites, secret };
  play.state = { ...state, log: [...state.log, told] };
}

/** The base, or the base with a number where the entry has one of that kind already. */
function numbered({ log }: State, entry: string, base: string): string {
  let times = 0;
  for (let at = log.length - 1; at >= 0; at--) {
    const item = log[at];
    if (item === undefined || item.entry !== entry) break;
    if (item.id === base || item.id.startsWith(`${base}#`)) times += 1;
  }
  return times === 0 ? base : `${base}#${times + 1}`;
}
