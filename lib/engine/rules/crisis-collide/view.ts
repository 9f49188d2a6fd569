import type { Viewer } from '../kernel/ruleset';
import { nearNames } from '../kernel/words';
import { combatantOf } from './board';
import { owes } from './elimination';
import { type Names, namesFor } from './names';
import { sayOrder } from './phrase';
import { isKnown, sideOf } from './posting';
import type { Orders, Snapshot, TurnItem } from './record';
import { type Overrides, overridesOf, type Ruling, rulingsOf } from './rulings';
import type { Ability, Combatant, Laid, Setup } from './setup';
import type { State } from './state';
import { type Heading, opposite, PHASES, type Phase, SIDES, type SideIndex } from './terms';
import { lexicon } from './vocabulary';

/**
 * What one viewer may see of a duel, built by allow-list: nothing gets in that is not named here. Until a
 * turn is revealed the other player and a watcher see that orders were given, and no more (flow:secret); one
 * who has not entered yet is a number on the bench (setup:reveal).
 */
export interface View {
  readonly turn: number;
  readonly stage: State['stage'];
  readonly winner: string | 'draw' | null;
  readonly closesAt: string | null;
  readonly heading: Heading;
  readonly arena: Setup['arena'];
  readonly field: Setup['field'];
  readonly settings: Setup['settings'];
  readonly sides: readonly [SideView, SideView];
  /** By key: those of one's own team and those who have been in play. */
  readonly combatants: Readonly<Record<string, CombatantView>>;
  readonly fighters: Readonly<Record<string, FighterView>>;
  readonly turns: readonly TurnView[];
  /** Rulings outside a turn: replacements, an admin's rulings, and what came back to this viewer. */
  readonly rulings: readonly Ruling[];
  /** Of the viewer's own lines those that came back and have not been put right since. */
  readonly cameBack: readonly CameBack[];
}
/** A line that came back, by the id of its ruling, and names that it may have meant. */
export interface CameBack {
  readonly ruling: string;
  readonly near: readonly string[];
}
export interface SideView {
  readonly key: string;
  readonly name: string;
  readonly cr: number;
  readonly active: string;
  readonly entered: number;
  /** At which moment each of those who have been in play last came in. */
  readonly came: Readonly<Record<string, number>>;
  /** `nothing`: its orders are in, or the other side alone owes a replacement. */
  readonly awaiting: 'orders' | 'replacement' | 'nothing' | 'over';
  /** Orders for the awaited turn. `sealed`: given, and not for this viewer's eyes. */
  readonly orders: { readonly state: 'none' | 'sealed' } | { readonly state: 'open'; readonly value: Orders };
  /** A replacement chosen while the other side still chooses. */
  readonly choice: { readonly state: 'none' | 'sealed' } | { readonly state: 'open'; readonly value: string };
  /** Keys of those on the team that this viewer knows of, and how many there are beside them. */
  readonly known: readonly string[];
  readonly unseen: number;
}
export interface CombatantView {
  readonly key: string;
  /** As sentences call it. */
  readonly label: string;
  readonly name: string;
  readonly side: string;
  readonly class: Combatant['class'];
  readonly difficulty: Combatant['difficulty'];
  readonly hp: number;
  readonly mostHp: number;
  readonly ap: number;
  readonly mostAp: number;
  readonly space: number | null;
  readonly inPlay: boolean;
  readonly eliminated: boolean;
  readonly move: Combatant['move'];
  readonly resistance: Combatant['resistance'];
  readonly trait: Combatant['trait'];
  readonly abilities: Readonly<Record<string, Ability>>;
  readonly laid: readonly Laid[];
}
export interface FighterView {
  readonly key: string;
  readonly name: string;
  readonly side: string;
  readonly hp: number;
  readonly mostHp: number;
  readonly space: number | null;
  readonly gone: boolean;
  readonly resistance: Combatant['resistance'];
  readonly laid: readonly Laid[];
}
/** A turn that was played, phase by phase. */
export interface TurnView {
  readonly turn: number;
  readonly entry: string;
  readonly at: string;
  readonly cut: boolean;
  /** What each side ordered, in words; null: nothing that stood. */
  readonly orders: readonly [readonly (string | null)[], readonly (string | null)[]];
  readonly phases: readonly PhaseView[];
}
export interface PhaseView {
  readonly phase: Phase;
  readonly start: Snapshot;
  readonly moved: Snapshot;
  readonly end: Snapshot;
  readonly rulings: readonly Ruling[];
}

