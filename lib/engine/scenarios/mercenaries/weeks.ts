import { type Dice, dieLabel } from '../../rules/kernel/dice';
import { canFoldOn, fold, foldOn, type Journalled } from '../../rules/kernel/fold';
import type { Ruling } from '../../rules/kernel/ruling';
import { mercenaries } from '../../rules/mercenaries';
import type { Entry } from '../../rules/mercenaries/entry';
import type { Setup } from '../../rules/mercenaries/setup';
import type { State } from '../../rules/mercenaries/state';

/** The weeks of a scenario, one journal each. An amendment folds its week again, and those that came after it. */

interface Week {
  readonly setup: Setup;
  readonly journal: readonly Journalled<Entry>[];
  readonly state: State;
}

/** What an entry says, without the envelope that the journal adds. */
export type Bare = Unwrapped<Journalled<Entry>>;
type Unwrapped<E> = E extends unknown ? Omit<E, 'id' | 'seq' | 'at' | 'actor' | 'overrides'> : never;

/** Sees every state that a play comes through. */
export type Observer = (state: State) => void;

export class Weeks {
  private readonly weeks: Week[];

  constructor(
    setup: Setup,
    private readonly observe: Observer = () => {},
  ) {
    this.weeks = [this.open(setup)];
  }

  get state(): State {
    return this.now.state;
  }

  /** The rulings of all weeks, in order. */
  get rulings(): readonly Ruling[] {
    return this.weeks.flatMap(({ state }) => mercenaries.rulings(state));
  }

  /** Appends one entry to the present week, or an amendment to the week that it is about. */
  append(bare: Bare, at: string, week: number = this.state.week): void {
    const place = this.weeks.findIndex(({ state }) => state.week === week);
    const found = this.weeks[place];
    if (!found) throw new Error(`There is no week ${week}.`);
    const seq = found.journal.length + 1;
    const entry: Journalled<Entry> = { ...bare, id: `${week}-${seq}`, seq, at, actor: 'scenario' };
    const journal = [...found.journal, entry];
    this.weeks[place] = { ...found, journal, state: this.folded(found, journal, entry) };
    for (const later of this.weeks.keys()) if (later > place) this.refold(later);
  }

  /** Opens the next week once this one is closed. */
  openNext(): void {
    this.weeks.push(this.open(mercenaries.close(this.state)));
  }

  private get now(): Week {
    const week = this.weeks.at(-1);
    if (!week) throw new Error('A scenario has a week.');
    return week;
  }

  private open(setup: Setup): Week {
    const state = mercenaries.open(mercenaries.setup.parse(setup));
    this.observe(state);
    return { setup, journal: [], state };
  }

  private folded({ setup, state }: Week, journal: readonly Journalled<Entry>[], entry: Journalled<Entry>): State {
    const next =
      canFoldOn(entry) && isEntry(entry)
        ? foldOn(mercenaries, state, [mercenaries.entry.parse(entry)], diceOf(setup.week))
        : fold(mercenaries, setup, journal, diceOf(setup.week));
    this.observe(next);
    return next;
  }

  private refold(place: number): void {
    const before = this.weeks[place - 1];
    const week = this.weeks[place];
    if (!before || !week) return;
    const setup = mercenaries.close(before.state);
    this.weeks[place] = { ...week, setup, state: fold(mercenaries, setup, week.journal, diceOf(setup.week)) };
  }
}

const AMENDING: ReadonlySet<string> = new Set([
  'strike',
  'override',
  'settle',
  'accept',
  'undo',
  'approve',
  'tick',
  'precedent',
]);
const isEntry = (entry: Journalled<Entry>): entry is Entry => !AMENDING.has(entry.kind);

/** Dice of a fixed seed: the same label always shows the same face. */
const diceOf = (week: number): Dice => ({
  roll: (label, sides) => (mixed(`scenario | week ${week} | ${dieLabel(label)}`) % sides) + 1,
});

/** FNV-1a over UTF-16 units, mixed once more so that near labels fall far apart; a whole number of 32 bits. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
