import type { Entry } from '../../../engine/rules/deviants/entry';
import { deviants } from '../../../engine/rules/deviants/ruleset';
import { SETUP_VERSION, type Setup } from '../../../engine/rules/deviants/setup';
import type { State } from '../../../engine/rules/deviants/state';
import type { Viewer } from '../../../engine/rules/kernel/ruleset';
import { exportScenario } from '../../../engine/scenarios/deviants/export';
import { readTable, tableData, tableDocument } from '../../../engine/scenarios/deviants/table';
import { writeScenario } from '../../../engine/scenarios/write';
import { formOf } from '../form/node';
import type { Game, TableFact } from '../game';
import { EXAMPLE_BOARD } from './example';

/** Deviants at the table: two players, and whoever opened it judges. */
export const boardGame: Game<Setup, State, Entry> = {
  ruleset: deviants,
  setupVersion: SETUP_VERSION,
  title: 'Deviants',
  summary: 'A judge’s board: name a game event, and see whose ability answers it, in which order and why.',
  example: writeScenario(tableData(EXAMPLE_BOARD)),
  form: formOf(tableDocument),
  hints: {
    initiative: 'who holds it; left empty: the first player',
    conditions: 'Loyal, or Entropy 3',
    of: 'self, any, ally or enemy; of a counter its name',
    to: 'self, user, controller, opponent, subject, or a name',
    column: 'on the board, from 1; an HQ has none',
    fits: 'tags of those who can use it; none: anybody',
    mechanic: 'needs no default condition but the Board',
  },
  throwsDice: false,
  keepsSecrets: false,
  needsMaster: true,
  bots: [],
  read: readTable,
  write: tableData,
  scenario: (name, setup, entries) => exportScenario(name, setup, entries),
  fork: (name, state) => {
    // As a watcher knows it: what is in hand is left out.
    const { cards, ...setup } = deviants.close(state);
    return exportScenario(name, { ...setup, cards: cards.filter(({ zone }) => zone !== 'hand') }, []);
  },
  seats: ({ players }) => players.map(({ name }) => ({ key: name, name })),
  // Cards and effects call the players by name, so that the names stay; pages say who plays whom.
  named: (setup) => setup,
  standing: ({ turn, initiative }) => ({
    over: false,
    words: `Turn ${turn}: ${initiative} holds the Initiative`,
    place: `Turn ${turn}`,
    closesAt: null,
  }),
  place: (ruling) => ('turn' in ruling ? `Turn ${ruling.turn}` : ''),
  post: (entry) => (entry.kind === 'post' ? { seat: entry.by, text: entry.text, sealed: false } : null),
  deed: (entry) => DEEDS[entry.kind],
  facts,
  afterUndo: () => [],
  shownBy: () => [],
  follow: () => [],
};

/** What the record calls an entry. */
const DEEDS: Record<Entry['kind'], string> = {
  post: 'posts orders',
  play: 'plays a card',
  move: 'moves a card',
  event: 'states a game event',
  remove: 'takes a card off the board',
  turn: 'begins a turn',
  set: 'states numbers',
  grant: 'grants an ability',
  ruling: 'rules by hand',
};

/** How it stands in lines that can be compared. Cards in hand are left out: who judges may play as well. */
function facts(state: State, viewer: Viewer): readonly TableFact[] {
  const { turn, initiative, players, cards } = deviants.view(state, viewer);
  const lines: TableFact[] = [
    { what: 'Turn', value: String(turn) },
    { what: 'Initiative', value: initiative },
  ];
  for (const { name, counters, states } of players) lines.push(...holderFacts(name, counters, states));
  for (const card of cards.filter(({ zone }) => zone !== 'hand')) {
    const { name, zone, column, power, planning, counters, states, abilities } = card;
    lines.push({ what: name, value: column === null ? zone : `column ${column}` });
    lines.push(
      { what: `${name}: power`, value: String(power) },
      { what: `${name}: Planning points`, value: String(planning) },
    );
    lines.push(...holderFacts(name, counters, states));
    for (const { ability, active } of abilities)
      lines.push({ what: `${name}: ${ability.name}`, value: active ? 'active' : 'not active' });
  }
  return lines;
}

const holderFacts = (
  name: string,
  counters: Readonly<Record<string, number>>,
  states: readonly string[],
): readonly TableFact[] => [
  ...Object.entries(counters).map(([of, value]) => ({ what: `${name}: ${of}`, value: String(value) })),
  { what: `${name}: states`, value: states.length === 0 ? 'none' : states.join(', ') },
];