export function view(state: State, viewer: Viewer): View {
  const { setup } = state;
  const own = viewer.kind === 'leader' ? sideOf(state, viewer.team) : null;
  const sees = (side: SideIndex) => viewer.kind === 'record' || side === own;
  const known = (key: string) =>
    SIDES.some((side) => setup.sides[side].team.includes(key) && (sees(side) || isKnown(state, opposite(side), key)));
  const names = namesFor(setup, known);
  const overrides = overridesOf(state.log);
  const rulings = state.log
    .filter((item) => item.kind !== 'turn' && (item.kind !== 'refusals' || maySeeRefusals(item.side)))
    .flatMap((item) => rulingsOf(item, setup, names, overrides));
  return {
    turn: state.turn,
    stage: state.stage,
    winner: state.winner,
    closesAt: state.closesAt,
    heading: state.heading,
    arena: setup.arena,
    field: setup.field,
    settings: setup.settings,
    sides: [sideView(state, 0, sees(0), known), sideView(state, 1, sees(1), known)],
    combatants: Object.fromEntries(
      SIDES.flatMap((side) =>
        setup.sides[side].team
          .filter(known)
          .flatMap((key) => combatantView(state, side, key, names).map((one) => [key, one] as const)),
      ),
    ),
    fighters: Object.fromEntries(
      Object.entries(setup.fighters).map(([key, { name, side, hp: mostHp, resistance }]) => {
        const { hp, space, laid } = state.fighters[key] ?? { hp: 0, space: null, laid: [] };
        return [key, { key, name, side, hp, mostHp, space, gone: hp === 0, resistance, laid }];
      }),
    ),
    turns: state.log
      .filter((item) => item.kind === 'turn')
      .map((item) => turnView(item, setup, names, overrides, sees)),
    rulings,
    cameBack: own === null ? [] : cameBack(rulings, state, own),
  };

  function maySeeRefusals(side: SideIndex | null): boolean {
    return side === null ? viewer.kind === 'admin' || viewer.kind === 'record' : sees(side);
  }
}

/** The last line that came back for each phase, as long as nothing was accepted for it after; and those of no phase. */
const cameBack = (rulings: readonly Ruling[], state: State, side: SideIndex): CameBack[] =>
  state.sides[side].refused.flatMap((entry, slot) => {
    const phase = PHASES[slot] ?? null;
    const found = rulings.filter((one) => one.outcome === 'Refused' && one.entry === entry && one.phase === phase);
    const last = phase === null ? found : found.slice(-1);
    return last.map((ruling) => ({ ruling: ruling.id, near: nearOf(ruling, state, side) }));
  });

/** The lines that came back to the viewer, with their rulings. */
export const cameBackTo = ({ cameBack, rulings }: Pick<View, 'cameBack' | 'rulings'>) =>
  cameBack.flatMap(({ ruling: id, near }) => {
    const ruling = rulings.find((one) => one.id === id);
    return ruling === undefined ? [] : [{ ruling, near }];
  });

function nearOf({ fact }: Ruling, state: State, side: SideIndex): readonly string[] {
  if (fact.about !== 'line') return [];
  const { refusal } = fact;
  const { fighters, team, labels } = lexicon(state, state.setup.sides[side].key);
  const called = (all: typeof team) => all.flatMap(({ names }) => names.slice(0, 1));
  switch (refusal.why) {
    case 'no such name':
      return nearNames(refusal.words, called(fighters));
    case 'no teammate':
      return nearNames(refusal.words, called(team));
    case 'no such space':
      return nearNames(refusal.words, Object.keys(labels));
    case 'no ability': {
      const { abilities } = combatantOf(state.setup, refusal.combatant);
      return nearNames(
        refusal.words,
        Object.values(abilities).map(({ name }) => name),
      );
    }
    default:
      return [];
  }
}

function sideView(state: State, side: SideIndex, open: boolean, known: (key: string) => boolean): SideView {
  const { key, name, team } = state.setup.sides[side];
  const { active, entered, came, cr, orders, choice } = state.sides[side];
  const shown = team.filter(known);
  const given = orders.some((order) => order !== null);
  return {
    key,
    name,
    cr,
    active,
    entered,
    came,
    awaiting: awaiting(state, side),
    orders: !given ? { state: 'none' } : open ? { state: 'open', value: orders } : { state: 'sealed' },
    choice: choice === null ? { state: 'none' } : open ? { state: 'open', value: choice } : { state: 'sealed' },
    known: shown,
    unseen: team.length - shown.length,
  };
}

/** What the duel waits for from a side. */
export function awaiting(state: State, side: SideIndex): SideView['awaiting'] {
  if (state.stage === 'over') return 'over';
  const { orders, choice } = state.sides[side];
  if (state.stage === 'replacement') return owes(state, side) && choice === null ? 'replacement' : 'nothing';
  return orders.every((order) => order !== null) ? 'nothing' : 'orders';
}

function combatantView(state: State, side: SideIndex, key: string, names: Names): CombatantView[] {
  const combatant = state.setup.combatants[key];
  const standing = state.fighters[key];
  if (combatant === undefined || standing === undefined) return [];
  const { name, move, resistance, trait, abilities, difficulty } = combatant;
  const { hp, ap, space, laid } = standing;
  return [
    {
      key,
      label: names.fighter(key),
      name,
      side: state.setup.sides[side].key,
      class: combatant.class,
      difficulty,
      hp,
      mostHp: combatant.hp,
      ap,
      mostAp: combatant.ap,
      space,
      inPlay: state.sides[side].active === key && hp > 0,
      eliminated: hp === 0,
      move,
      resistance,
      trait,
      abilities,
      laid,
    },
  ];
}

/** @param sees whose orders are shown as they were written: how another side's are told hangs on nothing that it hides */
function turnView(
  item: TurnItem,
  setup: Setup,
  names: Names,
  overrides: Overrides,
  sees: (side: SideIndex) => boolean,
): TurnView {
  const { turn, entry, at, cut, orders, phases } = item;
  const all = rulingsOf(item, setup, names, overrides);
  const words = (side: SideIndex) =>
    orders[side].map((order) => order && (sees(side) ? order.text : sayOrder(order, names)));
  return {
    turn,
    entry,
    at,
    cut,
    orders: [words(0), words(1)],
    phases: phases.map(({ phase, start, moved, end }) => ({
      phase,
      start,
      moved,
      end,
      rulings: all.filter((ruling) => ruling.phase === phase),
    })),
  };
}
