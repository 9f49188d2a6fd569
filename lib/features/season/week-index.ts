import type { Outcome } from '../../engine/rules/kernel/ruling';
import { db } from '../../platform/db/client';
import { groupBy } from '../../record/views/group';
import type { Reader } from '../../record/views/reader';
import { standing } from '../../record/views/ruling-line';
import { outcomeTerm } from '../../record/views/terms';

/** What of a week stands on which of its pages, without its texts: so that a long week costs no more than the page that is read. */

/** A post or an act of a week, with what was ruled of it, by their ids alone. */
export interface Stub {
  readonly id: string;
  readonly phase: string;
  readonly at: string;
  readonly team: string | null;
  /** It is a post, and no act on the desk nor something that came by itself. */
  readonly posted: boolean;
  readonly ruled: readonly RuledStub[];
  /** Characters of the post. */
  readonly length: number;
}
interface RuledStub {
  readonly id: string;
  readonly outcomes: readonly Outcome[];
  /** What it set off, one thing after another. */
  readonly setOff: readonly string[];
  readonly declared: boolean;
}

/** As much as a page holds: entries, and their weight in about as many bytes as they take. */
const MOST = 60;
const HEAVIEST = 250_000;
const [ENTRY, RULING, CHARACTER] = [1_000, 1_500, 2];

const rulingColumns = {
  rulingId: true,
  entryId: true,
  part: true,
  causeId: true,
  about: true,
  abilityKey: true,
  teamKey: true,
  outcome: true,
  phase: true,
  at: true,
} as const;

interface PostStub {
  readonly id: string;
  readonly phase: string;
  readonly teamKey: string;
  readonly at: Date;
  readonly forumAt: Date | null;
  readonly length: number;
}

/** Every entry of a week that a reader may see, in the order in which they are shown. */
export async function readIndex(weekId: string, reader: Pick<Reader, 'team'>): Promise<readonly Stub[]> {
  const [posts, rulings] = await Promise.all([
    db.$queryRaw<PostStub[]>`
      SELECT "id", "phase"::text, "teamKey", "at", "forumAt", length("text") AS "length"
      FROM "Post" WHERE "weekId" = ${weekId}::uuid ORDER BY "seq"`,
    db.ruling.findMany({
      where: { AND: [standing(reader)], weekId },
      orderBy: [{ at: 'asc' }, { part: 'asc' }, { rulingId: 'asc' }],
      select: rulingColumns,
    }),
  ]);
  type Row = (typeof rulings)[number];
  const byId = new Map(rulings.map((row) => [row.rulingId, row]));
  const isRoot = ({ causeId }: Row) => causeId === null || !byId.has(causeId);
  const causedBy = groupBy(
    rulings.filter((row) => !isRoot(row)),
    ({ causeId }) => causeId,
  );
  const setOff = ({ rulingId }: Row): Row[] =>
    (causedBy.get(rulingId) ?? []).flatMap((trigger) => [trigger, ...setOff(trigger)]);
  const ruled = (row: Row): RuledStub => {
    const after = setOff(row);
    return {
      id: row.rulingId,
      outcomes: [row, ...after].map(({ outcome }) => outcomeTerm(outcome)),
      setOff: after.map(({ rulingId }) => rulingId),
      declared: row.about === 'ability' && row.causeId === null && (row.abilityKey !== null || row.part !== null),
    };
  };
  const postIds = new Set(posts.map(({ id }) => id));
  const roots = rulings.filter(isRoot);
  const ruledAt = groupBy(roots, ({ entryId }) => entryId);
  const said = posts.map(
    ({ id, phase, teamKey: team, at, forumAt, length }): Stub => ({
      ...{ id, phase, team, length, posted: true, at: (forumAt ?? at).toISOString() },
      ruled: (ruledAt.get(id) ?? []).map(ruled),
    }),
  );
  const unsaid = roots
    .filter(({ entryId }) => !postIds.has(entryId))
    .map(
      (row): Stub => ({
        ...{ id: row.rulingId, phase: row.phase, team: row.teamKey, at: row.at.toISOString() },
        ...{ posted: false, length: 0, ruled: [ruled(row)] },
      }),
    );
  return [...said, ...unsaid].sort((a, b) => a.at.localeCompare(b.at));
}

/** The same as far as a match and an outcome let it through; what is written in them is not looked at. */
export function thoseOf(
  stubs: readonly Stub[],
  { outcome }: { readonly outcome: Outcome | null },
  teams: ReadonlySet<string> | null,
): readonly Stub[] {
  return stubs.flatMap((stub) => {
    if (teams && !(stub.team && teams.has(stub.team))) return [];
    if (outcome === null) return [stub];
    const ruled = stub.ruled.filter(({ outcomes }) => outcomes.includes(outcome));
    return ruled.length === 0 ? [] : [{ ...stub, ruled }];
  });
}

/** Declarations are what leaders declared: neither what set itself off nor rosters, bids and hires. */
export const declaredIn = (stubs: readonly Stub[]): number =>
  stubs.reduce((sum, { ruled }) => sum + ruled.filter(({ declared }) => declared).length, 0);

/** The pages of a week: each holds so many entries, and no more than a page may weigh. There is one at least. */
export function pagesIn(stubs: readonly Stub[]): readonly (readonly Stub[])[] {
  const pages: Stub[][] = [[]];
  let weight = 0;
  for (const stub of stubs) {
    const own = weightOf(stub);
    const last = pages.at(-1) ?? [];
    if (last.length >= MOST || (last.length > 0 && weight + own > HEAVIEST)) {
      pages.push([stub]);
      weight = own;
    } else {
      last.push(stub);
      weight += own;
    }
  }
  return pages;
}

const weightOf = ({ ruled, length }: Stub): number =>
  ENTRY + length * CHARACTER + ruled.reduce((sum, { setOff }) => sum + RULING * (1 + setOff.length), 0);
