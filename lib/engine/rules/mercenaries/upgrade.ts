import { z } from 'zod';
import { SETUP_VERSION, type Setup, setupSchema } from './setup';
import { withoutStrays } from './strays';

/**
 * Setups of older versions. A change of what a Setup is raises `SETUP_VERSION` and adds the upgrader that makes one of the
 * version before into it; upgraders are kept for good, each with a sample of its version in `tests/rules/setups`.
 */

/** Makes a Setup of its own version into one of the next. */
export type Upgrader = (setup: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** By the version that each one takes. */
export const UPGRADERS: Readonly<Record<number, Upgrader>> = {
  // Since then each kind of effect has its own fields alone.
  1: (setup) => ({ ...setup, mercs: withoutStrays(setup.mercs) }),
};

/**
 * Reads a stored Setup, whatever version it was stored in.
 * @throws if it is none, is of a version that is still to come, or has no upgrader: it was written by this site alone
 */
export const readSetup = (stored: unknown): Setup => setupSchema.parse(upgraded(stored, UPGRADERS, SETUP_VERSION));

/** A Setup from a file, of this version or of one before: an opening of a case, or of a replay bundle. */
export const anySetup: z.ZodType<Setup> = z.preprocess(
  (stored) => (isOlder(stored) ? upgraded(stored, UPGRADERS, SETUP_VERSION) : stored),
  setupSchema,
);

const isOlder = (stored: unknown): boolean => {
  const { setupVersion }: { setupVersion?: unknown } = Object(stored);
  return Object.keys(UPGRADERS).includes(String(setupVersion));
};

/** Carries a stored Setup to version `to`, one version at a time. */
export function upgraded(
  stored: unknown,
  upgraders: Readonly<Record<number, Upgrader>>,
  to: number,
): Readonly<Record<string, unknown>> {
  let setup: Readonly<Record<string, unknown>> = { ...Object(stored) };
  for (let version = versionOf(setup); version < to; version += 1) {
    const upgrade = upgraders[version];
    if (!upgrade) throw new Error(`A Setup of version ${version} has no upgrader.`);
    setup = { ...upgrade(setup), setupVersion: version + 1 };
  }
  return setup;
}

function versionOf({ setupVersion }: Readonly<Record<string, unknown>>): number {
  if (typeof setupVersion !== 'number' || !Number.isInteger(setupVersion)) throw new Error('It is no Setup.');
  return setupVersion;
}
