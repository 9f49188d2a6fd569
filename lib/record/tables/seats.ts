import 'server-only';
import { note } from '../../platform/audit/write';
import type { Actor } from '../../platform/auth/actor';
import { newToken, openLink, spend } from '../../platform/auth/once-link';
import { db, TRANSACTION } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
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

/** Takes the seat to which somebody was invited by name. @returns `not-found`, `forbidden` (no such invitation) */
export async function takeSeat(number: number, actor: Actor): Promise<Result<TableHead>> {
  const head = await readHead(number);
  if (head === null) return noSuchTable(number);
  const seat = head.seats.find(({ user }) => user?.key === actor.key);
  if (seat === undefined) return mistake('forbidden', 'No seat at this table is kept for you.');
  return sit(head, seat.id, actor);
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
  const user = await db.user.findFirst({
    where: { name: { equals: name, mode: 'insensitive' }, disabledAt: null },
    select: { id: true, key: true, name: true },
  });
  if (user === null) return mistake('not-found', `There is nobody called “${name}”.`, { field: 'name' });
  if (head.seats.some((seat) => seat.user?.key === user.key))
    return mistake('twice', `${user.name} has a seat at this table.`, { field: 'name' });
  await db.$transaction(async (tx) => {
    await tx.tableSeat.update({ where: { id: seatId }, data: { userId: user.id, invitedAt: new Date() } });
    await note(tx, { actor }, { kind: 'invite-seat', subject: user.key, after: seatWords(head, seatKey) });
  });
  return ok(head);
}

/** Makes a link for a free seat; an earlier one of that seat stops working. @returns its path, shown once */
export async function linkToSeat(number: number, seatKey: string, actor: Actor): Promise<Result<string>> {
  const found = await freeSeat(number, seatKey, actor);
  if (!found.ok) return found;
  const { head, seatId } = found.value;
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(Date.now() + LINK_DAYS * DAY);
  await db.$transaction(async (tx) => {
    await tx.onceLink.deleteMany({ where: { purpose: 'seat', seatId, usedAt: null } });
    await tx.onceLink.create({ data: { tokenHash, purpose: 'seat', seatId, expiresAt, madeBy: actor.key } });
    await note(tx, { actor }, { kind: 'seat-link', subject: seatWords(head, seatKey) });
  });
  return ok(`/tables/join/${token}`);
}

/** Where a link leads that still works; looking at it uses nothing up. */
export async function readSeatLink(token: string): Promise<{ readonly head: TableHead; readonly seat: string } | null> {
  const found = await seatOfLink(token);
  const seat = found && (await db.tableSeat.findUnique({ where: { id: found }, include: { table: true } }));
  const head = seat && (await readHead(seat.table.number));
  return seat && head ? { head, seat: seat.name } : null;
}

/** Takes the seat to which a link leads. @returns `spent`, `twice` */
export async function redeemSeatLink(token: string, actor: Actor): Promise<Result<TableHead>> {
  const spent = mistake('spent', 'This link has been used, or its time is over.', {
    next: 'Ask who sent it for another.',
  });
  const seatId = await seatOfLink(token);
  const seat =
    seatId === null ? null : await db.tableSeat.findUnique({ where: { id: seatId }, include: { table: true } });
  const head = seat && (await readHead(seat.table.number));
  if (!seat || !head) return spent;
  if (head.seats.some(({ user }) => user?.key === actor.key))
    return mistake('twice', 'You have a seat at this table already.', { next: `Open table ${head.number}.` });
  return (await spend(db, 'seat', token, actor, new Date())) ? sit(head, seat.id, actor) : spent;
}

/** A seat as the audit log names it. */
const seatWords = ({ number, seats }: TableHead, key: string): string =>
  `Table ${number}, ${seats.find((seat) => seat.key === key)?.name ?? key}`;

/** The seat to which a link leads that still works. */
async function seatOfLink(token: string): Promise<string | null> {
  const link = await db.onceLink.findFirst({ where: openLink('seat', token, new Date()), select: { seatId: true } });
  return link?.seatId ?? null;
}

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
  if (seat.joined || seat.bot !== null) return mistake('taken', `Somebody sits at ${seat.name}.`);
  return ok({ head, seatId: seat.id });
}

/** Sits down, and lets the game begin once all do. */
async function sit(head: TableHead, seatId: string, actor: Actor): Promise<Result<TableHead>> {
  const kind = tableKind(head.ruleset);
  if (kind === null) return noSuchTable(head.number);
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Table" WHERE "id" = ${head.id}::uuid FOR UPDATE`;
    const joined = new Date();
    const { count } = await tx.tableSeat.updateMany({
      where: { id: seatId, bot: null, OR: [{ userId: null }, { userId: actor.id }] },
      data: { userId: actor.id, joinedAt: joined },
    });
    if (count !== 1) return mistake('taken', 'Somebody else sits there.');
    const seat = head.seats.find(({ id }) => id === seatId);
    await note(tx, { actor }, { kind: 'take-seat', subject: seatWords(head, seat?.key ?? '') });
    const waiting = await tx.tableSeat.count({ where: { tableId: head.id, joinedAt: null, bot: null } });
    if (waiting === 0 && head.state === 'open') {
      await tx.table.update({ where: { id: head.id }, data: { state: 'playing' } });
    }
    const settled = await kind.settleWithin(tx, head.number);
    return settled.ok ? ok(head) : settled;
  }, TRANSACTION);
}
