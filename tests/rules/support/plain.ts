import { expect } from 'vitest';

/** Whether a value is what JSON makes of it: nothing undefined, no class, no loss. */
export function expectPlainJson(value: unknown): void {
  expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
}

/** Freezes a value and all that is in it, so that whoever writes to it is found out. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}
