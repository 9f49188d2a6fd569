import 'server-only';
import { note } from '../../platform/audit/write';
import type { Actor } from '../../platform/auth/actor';
import { holdGiven, holdMaker, isGiven } from '../../platform/auth/link-maker';
import { newToken, openLink, spend } from '../../platform/auth/once-link';
import { db, type Tx } from '../../platform/db/client';
import { rollingBack } from '../../platform/db/rolling-back';
import { mistake, ok, type Result } from '../../result';
import { streamOf } from './journal';
import { tableKind } from './kinds';
import { isAdmin, noSuchTable, readHead, seatOf, type TableHead } from './load';

/** Who sits at a table: invitations by name, and by a link that works once. */

const LINK_DAYS = 14;
const DAY = 86_400_000;

/** Whether somebody may invite to a table and end it: who opened it, and admins. */
export const mayRun = ({ host }: Pick<TableHead, 'host'>, actor: Actor | null): boolean =>
  actor !== null && (host.key === actor.key || isAdmin(actor));

/** Whether somebody runs a table and may know what it keeps from players: an admin who plays at it does not. */
export const isMaster = (head: Pick<TableHead, 'host' | 'seats'>, actor: Actor | null): boolean =>
  actor !== null && (head.host.key === actor.key || (isAdmin(actor) && seatOf(head, actor) === null));

const notYours = (): Result<never> =>
  mistake('forbidden', 'Only who opened this table, or an admin, can do that.', { next: 'Ask them.' });

/** Takes the seat to which somebody was invited by name. @returns `not-found`, `forbidden` (no such invitation), `judged` */
export async function takeSeat(number: number, actor: Actor): Promise<Result<TableHead>> {
  const head = await readHead(number);
  if (head === null) return noSuchTable(number);
  const none = mistake('forbidden', 'No seat at this table is kept for you.');
  const seat = head.seats.find(({ user }) => user?.key === actor.key);
  if (seat === undefined) return none;
  return rollingBack(async (tx) => {
    await holdTable(tx, head);
    const kept = await tx.tableSeat.findUnique({
      where: { id: seat.id },
      select: { userId: true, invitedBy: true, joinedAt: true },
    });
    if (kept?.userId !== actor.id) return none;
    if (kept.joinedAt === null && !(await holdGiven(tx, { madeBy: kept.invitedBy }, (maker) => mayRun(head, maker)))) {
      return mistake('forbidden', 'Who kept this seat for you may no longer do so.', {
        next: 'Ask who runs the table to invite you again.',
      });
    }
    return sit(tx, head, seat.id, actor);
  });
}

/** Keeps a free seat for somebody. @returns `not-found`, `forbidden`, `taken`, `twice` */
export async function inviteUser(
  number: number,
  seatKey: string,
  name: string,
  actor: Actor,
): Promise<Result<TableHead>> {
  const found = await freeSeat(number, seatKey, actor);
  if (!found.ok) return found;
  const { head, seatId } = found.value;
  return rollingBack(async (tx) => {
    await holdTable(tx, head);
    if (!mayRun(head, await holdMaker(tx, actor.key))) return notYours();
    const user = await tx.user.findFirst({
      where: { name: { equals: name, mode: 'insensitive' }, disabledAt: null },
      select: { id: true, key: true, name: true },
    });
    if (user === null) return mistake('not-found', `There is nobody called “${name}”.`, { field: 'name' });
    if ((await tx.tableSeat.count({ where: { tableId: head.id, userId: user.id } })) > 0)
      return mistake('twice', `${user.name} has a seat at this table.`, { field: 'name' });
    const { count } = await tx.tableSeat.updateMany({
      where: { id: seatId, ...FREE },
      data: { userId: user.id, invitedAt: new Date(), invitedBy: actor.key },
    });
    if (count !== 1) return taken(head, seatKey);
    await note(tx, { actor }, { kind: 'invite-seat', subject: user.key, after: seatWords(head, seatKey) });
    return ok(head);
  });
}

