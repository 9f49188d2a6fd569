import type { Combatant, Setup } from '../setup';
import { SETUP_VERSION } from '../setup';
import { open, type State } from '../state';
import { SIDES, type SideIndex } from '../terms';
import type { View } from '../view';

/**
 * The duel as the player behind a view may take it to be: what is shown as it is, and for each opponent not
 * seen yet a plain stand-in. A bot looks ahead on this, so that it can know no more than its player.
 * @returns null unless both sides have a combatant in play.
 */
export function imagine(view: View): State | null {
  if (SIDES.some((side) => view.combatants[view.sides[side].active]?.inPlay !== true)) return null;
  const combatants: Setup['combatants'] = {};
  for (const [key, seen] of Object.entries(view.combatants)) {
    const { name, difficulty, mostHp, mostAp, hp, ap, space, move, resistance, trait, abilities, laid } = seen;
    const now = { hp, ap, ...(space === null ? {} : { space }), laid: [...laid] };
    combatants[key] = {
      name,
      class: seen.class,
      difficulty,
      hp: mostHp,
      ap: mostAp,
      move,
      resistance,
      trait,
      abilities,
      now,
    };
  }
  const sideOf = (index: SideIndex): Setup['sides'][number] => {
    const { key, name, cr, active, entered, came, known, unseen } = view.sides[index];
    const standIns = Array.from({ length: unseen }, (_, at) => `${key}/unseen ${at + 1}`);
    for (const standIn of standIns) combatants[standIn] = { ...UNSEEN, name: standIn };
    return {
      key,
      name,
      team: [...known, ...standIns],
      leader: active,
      cr,
      seen: [...known],
      entered,
      came: { ...came },
    };
  };
  return open({
    setupVersion: SETUP_VERSION,
    settings: view.settings,
    turn: view.turn,
    heading: view.heading,
    arena: view.arena,
    field: view.field,
    sides: [sideOf(0), sideOf(1)],
    combatants,
    fighters: Object.fromEntries(
      Object.entries(view.fighters).map(([key, { name, side, hp, mostHp, space, resistance, laid }]) => [
        key,
        { name, side, space: space ?? 1, hp: mostHp, resistance, now: { hp, laid: [...laid] } },
      ]),
    ),
  });
}

/** Somebody of whom nothing is known: middling, with one plain attack. */
const UNSEEN: Combatant = {
  name: '',
  class: 'Offense',
  difficulty: 'Beginner',
  hp: 300,
  ap: 100,
  move: { back: 1, forward: 2 },
  resistance: { Physical: 0, Elemental: 0, Spiritual: 0 },
  trait: null,
  abilities: {
    strike: {
      name: 'strike',
      cost: { of: 'AP', amount: 25 },
      attack: { strength: 45, hits: 1 },
      range: { from: 1, to: 2 },
      type: 'Physical',
      priority: 0,
      rate: 15,
      attributes: [],
      effects: [],
      text: '',
    },
  },
};
