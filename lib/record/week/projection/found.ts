import type { Tx } from '../../../platform/db/client';
import type { FoldedWeek } from '../fold';
import { byKey, type Projected } from './write';

/** The keys of the rows that the database holds of a week, so that those without a reason are found: nine queries. */
export async function readFound(tx: Tx, { id: weekId, week, setup, season }: FoldedWeek): Promise<Projected> {
  const where = { weekId };
  const declarations = await tx.declaration.findMany({ where, select: { id: true } });
  const contracts = await tx.contract.findMany({
    where: { fromWeek: week, mercenary: { seasonId: season.id } },
    select: { mercenaryId: true, teamId: true, fromWeek: true, mercenary: { select: { key: true } } },
  });
  return byKey({
    phases: await tx.phaseSpan.findMany({ where, select: { weekId: true, phase: true } }),
    matches: await tx.match.findMany({ where, select: { weekId: true, attackerId: true } }),
    newContracts: contracts.filter(({ mercenary }) => setup.mercs[mercenary.key]?.hired !== week),
    posts: await tx.post.findMany({ where, select: { id: true } }),
    declarations,
    targets: await tx.declarationTarget.findMany({
      where: { declarationId: { in: declarations.map(({ id }) => id) } },
      select: { declarationId: true, place: true },
    }),
    rosters: await tx.roster.findMany({ where, select: { weekId: true, teamId: true } }),
    bids: await tx.bid.findMany({ where, select: { weekId: true, teamId: true } }),
    ledger: await tx.ledgerLine.findMany({ where, select: { id: true } }),
  });
}
