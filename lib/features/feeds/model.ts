/** What a feed and a calendar are made of; paths are of this site, from their slash on. */

export interface News {
  readonly title: string;
  /** What it follows, in a sentence. */
  readonly about: string;
  /** The feed's own address for good: that under the season's key. */
  readonly path: string;
  /** The page that it follows. */
  readonly page: string;
  /** Whose news they are, where a line names nobody. */
  readonly by: string;
  /** When the newest of it came. */
  readonly updated: Date;
  /** Newest first. */
  readonly lines: readonly NewsLine[];
}

export interface NewsLine {
  /** The same for good, and no other line's. */
  readonly id: string;
  readonly page: string;
  readonly title: string;
  readonly text: string;
  readonly published: Date;
  /** When it last changed its meaning: a ruling that came out otherwise is news again. */
  readonly updated: Date;
}

/** The deadlines of a season. */
export interface Deadlines {
  readonly season: { readonly key: string; readonly name: string; readonly zone: string };
  readonly lines: readonly Deadline[];
}

export interface Deadline {
  readonly week: number;
  readonly phase: string;
  readonly at: Date;
  /** By the planned lengths of the phases, which the one before it may still move. */
  readonly planned: boolean;
  /** When that phase, or the week it is planned in, opened: the stamp of what is said of it. */
  readonly said: Date;
}
