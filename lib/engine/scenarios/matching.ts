import { type Difference, shownAs } from './frame';

/** How the lines of `expect.rulings` find their rulings, for every rulebook alike. */

/**
 * Each line asks for a ruling of its own, so lines and rulings are matched as pairs; a line that finds none is a
 * difference, and says which rulings come closest.
 * @param agrees whether a ruling agrees with a line in one field that the line names
 */
export function rulingDifferences<Line extends object, Ruling>(
  lines: readonly Line[],
  rulings: readonly Ruling[],
  agrees: (field: keyof Line, line: Line, ruling: Ruling) => boolean,
): Difference[] {
  const named = (line: Line) => keysOf(line).filter((field) => line[field] !== undefined);
  const fits = lines.map((line) =>
    rulings.flatMap((ruling, at) => (named(line).every((field) => agrees(field, line, ruling)) ? [at] : [])),
  );
  const takenBy = new Map<number, number>();
  const place = (line: number, tried: Set<number>): boolean =>
    (fits[line] ?? []).some((ruling) => {
      if (tried.has(ruling)) return false;
      tried.add(ruling);
      const holder = takenBy.get(ruling);
      if (holder !== undefined && !place(holder, tried)) return false;
      takenBy.set(ruling, line);
      return true;
    });
  return lines.flatMap((line, at) =>
    place(at, new Set()) ? [] : [{ path: ['rulings', at], expected: shownAs(line), actual: nearest(line) }],
  );

  function nearest(line: Line): string {
    const scored = rulings.map((ruling) => ({
      ruling,
      score: named(line).filter((field) => agrees(field, line, ruling)).length,
    }));
    const best = Math.max(0, ...scored.map(({ score }) => score));
    const close = scored.filter(({ score }) => score === best && best > 0).slice(0, 3);
    return close.length === 0 ? 'no such ruling' : close.map(({ ruling }) => shownAs(ruling)).join(' | ');
  }
}

const keysOf = <T extends object>(value: T): (keyof T)[] => {
  const keys: (keyof T)[] = [];
  for (const key in value) keys.push(key);
  return keys;
};

export const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

/** Only what is named is compared: a value that differs from what stands there. */
export function plain(path: readonly (string | number)[], expected: unknown, actual: unknown): Difference[] {
  if (expected === undefined || expected === actual) return [];
  return [{ path, expected: shownAs(expected), actual: shownAs(actual) }];
}

export const byName = (
  path: readonly string[],
  expected: Readonly<Record<string, unknown>> | undefined,
  actual: Readonly<Record<string, unknown>>,
  keyed: (name: string) => string = (name) => name,
): Difference[] =>
  Object.entries(expected ?? {}).flatMap(([name, value]) => plain([...path, name], value, actual[keyed(name)]));
