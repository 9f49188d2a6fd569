import { type AuditBy, audited } from '../../platform/audit/write';
import { askPassword } from '../../platform/auth/account';
import type { Actor } from '../../platform/auth/actor';
import type { Found } from '../../platform/auth/provider';
import { providerSettings } from '../../platform/auth/provider-settings';
import { db } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';

type Self = AuditBy & { readonly actor: Actor };

/** An account elsewhere that opens this one, for its own person; times are ISO. */
export interface LinkedAccount {
  readonly issuer: string;
  /** Who keeps it: what the site calls the provider, or its host where it asks another one now. */
  readonly provider: string;
  readonly name: string;
  readonly linkedAt: string;
  readonly usedAt: string | null;
}

export async function readLinked(userId: string): Promise<readonly LinkedAccount[]> {
  const rows = await db.providerAccount.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
  const now = providerSettings();
  return rows.map(({ issuer, name, createdAt, usedAt }) => ({
    ...{ issuer, name, linkedAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null },
    provider: issuer === now?.issuer ? now.name : new URL(issuer).host,
  }));
}

/**
 * Links an account elsewhere with the own one, from then on a way in: the present password is asked for.
 * @param who as they came back from the provider
 * @returns `wrong` (the password), `taken` (it opens another account here), `held` (the own account has one of that provider), `limited`, `busy`, `forbidden`
 */
export async function linkAccount(by: Self, who: Found, password: string): Promise<Result<null>> {
  const { id: userId, key } = by.actor;
  const epoch = await askPassword(by.actor, password, 'password');
  if (!epoch.ok) return epoch;
  return audited<null>(
    by,
    async (tx) => {
      // Two that are linked at once wait for one another; whoever was disabled or changed the password meanwhile links nothing.
      const rows = await tx.$queryRaw<unknown[]>`
        SELECT FROM "User" WHERE "id" = ${userId}::uuid AND "epoch" = ${epoch.value} AND "disabledAt" IS NULL
        FOR NO KEY UPDATE`;
      if (rows.length === 0) return mistake('forbidden', 'Your account was changed at the same time.');
      const { issuer, subject, name } = who;
      const own = await tx.providerAccount.findUnique({ where: { userId_issuer: { userId, issuer } } });
      if (own !== null) return mistake('held', 'Your account is linked with one of that provider already.');
      const made = await tx.providerAccount.createMany({
        data: { issuer, subject, userId, name },
        skipDuplicates: true,
      });
      if (made.count !== 1) return mistake('taken', 'That one is linked with another account here.');
      return ok({ value: null, told: { kind: 'provider-linked', subject: key, after: new URL(issuer).host } });
    },
    () => ok(null),
  );
}

/** Takes the link away: that account opens this one no more. @returns `not-found` */
export const unlinkAccount = (by: Self, issuer: string): Promise<Result<null>> =>
  audited<null>(
    by,
    async (tx) => {
      const { count } = await tx.providerAccount.deleteMany({ where: { userId: by.actor.id, issuer } });
      if (count === 0) return mistake('not-found', 'It is not linked any more.');
      return ok({
        value: null,
        told: { kind: 'provider-unlinked', subject: by.actor.key, before: new URL(issuer).host },
      });
    },
    () => ok(null),
  );
