/** View models of the audit log. Plain data; times are ISO. */

export interface AuditFilter {
  /** The key of a person, `clock`, or `nobody` (who was not signed in); null: anybody. */
  readonly who: string | null;
  /** One of `KIND_WORDS`. */
  readonly kind: string | null;
  /** Days in the season's time zone, both included, as `2026-12-03`. */
  readonly from: string | null;
  readonly to: string | null;
  readonly words: string;
  readonly page: number;
}

export interface AuditLine {
  readonly id: string;
  readonly at: string;
  readonly who: string;
  /** What was done: `Advanced the week`. */
  readonly what: string;
  /** What it was done to. */
  readonly about: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly because: string | null;
  readonly address: string | null;
  /** The week in whose journal it stands. */
  readonly week: number | null;
  /** Where what came of it can be seen. */
  readonly href: string | null;
}

export interface AuditPage {
  readonly zone: string;
  readonly filter: AuditFilter;
  readonly people: readonly { readonly key: string; readonly name: string }[];
  readonly found: number;
  readonly pages: number;
  readonly lines: readonly AuditLine[];
}
