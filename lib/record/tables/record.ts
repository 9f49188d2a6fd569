import 'server-only';
import type { Actor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { ok, type Result } from '../../result';
import type { DeedLine } from './kind';
import { tableKind } from './kinds';
import { noSuchTable, seatOf } from './load';
import { readFrame, type TableFrame } from './page';

/** A table's record: every act, the posts that the reader may read, and rulings that no longer hold. */
export interface TableRecord {
  readonly frame: TableFrame;
  readonly deeds: readonly (DeedLine & { readonly by: string })[];
  readonly posts: readonly {
    readonly id: string;
    readonly label: string;
    readonly seat: string;
    readonly author: string | null;
    readonly at: string;
    readonly text: string;
    readonly open: boolean;
  }[];
  readonly superseded: readonly {
    readonly id: string;
    readonly label: string;
    readonly outcome: string;
    readonly reason: string;
    readonly cites: readonly string[];
    readonly supersededBy: string;
  }[];
}

/** @returns `not-found`, also where the table is not for this reader */
export async function readRecord(number: number, actor: Actor | null): Promise<Result<TableRecord>> {
  const read = await readFrame(number, actor);
  if (!read.ok) return read;
  const frame = read.value;
  const { head } = frame;
  const kind = tableKind(head.ruleset);
  const deeds = await kind?.record(number);
  if (!deeds?.ok) return noSuchTable(number);
  const seat = seatOf(head, actor)?.key ?? null;
  const [posts, superseded, users] = await Promise.all([
    db.tablePost.findMany({
      where: { tableId: head.id, OR: [{ open: true }, ...(seat === null ? [] : [{ seatKey: seat }])] },
      orderBy: { seq: 'asc' },
      include: { author: { select: { name: true } } },
    }),
    db.tableRuling.findMany({
      where: {
        tableId: head.id,
        supersededBy: { not: null },
        OR: [{ secretOf: null }, ...(seat === null ? [] : [{ secretOf: seat }])],
      },
      orderBy: [{ order: 'asc' }, { revision: 'asc' }],
    }),
    db.user.findMany({
      where: { key: { in: deeds.value.flatMap((deed) => deed.actor ?? []) } },
      select: { key: true, name: true },
    }),
  ]);
  const nameOf = (key: string) => users.find((user) => user.key === key)?.name ?? key;
  const seatName = (key: string) => head.seats.find((one) => one.key === key)?.name ?? key;
  return ok({
    frame,
    deeds: deeds.value.map((deed) => ({
      ...deed,
      by: deed.actor !== null ? nameOf(deed.actor) : deed.seat === null ? 'The clock' : seatName(deed.seat),
    })),
    posts: posts.map(({ id, label, seatKey, author, at, text, open }) => ({
      ...{ id, label, text, open, author: author?.name ?? null },
      seat: seatName(seatKey),
      at: at.toISOString(),
    })),
    superseded: superseded.map(({ id, label, outcome, reason, cites, supersededBy }) => ({
      ...{ id, label, outcome, reason, cites },
      supersededBy: supersededBy ?? '',
    })),
  });
}
