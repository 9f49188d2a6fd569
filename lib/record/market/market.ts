import { z } from 'zod';

/** How mercs without a team are hired: the season's setting, what they cost, and who gets whom of several bids. Pure. */

export const WAYS = ['fixed', 'open bid', 'sealed bid'] as const;
/** Who goes first of equal bids. */
export const BID_TIES = ['first', 'lower standing'] as const;

export const marketSchema = z.strictObject({
  way: z.enum(WAYS).default('fixed'),
  tie: z.enum(BID_TIES).default('first'),
});
export type Market = z.infer<typeof marketSchema>;

/** The setting as a row holds it. */
export const readMarket = (json: unknown): Market => marketSchema.parse(json);

export const WAY_WORDS: Record<Market['way'], string> = {
  fixed: 'hired at once, at a fixed price',
  'open bid': 'hired by bids that all leaders see',
  'sealed bid': 'hired by sealed bids',
};
export const BID_TIE_WORDS: Record<Market['tie'], string> = {
  first: 'of equal bids the earlier one wins',
  'lower standing': 'of equal bids the team that stands lower wins, then the earlier one',
};
export const sayMarket = ({ way, tie }: Market): string =>
  `mercs are ${WAY_WORDS[way]}${way === 'fixed' ? '' : `, settled as the phase closes; ${BID_TIE_WORDS[tie]}`}`;

/**
 * What a merc costs, or the least that is bid for it, in GP: its upkeep as it stands, or what an admin listed where that is more.
 * @param listPrice null: nothing was listed
 */
export const priceOf = ({ upkeep }: { readonly upkeep: number }, listPrice: number | null): number =>
  Math.max(0, upkeep, listPrice ?? 0);

export interface StandingBid {
  readonly team: string;
  readonly merc: string;
  readonly gp: number;
  /** ISO. */
  readonly at: string;
}
export interface SettledBid extends StandingBid {
  /** `short`: the team had not so much left; `low`: the price had risen above it; `gone`: the merc is not for hire any more. */
  readonly outcome: 'won' | 'outbid' | 'short' | 'low' | 'gone';
}

/**
 * Who gets whom. The highest bid of all is settled first, then the next, so that what a team pays for one merc is not there for
 * another; of equal bids the season's rule decides.
 * @param gp of each team, by its key
 * @param least what each merc costs at least, by its key; none for one that is not for hire
 * @param place each team's place in the standings, from 1
 * @returns every bid with what became of it, in that order
 */
export function settleBids(
  bids: readonly StandingBid[],
  {
    gp,
    least,
    tie,
    place,
  }: {
    readonly gp: ReadonlyMap<string, number>;
    readonly least: ReadonlyMap<string, number>;
    readonly tie: Market['tie'];
    readonly place: (team: string) => number;
  },
): readonly SettledBid[] {
  const left = new Map(gp);
  const taken = new Set<string>();
  const order = bids.toSorted(
    (a, b) =>
      b.gp - a.gp ||
      (tie === 'lower standing' ? place(b.team) - place(a.team) : 0) ||
      Date.parse(a.at) - Date.parse(b.at) ||
      (`${a.team} ${a.merc}` < `${b.team} ${b.merc}` ? -1 : 1),
  );
  return order.map((bid): SettledBid => {
    const asked = least.get(bid.merc);
    const has = Math.max(0, left.get(bid.team) ?? 0);
    if (asked === undefined) return { ...bid, outcome: 'gone' };
    if (bid.gp < asked) return { ...bid, outcome: 'low' };
    if (taken.has(bid.merc)) return { ...bid, outcome: 'outbid' };
    if (bid.gp > has) return { ...bid, outcome: 'short' };
    taken.add(bid.merc);
    left.set(bid.team, has - bid.gp);
    return { ...bid, outcome: 'won' };
  });
}
