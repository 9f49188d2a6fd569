/** The table of a season, from the winners of its matches. */

export interface Played {
  readonly week: number;
  readonly attacker: string;
  readonly defender: string;
  /** The winner's key; null while it has none. */
  readonly winner: string | null;
}
export interface Standing {
  readonly team: string;
  readonly won: number;
  readonly lost: number;
  /** The last matches, oldest first; at most three. */
  readonly form: readonly ('won' | 'lost')[];
  /** From 1; teams that nothing parts share a place. */
  readonly place: number;
}

const FORM_LENGTH = 3;

/**
 * Most wins first; level on wins, fewer losses; level on both, wins against those one is level with; then the
 * order of the game.
 * @param teams keys in the order of the game.
 */
export function standings(teams: readonly string[], matches: readonly Played[]): Standing[] {
  const decided = matches.filter((match) => match.winner !== null).toSorted((a, b) => a.week - b.week);
  const rows = teams.map((team) => {
    const own = decided.filter((match) => match.attacker === team || match.defender === team);
    const form = own.map((match) => (match.winner === team ? ('won' as const) : ('lost' as const)));
    const won = form.filter((each) => each === 'won').length;
    return { team, won, lost: form.length - won, form: form.slice(-FORM_LENGTH) };
  });
  const level = (a: (typeof rows)[number], b: (typeof rows)[number]) => a.won === b.won && a.lost === b.lost;
  const ranked = rows.map((row) => {
    const rivals = new Set(rows.filter((other) => other !== row && level(row, other)).map((other) => other.team));
    const among = decided.filter(
      ({ attacker, defender, winner }) =>
        winner === row.team && rivals.has(attacker === row.team ? defender : attacker),
    ).length;
    return { ...row, among };
  });
  ranked.sort((a, b) => b.won - a.won || a.lost - b.lost || b.among - a.among);
  return ranked.map(({ among, ...row }) => ({
    ...row,
    place: 1 + ranked.findIndex((other) => level(other, row) && other.among === among),
  }));
}
