import type { ClauseId } from '../kernel/ruling';
import { same } from '../kernel/words';
import { costWords, isImmediate, paid } from './actions';
import type { Use } from './command';
import { isAvailable } from './expenditure';
import { sayRange } from './forms';
import { abilityOf, creatureOf, findAbility, isCreature, nameOf, noCreature, sheetOf } from './play';
import { isWithin, rangeClause, reachOf } from './ranges';
import type { State } from './state';
import type { StepName } from './terms';
import { list } from './words';

/** Why a use is rejected before anything is expended or spent (step:order, input:refused). */
export interface Refusal {
  readonly step: StepName;
  readonly cites: readonly ClauseId[];
  readonly text: string;
}

/** A use as its words settle it, before it is known whether it is allowed. */
export interface Announced {
  /** The ability's key; null: nobody's ability is called so. */
  readonly ability: string | null;
  readonly mode: string | null;
  /** Its targets: for a personal ability, the user where none is named. */
  readonly on: readonly string[];
  readonly reach: number | null;
  readonly refusals: readonly Refusal[];
}

/**
 * Settles the words of a use and gives every reason that stands against it, the weightiest first.
 * @param answering it is said in answer to another use
 */
export function announce(state: State, user: string, use: Use, answering: boolean): Announced {
  const ability = findAbility(sheetOf(state, user), use.ability);
  const on = [...new Set(use.on ?? [])];
  if (ability === null)
    return { ability, mode: null, on, reach: null, refusals: [unknownAbility(state, user, use.ability)] };
  const { modes, range } = abilityOf(state, user, ability);
  const { mode } = use;
  const found = mode === null ? null : (Object.keys(modes).find((one) => same(one, mode)) ?? null);
  const settled = range.as === 'personal' && on.length === 0 ? [user] : on;
  const refusals = [
    ...modeRefusals(state, user, ability, use.mode, found),
    ...standingRefusals(state, user, ability, answering),
    ...targetRefusals(state, user, ability, use, settled),
  ];
  return { ability, mode: found, on: settled, reach: reachOf(state, user, range), refusals };
}

const unknownAbility = (state: State, user: string, words: string): Refusal => ({
  step: '1a',
  cites: ['step:1a', 'input:refused'],
  text: `${nameOf(state, user)} has no ability called “${words}”.`,
});

function modeRefusals(state: State, user: string, key: string, asked: string | null, found: string | null): Refusal[] {
  const { name, modes } = abilityOf(state, user, key);
  const names = Object.keys(modes);
  const cites = ['step:1a', 'input:refused'];
  if (found !== null || (asked === null && names.length === 0)) return [];
  if (asked === null) return [{ step: '1a', cites, text: `${name} is used in one of its modes: ${list(names)}.` }];
  const modesSaid = names.length === 0 ? 'it has none' : `it has ${list(names)}`;
  return [{ step: '1a', cites, text: `${name} has no mode “${asked}”: ${modesSaid}.` }];
}

/** What stands against using an ability now, whoever it is aimed at. */
export function standingRefusals(state: State, user: string, key: string, answering: boolean): Refusal[] {
  const ability = abilityOf(state, user, key);
  const creature = creatureOf(state, user);
  const refusals: Refusal[] = [];
  if (!isAvailable(state, user, key))
    refusals.push({
      step: '1a',
      cites: ['basics:availability', 'input:refused'],
      text: `${ability.name} is expended.`,
    });
  refusals.push(...timeRefusals(state, user, key, answering));
  const grapplers = creature.distractions.flatMap((one) => (typeof one === 'string' ? [] : [one.grappled]));
  if (ability.kind === 'spell' && ability.components.includes('S') && grapplers.length > 0)
    refusals.push({
      step: '1d',
      cites: ['distraction:grappling', 'step:1d', 'input:refused'],
      text: `${nameOf(state, user)} is grappled by ${list(grapplers.map((one) => nameOf(state, one)))} and cannot supply somatic components.`,
    });
  return refusals;
}

/** Step 1c: whether there is an action for it. */
function timeRefusals(state: State, user: string, key: string, answering: boolean): Refusal[] {
  const { name, action } = abilityOf(state, user, key);
  const { pending, flatFooted, immediate, actions } = creatureOf(state, user);
  const who = nameOf(state, user);
  const refuse = (text: string, ...cites: ClauseId[]): Refusal[] => [
    { step: '1c', cites: [...cites, 'input:refused'], text },
  ];
  if (answering && !isImmediate(action))
    return refuse(`${name} is no immediate action, so it cannot answer another use.`, 'action:immediate');
  const own = state.running === user;
  if (pending !== null && !(own && action.as === 'free')) {
    const busy = abilityOf(state, user, pending.ability).name;
    return refuse(`${who} is taken up with ${busy} and has free actions alone.`, 'action:long');
  }
  if (!own && isImmediate(action)) {
    if (flatFooted) return refuse(`${who} is flat-footed and has no immediate actions.`, 'action:flat-footed');
    return immediate ? refuse(`${who} has taken an immediate action since its last turn.`, 'action:immediate') : [];
  }
  if (!own && action.as === 'free') return refuse(`It is not the turn of ${who}.`, 'action:free');
  if (!own) return refuse(`It is not the turn of ${who}.`);
  if (paid(actions, action) !== null) return [];
  const trade = action.as === 'standard' || action.as === 'move' ? [] : ['action:trade'];
  const long = action.as === 'time' ? ['action:long'] : [];
  return refuse(
    `${who} has no actions left for ${name}, which takes ${costWords(action)}.`,
    'action:turn',
    ...trade,
    ...long,
  );
}

/** Step 1b: whether the targets are there and within range. */
function targetRefusals(state: State, user: string, key: string, use: Use, on: readonly string[]): Refusal[] {
  const { name, range } = abilityOf(state, user, key);
  const refuse = (text: string, ...cites: ClauseId[]): Refusal => ({
    step: '1b',
    cites: [...cites, 'input:refused'],
    text,
  });
  const answerers = use.answers.map(({ by }) => by);
  const named = [...on, ...use.forgo, ...use.willing, ...use.opportunity, ...answerers];
  const refusals = [...new Set(named)]
    .filter((one) => !isCreature(state, one))
    .map((one) => refuse(noCreature(state, one), 'step:1b'));
  if (use.hold && range.as !== 'touch')
    refusals.push(refuse(`${name} is not used by touch, so it cannot be held.`, 'range:hold'));
  if (use.hold) return refusals;
  for (const target of on) {
    if (!isCreature(state, target) || isWithin(state, user, range, target)) continue;
    const why =
      range.as === 'personal'
        ? `${name} can affect its user alone.`
        : `${nameOf(state, target)} is beyond the range of ${name} (${sayReach(state, user, key)}).`;
    refusals.push(refuse(why, 'range:maximum', rangeClause(range)));
  }
  return refusals;
}

function sayReach(state: State, user: string, key: string): string {
  const { range } = abilityOf(state, user, key);
  const reach = reachOf(state, user, range);
  return reach === null || range.as === 'fixed' ? sayRange(range) : `${sayRange(range)}, ${reach} ft.`;
}
