import { deviants } from '../../../lib/engine/rules/deviants/ruleset';
import { SETUP_VERSION } from '../../../lib/engine/rules/deviants/setup';
import type { State } from '../../../lib/engine/rules/deviants/state';
import { BY_CHANCE } from '../../../lib/engine/rules/kernel/dice';
import { check, type Timed, type Workload } from '../figure';

/** A column holds a Character and a Technology of either player. */
const A_COLUMN = 4;
const [SMALL, LARGE] = [100, 1000];

/** One game event that every card of a board answers: put in order, and carried out. */
export const board: Workload = {
  name: 'board',
  figures() {
    const [small, large] = [answeredBy(SMALL), answeredBy(LARGE)];
    const growth = Math.log(large.cards) / Math.log(small.cards);
    return [
      {
        name: 'deviants_10x',
        ours: large.timed,
        theirs: small.timed,
        as: 'cost',
        // n log n: ten times the triggers may take so much more than ten times the time.
        bar: { atMost: Math.round((LARGE / SMALL) * growth * 100) / 100 },
        limit: 'memory: ten times the rulings are no longer in the cache of the processor',
      },
    ];
  },
};

function answeredBy(columns: number): { readonly timed: Timed; readonly cards: number } {
  const state = boardOf(columns);
  const cards = columns * A_COLUMN;
  const entry = deviants.entry.parse({
    ...{ kind: 'event', event: 'Start of Clash', id: 'bench-1', seq: 1, actor: 'judge' },
    at: '2026-01-01T00:00:00.000Z',
  });
  const run = () => deviants.step(state, entry, BY_CHANCE);
  const rulings = deviants.rulings(run());
  check(rulings.length === cards, 'each card answers the event once');
  check(
    rulings.every(({ row, outcome }, at) => row?.place === at + 1 && outcome === 'Resolved'),
    'the cards answer in the order of their row',
  );
  const order = rulings.slice(0, A_COLUMN).map(({ card }) => card);
  check(order.join() === 'North C1,South C1,North T1,South T1', 'a column goes by type, then by the Initiative');
  return { timed: { unit: `one event answered by ${cards.toLocaleString('en')} cards`, units: 1, run }, cards };
}

/** Cards in the reverse of the order in which they answer, so that all of it is sorting. */
function boardOf(columns: number): State {
  const cards = Array.from({ length: columns }, (_, at) => columns - at).flatMap((column) =>
    (['Technology', 'Character'] as const).flatMap((type) =>
      ['South', 'North'].map((player) => ({
        ...{ name: `${player} ${type[0]}${column}`, type, player, zone: 'board', column, planning: 0, power: 0 },
        ...{ tags: [], fits: [], counters: {}, states: [] },
        abilities: [
          {
            ability: {
              ...{ name: 'Answer', kind: 'triggered', triggers: ['Start of Clash'] },
              effects: [{ do: 'counter', to: 'controller', of: 'Answers', amount: 1 }],
            },
            grantedBy: null,
          },
        ],
      })),
    ),
  );
  const player = (name: string) => ({ name, counters: {}, states: [] });
  return deviants.open(
    deviants.setup.parse({
      ...{ setupVersion: SETUP_VERSION, columns, turn: 1, initiative: 'North' },
      players: [player('North'), player('South')],
      cards,
    }),
  );
}
