import type { Db, Tx } from '../db/client';
import type { Actor } from './actor';

/**
 * Whoever made a link lends what they may do themselves, so that a link is worth what its maker is worth at the moment at
 * which it is used: it is looked at in the transaction that uses it, with the maker's row held.
 */
export interface Made {
  /** The key of who made it; null: the site itself. */
  readonly madeBy: string | null;
}

/** What a link needs of its maker. @returns whether somebody may still give it. */
export type Needs = (maker: Actor) => boolean;
type NeedsOf = (maker: Actor, other: { readonly role: Actor['role'] } | null) => boolean;

interface Row {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly role: Actor['role'];
  readonly disabledAt: Date | null;
}

const toMaker = (row: Row | undefined): Actor | null =>
  row === undefined || row.disabledAt !== null
    ? null
    : { id: row.id, key: row.key, name: row.name, role: row.role, season: null, team: null };

/**
 * Whether a link is still given, looked at without holding anybody: for pages and lists.
 * @param needs what its maker must be allowed to.
 */
export async function isGiven(tx: Tx | Db, { madeBy }: Made, needs: Needs): Promise<boolean> {
  if (madeBy === null) return true;
  const row = await tx.user.findUnique({
    where: { key: madeBy },
    select: { id: true, key: true, name: true, role: true, disabledAt: true },
  });
  const maker = toMaker(row ?? undefined);
  return maker !== null && needs(maker);
}

/**
 * The same for the transaction that uses a link: its maker cannot be disabled or demoted until that ends.
 * @param other the id of an account that the transaction changes as well: held too, in the order in which people are held
 *   everywhere, so that two who hold the same ones never wait for each other; `needs` gets it as it is now.
 */
export async function holdGiven(
  tx: Tx,
  { madeBy }: Made,
  needs: NeedsOf,
  other: string | null = null,
): Promise<boolean> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT "id", "key", "name", "role"::text, "disabledAt" FROM "User"
    WHERE "key" = ${madeBy ?? ''} OR "id" = ${other}::uuid ORDER BY "id" FOR NO KEY UPDATE`;
  if (madeBy === null) return true;
  const maker = toMaker(rows.find((row) => row.key === madeBy));
  return maker !== null && needs(maker, rows.find(({ id }) => id === other) ?? null);
}

/** Whoever makes a link, as they are now and held: `null` where they were disabled since the page was asked for. */
export async function holdMaker(tx: Tx, key: string): Promise<Actor | null> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT "id", "key", "name", "role"::text, "disabledAt" FROM "User" WHERE "key" = ${key} FOR NO KEY UPDATE`;
  return toMaker(rows[0]);
}

/** Ends every open link that somebody made. @returns how many. */
export async function killLinksOf(tx: Tx, key: string): Promise<number> {
  const { count } = await tx.onceLink.updateMany({
    where: { madeBy: key, usedAt: null, revokedAt: null, expiresAt: { gt: new Date() } },
    data: { revokedAt: new Date() },
  });
  return count;
}
