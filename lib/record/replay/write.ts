import { type Bundle, hashOf } from './bundle';

/** What a bundle is written from: its parts, and how the week closed as text. */
export interface BundleParts extends Omit<Bundle, 'closing' | 'journal'> {
  /** As they are stored. */
  readonly journal: readonly object[];
  readonly closing: string;
}

/** Entries that are written at once. */
const BATCH = 200;

/** A bundle's text, piece by piece, so that a long journal is never one string. */
export function* bundleText({ setup, journal, closing, ...head }: BundleParts): Generator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},\n"setup":${JSON.stringify(setup)},\n"journal":[`;
  for (let from = 0; from < journal.length; from += BATCH) {
    const lines = journal.slice(from, from + BATCH).map((entry) => `\n${JSON.stringify(entry)}`);
    yield `${from === 0 ? '' : ','}${lines.join(',')}`;
  }
  yield `\n],\n"closing":{"sha256":"${hashOf(closing)}",\n"state":`;
  yield closing;
  yield '}}\n';
}
