import { type Actor, eyesOf } from '../../platform/auth/actor';
import type { Phase, Prisma } from '../../platform/db/generated/client';

/** Who reads a page, as far as secrets go. An admin is nobody's leader unless they lead a team. */
export interface Reader {
  /** The key of the season that is read. */
  readonly season: string;
  /** The key of the team that they lead in it; null: none. */
  readonly team: string | null;
}
/** Whoever leads no team. */
export const VISITOR: Pick<Reader, 'team'> = { team: null };

/** @param actor as of that season */
export const readerOf = (season: string, actor: Pick<Actor, 'team' | 'sealed'> | null): Reader => ({
  season,
  team: eyesOf(actor),
});

/** Rosters and bids are public from the lock on, which is the moment at which Battles open. */
const AFTER_LOCK: Phase[] = ['Battles', 'Results', 'Closed'];
export const rostersLocked = (phase: Phase): boolean => AFTER_LOCK.includes(phase);

/** The rulings that a reader may see: a refused roster or bid stays with its own team until the rosters lock. */
export const readableRulings = ({ team }: Pick<Reader, 'team'>): Prisma.RulingWhereInput => ({
  OR: [{ secretOf: null }, ...(team === null ? [] : [{ secretOf: team }]), { week: { phase: { in: AFTER_LOCK } } }],
});
