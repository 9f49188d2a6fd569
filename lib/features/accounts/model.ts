import type { Actor } from '../../platform/auth/actor';
import type { Paged } from '../../record/views/paged';

/** View models of the pages on accounts. Plain data; times are ISO. */

export type Role = Actor['role'];
export const ROLES = ['player', 'leader', 'admin', 'owner'] as const satisfies readonly Role[];

/** A team of the season that is played. */
export interface TeamChoice {
  readonly key: string;
  readonly name: string;
  /** Who leads it; null: nobody. */
  readonly leader: string | null;
}

export interface AccountLine {
  readonly key: string;
  readonly name: string;
  readonly role: Role;
  readonly team: string | null;
  readonly disabled: boolean;
  /** When one of its browsers was seen last; null: none is signed in. */
  readonly seenAt: string | null;
}

export type LinkState = 'open' | 'used' | 'expired' | 'revoked';

/** A link that works once, as lists show it: never with its token. */
export interface LinkLine {
  readonly id: string;
  readonly note: string;
  /** What it gives: `leader of Greenwood`. */
  readonly gives: string;
  readonly madeBy: string;
  readonly madeAt: string;
  readonly expiresAt: string;
  readonly state: LinkState;
  /** Who used it. */
  readonly usedBy: string | null;
}

/** What an account has given away and nobody has used yet. */
export interface OpenLinks {
  /** Of the account; null: the site itself. */
  readonly key: string | null;
  readonly maker: string;
  readonly links: readonly OpenLink[];
}

export interface OpenLink extends Pick<LinkLine, 'id' | 'note' | 'gives' | 'madeAt' | 'expiresAt'> {
  /** Why it would be refused though its time is not over: its maker may not give that any more. */
  readonly powerless: boolean;
}

export interface AccountsPage {
  readonly open: readonly OpenLinks[];
  readonly zone: string;
  readonly accounts: Paged<AccountLine>;
  readonly invites: readonly LinkLine[];
  /** What this admin may invite to. */
  readonly roles: readonly Role[];
  readonly teams: readonly TeamChoice[];
}

export interface AccountPage extends AccountLine {
  readonly zone: string;
  /** The key of its team. */
  readonly teamKey: string | null;
  readonly sessions: number;
  readonly joinedAt: string;
  readonly roles: readonly Role[];
  readonly teams: readonly TeamChoice[];
  /** A reset link that still works. */
  readonly reset: LinkLine | null;
  /** It asks for a code beside the password. */
  readonly twoStep: boolean;
  /** What it has given away. */
  readonly given: readonly OpenLink[];
  /** Why this admin may not touch it; null: they may. */
  readonly barred: string | null;
  /** It is the last owner that can sign in. */
  readonly lastOwner: boolean;
}

/** A browser in which somebody is signed in. */
export interface SessionLine {
  readonly id: string;
  /** `Firefox on Linux`. */
  readonly browser: string;
  readonly address: string;
  readonly since: string;
  readonly seenAt: string;
  /** It is the one that asks. */
  readonly here: boolean;
}

/** A link at the moment at which it was made: the only one at which it is whole. */
export interface MadeLink {
  readonly url: string;
  readonly expiresAt: string;
}
