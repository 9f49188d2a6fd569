import type { Actor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { Prisma } from '../../platform/db/generated/client';
import { readPeople } from '../../record/views/acts';
import { siteZone } from '../../record/views/season';
import { tellJournal } from './journal';
import type { AuditFilter, AuditLine, AuditPage } from './model';
import { KIND_WORDS } from './words';

const PAGE = 50;
const OWN = 20;

/** A row of the log, of either table. */
interface Row {
  id: string;
  at: Date;
  actor: string | null;
  kind: string;
  subject: string | null;
  before: string | null;
  after: string | null;
  because: string | null;
  address: string | null;
  journal: boolean;
}

/**
 * Every act there is: those of the weeks' journals, and those that no journal holds. Of the journal it gives what may be
 * searched: reasons and the text of posts; what a roster or a bid holds is in neither.
 */
const ALL = Prisma.sql`(
  SELECT "id"::text, "at", "actor", "kind", "subject", "before", "after", "because", "address", false AS "journal",
    concat_ws(' ', "subject", "before", "after", "because", "address") AS "words"
  FROM "AuditEntry"
  UNION ALL
  SELECT "id", "at", "actor", "kind", NULL, NULL, NULL, "payload"->>'because', NULL, true,
    concat_ws(' ', "payload"->>'because', CASE WHEN "kind" = 'post' AND "weekId" IS NOT NULL THEN "payload"->>'text' END)
  FROM "JournalEntry"
) AS "log"`;

/** The log as an admin may read it, newest first. */
export async function readAudit(filter: AuditFilter): Promise<AuditPage> {
  const zone = await siteZone();
  const where = conditions(filter, zone);
  const [[counted], people] = await Promise.all([
    db.$queryRaw<{ found: number }[]>`SELECT count(*)::int AS "found" FROM ${ALL} WHERE ${where}`,
    db.user.findMany({ orderBy: { name: 'asc' }, select: { key: true, name: true } }),
  ]);
  const found = counted?.found ?? 0;
  const pages = Math.max(1, Math.ceil(found / PAGE));
  const rows = await select(where, PAGE, (filter.page - 1) * PAGE);
  return { zone, filter, people, found, pages, lines: await toLines(rows, zone) };
}

/** The last acts of somebody, and what was done to their account: for their own page. */
export async function readOwn(actor: Actor): Promise<{ readonly zone: string; readonly lines: readonly AuditLine[] }> {
  const zone = await siteZone();
  const rows = await select(Prisma.sql`"actor" = ${actor.key} OR "subject" = ${actor.key}`, OWN, 0);
  return { zone, lines: await toLines(rows, zone) };
}

const select = (where: Prisma.Sql, take: number, skip: number) =>
  db.$queryRaw<Row[]>`
    SELECT "id", "at", "actor", "kind", "subject", "before", "after", "because", "address", "journal"
    FROM ${ALL} WHERE ${where} ORDER BY "at" DESC, "id" DESC LIMIT ${take} OFFSET ${skip}`;

function conditions({ who, kind, from, to, words }: AuditFilter, zone: string): Prisma.Sql {
  const all = [Prisma.sql`true`];
  if (who === 'nobody') all.push(Prisma.sql`"actor" IS NULL`);
  else if (who !== null) all.push(Prisma.sql`("actor" = ${who} OR "subject" = ${who})`);
  if (kind !== null) all.push(Prisma.sql`"kind" = ${kind}`);
  if (from !== null) all.push(Prisma.sql`"at" >= (${from}::date)::timestamp AT TIME ZONE ${zone}`);
  if (to !== null) all.push(Prisma.sql`"at" < (${to}::date + 1)::timestamp AT TIME ZONE ${zone}`);
  if (words !== '') all.push(Prisma.sql`"words" ILIKE ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`);
  return Prisma.join(all, ' AND ');
}

async function toLines(rows: readonly Row[], zone: string): Promise<readonly AuditLine[]> {
  const people = await readPeople(rows.flatMap(({ actor, subject }) => [actor, subject].filter((key) => key !== null)));
  const told = await tellJournal(
    rows.filter(({ journal }) => journal).map(({ id }) => id),
    zone,
  );
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    who: row.actor === null ? 'somebody not signed in' : people(row.actor),
    what: KIND_WORDS[row.kind] ?? row.kind,
    about: row.subject === null || row.subject === row.actor ? null : people(row.subject),
    before: row.before,
    after: row.after,
    because: row.because,
    address: row.address,
    week: null,
    href: tableOf(row),
    ...told.get(row.id),
  }));
}

/** An entry of a table's journal leads to its record. */
function tableOf({ id, journal }: Row): string | null {
  const number = journal ? /^table-(\d+)-/.exec(id)?.[1] : undefined;
  return number === undefined ? null : `/tables/${number}/record`;
}
