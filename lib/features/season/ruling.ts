import { rulebook } from '../../engine/rules/mercenaries/rulebook';
import { db } from '../../platform/db/client';
import type { Prisma } from '../../platform/db/generated/client';
import { readActs, readPeople } from '../../record/views/acts';
import { type RulingBody, readBody } from '../../record/views/body';
import type { RulingLine } from '../../record/views/model';
import { readNames } from '../../record/views/names';
import { type Reader, readableRulings } from '../../record/views/reader';
import { ADJUST, keysOf, lineColumns, standing, toLine } from '../../record/views/ruling-line';
import { presentWeek, readSeason, type SeasonRecord } from '../../record/views/season';
import { outcomeTerm } from '../../record/views/terms';
import { argue, marksOf } from './argument';
import { readFacts } from './match-card';
import { matchColumns, matchId, toMatchLine } from './match-line';
import type { RulingPage, RulingSource } from './model';
import { readOwnActs } from './own-acts';
import { readPrecedents } from './precedents';
import { postColumns, postSaid } from './week-entries';

const revisionColumns = {
  ...lineColumns,
  revision: true,
  ruledAt: true,
  approvedBy: true,
  ticked: true,
  weekId: true,
  supersededBy: true,
} satisfies Prisma.RulingSelect;
type RevisionRow = Prisma.RulingGetPayload<{ select: typeof revisionColumns }>;

/**
 * One ruling with its whole reasoning (or, once its declaration is struck, as it last stood), whatever its length in a constant number of queries.
 * @returns null where there is none of that id, or none that this reader may see.
 */
export async function loadRuling(id: string, reader: Reader): Promise<RulingPage | null> {
  const season = await readSeason(reader.season);
  if (!season) return null;
  const revisions = await db.ruling.findMany({
    where: { AND: [readableRulings(reader), { rulingId: id, week: { seasonId: season.id } }] },
    orderBy: { revision: 'asc' },
    select: revisionColumns,
  });
  const row = revisions.at(-1);
  if (!row) return null;
  const body = readBody(row.body);
  const near = await readNear(row, season.id, body.links ?? [], reader);
  const [names, acts, person, ownActs] = await Promise.all([
    readNames(season.id, allKeys([row, ...near.rulings, ...near.deciding], body)),
    readActs([
      ...(near.post?.declarations.flatMap((each) => each.amendedBy ?? []) ?? []),
      body.override?.entry ?? '',
      row.supersededBy ?? '',
      row.about === ADJUST ? row.entryId : '',
    ]),
    readPeople(row.approvedBy === null ? [] : [row.approvedBy]),
    readOwnActs(row.weekId, row),
  ]);
  const words = new Map(near.post?.declarations.map((each) => [each.part as number | null, each.words]));
  const lineOf = (each: (typeof near.rulings)[number]): RulingLine =>
    toLine(each, names, each.entryId === row.entryId ? (words.get(each.part) ?? null) : null);
  const line = lineOf(row);
  const match = near.matches.find((each) => [each.attacker.key, each.defender.key].includes(row.teamKey ?? ''));
  const facts = near.matches.flatMap((each) =>
    readFacts(each.facts)
      .filter((fact) => fact.ruling === row.rulingId)
      .map(({ text }) => ({ match: matchId(each.week.number, each.place), text })),
  );
  const overriding = body.override ? acts.get(body.override.entry) : undefined;
  const precedents = body.override ? await readPrecedents(season.id) : [];
  const played = season.weeks.find((week) => week.number === line.week);
  return {
    name: season.name,
    zone: season.timeZone,
    line,
    adjusted: row.about === ADJUST ? (acts.get(row.entryId) ?? null) : null,
    gone: row.supersededBy === null ? null : { act: acts.get(row.supersededBy) ?? null },
    match: match ? toMatchLine(match) : null,
    source: near.post && sourceOf(near, row, body, acts, lineOf),
    steps: argue(body, names, { about: row.about, outcome: line.outcome }),
    candidates: body.candidates.map((candidate) => ({
      ability: names.ability(candidate.ability),
      merc: names.merc(candidate.merc),
      targets: candidate.targets.map(names.merc),
      note: candidate.note,
    })),
    changes: body.changes.map((text, index) => ({
      text,
      ticked: row.ticked.includes(index),
      match: facts.find((fact) => sameWords(fact.text, text))?.match ?? null,
    })),
    cause: near.rulings.filter((each) => each.rulingId === row.causeId).map(lineOf)[0] ?? null,
    caused: near.rulings.filter((each) => each.causeId === row.rulingId).map(lineOf),
    decidedBy: near.deciding.map(lineOf),
    ledger: near.ledger.map(({ team, text, amount }) => ({ team, text, amount })),
    facts: facts.filter((fact) => !body.changes.some((text) => sameWords(fact.text, text))),
    override: overriding ? { ...overriding, rulesSaid: ownOutcome(revisions) } : null,
    precedents: precedents.filter((precedent) => precedent.line.id === row.rulingId),
    revisions: revisions.map((each) => ({
      revision: each.revision,
      outcome: outcomeTerm(each.outcome),
      reason: each.reason,
      at: each.ruledAt.toISOString(),
      overridden: each.overriddenBy !== null,
    })),
    approval:
      row.approvedAt && row.approvedBy !== null
        ? { by: person(row.approvedBy), at: row.approvedAt.toISOString() }
        : null,
    ownActs,
    waitsFor: line.outcome === 'Pending' ? { phase: 'Battles', due: dueOf(season, line.week) } : null,
    rulebookVersion: rulebook.version,
    seedHash: played?.seedHash ?? '',
    weekClosed: played != null && played.closedAt !== null,
  };
}

