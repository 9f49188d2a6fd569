import { imagine } from '../../../engine/rules/crisis-collide/bots/imagine';
import type { Entry } from '../../../engine/rules/crisis-collide/entry';
import { type Ruling, rulings } from '../../../engine/rules/crisis-collide/rulings';
import { STARTING_SET } from '../../../engine/rules/crisis-collide/starting-set';
import {
  crisisCollideTable,
  type TableEntry,
  type TableGameState,
} from '../../../engine/rules/crisis-collide/table/ruleset';
import { TABLE_SETUP_VERSION, type TableSetup } from '../../../engine/rules/crisis-collide/table/setup';
import { SIDES } from '../../../engine/rules/crisis-collide/terms';
import { awaiting, view } from '../../../engine/rules/crisis-collide/view';
import type { Viewer } from '../../../engine/rules/kernel/ruleset';
import { inList } from '../../../engine/rules/kernel/say';
import { tableDocument } from '../../../engine/scenarios/crisis-collide/document';
import { exportScenario } from '../../../engine/scenarios/crisis-collide/export';
import { readTable, tableData } from '../../../engine/scenarios/crisis-collide/table';
import { writeScenario } from '../../../engine/scenarios/write';
import { formOf } from '../form/node';
import type { Game, Standing, TableFact, TableRuled } from '../game';
import { BOTS, followDuel } from './follow';

/** A table at which both pick from the starting set. */
export const STARTING_TABLE: TableSetup = {
  setupVersion: TABLE_SETUP_VERSION,
  teams: 'picked',
  settings: { benchedTraits: 'idle' },
  sides: [
    { key: 'Left', name: 'Left', cr: 0 },
    { key: 'Right', name: 'Right', cr: 0 },
  ],
  pool: Object.fromEntries(STARTING_SET.map((fighter) => [fighter.name, fighter])),
  arena: { labels: {} },
  field: [],
  fighters: {},
};

/** Crisis Collide at the table. */
export const duelGame: Game<TableSetup, TableGameState, TableEntry> = {
  ruleset: crisisCollideTable,
  setupVersion: TABLE_SETUP_VERSION,
  title: 'Crisis Collide',
  summary: 'Two players, three fighters each, seven spaces. Both order three phases in secret; then all is revealed.',
  example: writeScenario(tableData(STARTING_TABLE)),
  form: formOf(tableDocument),
  hints: {
    leader: 'with a team alone',
    team: 'left empty: the players pick',
    labels: 'name and space',
    move: '-1:+2',
    cost: '20 AP, or 100 CR',
    attack: '50, or 50 x 3',
    range: '1:3',
    value: 'a number, or a move -0:+0',
    cr: 'Crisis Rate brought along',
  },
  throwsDice: false,
  keepsSecrets: false,
  needsMaster: false,
  bots: BOTS,
  read: readTable,
  write: tableData,
  scenario: (name, setup, entries) => {
    const { duel } = entries.reduce((state, entry) => crisisCollideTable.step(state, entry, NO_DICE), open(setup));
    return duel === null ? null : exportScenario(name, duel.setup, entries.filter(isOfDuel));
  },
  fork: (name, { duel }) => {
    // As a watcher may take it to be: whoever has not entered yet is a plain stand-in.
    const known = duel === null ? null : imagine(view(duel, { kind: 'visitor' }));
    return known === null ? null : exportScenario(name, known.setup, []);
  },
  seats: (setup) => sidesOf(setup).map(({ key, name }) => ({ key, name })),
  named: renamed,
  standing,
  place: (ruling) => placeOf(ruling),
  post: (entry) => (entry.kind === 'post' ? { seat: entry.by, text: entry.text, sealed: true } : null),
  deed: (entry) => DEEDS[entry.kind],
  facts,
  afterUndo: ({ duel }, now, closesAt) =>
    duel !== null && duel.closesAt !== null && duel.stage !== 'over' && Date.parse(duel.closesAt) < Date.parse(now)
      ? [{ kind: 'deadline', closesAt, because: 'An act was undone.' }]
      : [],
  shownBy,
  follow: followDuel,
};

