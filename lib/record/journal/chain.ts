import { createHash } from 'node:crypto';

/**
 * The chain of a journal: each entry's hash is over the hash of the one before it and over the entry itself. Whoever wrote
 * down a head once can tell whether anything before it was rewritten since.
 */

/** Before the first entry. */
export const GENESIS = '0'.repeat(64);

/**
 * The hash of an entry, in hexadecimal.
 * @param before the hash of the entry before it
 * @param entry as a bundle holds it: `id`, `seq`, `at`, `actor`, `kind` and what is its kind's own
 */
export const linkOf = (before: string, entry: object): string =>
  createHash('sha256')
    .update(`${before}\n${canonical(entry)}`)
    .digest('hex');

/** The hash of the last of several entries; `before` where there are none. */
export const headAfter = (before: string, entries: readonly object[]): string => entries.reduce(linkOf, before);

/** JSON in one form alone: no blanks, and keys in the order of their bytes. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).filter(([, part]) => part !== undefined);
  const sorted = pairs.sort(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  return `{${sorted.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}
