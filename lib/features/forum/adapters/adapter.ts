import type { SavedPage } from './page';

/** A time as a page tells it: an instant, or words that need the forum's zone or the page's own date to be one. */
export type When = { readonly at: string } | { readonly words: string };

/** One post as a page or a payload of a forum tells it. */
export interface FoundPost {
  /** The forum's own, unique within the forum; null: the page tells none. */
  readonly id: string | null;
  readonly author: string;
  /** Written by somebody who was not signed in there: such a name proves nothing. */
  readonly guest: boolean;
  readonly when: When;
  /** The forum says that it was edited; null: it says nothing of it. */
  readonly edited: When | null;
  /** What it says: clean HTML, or the source where the forum gives that alone. */
  readonly text: string;
  /** `deleted`: the forum shows that there was a post; `hidden`: it is there, and this page does not show it. */
  readonly state: 'shown' | 'deleted' | 'hidden';
}

/** What one page or payload holds. */
export interface FoundPage {
  /** The adapter that read it. */
  readonly program: string;
  /** The forum's host; null: the page does not tell it. */
  readonly host: string | null;
  /** The forum's own name of the topic; null: not told. */
  readonly topic: string | null;
  readonly title: string | null;
  /** Of how many pages it is which, from 1; null: not told. */
  readonly page: { readonly number: number; readonly of: number } | null;
  /** The zone in which it tells times without one: an IANA name or an offset such as `-05:00`; null: not told. */
  readonly zone: string | null;
  /** When it was made, in the page's words or as an instant: what “Today” means; null: not told. */
  readonly now: When | null;
  readonly posts: readonly FoundPost[];
}

/** What an adapter tells of a page; the rest is the same for all. */
export type Told = Pick<FoundPage, 'posts'> & Partial<Omit<FoundPage, 'posts' | 'program'>>;

/** Reads the saved pages of one program. */
export interface PageAdapter {
  /** What it is called to people: `phpBB 3`. */
  readonly name: string;
  /** Whether the page has the program's marks. */
  readonly knows: (page: SavedPage) => boolean;
  readonly read: (page: SavedPage) => Told;
}

/** Reads the payloads of one program. */
export interface JsonAdapter {
  readonly name: string;
  /** @returns null: it is none of this program's */
  readonly read: (value: unknown) => Told | null;
}
