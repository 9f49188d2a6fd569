import type { ClauseId } from '../kernel/ruling';
import type { Board } from './board';
import type { Problem } from './effects';
import type { Ruling } from './rulings';

/** What is kept while one entry is ruled: where its rulings come from, and how many events it has brought. */
export interface Log {
  readonly entry: string;
  readonly at: string;
  events: number;
  /** How many rulings there are of each thing so far. */
  readonly counted: Map<string, number>;
}
export const logOf = ({ id, at }: { readonly id: string; readonly at: string }): Log => ({
  entry: id,
  at,
  events: 0,
  counted: new Map(),
});

type Told = Pick<Ruling, 'outcome' | 'cites' | 'reason'> & Partial<Ruling>;

/**
 * Writes one ruling.
 * @param of what it is about: an ability's id, or `order`. The first of an entry is `ENTRY.OF`, the second `ENTRY.OF.2`.
 */
export function rule(board: Board, log: Log, of: string, told: Told): Ruling {
  const n = (log.counted.get(of) ?? 0) + 1;
  log.counted.set(of, n);
  const ruling: Ruling = {
    id: `${log.entry}.${of}${n === 1 ? '' : `.${n}`}`,
    entry: log.entry,
    at: log.at,
    turn: board.turn,
    card: null,
    ability: null,
    event: null,
    subject: null,
    by: null,
    row: null,
    cause: null,
    depth: 0,
    changes: [],
    told: [],
    secretOf: null,
    override: null,
    ...told,
  };
  board.rulings.push(ruling);
  return ruling;
}

/** An order that is refused: whose, and of which card (input:refused). */
export interface Refusal extends Problem {
  readonly card: string | null;
  readonly by: string | null;
}
export function refuse(board: Board, log: Log, { card, by, why, slot }: Refusal): void {
  const cites: ClauseId[] = slot ? ['input:refused', 'assign:slots'] : ['input:refused'];
  rule(board, log, 'order', {
    outcome: 'Refused',
    card,
    by,
    cites,
    reason: `Refused, and nothing changes: ${ended(why)}`,
  });
}

const ended = (why: string): string => (/[.?!]$/.test(why) ? why : `${why}.`);
