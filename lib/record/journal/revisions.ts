import { createHash } from 'node:crypto';
import type { Row } from '../../platform/db/save';

/** Rulings as rows: a ruling is superseded and never edited. One way for weeks and tables. */

/** The latest revision of a ruling. Revisions that are superseded are written once and left as they are. */
export interface Revision<Ruling, Noted> {
  readonly ruling: Ruling;
  readonly revision: number;
  /** Its place among the rulings. */
  readonly order: number;
  /** The seq of the first entry of the act that brought it. */
  readonly seq: number;
  /** The entry after which it no longer holds; null: in force. */
  readonly supersededBy: string | null;
  /** What a stream notes of a revision beside the ruling itself. */
  readonly noted: Noted;
  /** The revisions before it; absent: none. */
  readonly earlier?: readonly Earlier[];
}
/** A revision that was superseded: its text's digest, and from which entry on it stood until which. */
export interface Earlier extends Stood {
  readonly text: string;
}
/** Entries from one (its seq) until another, which is not of them any more. */
export interface Stood {
  readonly from: number;
  readonly to: number;
}
export type RevisionsOf<Ruling, Noted> = ReadonlyMap<string, Revision<Ruling, Noted>>;

/** What a stream's rows are made of. */
export interface RulingRows<Ruling, Noted> {
  order(ruling: Ruling, place: number): number;
  /**
   * @param old the revision that goes on; null: it is a new one
   * @param stood when the ruling stood with these very words: an override that is taken back gives back what was noted of them
   */
  noted(ruling: Ruling, old: Revision<Ruling, Noted> | null, stood: readonly Stood[]): Noted;
  row(revision: Revision<Ruling, Noted>): Row;
}

export interface RulingChanges<Ruling, Noted> {
  readonly revisions: RevisionsOf<Ruling, Noted>;
  /** Rows to write: new revisions, those that they supersede, and those with another place or other notes. */
  readonly rows: readonly Row[];
  /** The rulings that came or changed. */
  readonly changed: readonly Ruling[];
}

/**
 * Carries the revisions of a stream's rulings over one act.
 * @param first the act's first entry: all of an act count together
 */
export function nextRevisions<Ruling extends { readonly id: string }, Noted>(
  before: RevisionsOf<Ruling, Noted>,
  rulings: readonly Ruling[],
  first: { readonly id: string; readonly seq: number },
  made: RulingRows<Ruling, Noted>,
): RulingChanges<Ruling, Noted> {
  const revisions = new Map(before);
  const rows: Row[] = [];
  const changed: Ruling[] = [];
  const keep = (next: Revision<Ruling, Noted>) => {
    revisions.set(next.ruling.id, next);
    rows.push(made.row(next));
  };
  rulings.forEach((ruling, place) => {
    const old = before.get(ruling.id);
    const order = made.order(ruling, place);
    if (old && !old.supersededBy && sameRuling(old.ruling, ruling)) {
      const noted = made.noted(ruling, old, stoodSo(ruling, old.seq, old.earlier));
      if (old.order !== order || !sameText(old.noted, noted)) keep({ ...old, ruling, order, noted });
      return;
    }
    if (old && !old.supersededBy) rows.push(made.row({ ...old, supersededBy: first.id }));
    changed.push(ruling);
    const revision = (old?.revision ?? 0) + 1;
    const earlier = old ? [...(old.earlier ?? []), past(old, old.supersededBy ?? first.id)] : [];
    const noted = made.noted(ruling, null, stoodSo(ruling, first.seq, earlier));
    keep({ ruling, revision, order, seq: first.seq, supersededBy: null, noted, ...(old ? { earlier } : {}) });
  });
  const still = new Set(rulings.map(({ id }) => id));
  for (const old of before.values()) {
    if (!still.has(old.ruling.id) && !old.supersededBy) keep({ ...old, supersededBy: first.id });
  }
  return { revisions, rows, changed };
}

/** A revision as it is remembered once it no longer holds. @param by the entry after which it does not */
export const past = ({ ruling, seq }: { readonly ruling: object; readonly seq: number }, by: string): Earlier => ({
  text: digest(ruling),
  from: seq,
  to: Number(by.slice(by.lastIndexOf('-') + 1)),
});

/** When a ruling stood as it stands since `seq`. */
function stoodSo(ruling: object, seq: number, earlier: readonly Earlier[] = []): readonly Stood[] {
  const now = { from: seq, to: Number.POSITIVE_INFINITY };
  if (earlier.length === 0) return [now];
  const text = digest(ruling);
  return [...earlier.filter((one) => one.text === text), now];
}

const digest = (ruling: object): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...ruling, order: 0 }))
    .digest('base64url');

/** The same but for its place in the order, which other rulings move. */
export const sameRuling = (one: object, other: object): boolean =>
  one === other || sameText({ ...one, order: 0 }, { ...other, order: 0 });

const sameText = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Each row as it stands in the end, where several are of one revision. */
export const latest = (rows: readonly Row[]): readonly Row[] => [...new Map(rows.map((row) => [row.id, row])).values()];
