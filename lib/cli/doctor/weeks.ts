import { db } from '../../platform/db/client';
import { GENESIS, linkOf } from '../../record/journal/chain';
import { PAYLOAD_VERSION, plainEntry } from '../../record/journal/entries';
import { streamOf } from '../../record/tables/journal';
import { deviations } from '../../record/week/check';
import { isOfTheseRules } from '../../record/week/version';
import { bad, type Finding, fine } from './finding';

/** As many entries are read at once. */
const WALKED = 500;
/** As many rows are named; the others are counted. */
const NAMED = 3;
const TAMPERED =
  'Nobody can do that on the site: restore the last good backup, and find out who has access to the database.';

/** Whether every week's journal is whole, and what people read of it is what it says. */
export async function checkWeeks(): Promise<readonly Finding[]> {
  const weeks = await db.week.findMany({
    orderBy: [{ season: { createdAt: 'asc' } }, { number: 'asc' }],
    select: {
      id: true,
      number: true,
      seq: true,
      head: true,
      stream: true,
      rulesetVersion: true,
      stateVersion: true,
      season: { select: { key: true } },
    },
  });
  const findings: Finding[] = [];
  for (const [place, week] of weeks.entries()) {
    const name = `Season ${week.season.key}, week ${week.number}`;
    const hole =
      (await holeIn(week.stream, week.seq)) ??
      (await brokenLink(week.stream, week.head)) ??
      (await strayColumn(week.stream));
    if (hole) {
      findings.push(bad('journal', `${name}: ${hole}.`, TAMPERED));
      continue;
    }
    // Under other rules its journal folds to other rulings, which are not what was ruled.
    if (!isOfTheseRules(week)) {
      findings.push(otherRules(name, week.rulesetVersion));
      continue;
    }
    const open = weeks[place + 1]?.season.key !== week.season.key;
    findings.push(...(await compared(name, { id: week.id, season: week.season.key, week: week.number }, open)));
  }
  findings.push(...(await checkTables()));
  if (findings.some(({ state }) => state === 'bad')) return findings;
  const entries = await db.journalEntry.count();
  return [
    ...findings,
    fine(
      'journal',
      `${weeks.length} weeks with ${entries} entries, each journal without a gap, and each chain of hashes whole.`,
    ),
    fine('pages', 'What people read is what the journals say.'),
  ];
}

const otherRules = (name: string, version: string): Finding =>
  fine('pages', `${name} was ruled under version ${version} of the rules, so that it is not compared.`);

/** What is missing in a journal: entries are numbered from 1 to the last that the week's pages hold. */
async function holeIn(stream: string, seq: number): Promise<string | null> {
  const [row] = await db.$queryRaw<{ count: bigint; last: number | null; backwards: bigint }[]>`
    SELECT count(*) AS count, max(seq) AS last, count(*) FILTER (WHERE at < before) AS backwards
    FROM (SELECT seq, at, lag(at) OVER (ORDER BY seq) AS before FROM "JournalEntry" WHERE stream = ${stream}) AS entries`;
  const last = row?.last ?? 0;
  if (Number(row?.count ?? 0) !== last) return `its journal has ${row?.count} entries, and the last is number ${last}`;
  if (last !== seq) return `its journal ends at entry ${last}, and its pages at ${seq}`;
  return Number(row?.backwards ?? 0) > 0 ? 'the times in its journal go backwards' : null;
}

/** The journals of tables: without a gap, and chained. */
async function checkTables(): Promise<readonly Finding[]> {
  const tables = await db.table.findMany({
    orderBy: { number: 'asc' },
    select: { number: true, seq: true, head: true },
  });
  const findings: Finding[] = [];
  for (const { number, seq, head } of tables) {
    const stream = streamOf(number);
    const wrong = (await holeIn(stream, seq)) ?? (await brokenLink(stream, head)) ?? (await strayColumn(stream));
    if (wrong) findings.push(bad('journal', `Table ${number}: ${wrong}.`, TAMPERED));
  }
  return findings;
}

/** Walks the chain of a journal. @returns what is wrong where a hash is not that of its entry and those before it */
async function brokenLink(stream: string, head: string): Promise<string | null> {
  let before = GENESIS;
  for (let from = 0; ; ) {
    const rows = await db.journalEntry.findMany({
      where: { stream, seq: { gt: from } },
      orderBy: { seq: 'asc' },
      take: WALKED,
    });
    for (const row of rows) {
      before = linkOf(before, plainEntry(row));
      if (row.hash !== before) return `entry ${row.seq} of its journal, or one before it, is not what was hashed`;
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    from = last.seq;
  }
  return before === head || (before === GENESIS && head === '') ? null : 'its head is not the hash of its last entry';
}

/**
 * The columns of an entry that are not hashed follow from those that are: its id is that of its place; the entries of one act have one
 * time, which no other act has; and its week or table is the one of its stream.
 * @returns the first that does not
 */
async function strayColumn(stream: string): Promise<string | null> {
  const [row] = await db.$queryRaw<{ seq: number; column: string }[]>`
    SELECT * FROM (
      SELECT "seq", CASE
        WHEN "id" <> replace("stream", '/', '-') || '-' || "seq" THEN 'id'
        WHEN "act" <> min("seq") OVER (PARTITION BY "at") THEN 'act'
        WHEN "payloadVersion" <> ${PAYLOAD_VERSION} THEN 'version'
        WHEN "idempotencyKey" IS NOT NULL AND "act" <> "seq" THEN 'form'
        WHEN "weekId" IS DISTINCT FROM (SELECT "id" FROM "Week" WHERE "Week"."stream" = "JournalEntry"."stream") THEN 'week'
        WHEN "tableId" IS DISTINCT FROM (SELECT "id" FROM "Table" WHERE 'table/' || "number" = "JournalEntry"."stream") THEN 'table'
      END AS "column"
      FROM "JournalEntry" WHERE "stream" = ${stream}
    ) AS "looked" WHERE "column" IS NOT NULL ORDER BY "seq" LIMIT 1`;
  return row === undefined
    ? null
    : `entry ${row.seq} of its journal bears another ${row.column} than it was written with`;
}

async function compared(
  name: string,
  week: { readonly id: string; readonly season: string; readonly week: number },
  open: boolean,
): Promise<readonly Finding[]> {
  try {
    const found = await deviations(week, open);
    if (!found.ok) return [bad('journal', `${name}: ${found.problem.message}`, TAMPERED)];
    if (found.value.length === 0) return [];
    const named = found.value.slice(0, NAMED).map(({ table, id, how }) => `${table} ${id} (${how})`);
    const rest = found.value.length > NAMED ? ` and ${found.value.length - NAMED} more rows` : '';
    return [
      bad(
        'pages',
        `${name}: what people read is not what the journal says: ${named.join(', ')}${rest}.`,
        'Write it anew from the journal, which is the evidence: npm run doctor -- --mend',
      ),
    ];
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return [
      bad(
        'journal',
        `${name}: its journal cannot be folded: ${words}`,
        'If the key of the dice fits (see above), restore the last good backup, or run the version of the site that wrote it.',
      ),
    ];
  }
}
