import type { ScenarioReport } from './kind';

/** Reports as the terminal shows them: one line each, and below a failure all that differs. */
export function reportText({ name, file, ok, differences, rulings }: ScenarioReport): string {
  if (ok) return `ok  ${name}`;
  const found = differences.flatMap(({ at, line, expected, actual }) => [
    `     ${file}${line === null ? '' : `:${line}`} ${at}`,
    `       expected: ${expected}`,
    `       actual:   ${actual}`,
  ]);
  const shown =
    rulings.length === 0 ? [] : ['     rulings:', ...rulings.map((ruling) => `       ${rulingText(ruling)}`)];
  return [`FAIL ${name}`, ...found, ...shown].join('\n');
}

/** The last line of a run, alone. */
export const totals = (reports: readonly ScenarioReport[]): string => {
  const passed = reports.filter(({ ok }) => ok).length;
  return `${passed} passed, ${reports.length - passed} failed`;
};

/** A ruling of any rulebook in one line: what it is about, what came of it, why, and by which clauses. */
export function rulingText(ruling: unknown): string {
  if (typeof ruling !== 'object' || ruling === null) return JSON.stringify(ruling);
  const part = (key: string): string => {
    const value: unknown = Object.entries(ruling).find(([name]) => name === key)?.[1];
    return Array.isArray(value) ? value.join(', ') : value === null || value === undefined ? '' : String(value);
  };
  const what = part('ability') || part('about') || part('id');
  const by = part('by') === '' ? '' : ` by ${part('by')}`;
  const whom = part('hits') === '' ? '' : ` on ${part('hits')}`;
  const week = part('week') === '' ? '' : `week ${part('week')}: `;
  return `${week}${what}${by}: ${part('outcome')}${whom}. ${part('reason')} [${part('cites')}]`;
}
