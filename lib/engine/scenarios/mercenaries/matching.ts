/**
 * Gives each line a partner of its own, where that can be done for all.
 * @param fits whether a line may be given a partner, both by place
 * @returns the lines that are left without one, in order
 */
export function unmatched(lines: number, partners: number, fits: (line: number, partner: number) => boolean): number[] {
  const lineOf = new Map<number, number>();
  const give = (line: number, tried: Set<number>): boolean => {
    for (let partner = 0; partner < partners; partner++) {
      if (tried.has(partner) || !fits(line, partner)) continue;
      tried.add(partner);
      const holder = lineOf.get(partner);
      if (holder !== undefined && !give(holder, tried)) continue;
      lineOf.set(partner, line);
      return true;
    }
    return false;
  };
  const left: number[] = [];
  for (let line = 0; line < lines; line++) if (!give(line, new Set())) left.push(line);
  return left;
}
