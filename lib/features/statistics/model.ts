/** View models of a season's statistics; plain data. */

/** A name and where it leads. */
export interface Named {
  readonly key: string;
  readonly name: string;
}

export interface GpLine extends Named {
  /** GP at the end of each week that is over, in their order; null: nothing was booked yet. */
  readonly gp: readonly (number | null)[];
}

export interface AbilityUse extends Named {
  readonly merc: Named;
  readonly uses: number;
  /** Of those uses, how many took hold. */
  readonly tookHold: number;
}

export interface Luck extends Named {
  readonly dice: number;
  readonly hits: number;
  /** The sum of the chances: how many hits are to be expected. */
  readonly expected: number;
}

export interface StatisticsPage {
  readonly season: string;
  /** Weeks that are over; all figures are of these alone, so that nothing of a week being played is told. */
  readonly weeks: readonly number[];
  readonly gp: readonly GpLine[];
  /** Mercs whose declarations were Nullified, the most first. */
  readonly nullified: readonly (Named & { readonly count: number })[];
  /** By kind of removal, how many mercs it hit. */
  readonly removals: readonly { readonly kind: string; readonly count: number }[];
  /** The most used first. */
  readonly abilities: readonly AbilityUse[];
  readonly luck: readonly Luck[];
  readonly headToHead: {
    readonly teams: readonly Named[];
    /** By the key of a team and that of another: how often it won against it, and lost. */
    readonly against: Readonly<
      Record<string, Readonly<Record<string, { readonly won: number; readonly lost: number }>>>
    >;
  };
}
