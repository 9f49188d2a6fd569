import { BY_CHANCE } from '../../kernel/dice';
import type { Entry, NewEntry } from '../entry';
import { crisisCollide } from '../ruleset';
import type { Setup } from '../setup';
import type { State } from '../state';
import { SIDES } from '../terms';
import { view } from '../view';
import type { Bot } from './bot';
import type { Roll } from './plans';

export interface BotDuel {
  readonly state: State;
  /** The journal of the duel: folding it gives the state again. */
  readonly entries: readonly Entry[];
}

/**
 * Lets two bots play a duel to its end, each on its own view.
 * @param most turns after which it is broken off, undecided
 */
export function playDuel(setup: Setup, bots: readonly [Bot, Bot], roll: Roll, most: number): BotDuel {
  const entries: Entry[] = [];
  let state = crisisCollide.open(setup);
  const append = (entry: NewEntry) => {
    const seq = entries.length + 1;
    const full: Entry = {
      ...entry,
      id: `bots-${seq}`,
      seq,
      at: '2020-01-01T00:00:00.000Z',
      actor: 'by' in entry ? entry.by : 'clock',
    };
    entries.push(full);
    state = crisisCollide.step(state, full, BY_CHANCE);
  };
  while (state.stage !== 'over' && state.turn <= most) {
    const { stage } = state;
    // Bots look at what is and not at what was: without its log a view is made in no time.
    const now = { ...state, log: [] };
    const seen = SIDES.map((side) => view(now, { kind: 'leader', team: setup.sides[side].key }));
    for (const side of SIDES) {
      const mine = seen[side];
      if (mine === undefined) continue;
      const by = setup.sides[side].key;
      if (stage === 'orders') append({ kind: 'orders', by, lines: [...bots[side].orders(mine, side, roll)] });
      else if (mine.sides[side].awaiting === 'replacement') {
        const combatant = bots[side].replacement(mine, side, roll);
        if (combatant !== null) append({ kind: 'replace', by, combatant });
      }
    }
    if (stage === 'orders') append({ kind: 'reveal', closesAt: null });
  }
  return { state, entries };
}
