/** The first place at which two JSON values differ. */
export interface Difference {
  /** `.teams[2].gp`; empty: the whole. */
  readonly path: string;
  readonly told: string;
  readonly folded: string;
}

/** Compares JSON values in the order of their keys. @returns null where they are equal */
export function firstDifference(told: unknown, folded: unknown, path = ''): Difference | null {
  if (Object.is(told, folded)) return null;
  if (!isObject(told) || !isObject(folded) || Array.isArray(told) !== Array.isArray(folded)) {
    return { path, told: shown(told), folded: shown(folded) };
  }
  const inner = (key: string) => (Array.isArray(told) ? `[${key}]` : `.${key}`);
  for (const key of new Set([...Object.keys(told), ...Object.keys(folded)])) {
    const found = firstDifference(valueAt(told, key), valueAt(folded, key), `${path}${inner(key)}`);
    if (found) return found;
  }
  return null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const valueAt = (of: object, key: string): unknown => (Object.hasOwn(of, key) ? Reflect.get(of, key) : undefined);

const MOST = 200;

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
