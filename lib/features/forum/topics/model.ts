import { z } from 'zod';
import type { FoundPage } from '../adapters/adapter';
import type { Said } from '../said';

/** What a topic's pages come to, before anything is saved. */

/** Pages as their adapters read them, as they are kept until they are saved or forgotten. */
const whenSchema = z.union([z.object({ at: z.string() }), z.object({ words: z.string() })]);
export const pagesSchema: z.ZodType<readonly FoundPage[]> = z.array(
  z.object({
    program: z.string(),
    host: z.string().nullable(),
    topic: z.string().nullable(),
    title: z.string().nullable(),
    page: z.object({ number: z.number(), of: z.number() }).nullable(),
    zone: z.string().nullable(),
    now: whenSchema.nullable(),
    posts: z.array(
      z.object({
        id: z.string().nullable(),
        author: z.string(),
        guest: z.boolean(),
        when: whenSchema,
        edited: whenSchema.nullable(),
        text: z.string(),
        state: z.enum(['shown', 'deleted', 'hidden']),
      }),
    ),
  }),
);

/**
 * `new`: it would be added; `edited`: the journal has it with other words; `known`: it is there already; `gone`: it is there, and
 * the forum has deleted it; `skipped`: it is passed over; `asks`: something has to be said first.
 */
export type RowState = 'new' | 'edited' | 'known' | 'gone' | 'skipped' | 'asks';

export interface TopicRow {
  readonly key: string;
  /** The forum's own id of the post; null: not told. */
  readonly post: string | null;
  readonly author: string;
  /** Who that is here, and the team that they lead. */
  readonly account: string | null;
  readonly team: string | null;
  /** ISO time; null: see `words`. */
  readonly at: string | null;
  /** How the page tells the time. */
  readonly words: string;
  readonly state: RowState;
  /** Why, in a few words; '': there is nothing to say. */
  readonly why: string;
  readonly readings: readonly Said[];
  readonly text: string;
  /** What the journal has in its stead. */
  readonly before: string | null;
  /** The journal's entry. */
  readonly entry: string | null;
}

/** What has to be said once before anything can be saved. */
export interface TopicAsks {
  readonly handles: readonly { readonly author: string; readonly posts: number; readonly near: string | null }[];
  readonly zones: readonly ForumAsked[];
  readonly orders: readonly ForumAsked[];
}
export interface ForumAsked {
  readonly host: string;
  /** A time as its pages tell it. */
  readonly example: string;
}

export interface TopicLook {
  readonly week: number;
  readonly zone: string;
  readonly opensAt: string;
  /** Posts from before the week opened are taken as well. */
  readonly early: boolean;
  /** How many were passed over since they are from before the week opened. */
  readonly before: number;
  readonly titles: readonly {
    readonly title: string;
    readonly program: string;
    readonly host: string;
    readonly posts: number;
  }[];
  readonly rows: readonly TopicRow[];
  readonly asks: TopicAsks;
  readonly counts: Readonly<Record<RowState, number>>;
}

/** What a forum is called where its pages do not tell their host. */
export const hostOfPage = ({ host, program }: Pick<FoundPage, 'host' | 'program'>): string =>
  host?.toLowerCase() ?? `?${program}`;
