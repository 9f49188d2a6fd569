import { SETUP_VERSION, type Setup, setupSchema } from '../../rules/crisis-collide/setup';
import { ownWords } from '../../rules/kernel/own-words';
import type { DocumentProblem } from '../frame';
import { type CombatantDocument, combatantDocument, type ScenarioDocument } from './document';

export interface Opening {
  readonly setup: Setup | null;
  readonly problems: readonly DocumentProblem[];
}

type OpeningDocument = Pick<ScenarioDocument, 'settings' | 'arena' | 'field' | 'sides' | 'combatants' | 'fighters'>;

/**
 * The set-up that a document asks for, or what the rules have against it, each at its place in the document.
 * @param ownKeys each side's fighters stand under keys of their own, so that no key tells what the other has on the bench
 */
export function openingOf(document: OpeningDocument, ownKeys = false): Opening {
  const sides = Object.entries(document.sides);
  const [first, second] = sides;
  if (first === undefined || second === undefined || sides.length > 2)
    return {
      setup: null,
      problems: [{ path: ['sides'], message: `a duel has two sides, and here are ${sides.length}` }],
    };
  const keys = keysOf(document, ownKeys);
  const combatants: Record<string, unknown> = {};
  const wanted = sides.flatMap(([side, { team }]) => team.map((name) => [side, name] as const));
  for (const [side, name] of wanted) {
    const { key, document: from } = combatantFrom(document, keys, side, name);
    combatants[key] = combatantOf(name, from);
  }
  const setup = setupSchema.safeParse(
    {
      setupVersion: SETUP_VERSION,
      settings: document.settings,
      turn: 1,
      arena: document.arena,
      field: document.field,
      sides: [first, second].map(([side, { team, leader, cr }]) => ({
        key: side,
        name: side,
        team: team.map((name) => keys.key(side, name)),
        leader: keys.key(side, leader ?? team[0] ?? ''),
        cr,
      })),
      combatants,
      fighters: Object.fromEntries(
        Object.entries(document.fighters).map(([key, fighter]) => [key, { name: key, ...fighter }]),
      ),
    },
    { error: ownWords },
  );
  const unused = Object.keys(document.combatants)
    .filter((entry) => !wanted.some(([side, name]) => entry === name || entry === `${side}/${name}`))
    .map((entry): DocumentProblem => ({ path: ['combatants', entry], message: `“${entry}” is on no team` }));
  if (setup.success) return { setup: unused.length === 0 ? setup.data : null, problems: unused };
  const problems = setup.error.issues.map(({ path, message }) => ({ path: placeOf(path, document, keys), message }));
  return { setup: null, problems: [...problems, ...unused] };
}

/** How the scenario calls its combatants: plainly, or `Side/Name` where both teams have one of that name. */
export interface Keys {
  key(side: string, name: string): string;
  /** The key that a name in a step or an expectation means; null: nobody's. */
  find(name: string): string | null;
}

export function keysOf({ sides, fighters }: Pick<ScenarioDocument, 'sides' | 'fighters'>, ownKeys = false): Keys {
  const teams = Object.entries(sides);
  const shared = (name: string) => teams.filter(([, { team }]) => team.includes(name)).length > 1;
  const key = (side: string, name: string) => (ownKeys || shared(name) ? `${side}/${name}` : name);
  const known = new Map<string, string>(Object.keys(fighters).map((name) => [name, name]));
  for (const [side, { team }] of teams)
    for (const name of team) {
      known.set(`${side}/${name}`, key(side, name));
      if (!shared(name)) known.set(name, name);
    }
  return { key, find: (name) => known.get(name) ?? null };
}

/** The entry of the document that a combatant is read from; one without an entry is plain. */
function combatantFrom(
  { combatants }: OpeningDocument,
  keys: Keys,
  side: string,
  name: string,
): { key: string; document: CombatantDocument } {
  const own = `${side}/${name}`;
  const entry = Object.hasOwn(combatants, own)
    ? combatants[own]
    : Object.hasOwn(combatants, name)
      ? combatants[name]
      : null;
  return { key: keys.key(side, name), document: entry ?? combatantDocument.parse({}) };
}

export const combatantOf = (name: string, { abilities, ...rest }: CombatantDocument) => ({
  name,
  ...rest,
  abilities: Object.fromEntries(Object.entries(abilities).map(([key, ability]) => [key, { name: key, ...ability }])),
});

/** The place in the document of a place in the set-up. */
function placeOf(path: readonly PropertyKey[], document: OpeningDocument, keys: Keys): (string | number)[] {
  const [room, at, ...rest] = path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  if (room === undefined) return [];
  if (room === 'sides' && typeof at === 'number') return [room, Object.keys(document.sides)[at] ?? at, ...rest];
  if (room === 'combatants' && typeof at === 'string')
    return [room, Object.keys(document.combatants).find((entry) => keys.find(entry) === at) ?? entryOf(at), ...rest];
  return at === undefined ? [room] : [room, at, ...rest];
}

/** `Ember` of `Ann/Ember`: a combatant that both teams have may stand once, under its plain name. */
const entryOf = (key: string): string => key.slice(key.indexOf('/') + 1);
