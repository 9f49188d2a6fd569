import { db } from '../../platform/db/client';
import type { Prisma } from '../../platform/db/generated/client';
import { readGist } from './body';
import type { RulingLine } from './model';
import { type Names, readNames } from './names';
import { type Reader, readableRulings, rostersLocked } from './reader';
import { tellingClauses } from './telling';
import { outcomeTerm } from './terms';
import { sayTime } from './time';

/** The columns that a line is made of. */
export const lineColumns = {
  rulingId: true,
  entryId: true,
  part: true,
  causeId: true,
  about: true,
  abilityKey: true,
  mercKey: true,
  teamKey: true,
  targets: true,
  hits: true,
  outcome: true,
  reason: true,
  cites: true,
  interceptedBy: true,
  phase: true,
  at: true,
  readyWeek: true,
  secretOf: true,
  approvedAt: true,
  overriddenBy: true,
  body: true,
  week: { select: { number: true, phase: true, closesAt: true, season: { select: { timeZone: true } } } },
} satisfies Prisma.RulingSelect;
export type LineRow = Prisma.RulingGetPayload<{ select: typeof lineColumns }>;

/** What was tried, where a ruling is not about an ability. */
const ABOUT: Readonly<Record<string, string>> = {
  roster: 'Roster',
  bid: 'Terrain bid',
  hire: 'Hire',
  choose: 'Choice',
  link: 'Link of a Pure Support',
  customize: 'Customization',
  defer: 'Defer',
  adjust: 'Adjustment',
};

/** What a ruling of a kind is called where no ability names it. @param about as its row has it */
export const titleWords = (about: string): string =>
  about === ABILITY ? '' : Object.hasOwn(ABOUT, about) ? (ABOUT[about] ?? about) : about;

const ABILITY = 'ability';
/** What an admin entered by hand asks for no admin's approval. */
export const ADJUST = 'adjust';

function titleOf(row: LineRow, names: Names, words: string | null): string {
  const name = row.abilityKey === null ? words : names.ability(row.abilityKey);
  if (row.about === ABILITY) return name ?? 'Nothing certain';
  const tried = ABOUT[row.about] ?? row.about;
  return name === null ? tried : `${tried}: ${name}`;
}

/** Outcomes that are not in force as an answer yet, so that there is nothing to approve. */
const OPEN: readonly string[] = ['Pending', 'Unclear'];

/** Rulings that stand (not superseded) and that this reader may see, as a condition on rows. */
export const standing = (reader: Pick<Reader, 'team'>): Prisma.RulingWhereInput => ({
  supersededBy: null,
  AND: [readableRulings(reader)],
});

/** @param words what the bold text said, for a post whose ability is not known. */
export function toLine(row: LineRow, names: Names, words: string | null): RulingLine {
  const outcome = outcomeTerm(row.outcome);
  const { override, steps } = readGist(row.body);
  return {
    id: row.rulingId,
    week: row.week.number,
    phase: row.phase,
    at: row.at.toISOString(),
    title: titleOf(row, names, words),
    declared: row.about === ABILITY && (row.abilityKey !== null || words !== null),
    about: row.about,
    ability: row.abilityKey,
    merc: row.mercKey === null ? null : names.merc(row.mercKey),
    team: row.teamKey === null ? null : names.team(row.teamKey),
    targets: row.targets.map(names.merc),
    hits: row.hits.map(names.merc),
    interceptedBy: row.interceptedBy === null ? null : names.merc(row.interceptedBy),
    outcome,
    reason: outcome === 'Pending' ? resolvesWhen(row.week, row.reason) : row.reason,
    cites: tellingClauses(row.cites, steps),
    readyWeek: row.readyWeek,
    provisional: row.approvedAt === null && row.about !== ADJUST && !OPEN.includes(outcome),
    override: override ? { because: override.because } : null,
    secret: row.secretOf !== null && !rostersLocked(row.week.phase),
    cause: row.causeId,
  };
}

/** Of what waits for the battle: when that is, in the season's time. Before Wartime nobody knows, and the rules' own words stand. */
export function resolvesWhen(
  { phase, closesAt, season }: { phase: string; closesAt: Date | null; season: { timeZone: string } },
  otherwise: string,
): string {
  if (phase !== 'Wartime') return otherwise;
  return closesAt === null
    ? 'Resolves when an admin closes Wartime.'
    : `Resolves ${sayTime(closesAt.toISOString(), season.timeZone, 'full')}.`;
}

/** The keys whose names a set of rulings needs. */
export function keysOf(rows: readonly LineRow[]): { mercs: string[]; abilities: string[] } {
  return {
    mercs: rows.flatMap((row) => [
      ...row.targets,
      ...row.hits,
      ...[row.mercKey, row.interceptedBy].filter((key) => key !== null),
    ]),
    abilities: rows.flatMap((row) => row.abilityKey ?? []),
  };
}

/** Rows to lines, with the names and the words of unclear posts read in four queries, however many rows. */
export async function toLines(seasonId: string, rows: readonly LineRow[]): Promise<RulingLine[]> {
  const nameless = rows.filter((row) => row.abilityKey === null && row.part !== null);
  const [names, declarations] = await Promise.all([
    readNames(seasonId, keysOf(rows)),
    db.declaration.findMany({
      where: { postId: { in: nameless.map((row) => row.entryId) } },
      select: { postId: true, part: true, words: true },
    }),
  ]);
  const wordsAt = new Map(declarations.map(({ postId, part, words }) => [`${postId} ${part}`, words]));
  return rows.map((row) => toLine(row, names, wordsAt.get(`${row.entryId} ${row.part}`) ?? null));
}
