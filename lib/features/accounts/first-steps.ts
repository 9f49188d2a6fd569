import 'server-only';
import type { Actor } from '../../platform/auth/actor';
import { asksForCode } from '../../platform/auth/second-step';
import { db } from '../../platform/db/client';

/** How far a new site is, for whoever runs it. */
export interface FirstSteps {
  /** Seasons that are being set up, the one that was worked on last first. */
  readonly begun: readonly { readonly id: string; readonly name: string }[];
  /** Accounts beside the own one, and invite links that are open. */
  readonly people: number;
  readonly invited: number;
  /** Whether the own account asks for a second step. */
  readonly protected: boolean;
}

export async function readFirstSteps(actor: Actor): Promise<FirstSteps> {
  const [begun, people, invited, own] = await Promise.all([
    db.seasonDraft.findMany({ orderBy: { updatedAt: 'desc' }, select: { id: true, name: true } }),
    db.user.count({ where: { id: { not: actor.id } } }),
    db.onceLink.count({
      where: { purpose: 'invite', usedAt: null, revokedAt: null, expiresAt: { gt: new Date() } },
    }),
    asksForCode(db, actor.id),
  ]);
  return { begun, people, invited, protected: own };
}
