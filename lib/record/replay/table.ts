import { z } from 'zod';
import { commitment } from '../../engine/dice/chain';
import { isSeed } from '../../engine/dice/seed';
import { RULESET_IDS } from '../../engine/rules/kernel/ruleset';
import { mistake, ok, type Result } from '../../result';
import { GENESIS, headAfter } from '../journal/chain';
import type { TableBundle } from '../tables/bundle';
import { streamOf } from '../tables/journal';
import { REFOLDS } from '../tables/refold';
import { isTableRuleset } from '../tables/rulebooks';
import { FORMAT, FORMAT_VERSION, hashOf } from './bundle';
import { firstDifference } from './difference';
import { headFailures } from './replay';

/**
 * A finished table in one file: the frame of a week's bundle, with `table` in the place of season and week, and a seed of
 * its own in the place of a chain's. What is in it is public once the table is finished.
 */

const seed = z.string().refine(isSeed, 'It is no seed: 64 small hexadecimal digits.');

export const tableBundleSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  table: z.strictObject({ number: z.int().min(1), name: z.string() }),
  stream: z.string().min(1),
  versions: z.strictObject({ ruleset: z.enum(RULESET_IDS), rules: z.string(), setup: z.int() }),
  dice: z.strictObject({ commitment: seed, seed, epoch: z.int().min(0) }),
  setup: z.unknown(),
  journal: z.array(z.looseObject({})),
  /** The hash of the last entry, each being over the one before; files of before the chain have none. */
  head: seed.optional(),
  closing: z.strictObject({ sha256: seed, state: z.unknown() }),
});
export type TableBundleFile = z.infer<typeof tableBundleSchema>;

/** The file of a finished table. */
export function tableFileOf(bundle: TableBundle): Omit<TableBundleFile, 'versions'> & { versions: object } {
  const { number, name, ruleset, rulesetVersion, setupVersion, seed, seedHash, diceEpoch, closing } = bundle;
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    table: { number, name },
    stream: streamOf(number),
    versions: { ruleset, rules: rulesetVersion, setup: setupVersion },
    dice: { commitment: seedHash, seed, epoch: diceEpoch },
    setup: bundle.setup,
    journal: [...bundle.journal],
    head: bundle.head,
    closing: { sha256: hashOf(closing), state: JSON.parse(closing) },
  };
}

/** Reads a table's bundle. @returns `invalid`, with what is wrong in it and where */
export function readTableFile(data: unknown): Result<TableBundleFile> {
  const read = tableBundleSchema.safeParse(data);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  return mistake(
    'invalid',
    `The bundle at ${issue?.path.join('.') || 'its top'}: ${issue?.message ?? 'it is damaged'}`,
  );
}

/** Plays a table again. @returns what does not hold, in sentences; none: it ends in the very same bytes */
export function replayTable({
  table,
  versions,
  dice,
  setup,
  journal,
  closing,
  head,
}: TableBundleFile): readonly string[] {
  const refold = isTableRuleset(versions.ruleset) ? REFOLDS[versions.ruleset] : null;
  if (refold === null) return [`No table of “${versions.ruleset}” can be played again here.`];
  const folded = refold({ number: table.number, setup, journal, seed: dice.seed, diceEpoch: dice.epoch });
  if (!folded.ok) return [folded.problem.message];
  const told = JSON.stringify(closing.state);
  const difference = firstDifference(closing.state, JSON.parse(folded.value));
  return [
    ...headFailures(head, headAfter(GENESIS, journal)),
    ...(commitment(dice.seed) === dice.commitment ? [] : ['dice.seed is not the seed that the table was opened with.']),
    ...(folded.value === told
      ? []
      : [
          `closing.state${difference?.path ?? ''} is first different:\n  in the file: ${difference?.told ?? 'its keys'}\n  folded now:  ${difference?.folded ?? 'the same in another order'}`,
        ]),
    ...(hashOf(told) === closing.sha256 ? [] : ['closing.sha256 is not the hash of closing.state.']),
  ];
}
