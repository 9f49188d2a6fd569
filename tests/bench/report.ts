import { type Bar, meets } from './figure';
import type { Measured } from './measure';

/** The table, the bars that are missed with what limits them, and a line `ratio NAME VALUE` for each figure. */
export function report(measured: readonly Measured[]): string {
  const rows = measured.map(({ figure: { name, ours, theirs, as, bar }, value, least, most, ...times }) => [
    name,
    `${number(value)} (${number(least)}–${number(most)})`,
    bar === null ? '–' : `${'atLeast' in bar ? '≥' : '≤'} ${limitOf(bar)}`,
    bar === null ? '–' : meets(bar, value) ? 'met' : 'MISSED',
    `${ours.unit}: ${time(times.ours)}`,
    as === 'milliseconds' ? 'a fixed time' : `${theirs.unit}: ${time(times.theirs)}`,
  ]);
  const table = columns([['figure', 'median (spread)', 'bar', '', 'what it is', 'held against'], ...rows]);
  const missed = measured.flatMap(({ figure: { name, bar, limit }, value }) =>
    bar === null || meets(bar, value)
      ? []
      : [`${name} misses its bar by a factor of ${number(shortfall(bar, value))}. What limits it: ${limit}.`],
  );
  const ratios = measured.map(({ figure: { name }, value }) => `ratio ${name} ${value.toFixed(3)}`);
  return [...table, '', ...(missed.length > 0 ? missed : ['Every bar is met.']), '', ...ratios].join('\n');
}

const limitOf = (bar: Bar): number => ('atLeast' in bar ? bar.atLeast : bar.atMost);
const shortfall = (bar: Bar, value: number): number => ('atLeast' in bar ? bar.atLeast / value : value / bar.atMost);

const number = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));
const time = (microseconds: number): string =>
  microseconds >= 1000 ? `${number(microseconds / 1000)} ms` : `${number(microseconds)} µs`;

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
