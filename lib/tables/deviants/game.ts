import type { Entry } from '../../rules/deviants/entry';
import { deviants } from '../../rules/deviants/ruleset';
import { SETUP_VERSION, type Setup } from '../../rules/deviants/setup';
import type { State } from '../../rules/deviants/state';
import { exportScenario } from '../../scenarios/deviants/export';
import { readTable, tableData } from '../../scenarios/deviants/table';
import { writeScenario } from '../../scenarios/write';
import type { Game } from '../game';
import { EXAMPLE_BOARD } from './example';

/** Deviants at the table: two players, and whoever opened it judges. */
export const boardGame: Game<Setup, State, Entry> = {
  ruleset: deviants,
  setupVersion: SETUP_VERSION,
  title: 'Deviants',
  summary: 'A judge’s board: name a game event, and see whose ability answers it, in which order and why.',
  example: writeScenario(tableData(EXAMPLE_BOARD)),
  throwsDice: false,
  bots: [],
  read: readTable,
  write: tableData,
  scenario: (name, setup, entries) => exportScenario(name, setup, entries),
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
