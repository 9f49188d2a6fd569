import type { MercImport, TeamImport, Written } from '../../engine/rules/mercenaries/importing';

/** The columns of the three tables, in the order in which they are written. */

export type CellKind = 'text' | 'whole' | 'number' | 'flag' | 'list' | 'data';
export interface Column {
  /** As its head says it. */
  readonly head: string;
  /** The field that it fills. */
  readonly field: string;
  readonly cell: CellKind;
}

type Fields<Words, Extra extends string = never, Not extends keyof Words = never> = Readonly<
  Record<Exclude<keyof Words, Not> | Extra, readonly [head: string, cell: CellKind]>
>;

const TEAMS: Fields<TeamImport, 'key'> = {
  key: ['key', 'text'],
  name: ['name', 'text'],
  leader: ['leader', 'text'],
  pool: ['pool', 'text'],
  gp: ['gp', 'whole'],
  infrastructure: ['infrastructure', 'whole'],
  terrains: ['terrains', 'list'],
};

const MERCS: Fields<MercImport, 'key' | 'linkedTo' | 'since', 'abilities'> = {
  key: ['key', 'text'],
  name: ['name', 'text'],
  team: ['team', 'text'],
  alignment: ['alignment', 'text'],
  types: ['types', 'list'],
  gender: ['gender', 'text'],
  upkeep: ['upkeep', 'whole'],
  upkeepGiven: ['upkeep as assist', 'flag'],
  exp: ['exp', 'whole'],
  hired: ['hired', 'whole'],
  aka: ['aka', 'list'],
  immune: ['immune', 'list'],
  assists: ['assists', 'text'],
  pureSupport: ['pure support', 'flag'],
  linkedTo: ['linked to', 'text'],
  since: ['linked since', 'whole'],
  writeup: ['writeup', 'text'],
};

const ABILITIES: Fields<Written, 'merc' | 'key'> = {
  merc: ['merc', 'text'],
  key: ['key', 'text'],
  name: ['name', 'text'],
  type: ['type', 'text'],
  quantity: ['quantity', 'text'],
  selection: ['selection', 'list'],
  targets: ['targets', 'data'],
  pool: ['pool', 'whole'],
  parameter: ['parameter', 'data'],
  aimsAt: ['aims at', 'text'],
  targetsPureSupport: ['targets pure support', 'flag'],
  global: ['global', 'text'],
  cooldown: ['cooldown', 'whole'],
  points: ['points', 'whole'],
  fatigue: ['fatigue', 'whole'],
  multiUse: ['multi use', 'flag'],
  limitedUses: ['limited uses', 'whole'],
  chance: ['chance', 'number'],
  manipulation: ['manipulation', 'flag'],
  crossPhase: ['cross phase', 'flag'],
  choices: ['choices', 'list'],
  choice: ['choice', 'text'],
  must: ['must', 'data'],
  costs: ['costs', 'data'],
  when: ['when', 'data'],
  unaffectedBy: ['unaffected by', 'list'],
  effects: ['effects', 'data'],
  text: ['text', 'text'],
};

const columns = (fields: Readonly<Record<string, readonly [string, CellKind]>>): readonly Column[] =>
  Object.entries(fields).map(([field, [head, cell]]) => ({ field, head, cell }));

export type Table = 'teams' | 'mercs' | 'abilities';
export const TABLES: Readonly<Record<Table, readonly Column[]>> = {
  teams: columns(TEAMS),
  mercs: columns(MERCS),
  abilities: columns(ABILITIES),
};

/** How heads are compared: `Pure_Support` is `pure support`. */
export const headWords = (head: string): string =>
  head
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** Which table a head begins: only abilities say whose they are, and only teams have infrastructure or a leader. */
export function tableOf(heads: readonly string[]): Table {
  const words = heads.map(headWords);
  if (words.includes('merc')) return 'abilities';
  return words.includes('infrastructure') || words.includes('leader') ? 'teams' : 'mercs';
}
