import { stringify } from 'csv-stringify/sync';
import { TABLES, type Table } from './columns';
import { guideTo } from './guide';
import { writeSpreadsheet } from './spreadsheet';

/** Files to fill in: each with its heads, and one example that can be brought in as it stands. */

export const TEMPLATES = [
  'season.xlsx',
  'season.ods',
  'teams.csv',
  'mercs.csv',
  'abilities.csv',
  'season.yaml',
] as const;
export type TemplateName = (typeof TEMPLATES)[number];

const TYPES: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
};

/** Cells that go together, whatever each column's own example is. */
const INSTEAD: Readonly<Record<Table, Readonly<Record<string, string>>>> = {
  teams: {},
  mercs: { immune: '' },
  abilities: { targets: '', parameter: '', when: '', must: '', chance: '60', effects: 'KO' },
};

const rowsOf = (table: Table): readonly (readonly string[])[] => {
  const guide = guideTo(table);
  const example = guide.map(({ example, head }, at) => INSTEAD[table][TABLES[table][at]?.field ?? head] ?? example);
  return [guide.map(({ head }) => head), example];
};

const YAML = `# Teams with their mercs, and mercs with their abilities. Keys are names: what has another name says it.
settings:
  rosterCap: 8
teams:
  The Nautilus:
    leader: Nemo
    gp: 10
    infrastructure: 20
    terrains: [Deep Water, Vigo Bay]
    mercs: [Captain Ahab]
mercs:
  Captain Ahab:
    alignment: Neutral
    types: [Human]
    gender: Male
    upkeep: 4
    abilities:
      Harpoon:
        type: Pre-Battle
        quantity: Single Target
        selection: [Enemy Only, Preselected]
        cooldown: 2
        chance: 60
        effects: [{ do: KO }]
`;

/** A template by its name, and its media type. */
export function template(name: TemplateName): {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
} {
  const kind = name.split('.')[1] ?? '';
  const type = TYPES[kind] ?? 'application/octet-stream';
  switch (name) {
    case 'season.xlsx':
    case 'season.ods': {
      const tables: readonly Table[] = ['teams', 'mercs', 'abilities'];
      const sheets = tables.map((table) => ({ title: table, rows: rowsOf(table) }));
      return { body: writeSpreadsheet(sheets, name === 'season.ods' ? 'ods' : 'xlsx'), type };
    }
    case 'season.yaml':
      return { body: YAML, type };
    case 'teams.csv':
      return { body: csvOf('teams'), type };
    case 'mercs.csv':
      return { body: csvOf('mercs'), type };
    case 'abilities.csv':
      return { body: csvOf('abilities'), type };
  }
}

const csvOf = (table: Table): string =>
  stringify(
    [...rowsOf(table)].map((row) => [...row]),
    { bom: true },
  );
