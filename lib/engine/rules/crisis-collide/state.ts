import type { LogItem, Orders } from './record';
import type { Laid, Setup } from './setup';
import { type Heading, SIDES, type SideIndex, STARTS } from './terms';

/** A duel as it stands: plain JSON. */
export interface State {
  readonly setup: Setup;
  /** The turn whose orders are awaited, or in which the duel stands. */
  readonly turn: number;
  readonly stage: 'orders' | 'replacement' | 'over';
  /** The key of the side that won; null while nobody has. */
  readonly winner: string | 'draw' | null;
  readonly closesAt: string | null;
  /** Which way the first side faces; the other faces against it (move:forward). */
  readonly heading: Heading;
  readonly moment: number;
  readonly sides: readonly [SideState, SideState];
  readonly fighters: Readonly<Record<string, Standing>>;
  readonly log: readonly LogItem[];
}

export interface SideState {
  /** Who is in play; one that is eliminated stays here until another enters for it. */
  readonly active: string;
  /** The moment at which it came in, which is how old its trait is (level:later). */
  readonly entered: number;
  /** At which moment each of those seen last came in. */
  readonly came: Readonly<Record<string, number>>;
  readonly cr: number;
  /** Who has been in play so far, in that order (setup:reveal). */
  readonly seen: readonly string[];
  /** Orders for the awaited turn. */
  readonly orders: Orders;
  /**
   * The entry whose line was refused last for each phase of the awaited turn and has not been put right since; last, of
   * lines that name no phase, until the next post. No set-up holds it: entries are those of one journal.
   */
  readonly refused: Refused;
  /** Who is to enter for an eliminated combatant, chosen while the other side still chooses. */
  readonly choice: string | null;
}

/** The changing numbers of a fighter. At 0 HP a combatant is eliminated and any other fighter gone. */
export interface Standing {
  readonly hp: number;
  /** 0 for a fighter that is no combatant. */
  readonly ap: number;
  /** null: not on the arena. */
  readonly space: number | null;
  readonly laid: readonly Laid[];
}

export const NO_ORDERS: Orders = [null, null, null];
export type Refused = readonly [string | null, string | null, string | null, string | null];
export const NONE_REFUSED: Refused = [null, null, null, null];

/** A duel at its beginning (setup:arena, setup:leader, setup:reveal). */
export function open(setup: Setup): State {
  const spaces = SIDES.map((side) => startingSpace(setup, side));
  const [left = STARTS[0], right = STARTS[1]] = spaces;
  const fighters: Record<string, Standing> = {};
  for (const index of SIDES)
    for (const key of setup.sides[index].team) {
      const combatant = setup.combatants[key];
      if (combatant === undefined) continue;
      const { now } = combatant;
      fighters[key] = {
        hp: now?.eliminated === true ? 0 : (now?.hp ?? combatant.hp),
        ap: now?.ap ?? combatant.ap,
        space: key === setup.sides[index].leader ? (index === 0 ? left : right) : null,
        laid: now?.laid ?? [],
      };
    }
  for (const [key, { now, hp, space }] of Object.entries(setup.fighters)) {
    const left = now?.hp ?? hp;
    fighters[key] = { hp: left, ap: 0, space: left === 0 ? null : (now?.space ?? space), laid: now?.laid ?? [] };
  }
  const moments = [
    ...Object.values(fighters).flatMap(({ laid }) => laid.map(({ moment }) => moment)),
    ...setup.sides.map(({ entered = 0 }) => entered),
  ];
  return {
    setup,
    turn: setup.turn,
    stage: 'orders',
    winner: null,
    closesAt: null,
    heading: left === right ? (setup.heading ?? 1) : left > right ? -1 : 1,
    moment: Math.max(0, ...moments),
    sides: [openSide(setup, fighters, 0), openSide(setup, fighters, 1)],
    fighters,
    log: [],
  };
}

const startingSpace = (setup: Setup, side: SideIndex): number =>
  setup.combatants[setup.sides[side].leader]?.now?.space ?? STARTS[side];

/** Keys of those whom both players know as a duel opens: who leads, has been in play, or is eliminated. */
export const seenAtFirst = (setup: Setup): string[] => open(setup).sides.flatMap(({ seen }) => [...seen]);

function openSide(setup: Setup, fighters: Readonly<Record<string, Standing>>, index: SideIndex): SideState {
  const { team, leader, cr, seen = [], entered = 0, came = {} } = setup.sides[index];
  const known = team.filter((key) => key !== leader && (seen.includes(key) || fighters[key]?.hp === 0));
  return {
    active: leader,
    entered,
    came: { ...came, [leader]: entered },
    cr,
    seen: [...known, leader],
    orders: NO_ORDERS,
    refused: NONE_REFUSED,
    choice: null,
  };
}

/** The set-up of a rematch: the same teams, rested, with nothing brought along. */
export function rematch({ setup }: State): Setup {
  const [first, second] = setup.sides.map(({ key, name, team, leader }) => ({ key, name, team, leader, cr: 0 }));
  if (first === undefined || second === undefined) return setup;
  return {
    ...setup,
    turn: 1,
    sides: [first, second],
    combatants: mapValues(setup.combatants, ({ now: _, ...fresh }) => fresh),
    fighters: mapValues(setup.fighters, ({ now: _, ...fresh }) => fresh),
  };
}

/**
 * The set-up with which a duel goes on from here: every number, place and lasting effect as it stands, without
 * the orders given for the awaited turn.
 * @returns null unless both sides have a combatant in play.
 */
export function resume(state: State): Setup | null {
  const { setup, heading, turn } = state;
  if (state.stage !== 'orders') return null;
  const standing = (key: string) => {
    const { hp = 0, ap = 0, space = null, laid = [] } = state.fighters[key] ?? {};
    return { hp, ap, ...(space === null ? {} : { space }), laid: [...laid] };
  };
  const sideNow = (index: SideIndex) => {
    const { active, cr, seen, entered, came } = state.sides[index];
    return { ...setup.sides[index], leader: active, cr, seen: [...seen], entered, came: { ...came } };
  };
  return {
    ...setup,
    turn,
    heading,
    sides: [sideNow(0), sideNow(1)],
    combatants: mapValues(setup.combatants, (combatant, key) => ({ ...combatant, now: standing(key) })),
    fighters: mapValues(setup.fighters, (fighter, key) => {
      const { ap: _, ...now } = standing(key);
      return { ...fighter, now };
    }),
  };
}

const mapValues = <T, U>(record: Readonly<Record<string, T>>, to: (value: T, key: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));
