import { MOST } from '../kernel/numbers';
import { passUses } from './expenditure';
import { change, creatureOf, nameOf, note, type Play, rule } from './play';
import { type State, WHOLE } from './state';
import { openRound, passTime } from './turn';
import { count } from './words';

/** How far time is passed over: turns count on from there, and stay within the bounds of every number. */
const LAST_ROUND = MOST / 2;

/** Who keeps time from passing outside of turns: those with a held charge or a long action. */
export const busy = (state: State): string[] =>
  Object.keys(state.creatures).filter((key) => {
    const { held, pending } = creatureOf(state, key);
    return held !== null || pending !== null;
  });

/**
 * Time passes outside of turns: so many rounds with all their turns. What is counted is counted on, and no check is
 * rolled; the next turn opens a new round.
 */
export function elapse(play: Play, rounds: number): void {
  const [first] = busy(play.state);
  if (first !== undefined) {
    rule(play, 'elapse', {
      by: first,
      outcome: 'Rejected',
      cites: ['input:refused'],
      reason: `Time cannot pass while ${nameOf(play.state, first)} holds a charge or is taken up with a long action.`,
    });
    return;
  }
  if (play.state.round + rounds > LAST_ROUND) {
    rule(play, 'elapse', {
      by: Object.keys(play.state.creatures)[0] ?? '',
      outcome: 'Rejected',
      cites: ['input:refused'],
      reason: `An encounter passes over ${LAST_ROUND.toLocaleString('en-US')} rounds at most, and it is in round ${play.state.round.toLocaleString('en-US')}.`,
    });
    return;
  }
  note(play, 'time', null, `${count(rounds, 'round')} pass.`, ['action:round']);
  openRound(play, rounds);
  for (const [key, { turns, immediate }] of Object.entries(play.state.creatures)) {
    const owes = immediate && rounds === 1;
    change(play, key, {
      turns: turns + rounds,
      actions: { ...WHOLE, swift: !owes },
      immediate: false,
      continuous: 0,
    });
    passUses(play, key, rounds);
  }
  for (const key of Object.keys(play.state.creatures)) passTime(play, key, rounds);
}
