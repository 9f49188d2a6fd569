import { readSetup } from '../../engine/rules/mercenaries/upgrade';
import type { Tx } from '../../platform/db/client';
import { readPlain } from '../journal/entries';
import { mixedRoundIn } from '../week/beacon';
import { noncesIn } from '../week/dice';
import type { FoldedWeek } from '../week/fold';
import { closingText, drawsOf, FORMAT, FORMAT_VERSION, VERSIONS } from './bundle';
import type { BundleParts } from './write';

/** What the bundle of a closed week is written from. A week whose seed is not revealed is a bug, and thrown. */
export async function bundleOf(tx: Tx, week: FoldedWeek): Promise<BundleParts> {
  const row = await tx.week.findUniqueOrThrow({
    where: { id: week.id },
    select: { seed: true, seedHash: true, setup: true, season: { select: { key: true, name: true, chainEnd: true } } },
  });
  if (row.seed === null) throw new Error(`Week ${week.week} is closed, and its seed is not revealed.`);
  const { key, name, chainEnd } = row.season;
  const beacon = mixedRoundIn(week.journal);
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    season: { key, name },
    week: week.week,
    stream: week.stream,
    versions: VERSIONS,
    dice: {
      chainEnd,
      commitment: row.seedHash,
      seed: row.seed,
      nonces: [...noncesIn(week.journal)],
      ...(beacon === null ? {} : { beacon }),
      draws: drawsOf(week.state, week.stream),
    },
    // As it opened: what corrected that stands in the journal.
    setup: readSetup(row.setup),
    ...(await readPlain(week.stream, tx)),
    closing: closingText(week.state),
  };
}