/** A reveal shows both sides' orders for its turn, picks show each other, and a replacement both choices. */
function shownBy(before: readonly TableEntry[], act: readonly TableEntry[]): readonly TableEntry[] {
  const since = (kinds: readonly TableEntry['kind'][]) =>
    before.slice(before.findLastIndex(({ kind }) => kinds.includes(kind)) + 1);
  const shown: TableEntry[] = [];
  if (act.some(({ kind }) => kind === 'reveal'))
    shown.push(...since(['reveal']).filter(({ kind }) => kind === 'post' || kind === 'orders'));
  if (act.some(({ kind }) => kind === 'pick')) shown.push(...before.filter(({ kind }) => kind === 'pick'));
  if (act.some(({ kind }) => kind === 'replace'))
    shown.push(...since(['reveal', 'ruling']).filter(({ kind }) => kind === 'replace'));
  return shown;
}

const NO_DICE = { roll: () => null };
const open = (setup: TableSetup): TableGameState => crisisCollideTable.open(setup);
const isOfDuel = (entry: TableEntry): entry is Entry => entry.kind !== 'pick';
const sidesOf = (setup: TableSetup) => (setup.teams === 'given' ? setup.duel.sides : setup.sides);

/** What the record calls an entry: no more than that it was given. */
const DEEDS: Record<TableEntry['kind'], string> = {
  pick: 'picks a team',
  post: 'gives orders',
  orders: 'gives orders',
  reveal: 'Both sets of orders are revealed',
  deadline: 'sets the deadline',
  replace: 'brings in a fighter',
  ruling: 'rules by hand',
};

function renamed(setup: TableSetup, names: ReadonlyMap<string, string>): TableSetup {
  const rename = <S extends { key: string; name: string }>(side: S): S => ({
    ...side,
    name: names.get(side.key) ?? side.name,
  });
  if (setup.teams === 'picked') return { ...setup, sides: [rename(setup.sides[0]), rename(setup.sides[1])] };
  const { duel } = setup;
  return { ...setup, duel: { ...duel, sides: [rename(duel.sides[0]), rename(duel.sides[1])] } };
}

function standing({ setup, picks, duel }: TableGameState): Standing {
  if (duel === null) {
    const missing = sidesOf(setup).filter((_, at) => picks[at] === null);
    const words = `Teams are picked: ${inList(missing.map(({ name }) => name))} still to pick`;
    return { over: false, words, place: 'Picks', closesAt: null };
  }
  const place = `Turn ${duel.turn}`;
  const { closesAt, winner } = duel;
  if (winner === 'draw') return { over: true, words: 'A draw', place, closesAt: null };
  const name = (key: string) => duel.setup.sides.find((side) => side.key === key)?.name ?? key;
  if (winner !== null) return { over: true, words: `${name(winner)} wins`, place, closesAt: null };
  const owed = SIDES.filter((side) => awaiting(duel, side) !== 'nothing').map((side) => duel.setup.sides[side].name);
  const what = duel.stage === 'replacement' ? 'a replacement' : 'orders';
  return { over: false, words: `${place}: ${what} awaited from ${inList(owed)}`, place, closesAt };
}

function placeOf(ruling: TableRuled): string {
  const turn = 'turn' in ruling ? `Turn ${ruling.turn}` : '';
  return 'phase' in ruling && ruling.phase !== null ? `${turn}, phase ${ruling.phase}` : turn;
}

/** The rulings of a table as the rulebook has them. */
export const rulingsAt = ({ duel }: TableGameState): readonly Ruling[] => (duel === null ? [] : rulings(duel));

/** The numbers of a duel, a line each. */
function facts(state: TableGameState, viewer: Viewer): readonly TableFact[] {
  const lines: TableFact[] = [{ what: 'Standing', value: standing(state).words }];
  if (state.duel === null) return lines;
  const { sides, combatants, fighters } = view(state.duel, viewer);
  for (const { name, cr, active } of sides) {
    lines.push({ what: `${name}: Crisis Rate`, value: String(cr) });
    lines.push({ what: `${name}: in play`, value: combatants[active]?.label ?? active });
  }
  for (const { label, hp, ap, space } of Object.values(combatants)) {
    lines.push({ what: `${label}: HP`, value: String(hp) }, { what: `${label}: AP`, value: String(ap) });
    if (space !== null) lines.push({ what: `${label}: space`, value: String(space) });
  }
  for (const { name, hp, space } of Object.values(fighters))
    lines.push({ what: name, value: space === null ? 'gone' : `${hp} HP on space ${space}` });
  return lines;
}
