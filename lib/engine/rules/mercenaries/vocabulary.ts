import type { Vocabulary, VocabularyAbility, VocabularyMerc } from '../kernel/reading';
import { aimOf, namesOf } from './aim';
import { rangeOf } from './candidates';
import { abilityOf, cardOf, findTeam, opponentOf, sourcesOf, teamName } from './lookup';
import type { Ability, Setup } from './setup';
import { sideOf, userOf } from './sides';
import type { MercState, Source, State } from './state';
import { kindOfTarget, terrainKey } from './things';

/**
 * The names that a bold text of one team may mean: every ability of its mercs and of those that it possesses, whether
 * it may be used or not (that is for the rules to say), and every merc with its side. While no name and no side has
 * changed since a team was asked last, it is the very same value, so that whoever indexes it need not do so again.
 */
export function vocabulary(state: State, team: string): Vocabulary {
  const ofSetup = known.get(state.setup) ?? new Map<string, Known>();
  if (ofSetup.size === 0) known.set(state.setup, ofSetup);
  const last = ofSetup.get(team);
  if (last !== undefined && namesStay(last.state, state, team)) return last.words;
  const words = wordsOf(state, team);
  ofSetup.set(team, { state, words });
  return words;
}

/** What a team was told last, and of which state. */
interface Known {
  readonly state: State;
  readonly words: Vocabulary;
}
const known = new WeakMap<Setup, Map<string, Known>>();

/** Whether two states of one setup have the same names for a team: steps share what they leave alone. */
function namesStay(before: State, after: State, team: string): boolean {
  if (opponentOf(before, team) !== opponentOf(after, team)) return false;
  const [was, is] = [findTeam(before, team), findTeam(after, team)];
  if (was?.mercs !== is?.mercs || was?.borrowed !== is?.borrowed) return false;
  return after.mercs.every((home, at) => {
    const old = before.mercs[at];
    return home === old || (home.length === old?.length && home.every((row, n) => rowStays(old[n], row)));
  });
}

const rowStays = (before: MercState | undefined, after: MercState): boolean =>
  before === after ||
  (before?.key === after.key &&
    before.team === after.team &&
    before.status === after.status &&
    before.held === after.held);

function wordsOf(state: State, team: string): Vocabulary {
  const row = findTeam(state, team);
  const mercs = row ? [...row.mercs, ...row.borrowed] : [];
  return {
    abilities: mercs.flatMap((merc) => sourcesOf(state, merc)).map((source) => abilityWords(state, source)),
    mercs: [
      ...Object.keys(state.setup.mercs).map((merc) => mercWords(state, team, merc)),
      ...thingWords(state, team, mercs),
    ],
  };
}

function abilityWords(state: State, { holder, ability }: Source): VocabularyAbility {
  const { def } = abilityOf(state, ability);
  const selection = def.selection ?? [];
  const aim = aimOf(def);
  const kind = kindOfTarget(def);
  const ally = selection.includes('Ally Only');
  const enemy = selection.includes('Enemy Only');
  const declared = def.type !== 'Trigger' && def.type !== 'Passive' && def.type !== 'On Purchase';
  return {
    key: ability,
    name: def.name,
    merc: holder,
    aims: declared ? namesOf(aim) : null,
    aimsAt: ally === enemy ? 'any' : ally ? 'ally' : 'enemy',
    ...(kind === 'merc' ? {} : { takes: kind }),
    ...(declared && namesOf(aim) === null ? { finds: foundBy(state, holder, def) } : {}),
  };
}

/** On whom an ability falls that nobody aims. */
function foundBy(state: State, holder: string, def: Ability): readonly string[] {
  const user = userOf(state, holder) ?? holder;
  const { kind } = aimOf(def);
  return kind === 'user' ? [user] : kind === 'team' ? rangeOf(state, user, def) : [];
}

/** Terrains and teams, where an ability of the team's may be aimed at such. */
function thingWords(state: State, team: string, mercs: readonly string[]): VocabularyMerc[] {
  const kinds = new Set(
    mercs.flatMap((merc) => sourcesOf(state, merc).map(({ ability }) => kindOfTarget(abilityOf(state, ability).def))),
  );
  const opponent = opponentOf(state, team);
  return state.teams.flatMap(({ key, terrains }): VocabularyMerc[] => {
    const side = key === team ? 'ally' : key === opponent ? 'enemy' : 'other';
    return [
      ...(kinds.has('team') ? [{ key, name: teamName(state, key), aka: [], side, is: 'team' } as const] : []),
      ...(kinds.has('terrain')
        ? terrains.map(({ name }) => ({ key: terrainKey(key, name), name, aka: [], side, is: 'terrain' }) as const)
        : []),
    ];
  });
}

function mercWords(state: State, team: string, merc: string): VocabularyMerc {
  const { name, aka = [] } = cardOf(state, merc);
  const side = sideOf(state, merc);
  const enemy = side !== null && side === opponentOf(state, team);
  return { key: merc, name, aka, side: side === team ? 'ally' : enemy ? 'enemy' : 'other' };
}
