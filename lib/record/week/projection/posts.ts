import { type AmendedReading, amendedPost, type Change, withInserted } from '../../../engine/rules/kernel/amend';
import type { Entry } from '../../../engine/rules/mercenaries/entry';
import type { Phase } from '../../../engine/rules/mercenaries/terms';
import type { Row } from '../../../platform/db/save';
import type { JournalEntry } from '../types';
import { amendments, inForce } from './amended';
import type { Ids, Source } from './source';
import { phaseAt, phaseSpans } from './spans';

type Post = Extract<JournalEntry, { kind: 'post' }>;
type Declare = Extract<JournalEntry, { kind: 'declare' }>;

/** Rows of what was said: posts, each bold text in them, and whom it names. What was struck stays, marked. */
export function postRows(source: Source): PostRows {
  const { week } = source;
  const { changes } = amendments(week.journal);
  const spans = phaseSpans(week, inForce(week.journal));
  const rows: PostRows = { posts: [], declarations: [], targets: [] };
  const places = placesIn(week.journal);
  for (const entry of withInserted<Entry>(week.journal)) {
    const change = changes.get(entry.id);
    if (entry.kind === 'declare') declare(source, rows, entry, change?.struckBy ?? null);
    if (entry.kind !== 'post') continue;
    const phase = phaseAt(spans, { ...entry, seq: places.get(entry.id) ?? entry.seq });
    const made = change ? rowsOf(source, entry, phase, change) : keptRows(source, entry, phase);
    for (const name of POST_TABLES) rows[name].push(...made[name]);
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
const POST_TABLES = ['posts', 'declarations', 'targets'] as const;

/** The rows of posts that no act has amended, with what they were made of: a week of thousands makes those of the new one alone. */
const kept = new WeakMap<Post, { readonly of: readonly unknown[]; readonly rows: PostRows }>();

function keptRows(source: Source, entry: Post, phase: Phase): PostRows {
  const { week, ids } = source;
  const of = [week.id, ids.teams, ids.mercs, ids.abilities, phase, authorOf(source, entry), bylineOf(source, entry)];
  const known = kept.get(entry);
  if (known?.of.every((one, place) => one === of[place])) return known.rows;
  const rows = rowsOf(source, entry, phase, undefined);
  kept.set(entry, { of, rows });
  return rows;
}

function rowsOf(source: Source, entry: Post, phase: Phase, change: Readonly<Change> | undefined): PostRows {
  const { week } = source;
  const struckBy = change?.struckBy ?? null;
  const { text, readings } = amendedPost(entry, change);
  const post = {
    id: entry.id,
    weekId: week.id,
    seq: entry.seq,
    phase,
    teamKey: entry.by,
    authorId: authorOf(source, entry),
    byline: bylineOf(source, entry),
    onBehalf: entry.onBehalf ?? false,
    at: entry.at,
    forumAt: entry.forumAt ?? null,
    text,
  };
  const rows: PostRows = { posts: [post], declarations: [], targets: [] };
  readings.forEach((one, part) => {
    read(source, rows, entry, part, struckBy ? { ...one, struck: true, amendedBy: struckBy } : one);
  });
  return rows;
}

const authorOf = ({ ids }: Source, entry: Post): string | null => ids.users.get(entry.actor) ?? null;
const bylineOf = ({ week }: Source, entry: Post): string => week.record.teams[entry.by]?.leader ?? entry.by;

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