/** What stands around a ruling: its post, its cause, what it set off, its matches and the GP that it moved. */
async function readNear(row: RevisionRow, seasonId: string, links: readonly string[], reader: Reader) {
  const [post, rulings, matches, ledger, deciding] = await Promise.all([
    db.post.findUnique({ where: { id: row.entryId }, select: postColumns }),
    db.ruling.findMany({
      where: {
        AND: [
          standing(reader),
          { weekId: row.weekId, rulingId: { not: row.rulingId } },
          { OR: [{ causeId: row.rulingId }, { rulingId: row.causeId ?? '' }, { entryId: row.entryId }] },
        ],
      },
      orderBy: [{ order: 'asc' }, { part: 'asc' }],
      select: lineColumns,
    }),
    db.match.findMany({
      where: { weekId: row.weekId },
      orderBy: { place: 'asc' },
      select: { ...matchColumns, facts: true },
    }),
    db.ledgerLine.findMany({
      where: { rulingId: row.rulingId },
      orderBy: { seq: 'asc' },
      select: { text: true, amount: true, team: { select: { key: true, name: true } } },
    }),
    links.length === 0
      ? []
      : db.ruling.findMany({
          where: { AND: [standing(reader), { week: { seasonId }, rulingId: { in: [...links] } }] },
          orderBy: [{ at: 'asc' }, { order: 'asc' }],
          select: lineColumns,
        }),
  ]);
  return { post, rulings, matches, ledger, deciding };
}
type Near = Awaited<ReturnType<typeof readNear>>;

function sourceOf(
  near: Near,
  row: RevisionRow,
  body: RulingBody,
  acts: Awaited<ReturnType<typeof readActs>>,
  lineOf: (row: Near['rulings'][number]) => RulingLine,
): RulingSource | null {
  const { post } = near;
  // What set itself off was not read from the post of its cause.
  if (!post || row.part === null) return null;
  const declaration = post.declarations.find((each) => each.part === row.part);
  const marks = marksOf(body);
  const first = marks[0];
  const last = marks.at(-1);
  return {
    post: postSaid(post),
    marks,
    postId: post.id,
    at: (post.forumAt ?? post.at).toISOString(),
    read: first && last ? { from: first.start + 1, to: last.end } : null,
    note: declaration?.note ?? null,
    settled: acts.get(declaration?.amendedBy ?? '') ?? null,
    others: near.rulings.filter((each) => each.entryId === row.entryId && each.causeId === null).map(lineOf),
  };
}

function allKeys(rows: Parameters<typeof keysOf>[0], body: RulingBody): { mercs: string[]; abilities: string[] } {
  const keys = keysOf(rows);
  return {
    mercs: [
      ...keys.mercs,
      ...body.rolls.flatMap((roll) => roll.among ?? []),
      ...body.candidates.flatMap((candidate) => [candidate.merc, ...candidate.targets]),
    ],
    abilities: [...keys.abilities, ...body.candidates.map((candidate) => candidate.ability)],
  };
}

/** Whether a fact tells of a change: the same words, but for the mark at their end. */
const sameWords = (one: string, other: string): boolean => one.replace(/\.$/, '') === other.replace(/\.$/, '');

/** What the rules said by themselves, before an admin ruled otherwise; null where that was never on the record. */
const ownOutcome = (revisions: readonly RevisionRow[]) => {
  const own = revisions.findLast((each) => each.overriddenBy === null && each.outcome !== 'Pending');
  return own ? outcomeTerm(own.outcome) : null;
};

function dueOf(season: SeasonRecord, number: number): string | null {
  const week = presentWeek(season);
  return week?.number === number ? (week.closesAt?.toISOString() ?? null) : null;
}