/** Makes a link for a free seat; an earlier one of that seat stops working. @returns its path, shown once */
export async function linkToSeat(number: number, seatKey: string, actor: Actor): Promise<Result<string>> {
  const found = await freeSeat(number, seatKey, actor);
  if (!found.ok) return found;
  const { head, seatId } = found.value;
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(Date.now() + LINK_DAYS * DAY);
  return rollingBack(async (tx) => {
    await holdTable(tx, head);
    if (!mayRun(head, await holdMaker(tx, actor.key))) return notYours();
    if ((await tx.tableSeat.count({ where: { id: seatId, ...FREE } })) !== 1) return taken(head, seatKey);
    await tx.onceLink.updateMany({
      where: { purpose: 'seat', seatId, usedAt: null, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    await tx.onceLink.create({ data: { tokenHash, purpose: 'seat', seatId, expiresAt, madeBy: actor.key } });
    await note(tx, { actor }, { kind: 'seat-link', subject: seatWords(head, seatKey) });
    return ok(`/tables/join/${token}`);
  });
}

/** Where a link leads that still works; looking at it uses nothing up. */
export async function readSeatLink(token: string): Promise<{ readonly head: TableHead; readonly seat: string } | null> {
  const found = await tableOfLink(token);
  if (found === null || !(await isGiven(db, found, (maker) => mayRun(found.head, maker)))) return null;
  return { head: found.head, seat: found.seat.name };
}

/**
 * Takes the seat to which a link leads, if whoever made it may still give seats of this table. Nothing is used up where the
 * seat is not taken.
 * @returns `spent`, `twice`, `taken`, `judged` (they ruled at this table before)
 */
export async function redeemSeatLink(token: string, actor: Actor): Promise<Result<TableHead>> {
  const spent = mistake('spent', 'This link has been used, or its time is over.', {
    next: 'Ask who sent it for another.',
  });
  const found = await tableOfLink(token);
  if (found === null) return spent;
  const { head, seat } = found;
  return rollingBack(async (tx) => {
    await holdTable(tx, head);
    if (!(await holdGiven(tx, found, (maker) => mayRun(head, maker)))) return spent;
    if ((await tx.tableSeat.count({ where: { tableId: head.id, userId: actor.id } })) > 0)
      return mistake('twice', 'You have a seat at this table already.', { next: `Open table ${head.number}.` });
    return (await spend(tx, 'seat', token, actor, new Date())) ? sit(tx, head, seat.id, actor) : spent;
  });
}

/** A seat as the audit log names it. */
const seatWords = ({ number, seats }: TableHead, key: string): string =>
  `Table ${number}, ${seats.find((seat) => seat.key === key)?.name ?? key}`;

/** The table and the seat to which a link leads that still works, and who made it. */
async function tableOfLink(token: string) {
  const link = await db.onceLink.findFirst({
    where: openLink('seat', token, new Date()),
    select: { seatId: true, madeBy: true },
  });
  const seat = link?.seatId
    ? await db.tableSeat.findUnique({ where: { id: link.seatId }, include: { table: { select: { number: true } } } })
    : null;
  const head = seat && (await readHead(seat.table.number));
  return link && seat && head ? { madeBy: link.madeBy, seat: { id: seat.id, name: seat.name }, head } : null;
}

/** One after the other at one table. */
const holdTable = (tx: Tx, head: TableHead): Promise<unknown> =>
  tx.$queryRaw`SELECT 1 FROM "Table" WHERE "id" = ${head.id}::uuid FOR UPDATE`;

/** Nobody sits there, though it may be kept for somebody. */
const FREE = { joinedAt: null, bot: null } as const;

const taken = ({ seats }: TableHead, key: string): Result<never> =>
  mistake('taken', `Somebody sits at ${seats.find((seat) => seat.key === key)?.name ?? key}.`);

async function freeSeat(
  number: number,
  seatKey: string,
  actor: Actor,
): Promise<Result<{ readonly head: TableHead; readonly seatId: string }>> {
  const head = await readHead(number);
  if (head === null) return noSuchTable(number);
  if (!mayRun(head, actor)) return notYours();
  const seat = head.seats.find(({ key }) => key === seatKey);
  if (seat === undefined) return mistake('not-found', `This table has no seat “${seatKey}”.`);
  if (seat.joined || seat.bot !== null) return taken(head, seatKey);
  return ok({ head, seatId: seat.id });
}

/** What somebody enters who judges a game, as its journal calls it: by hand, or as an undo. */
const JUDGEMENTS = ['override', 'undo', 'ruling', 'set', 'remove', 'grant'] as const;

/** Sits down, and lets the game begin once all do. The table is held. */
async function sit(tx: Tx, head: TableHead, seatId: string, actor: Actor): Promise<Result<TableHead>> {
  const kind = tableKind(head.ruleset);
  if (kind === null) return noSuchTable(head.number);
  const judged = await tx.journalEntry.count({
    where: { stream: streamOf(head.number), actor: actor.key, kind: { in: [...JUDGEMENTS] } },
  });
  if (judged > 0) {
    return mistake('judged', 'You have ruled at this table, so you do not play at it.', {
      next: 'Ask who runs it to give the seat to somebody else.',
    });
  }
  const { count } = await tx.tableSeat.updateMany({
    where: { id: seatId, bot: null, OR: [{ userId: null }, { userId: actor.id }] },
    data: { userId: actor.id, joinedAt: new Date() },
  });
  if (count !== 1) return mistake('taken', 'Somebody else sits there.');
  const seat = head.seats.find(({ id }) => id === seatId);
  await note(tx, { actor }, { kind: 'take-seat', subject: seatWords(head, seat?.key ?? '') });
  const waiting = await tx.tableSeat.count({ where: { tableId: head.id, joinedAt: null, bot: null } });
  if (waiting === 0) {
    await tx.table.updateMany({ where: { id: head.id, state: 'open' }, data: { state: 'playing' } });
  }
  const settled = await kind.settleWithin(tx, head.number);
  return settled.ok ? ok(head) : settled;
}
