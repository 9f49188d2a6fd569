import { fold } from '../../../lib/engine/rules/kernel/fold';
import { mercenaries } from '../../../lib/engine/rules/mercenaries';
import { playedDemoWeeks } from '../demo-weeks';
import { check, type Figure, type Workload } from '../figure';
import { trivialMove } from '../moves';

/** The demo season's three weeks, folded anew from their journals. */
export const replay: Workload = {
  name: 'replay',
  figures(compared) {
    const weeks = playedDemoWeeks();
    check(weeks.length === 3, 'three weeks of the demo season are played to their end');
    const entries = weeks.reduce((sum, { journal }) => sum + journal.length, 0);
    const run = () => weeks.map(({ setup, journal, dice }) => fold(mercenaries, setup, journal, dice(journal)));
    for (const [place, state] of run().entries()) {
      check(
        JSON.stringify(state) === JSON.stringify(weeks[place]?.state),
        `week ${place + 1} replays to the same bytes`,
      );
      check(state.phase === 'Closed' && state.rulings.count > 20, `week ${place + 1} is a whole week`);
    }
    const ours = { unit: `the replay of the demo season's three weeks, ${entries} entries`, units: 1, run };
    const theirs = trivialMove(compared);
    const limit = 'the first fold of a week looks all its names up anew, and dice are HMACs';
    const figures: Figure[] = [
      { name: 'replay_ms', ours, theirs, as: 'milliseconds', bar: { atMost: 60 }, limit },
      { name: 'replay_in_moves', ours, theirs, as: 'cost', bar: null, limit },
    ];
    return figures;
  },
};
