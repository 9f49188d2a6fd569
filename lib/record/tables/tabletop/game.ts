import type { Viewer } from '../../../engine/rules/kernel/ruleset';
import type { Entry } from '../../../engine/rules/tabletop/entry';
import { nameOf } from '../../../engine/rules/tabletop/play';
import type { Ruling } from '../../../engine/rules/tabletop/record';
import { tabletop } from '../../../engine/rules/tabletop/ruleset';
import { SETUP_VERSION, type Setup } from '../../../engine/rules/tabletop/setup';
import type { State } from '../../../engine/rules/tabletop/state';
import { exportScenario } from '../../../engine/scenarios/tabletop/export';
import { playersOf, readTable, tableData, tableDocument } from '../../../engine/scenarios/tabletop/table';
import { formOf } from '../form/node';
import type { Game, TableRuled } from '../game';
import { EXAMPLE_ENCOUNTER } from './example';
import { factsOf } from './facts';

/** Whose a ruling is that the game master alone may see; no seat has an empty key. */
const GAME_MASTER = '';
const VISITOR: Viewer = { kind: 'visitor' };

type EncounterRuling = Ruling & TableRuled;

/**
 * The rulings as the table's rows hold them, which pages for everybody are made of: an illusion's is told as visitors know it,
 * and who believes what is nobody's seat's.
 */
function rulingsOf(state: State): readonly EncounterRuling[] {
  const open = new Map(tabletop.view(state, VISITOR).log.map((item) => [item.id, item]));
  return tabletop.rulings(state).map((ruling) => {
    const told = open.get(ruling.id);
    return told?.kind === 'ruling' ? { ...told, secretOf: null } : { ...ruling, secretOf: GAME_MASTER };
  });
}

/** Tabletop abilities at the table: an encounter by post, run by whoever opened it. */
export const encounterGame: Game<Setup, State, Entry> = {
  ruleset: { ...tabletop, rulings: rulingsOf },
  setupVersion: SETUP_VERSION,
  title: 'Tabletop',
  summary:
    'An encounter by post: characters and creatures use their abilities turn by turn, and a game master runs it.',
  example: EXAMPLE_ENCOUNTER,
  form: formOf(tableDocument),
  hints: {
    player: 'who plays it, by any name; left empty: the game master',
    uses: '3/day, at-will or 2 prepared',
    action: 'standard, swift, reaction, or a time such as 1 minute',
    range: 'personal, touch, close, or feet such as 40 ft',
    duration: 'instantaneous, recovery, or a time such as [CL] rounds',
    dc: 'a number, or Charisma-based',
    at: 'feet along one line',
    amount: 'a number or dice, such as [CL]d6',
    sr: 'spell resistance; left empty: none',
    cr: 'of a monster, in place of a level',
  },
  throwsDice: true,
  keepsSecrets: true,
  needsMaster: true,
  bots: [],
  read: readTable,
  write: tableData,
  scenario: (name, setup, entries, dice) => exportScenario(name, setup, entries.filter(isOpen), dice),
  fork: (name, state) => {
    // As a watcher knows it: what sheets hold is left out.
    const { order, creatures } = tabletop.view(state, VISITOR);
    const seen = order.flatMap((key) => {
      const { initiative, hp, at, plane, flatFooted, noMagic } = creatures[key] ?? {};
      return [[key, { initiative, hp, at, plane, flatFooted, noMagic }] as const];
    });
    return { name, ruleset: 'tabletop', creatures: Object.fromEntries(seen), play: [], expect: {} };
  },
  seats: (setup) => playersOf(setup).map((player) => ({ key: player, name: player })),
  // Creatures keep their names; pages say who plays them.
  named: (setup) => setup,
  standing: (state) => ({ over: false, words: sayTurn(state), place: sayRound(state), closesAt: null }),
  place: (ruling) => ('round' in ruling ? `Round ${ruling.round}` : ''),
  post: (entry) => (entry.kind === 'post' ? { seat: entry.by, text: entry.text, sealed: false } : null),
  deed: ({ kind }) => DEEDS[kind],
  facts: factsOf,
  afterUndo: () => [],
  shownBy: () => [],
  follow: () => [],
};

/** Whether an entry is for everybody to know: who looks into an illusion, or is told of it, never is (disbelief:wary). */
const isOpen = ({ kind }: Entry): boolean => kind !== 'study' && kind !== 'say' && kind !== 'proof';

const sayRound = ({ round }: State): string => (round === 0 ? 'Before the first round' : `Round ${round}`);
const sayTurn = (state: State): string =>
  state.running === null ? sayRound(state) : `${sayRound(state)}: the turn of ${nameOf(state, state.running)}`;

/** What the record calls an entry. Of illusions it says no more than that the game master did something. */
const DEEDS: Record<Entry['kind'], string> = {
  post: 'posts orders',
  order: 'gives an order',
  turn: 'begins a turn',
  end: 'ends a turn',
  happens: 'states what happens',
  study: 'notes something for the game master',
  say: 'notes something for the game master',
  proof: 'notes something for the game master',
  elapse: 'lets time pass',
  recover: 'gives spells back',
  ruling: 'rules by hand',
};
