import { stringify } from 'csv-stringify/sync';
import type { Ability, Merc, Setup, Team } from '../../engine/rules/mercenaries/setup';
import { guarded, writeList } from './cells';
import { type CellKind, TABLES, type Table } from './columns';

/** A season's teams, mercs or abilities as a table, in the order of the game, with a byte order mark for spreadsheets. */
export function writeCsv(table: Table, setup: Setup): string {
  const rows = ROWS[table](setup);
  const columns = TABLES[table];
  return stringify(
    [
      columns.map(({ head }) => head),
      ...rows.map((row) => columns.map(({ field, cell }) => writeCell(cell, row[field]))),
    ],
    { bom: true },
  );
}

type Row = Readonly<Record<string, unknown>>;

const ROWS: Readonly<Record<Table, (setup: Setup) => readonly Row[]>> = {
  teams: ({ teams }) => Object.entries(teams).map(([key, team]) => teamRow(key, team)),
  mercs: (setup) => inOrder(setup).map(([key, merc]) => mercRow(key, merc)),
  abilities: (setup) =>
    inOrder(setup).flatMap(([merc, { abilities }]) =>
      Object.entries(abilities).map(([key, ability]) => abilityRow(merc, key, ability)),
    ),
};

/** Mercs by the teams' order, then those for hire. */
export function inOrder({ teams, mercs }: Setup): readonly (readonly [string, Merc])[] {
  const keys = [...Object.values(teams).flatMap((team) => team.mercs), ...Object.keys(mercs)];
  return [...new Set(keys)].flatMap((key) => {
    const merc = mercs[key];
    return merc ? [[key, merc] as const] : [];
  });
}

const teamRow = (key: string, team: Team): Row => ({ key, ...team, terrains: team.terrains.map(({ name }) => name) });

const mercRow = (key: string, { pureSupport, ...merc }: Merc): Row => ({
  key,
  ...merc,
  pureSupport: pureSupport !== undefined,
  linkedTo: pureSupport?.linkedTo,
  since: pureSupport?.since,
});

const abilityRow = (merc: string, key: string, ability: Ability): Row => ({ merc, key, ...ability });

function writeCell(kind: CellKind, value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return 'yes';
  if (kind === 'data') return JSON.stringify(value);
  if (kind === 'list' && Array.isArray(value)) return guarded(writeList(value.map(String)));
  return kind === 'text' ? guarded(String(value)) : String(value);
}
