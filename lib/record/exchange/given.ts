/** What a file says of one team, merc or ability, before anybody has looked whether it can be. */
export interface Given {
  readonly kind: 'team' | 'merc' | 'ability';
  readonly file: string;
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly key: string | null;
  readonly name: string | null;
  /** An ability: whose, by key or name. */
  readonly owner: string | null;
  /** By the schema's own field; null: it has none. What is not in it stays as it is. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** What it lacks is as in a case; otherwise it must be said. */
  readonly plain: boolean;
  /** Where a field stands, in words: a column, or a path. */
  readonly cellOf: (field: string) => string;
  /** The line of a field. */
  readonly lineOf: (field: string) => number;
}

/** Something wrong, at its cell. */
export interface Misfit {
  readonly file: string;
  readonly line: number;
  /** The column, or the path; empty: the whole line. */
  readonly cell: string;
  readonly message: string;
}

/** What a file was read as. */
export interface Read {
  readonly given: readonly Given[];
  readonly misfits: readonly Misfit[];
  /** What it says of the season itself, where that was asked for. */
  readonly season?: SeasonWords;
}

/** What a file says of a season beside its teams and mercs. */
export interface SeasonWords {
  /** Settings that it names; of several files the last one counts. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly matches: readonly { readonly attacker: string; readonly defender: string; readonly tier: string }[];
}

/** A file to import, as text. */
export interface SourceText {
  readonly name: string;
  readonly text: string;
}
