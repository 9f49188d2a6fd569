import { z } from 'zod';
import { commitment, verify } from '../../engine/dice/chain';
import { isPublished } from '../../engine/dice/drand';
import { nonceCommitment } from '../../engine/dice/nonce';
import { fold } from '../../engine/rules/kernel/fold';
import { mercenaries } from '../../engine/rules/mercenaries';
import { mistake, ok, type Result } from '../../result';
import { GENESIS, headAfter } from '../journal/chain';
import { mixedBeaconIn, mixedRoundIn } from '../week/beacon';
import { diceOf, noncesIn } from '../week/dice';
import { correctedSetup } from '../week/fold';
import { type Bundle, bundleSchema, closingText, drawsOf, FORMAT, FORMAT_VERSION, hashOf, VERSIONS } from './bundle';
import { type Difference, firstDifference } from './difference';

/** What a replay came to. */
export interface Replayed {
  readonly stream: string;
  readonly entries: number;
  readonly draws: number;
  readonly sha256: string;
  /** What does not hold, in sentences; none: the week folds to the very same bytes. */
  readonly failures: readonly string[];
}

/**
 * Reads a bundle's text.
 * @returns `damaged` (no JSON, or cut short), `foreign` (no bundle of ours), `version` (a form that this version does not
 *   read), or `invalid` (a bundle, with what is wrong in it and where)
 */
export function readBundle(text: string): Result<Bundle> {
  const data = parsed(text);
  if (data === undefined) {
    return mistake('damaged', 'The file is no JSON: it is damaged, or was cut short.', { next: 'Download it again.' });
  }
  const { format, version } = headOf(data);
  if (format !== FORMAT) {
    return mistake('foreign', 'The file is JSON, but no replay bundle of this site.', {
      next: 'Download one from the page of a closed week.',
    });
  }
  if (version !== FORMAT_VERSION) {
    return mistake('version', `The bundle has form ${String(version)}; this version reads form ${FORMAT_VERSION}.`);
  }
  const read = bundleSchema.safeParse(data);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  return mistake(
    'invalid',
    `The bundle at ${issue?.path.join('.') || 'its top'}: ${issue?.message ?? 'it is damaged'}`,
  );
}

/** Folds a bundle's week again, and compares what comes of it with what the bundle says, byte for byte. */
export function replay(bundle: Bundle): Replayed {
  const { dice, journal, setup, stream, closing, versions } = bundle;
  const told = JSON.stringify(closing.state);
  const state = fold(mercenaries, correctedSetup(journal) ?? setup, journal, diceOf(dice.seed, stream)(journal));
  const folded = closingText(state);
  const failures = [
    ...chainFailures(bundle),
    ...headFailures(bundle.head, headAfter(GENESIS, journal)),
    ...commitmentFailures(bundle),
    ...beaconFailures(journal),
    ...noted('dice.beacon', firstDifference(dice.beacon ?? null, mixedRoundIn(journal))),
    ...noted('dice.nonces', firstDifference(dice.nonces, noncesIn(journal))),
    ...noted('dice.draws', firstDifference(dice.draws, drawsOf(state, stream))),
    ...(folded === told ? [] : noted('closing.state', firstDifference(closing.state, JSON.parse(folded)) ?? ORDER)),
    ...(hashOf(told) === closing.sha256 ? [] : ['closing.sha256 is not the hash of closing.state.']),
  ];
  return {
    stream,
    entries: journal.length,
    draws: dice.draws.length,
    sha256: hashOf(folded),
    failures: failures.length === 0 ? [] : [...otherVersions(versions), ...failures],
  };
}

/** What is wrong with the head that a bundle names; one of before the chain names none. Reading an entry adds nothing to it. */
export const headFailures = (head: string | undefined, chained: string): string[] =>
  head === undefined || head === chained
    ? []
    : ['head is not where the journal leads: an entry was changed, added or taken out since.'];

const ORDER: Difference = { path: '', told: 'its keys', folded: 'the same in another order' };

function chainFailures({ dice, week }: Bundle): string[] {
  const failures: string[] = [];
  if (commitment(dice.seed) !== dice.commitment) {
    failures.push('dice.seed is not the seed that the week was opened with: its hash is not dice.commitment.');
  }
  if (!verify(dice.seed, dice.chainEnd, week)) {
    failures.push(`dice.seed is not of the season’s chain: hashed ${week} times it is not dice.chainEnd.`);
  }
  return failures;
}

/** What was opened must be what was committed to. */
function commitmentFailures({ journal, stream }: Bundle): string[] {
  return journal.flatMap((entry) =>
    entry.kind === 'nonce-mix'
      ? entry.nonces
          .filter(({ hash, ...nonce }) => nonceCommitment(stream, nonce) !== hash)
          .map(({ team }) => `journal: the nonce of ${team} is not the one that it committed to.`)
      : [],
  );
}

/** The beacon's round must be the one that drand published. */
function beaconFailures(journal: Bundle['journal']): string[] {
  const beacon = mixedBeaconIn(journal);
  return beacon === null || !('randomness' in beacon) || isPublished(beacon)
    ? []
    : [`journal: round ${beacon.round} of the public beacon is not what drand published: its signature does not hold.`];
}

function noted(where: string, difference: Difference | null): string[] {
  if (difference === null) return [];
  const { path, told, folded } = difference;
  return [`${where}${path} is first different:\n  in the file: ${told}\n  folded now:  ${folded}`];
}

/** Other rules may well rule otherwise: said first, since it explains what follows. */
function otherVersions(versions: Bundle['versions']): string[] {
  const { path, told, folded } = firstDifference(versions, VERSIONS) ?? { path: '', told: '', folded: '' };
  return path === '' ? [] : [`The bundle was made by versions${path} ${told}, and this is ${folded}.`];
}

function parsed(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch {
    return undefined;
  }
}

const head = z.object({ format: z.unknown(), version: z.unknown() });

function headOf(data: unknown): { readonly format?: unknown; readonly version?: unknown } {
  const read = head.safeParse(data);
  return read.success ? read.data : {};
}
