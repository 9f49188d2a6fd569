import type { SideSnapshot, Snapshot } from '../../../engine/rules/crisis-collide/record';
import type { Ruling } from '../../../engine/rules/crisis-collide/rulings';
import { SIDES, type SideIndex } from '../../../engine/rules/crisis-collide/terms';
import type { PhaseView, View } from '../../../engine/rules/crisis-collide/view';
import { inList } from '../../../engine/rules/kernel/say';

/** The seven spaces of a moment of a duel, as they are to be drawn: places are numbers of spaces, never pixels. */
export interface Drawing {
  readonly tokens: readonly Token[];
  readonly moves: readonly Path[];
  readonly clashes: readonly Clash[];
  readonly reaches: readonly Reach[];
  readonly labels: readonly { readonly space: number; readonly name: string }[];
  /** All of it in words. */
  readonly words: string;
}
export interface Token {
  readonly key: string;
  readonly name: string;
  readonly side: SideIndex;
  readonly space: number;
  /** `was`: it stood there before; `other`: it is no combatant. */
  readonly look: 'here' | 'was' | 'other';
  /** Beside another combatant on the same space. */
  readonly shares: boolean;
}
export interface Path {
  readonly side: SideIndex;
  readonly from: number;
  readonly to: number;
}
export interface Clash {
  readonly space: number;
  readonly what: 'collision' | 'shift';
  readonly words: string;
}
export interface Reach {
  readonly name: string;
  readonly side: SideIndex;
  readonly from: number;
  readonly to: number;
  /** Spaces on which somebody was hit. */
  readonly hits: readonly number[];
}

type Named = (key: string) => string;

/** Somebody whom a revealed order named, and who has not been seen: by name, which ends a key of its side's own. */
const unseen = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Where everybody stands now. */
export function drawNow(view: View): Drawing {
  const spaces = view.sides.map(({ active }) => view.combatants[active]?.space ?? null);
  const tokens = SIDES.flatMap((side): Token[] => {
    const { active } = view.sides[side];
    const space = spaces[side] ?? null;
    const name = view.combatants[active]?.label ?? active;
    return space === null ? [] : [{ key: active, name, side, space, look: 'here', shares: spaces[0] === spaces[1] }];
  });
  const others = Object.values(view.fighters).flatMap(({ key, name, side, space }): Token[] =>
    space === null ? [] : [{ key, name, side: sideOf(view, side), space, look: 'other', shares: false }],
  );
  const all = [...tokens, ...others];
  const words = `${inList(all.map(({ name, space }) => `${name} is on space ${space}`))}.`;
  return { tokens: all, moves: [], clashes: [], reaches: [], labels: labelsOf(view), words };
}

/** What happened in a phase: from where everybody stood to where they stand as it ends. */
export function drawPhase(phase: PhaseView, view: View): Drawing {
  const named: Named = (key) => view.combatants[key]?.label ?? view.fighters[key]?.name ?? unseen(key);
  const { start, moved, end, rulings } = phase;
  const sentences: string[] = [];
  const tokens = SIDES.flatMap((side) => tokensOf(start, end, side, named));
  for (const side of SIDES) sentences.push(walk(start.sides[side], end.sides[side], named));
  const others = end.others.map(
    ({ key, space }): Token => ({
      ...{ key, name: named(key), space, shares: false },
      side: sideOf(view, view.fighters[key]?.side ?? ''),
      look: 'other',
    }),
  );
  const moves: Path[] = [];
  const clashes: Clash[] = [];
  const reaches: Reach[] = [];
  for (const ruling of rulings) {
    const side = sideOf(view, ruling.by ?? '');
    const { fact } = ruling;
    if (fact.about === 'movement') {
      const to = ruling.outcome === 'Collided' ? fact.reach : fact.to;
      if (fact.from !== to) moves.push({ side, from: fact.from, to });
      if (ruling.outcome === 'Collided' && !clashes.some(({ space }) => space === fact.reach)) {
        clashes.push({ space: fact.reach, what: 'collision', words: 'both back' });
        sentences.push(`Both try for space ${fact.reach} and collide.`);
      }
    } else if (fact.about === 'shift' && ruling.outcome === 'Negated') {
      clashes.push({ space: fact.space, what: 'shift', words: `shift to ${named(fact.in)}` });
      sentences.push(`The shift to ${named(fact.in)} is negated.`);
    } else if (fact.about === 'ability' && fact.use.reach !== null) {
      const reach = reachOf(ruling, side, fact.use.reach, moved, view);
      reaches.push(reach);
      const hit = inList(fact.use.hits.map(named));
      sentences.push(`${reach.name} reaches spaces ${reach.from} to ${reach.to} and hits ${hit || 'nobody'}.`);
    }
  }
  return {
    tokens: [...tokens, ...others],
    moves,
    clashes,
    reaches,
    labels: labelsOf(view),
    words: sentences.join(' '),
  };
}

const labelsOf = ({ arena }: View) => Object.entries(arena.labels).map(([name, space]) => ({ name, space }));

const sideOf = ({ sides }: View, key: string): SideIndex => (sides[1].key === key ? 1 : 0);

function tokensOf(start: Snapshot, end: Snapshot, side: SideIndex, named: Named): Token[] {
  const [before, after] = [start.sides[side], end.sides[side]];
  const shares = end.sides[0].space === end.sides[1].space;
  const here: Token = {
    ...{ key: after.active, name: named(after.active), side, space: after.space, shares },
    look: 'here',
  };
  if (before.space === after.space) return [here];
  const was: Token = {
    ...{ key: before.active, name: named(before.active), side, space: before.space, shares: false },
    look: 'was',
  };
  const other = end.sides[side === 0 ? 1 : 0];
  return other.space === before.space ? [here] : [was, here];
}

function walk(before: SideSnapshot, after: SideSnapshot, named: Named): string {
  const name = named(after.active);
  if (before.active !== after.active) return `${name} comes in for ${named(before.active)} on space ${after.space}.`;
  return before.space === after.space
    ? `${name} stays on space ${after.space}.`
    : `${name} goes from space ${before.space} to ${after.space}.`;
}

function reachOf(
  { ability, combatant, hits }: Ruling,
  side: SideIndex,
  [from, to]: readonly [number, number],
  moved: Snapshot,
  view: View,
): Reach {
  const standing = [
    ...moved.sides.map(({ active, space }) => ({ key: active, space })),
    ...moved.others.map(({ key, space }) => ({ key, space })),
  ];
  const name = view.combatants[combatant ?? '']?.abilities[ability ?? '']?.name ?? ability ?? '';
  const at = standing.filter(({ key }) => hits.includes(key)).map(({ space }) => space);
  return { name, side, from, to, hits: [...new Set(at)] };
}
