import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../platform/db/client';
import { changeRows, dropRows, type Row, saveRows, type Table } from '../../../platform/db/save';
import { adjustmentRows, bidRows, ledgerRows, matchRows, phaseRows, rosterRows, weekRow } from './game';
import { abilityRows, contractRows, mercRows, teamRows } from './league';
import { postRows } from './posts';
import type { Source } from './source';

/**
 * One table's part of what people read of a week. `change`: its rows are there already and outlive the week.
 * `save`: they come and go with the journal.
 */
interface Projection extends Table {
  readonly how: 'change' | 'save';
  /** A column whose values are unique in the week: a row that changes it is dropped first, as another may take its value. */
  readonly unique?: string;
}

/** In the order in which foreign keys let them be written. */
const PROJECTIONS = {
  week: { name: 'Week', key: ['id'], how: 'change' },
  phases: { name: 'PhaseSpan', makesId: true, key: ['weekId', 'phase'], how: 'save' },
  matches: { name: 'Match', makesId: true, key: ['weekId', 'attackerId'], how: 'save', unique: 'defenderId' },
  teams: { name: 'Team', key: ['id'], how: 'change' },
  mercs: { name: 'Mercenary', key: ['id'], how: 'change' },
  abilities: { name: 'Ability', key: ['id'], how: 'change' },
  contracts: { name: 'Contract', makesId: true, key: ['mercenaryId', 'teamId', 'fromWeek'], how: 'change' },
  newContracts: { name: 'Contract', makesId: true, key: ['mercenaryId', 'teamId', 'fromWeek'], how: 'save' },
  posts: { name: 'Post', key: ['id'], how: 'save' },
  declarations: { name: 'Declaration', key: ['id'], how: 'save' },
  targets: { name: 'DeclarationTarget', key: ['declarationId', 'place'], how: 'save' },
  rosters: { name: 'Roster', makesId: true, key: ['weekId', 'teamId'], how: 'save' },
  bids: { name: 'Bid', makesId: true, key: ['weekId', 'teamId'], how: 'save' },
  ledger: { name: 'LedgerLine', key: ['id'], how: 'save' },
  adjustments: { name: 'Adjustment', key: ['id'], how: 'save' },
} as const satisfies Record<string, Projection>;
type Name = keyof typeof PROJECTIONS;
const NAMES = Object.keys(PROJECTIONS) as Name[];

/** All rows of a week but its rulings', each under its key. */
export type Projected = ReadonlyMap<Name, ReadonlyMap<string, Row>>;

/** Of a week of which nothing is written yet. */
export const NOTHING: Projected = new Map();

/** What outlives a week: the part that the next one's rows are compared with. */
export const leagueOf = (projected: Projected): Projected => only(projected, ['teams', 'mercs', 'abilities']);

/** What is a closed week's own, and stays when the next ones move on. */
export const weekOf = (projected: Projected): Projected =>
  only(
    projected,
    NAMES.filter((name) => !LEAGUE.includes(name)),
  );

/**
 * What a week that is ruled again writes: all of the last week of a season, and of an earlier one what is its own. Contracts
 * are written by every week in turn, since each carries on those of the one before.
 */
export const ruledAgain = (projected: Projected, last: boolean): Projected =>
  last
    ? projected
    : only(
        projected,
        NAMES.filter((name) => name !== 'teams' && name !== 'mercs' && name !== 'abilities'),
      );

/** The same of what is written, so that every contract is written anew. */
export const beforeRuledAgain = (projected: Projected, last: boolean): Projected =>
  new Map([...ruledAgain(projected, last)].filter(([name]) => name !== 'contracts'));

const LEAGUE: readonly Name[] = ['teams', 'mercs', 'abilities', 'contracts', 'newContracts'];
const only = (projected: Projected, names: readonly Name[]): Projected =>
  new Map([...projected].filter(([name]) => names.includes(name)));

/** The rows that a week's journal says there must be. */
export function project(source: Source): Projected {
  const contracts = contractRows(source);
  return byKey({
    week: [weekRow(source)],
    phases: phaseRows(source),
    matches: matchRows(source),
    teams: teamRows(source),
    mercs: mercRows(source),
    abilities: abilityRows(source),
    contracts: contracts.changed,
    newContracts: contracts.made,
    ...postRows(source),
    rosters: rosterRows(source),
    bids: bidRows(source),
    ledger: ledgerRows(source),
    adjustments: adjustmentRows(source),
  });
}

/** Puts rows under their keys. */
export function byKey(rows: Partial<Record<Name, readonly Row[]>>): Projected {
  const keyOf = (name: Name, row: Row) => PROJECTIONS[name].key.map((column) => row[column]).join(' ');
  return new Map(NAMES.map((name) => [name, new Map(rows[name]?.map((row) => [keyOf(name, row), row]))]));
}

/** Writes what differs between two projections of one week: at most two queries a table, and none where nothing does. */
export async function writeChanges(tx: Tx, before: Projected, after: Projected): Promise<void> {
  const rowsOf = (projected: Projected, name: Name): ReadonlyMap<string, Row> => projected.get(name) ?? new Map();
  for (const name of NAMES.toReversed()) {
    if (PROJECTIONS[name].how === 'change') continue;
    const kept = rowsOf(after, name);
    const { unique }: Projection = PROJECTIONS[name];
    const goes = (key: string, row: Row) =>
      !kept.has(key) || (unique !== undefined && row[unique] !== undefined && row[unique] !== kept.get(key)?.[unique]);
    const gone = [...rowsOf(before, name)].filter(([key, row]) => goes(key, row)).map(([, row]) => row);
    await dropRows(tx, PROJECTIONS[name], gone);
  }
  for (const name of NAMES) {
    const old = rowsOf(before, name);
    const changed = [...rowsOf(after, name)].filter(([key, row]) => !sameRow(old.get(key), row));
    const write = PROJECTIONS[name].how === 'change' ? changeRows : saveRows;
    await write(
      tx,
      PROJECTIONS[name],
      changed.map(([, row]) => row),
    );
  }
}

/** Rows of what no act has touched are the very ones of before. */
const sameRow = (one: Row | undefined, other: Row): boolean => one === other || isDeepStrictEqual(one, other);

/** Writes revisions of rulings: new ones, and what became of old ones. */
export const writeRulings = (tx: Tx, rows: readonly Row[]): Promise<void> =>
  saveRows(tx, { name: 'Ruling', key: ['id'] }, rows);
