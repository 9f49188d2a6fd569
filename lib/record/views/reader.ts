import type { Phase, Prisma } from '../../platform/db/generated/client';

/** Who reads a page, as far as secrets go. An admin is nobody's leader unless they lead a team. */
export interface Reader {
  /** The key of the team that they lead; null: none. */
  readonly team: string | null;
}
export const VISITOR: Reader = { team: null };

export const readerOf = (actor: { readonly team: string | null } | null): Reader => ({ team: actor?.team ?? null });

/** Rosters and bids are public from the lock on, which is the moment at which Battles open. */
const AFTER_LOCK: Phase[] = ['Battles', 'Results', 'Closed'];
export const rostersLocked = (phase: Phase): boolean => AFTER_LOCK.includes(phase);

/** The rulings that a reader may see: a refused roster or bid stays with its own team until the rosters lock. */
export const readableRulings = (reader: Reader): Prisma.RulingWhereInput => ({
  OR: [
    { secretOf: null },
    ...(reader.team === null ? [] : [{ secretOf: reader.team }]),
    { week: { phase: { in: AFTER_LOCK } } },
  ],
});
