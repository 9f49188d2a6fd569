import { z } from 'zod';
import type { PostMark } from '../../engine/markup/post';
import type { Prisma } from '../../platform/db/generated/client';
import { groupBy } from '../../record/views/group';
import type { RulingLine, Told } from '../../record/views/model';
import { ADJUST, type LineRow } from '../../record/views/ruling-line';
import type { PostSaid, Ruled, WeekEntry } from './model';

export const postColumns = {
  id: true,
  seq: true,
  phase: true,
  teamKey: true,
  byline: true,
  onBehalf: true,
  author: { select: { name: true } },
  at: true,
  forumAt: true,
  text: true,
  declarations: {
    orderBy: { part: 'asc' },
    select: {
      id: true,
      part: true,
      kind: true,
      words: true,
      marks: true,
      note: true,
      struck: true,
      amendedBy: true,
    },
  },
} satisfies Prisma.PostSelect;
export type PostRow = Prisma.PostGetPayload<{ select: typeof postColumns }>;
type DeclarationRow = PostRow['declarations'][number];

interface Material {
  readonly posts: readonly PostRow[];
  /** Rows and their lines, in the same order. */
  readonly rows: readonly Pick<LineRow, 'rulingId' | 'entryId' | 'part'>[];
  readonly lines: readonly RulingLine[];
  /** Acts of admins upon posts, by the entry's id. */
  readonly amendments: ReadonlyMap<string, Told>;
  /** The teams of the week's matches: whether they attack. */
  readonly attacks: ReadonlyMap<string, boolean>;
  readonly teamName: (key: string) => { key: string; name: string };
}

/**
 * Lays posts beside their rulings, in order of time (a pasted post's is the forum's). A Trigger stands under what set it
 * off; what was declared without a post, and a Trigger without a visible cause, makes an entry of its own.
 */
export function weekEntries(material: Material): WeekEntry[] {
  const { posts, rows, lines, amendments, attacks } = material;
  const ids = new Set(lines.map((line) => line.id));
  const causedBy = groupBy(
    lines.filter((line) => line.cause !== null && ids.has(line.cause)),
    (line) => line.cause,
  );
  const setOff = (line: RulingLine): RulingLine[] =>
    (causedBy.get(line.id) ?? []).flatMap((trigger) => [trigger, ...setOff(trigger)]);
  const roots = lines.flatMap((line, index) => {
    const row = rows[index];
    return row && (line.cause === null || !ids.has(line.cause)) ? [{ line, row }] : [];
  });
  const postIds = new Set(posts.map((post) => post.id));
  const ruledAt = groupBy(roots, ({ row }) => row.entryId);

  const said = posts.map((post): WeekEntry => {
    const own = ruledAt.get(post.id) ?? [];
    const parts = new Map(own.map((each) => [each.row.part, each.line]));
    const listed = new Set<string>();
    const read = post.declarations.flatMap((declaration): Ruled[] => {
      const line = parts.get(declaration.part);
      if (line) listed.add(line.id);
      return ruledOf(declaration, line, amendments, setOff);
    });
    const rest = own.filter(({ line }) => !listed.has(line.id)).map(({ line }) => plain(line, setOff));
    return {
      id: post.id,
      phase: post.phase,
      at: (post.forumAt ?? post.at).toISOString(),
      team: material.teamName(post.teamKey),
      attacks: attacks.get(post.teamKey) ?? null,
      adjusted: null,
      post: postSaid(post),
      ruled: [...read, ...rest],
    };
  });
  const unsaid = roots
    .filter(({ row }) => !postIds.has(row.entryId))
    .map(
      ({ line }): WeekEntry => ({
        id: line.id,
        phase: line.phase,
        at: line.at,
        team: line.team,
        attacks: line.team ? (attacks.get(line.team.key) ?? null) : null,
        adjusted: line.about === ADJUST ? (amendments.get(line.id) ?? null) : null,
        post: null,
        ruled: [plain(line, setOff)],
      }),
    );
  return [...said, ...unsaid].sort((a, b) => a.at.localeCompare(b.at));
}

/** What was said, and by whom. */
export const postSaid = (
  post: Pick<PostRow, 'byline' | 'onBehalf' | 'author' | 'text' | 'forumAt'> & Partial<Pick<PostRow, 'declarations'>>,
): PostSaid => ({
  by: post.onBehalf || post.forumAt !== null ? post.byline : (post.author?.name ?? post.byline),
  onBehalf: post.onBehalf ? (post.author?.name ?? 'an admin') : null,
  text: post.text,
  marks: (post.declarations ?? []).filter(({ struck }) => !struck).flatMap(({ marks }) => marksIn(marks)),
  pasted: post.forumAt !== null,
});

const marksSchema = z.array(
  z.object({ start: z.number(), end: z.number(), what: z.enum(['ability', 'merc', 'target', 'doubt']) }),
);

/** The words that were read, and what as; none where the stored marks are of another shape. */
const marksIn = (stored: unknown): readonly PostMark[] => marksSchema.safeParse(stored).data ?? [];

const plain = (line: RulingLine, setOff: (line: RulingLine) => RulingLine[]): Ruled => ({
  kind: 'ruling',
  line,
  settled: null,
  setOff: setOff(line),
});

function ruledOf(
  declaration: DeclarationRow,
  line: RulingLine | undefined,
  amendments: ReadonlyMap<string, Told>,
  setOff: (line: RulingLine) => RulingLine[],
): Ruled[] {
  const amended = declaration.amendedBy === null ? null : (amendments.get(declaration.amendedBy) ?? null);
  if (declaration.struck) return [{ kind: 'struck', words: declaration.words, amended }];
  if (line) return [{ kind: 'ruling', line, settled: amended, setOff: setOff(line) }];
  return declaration.kind === 'talk' ? [{ kind: 'talk', words: declaration.words, note: declaration.note }] : [];
}
