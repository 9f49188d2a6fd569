import Bowser from 'bowser';
import { type AuditBy, audited } from '../../platform/audit/write';
import type { Actor } from '../../platform/auth/actor';
import { liveSession } from '../../platform/auth/token';
import { db } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
import type { SessionLine } from './model';

/** What a browser calls itself, in words: `Firefox on Linux`. */
export function sayBrowser(agent: string): string {
  if (agent === '') return 'A program that does not say its name';
  const { browser, os } = Bowser.parse(agent);
  if (!browser.name) return agent.slice(0, 40);
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

/** The browsers in which somebody is signed in, the one that asks first, then by when they were seen. */
export async function readSessions(userId: string, here: string | null): Promise<readonly SessionLine[]> {
  const rows = await db.session.findMany({ where: { userId, ...liveSession() }, orderBy: { lastSeenAt: 'desc' } });
  return rows
    .map((row) => ({
      id: row.id,
      browser: sayBrowser(row.agent),
      address: row.address,
      since: row.createdAt.toISOString(),
      seenAt: row.lastSeenAt.toISOString(),
      here: row.id === here,
    }))
    .toSorted((a, b) => Number(b.here) - Number(a.here));
}

type Self = AuditBy & { readonly actor: Actor };

/** Ends one of one's own sessions. @returns the browser, in words; or `not-found` (over already, or another's). */
export const endSession = (by: Self, id: string): Promise<Result<string>> =>
  audited<string>(
    by,
    async (tx) => {
      const row = await tx.session.findFirst({ where: { id, userId: by.actor.id } });
      if (row === null) return mistake('not-found', 'That session is over already.');
      await tx.session.delete({ where: { id } });
      const browser = sayBrowser(row.agent);
      return ok({
        value: browser,
        told: { kind: 'end-session', subject: by.actor.key, before: browser, after: 'ended' },
      });
    },
    () => ok('That browser'),
  );

/** Ends all of one's own sessions but one. @returns how many. */
export const endOthers = (by: Self, keep: string): Promise<Result<number>> =>
  audited<number>(
    by,
    async (tx) => {
      const { count } = await tx.session.deleteMany({ where: { userId: by.actor.id, id: { not: keep } } });
      const told = { kind: 'end-sessions', subject: by.actor.key, before: `${count + 1}`, after: 'this one' } as const;
      return ok({ value: count, told });
    },
    () => ok(0),
  );
