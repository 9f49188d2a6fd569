import type { Dice } from '../../../lib/engine/rules/kernel/dice';
import { dieLabel } from '../../../lib/engine/rules/kernel/dice';
import { mercenaries } from '../../../lib/engine/rules/mercenaries';
import type { Entry, NewEntry } from '../../../lib/engine/rules/mercenaries/entry';
import type { Ability, Setup } from '../../../lib/engine/rules/mercenaries/setup';
import type { State } from '../../../lib/engine/rules/mercenaries/state';
import type { Move, Season } from './season';

/** Random seasons as they are played: moves become entries of a journal, most of them such as the rules allow. */

/** A season as it was played: its opening, and the journal of its week, stream `3`. */
export interface Played {
  readonly setup: Setup;
  readonly journal: Entry[];
}

/** What is to hold of a played season, as a property over seasons: the engine is stepped within the property alone. */
export const whenPlayed =
  <More extends unknown[]>(check: (season: Played, ...more: More) => void) =>
  ({ setup, moves: list }: Season, ...more: More): void =>
    check({ setup, journal: journalOf(setup, list) }, ...more);

/** Plays the moves, so that most declarations are ones that the rules allow. */
export const journalOf = (setup: Setup, list: readonly Move[]): Entry[] => inJournal(carriedOut(setup, list).journal);

/** A season after so many of its moves, and how many entries they came to. */
export function playedTo({ setup, moves: list }: Season, count: number): { state: State; seq: number } {
  const { state, journal } = carriedOut(setup, list.slice(0, count));
  return { state, seq: journal.length };
}

function carriedOut(setup: Setup, list: readonly Move[]): { readonly state: State; readonly journal: NewEntry[] } {
  let state = mercenaries.open(setup);
  const journal: NewEntry[] = [];
  for (const move of list) {
    const entry = move.kind === 'use' ? chosen(state, move.picks) : move;
    if (!entry) continue;
    journal.push(entry);
    state = mercenaries.step(state, inPlace(entry, journal.length), testDice);
  }
  return { state, journal };
}

function chosen(state: State, [which = 0, ...picks]: readonly number[]): NewEntry | null {
  const { mercs } = mercenaries.view(state, { kind: 'record' });
  const open = Object.values(mercs).flatMap(({ key: merc, controller, abilities }) =>
    controller === null
      ? []
      : abilities.filter(({ usable }) => usable).map(({ key }) => ({ merc, by: controller, ability: key })),
  );
  const found = open[which % Math.max(1, open.length)];
  if (!found) return null;
  const words = mercenaries.vocabulary(state, found.by);
  const aim = words.abilities.find(({ key, merc }) => key === found.ability && merc === found.merc);
  const sides = words.mercs.filter(
    ({ side, key, is }) => is === undefined && key !== 'free0' && (aim?.aimsAt === 'any' || side === aim?.aimsAt),
  );
  const wanted = aim?.aims ? Math.max(aim.aims.min, Math.min(aim.aims.max, 2)) : 0;
  const { aimsAt = 'merc' } = setupAbility(state, found.ability);
  if (aimsAt !== 'merc') return { kind: 'declare', ...found, targets: [aimsAt === 'team' ? 'blue' : 'blue/Mill'] };
  const targets = new Set(
    picks.map((pick) => sides[pick % Math.max(1, sides.length)]?.key).filter((key) => key !== undefined),
  );
  return { kind: 'declare', ...found, targets: [...targets].slice(0, wanted), includeUnrosterable: which % 7 === 0 };
}

export const inJournal = (entries: readonly NewEntry[]): Entry[] => entries.map((entry, at) => inPlace(entry, at + 1));

const inPlace = (entry: NewEntry, seq: number): Entry => ({
  ...entry,
  id: `3-${seq}`,
  seq,
  at: new Date(Date.UTC(2026, 0, 1, 12, 0, seq - 1)).toISOString(),
  actor: 'someone',
});

const setupAbility = ({ setup }: State, ability: string): Partial<Ability> =>
  setup.mercs[ability.slice(0, ability.indexOf('/'))]?.abilities[ability.slice(ability.indexOf('/') + 1)] ?? {};

/** Dice whose faces follow from their label alone. */
export const testDice: Dice = {
  roll: (label, sides) => {
    let sum = 7;
    for (const char of dieLabel(label)) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003;
    return (sum % sides) + 1;
  },
};
