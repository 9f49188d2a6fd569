import 'server-only';
import { type AuditBy, audited } from '../../../platform/audit/write';
import { db } from '../../../platform/db/client';
import { mistake, ok, type Result } from '../../../result';
import { isZone } from '../adapters/when';

/** What was said of forums: whether the site may ask them, and how they tell times. */
export interface ForumLine {
  readonly host: string;
  readonly allowed: boolean;
  readonly zone: string | null;
  readonly dayFirst: boolean | null;
}

export const readForums = (): Promise<readonly ForumLine[]> =>
  db.forum.findMany({ orderBy: { host: 'asc' }, select: { host: true, allowed: true, zone: true, dayFirst: true } });

const HOST = /^(?=.{1,253}(?::\d{1,5})?$)(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+(?::\d{1,5})?$/;

/**
 * Lets the site ask a forum for topics, or keeps it from that.
 * @param words a host, or an address on it
 * @returns `host` where it is none
 */
export function allowForum(by: AuditBy, words: string, allowed: boolean): Promise<Result<{ host: string }>> {
  const typed = words.trim().toLowerCase();
  const host = /^https?:\/\//.test(typed) && URL.canParse(typed) ? new URL(typed).host : typed.replace(/\/.*$/, '');
  if (!HOST.test(host)) {
    return Promise.resolve(
      mistake('host', `“${words.slice(0, 80)}” is no host of a forum.`, {
        field: 'host',
        next: 'Write it as forum.example.org.',
      }),
    );
  }
  return audited(
    by,
    async (tx) => {
      await tx.forum.upsert({ where: { host }, create: { host, allowed }, update: { allowed } });
      return ok({ value: { host }, told: { kind: allowed ? 'allow-forum' : 'bar-forum', subject: host } });
    },
    () => ok({ host }),
  );
}

/**
 * Says how a forum tells times; what was said of it before is forgotten.
 * @param clock `zone`: an IANA name; absent: as it was
 * @returns `zone` where there is no such zone
 */
export function setClock(
  by: AuditBy,
  host: string,
  { zone, dayFirst }: { zone?: string; dayFirst?: boolean },
): Promise<Result<{ host: string }>> {
  if (zone !== undefined && !isZone(zone)) {
    return Promise.resolve(
      mistake('zone', `“${zone.slice(0, 60)}” is no time zone.`, {
        field: 'zone',
        next: 'Write it as Europe/London, or UTC.',
      }),
    );
  }
  const data = { ...(zone === undefined ? {} : { zone }), ...(dayFirst === undefined ? {} : { dayFirst }) };
  const words = [zone, dayFirst === undefined ? undefined : dayFirst ? 'day before month' : 'month before day'];
  return audited(
    by,
    async (tx) => {
      await tx.forum.upsert({ where: { host }, create: { host, ...data }, update: data });
      return ok({
        value: { host },
        told: { kind: 'forum-clock', subject: host, after: words.filter((word) => word !== undefined).join(', ') },
      });
    },
    () => ok({ host }),
  );
}

export const readRuleUnseen = async (key: string): Promise<boolean> =>
  (await db.season.findUnique({ where: { key }, select: { ruleUnseen: true } }))?.ruleUnseen ?? false;

/** Says whether new posts of followed topics are ruled before an admin has looked at them, in a season. */
export async function setRuleUnseen(by: AuditBy, key: string, unseen: boolean): Promise<Result<boolean>> {
  const season = await db.season.findUnique({ where: { key }, select: { id: true, name: true } });
  if (season === null) return mistake('not-found', 'There is no such season.');
  return audited(
    by,
    async (tx) => {
      await tx.season.update({ where: { id: season.id }, data: { ruleUnseen: unseen } });
      return ok({
        value: unseen,
        told: { kind: 'rule-unseen', subject: season.name, after: unseen ? 'ruled unseen' : 'an admin looks first' },
      });
    },
    () => ok(unseen),
  );
}
