import { type AmendedReading, amendedPost, amendmentsIn, withInserted } from '../../../engine/rules/kernel/amend';
import type { Entry } from '../../../engine/rules/mercenaries/entry';
import type { Row } from '../../../platform/db/save';
import type { JournalEntry } from '../types';
import { inForce } from './amended';
import type { Ids, Source } from './source';
import { phaseAt, phaseSpans } from './spans';

type Post = Extract<JournalEntry, { kind: 'post' }>;
type Declare = Extract<JournalEntry, { kind: 'declare' }>;

/** Rows of what was said: posts, each bold text in them, and whom it names. What was struck stays, marked. */
export function postRows(source: Source): PostRows {
  const { week, ids } = source;
  const { changes } = amendmentsIn(week.journal);
  const spans = phaseSpans(week, inForce(week.journal));
  const rows: PostRows = { posts: [], declarations: [], targets: [] };
  const places = placesIn(week.journal);
  for (const entry of withInserted<Entry>(week.journal)) {
    const change = changes.get(entry.id);
    const struckBy = change?.struckBy ?? null;
    if (entry.kind === 'declare') declare(source, rows, entry, struckBy);
    if (entry.kind !== 'post') continue;
    const { text, readings } = amendedPost(entry, change);
    rows.posts.push({
      id: entry.id,
      weekId: week.id,
      seq: entry.seq,
      phase: phaseAt(spans, { ...entry, seq: places.get(entry.id) ?? entry.seq }),
      teamKey: entry.by,
      authorId: ids.users.get(entry.actor) ?? null,
      byline: week.record.teams[entry.by]?.leader ?? entry.by,
      onBehalf: entry.onBehalf ?? false,
      at: entry.at,
      forumAt: entry.forumAt ?? null,
      text,
    });
    readings.forEach((one, part) => {
      read(source, rows, entry, part, struckBy ? { ...one, struck: true, amendedBy: struckBy } : one);
    });
  }
  return rows;
}

/** Where inserted entries have their place: right before the seq of the entry that they name. */
const placesIn = (journal: readonly JournalEntry[]): ReadonlyMap<string, number> => {
  const seqs = new Map(journal.map(({ id, seq }) => [id, seq]));
  return new Map(
    journal.flatMap((entry) =>
      entry.kind === 'insert' ? [[entry.id, (seqs.get(entry.before) ?? entry.seq) - 0.5] as const] : [],
    ),
  );
};

interface PostRows {
  readonly posts: Row[];
  readonly declarations: Row[];
  readonly targets: Row[];
}

function read({ week, ids }: Source, rows: PostRows, post: Post, part: number, amended: AmendedReading): void {
  const { reading, struck, amendedBy } = amended;
  const id = declarationId(post, part);
  rows.declarations.push({
    id,
    weekId: week.id,
    postId: post.id,
    part,
    kind: reading.kind,
    teamId: ids.teams.get(post.by) ?? null,
    mercId: find(ids.mercs, reading.merc),
    abilityId: find(ids.abilities, reading.ability),
    words: reading.text,
    spanStart: reading.span.start,
    spanEnd: reading.span.end,
    how: reading.how,
    doubt: reading.doubt,
    note: reading.note,
    marks: reading.marks,
    candidates: reading.candidates,
    struck,
    amendedBy,
  });
  rows.targets.push(...targetRows(id, reading.targets, ids));
}

function declare({ week, ids }: Source, rows: PostRows, entry: Declare, struckBy: string | null): void {
  const id = declarationId(entry, 0);
  const owner = Object.values(week.record.mercs).find((merc) => entry.ability.startsWith(`${merc.key}/`));
  rows.declarations.push({
    id,
    weekId: week.id,
    postId: null,
    part: 0,
    kind: 'declaration',
    teamId: ids.teams.get(entry.by) ?? null,
    mercId: find(ids.mercs, entry.merc ?? owner?.key ?? null),
    abilityId: find(ids.abilities, entry.ability),
    words: owner?.abilities.find((ability) => ability.key === entry.ability)?.name ?? entry.ability,
    spanStart: null,
    spanEnd: null,
    how: null,
    doubt: null,
    note: '',
    marks: [],
    candidates: [],
    struck: struckBy !== null,
    amendedBy: struckBy,
  });
  rows.targets.push(...targetRows(id, entry.targets, ids));
}

const declarationId = (entry: JournalEntry, part: number): string => `${entry.id}:${part}`;

/** Those whom it names; a name that is no merc of the season has no row. */
const targetRows = (declarationId: string, targets: readonly string[], ids: Ids): Row[] =>
  targets.flatMap((target, place) => {
    const mercId = ids.mercs.get(target);
    return mercId ? [{ declarationId, mercId, place }] : [];
  });

const find = (ids: ReadonlyMap<string, string>, key: string | null): string | null =>
  key === null ? null : (ids.get(key) ?? null);
