import type { Problem } from '../../result';
import type { Actor } from './actor';

/**
 * Who may do what: one table, checked in every page and every action. An act that is not in it cannot be asked for.
 *
 * `anyone`; `signed in`; `own team`: the leader of the team that it is about; `admin`: admins and owners; `owner`.
 */
const POLICY = {
  // what a leader does for the team
  post: { who: 'own team', deed: 'post for a team' },
  roster: { who: 'own team', deed: 'hand in a roster' },
  bid: { who: 'own team', deed: 'bid for terrain' },
  defer: { who: 'own team', deed: 'defer a match' },
  hire: { who: 'own team', deed: 'hire a merc' },
  trade: { who: 'own team', deed: 'release or trade mercs of a team' },
  'ask-exp': { who: 'own team', deed: 'ask for EXP to be spent' },
  'market-bid': { who: 'own team', deed: 'bid for a merc' },
  choose: { who: 'own team', deed: 'choose for a team’s merc' },
  link: { who: 'own team', deed: 'link a Pure Support' },
  nonce: { who: 'own team', deed: 'mix a nonce into the dice' },
  customize: { who: 'own team', deed: 'customize a merc' },
  ready: { who: 'own team', deed: 'say that a team is ready' },
  'name-member': { who: 'own team', deed: 'name who acts for a team' },
  draft: { who: 'own team', deed: 'keep a draft' },
  preview: { who: 'own team', deed: 'see how a post would be read' },
  'see-desk': { who: 'own team', deed: 'see a team’s desk' },

  // what an admin does for the game
  'see-admin': { who: 'admin', deed: 'see the control room' },
  advance: { who: 'admin', deed: 'advance the week' },
  'new-day': { who: 'admin', deed: 'begin a new day' },
  extend: { who: 'admin', deed: 'move a deadline' },
  'name-members': { who: 'admin', deed: 'name who acts for a team beside its leader' },
  'set-clock': { who: 'admin', deed: 'set a season’s calendar, or pause it' },
  settle: { who: 'admin', deed: 'settle an unclear post' },
  override: { who: 'admin', deed: 'override a ruling' },
  strike: { who: 'admin', deed: 'strike a declaration' },
  approve: { who: 'admin', deed: 'approve rulings' },
  import: { who: 'admin', deed: 'import teams, mercs and abilities' },
  'map-handles': { who: 'admin', deed: 'say who is who in the forum' },
  paste: { who: 'admin', deed: 'paste posts of a forum topic' },
  'bring-topic': { who: 'admin', deed: 'bring in a forum topic' },
  tick: { who: 'admin', deed: 'tick off what was carried out' },
  adjust: { who: 'admin', deed: 'adjust a number' },
  'state-event': { who: 'admin', deed: 'state what happened' },
  'name-winner': { who: 'admin', deed: 'name the winner of a match' },
  'set-voting': { who: 'admin', deed: 'say how matches are voted' },
  'set-market': { who: 'admin', deed: 'say how mercs are hired, and what they cost' },
  'close-vote': { who: 'admin', deed: 'close the vote on a match' },
  'strike-argument': { who: 'admin', deed: 'take an argument off a match’s page' },
  'accept-edit': { who: 'admin', deed: 'accept an edited post' },
  undo: { who: 'admin', deed: 'undo an act' },
  'correct-week': { who: 'admin', deed: 'put a closed week right' },
  'post-on-behalf': { who: 'admin', deed: 'post in a leader’s place' },
  'accept-version': { who: 'admin', deed: 'accept what new rules make of a week' },
  'bar-own-match': { who: 'owner', deed: 'say whether admins may act on their own matches' },
  'set-beacon': { who: 'owner', deed: 'say whether dice use the public beacon' },
  'enter-beacon': { who: 'admin', deed: 'enter a round of the public beacon, or go on without it' },
  'allow-forum': { who: 'owner', deed: 'say which forums the site may ask, and what is ruled unseen' },
  lab: { who: 'admin', deed: 'use the laboratory' },
  sandbox: { who: 'admin', deed: 'try rulings in the sandbox' },
  'end-season': { who: 'owner', deed: 'end a season, or take it up again' },
  'open-season': { who: 'admin', deed: 'open a season' },
  'manage-accounts': { who: 'admin', deed: 'invite, reset or disable a player or a leader' },
  'manage-admins': { who: 'owner', deed: 'invite, reset or disable an admin' },

  // what readers do; whose vote counts on a match, the season's setting says
  vote: { who: 'signed in', deed: 'vote on a match' },

  // tables of the other rulebooks; whose seat it is, or whose table, the use-case asks
  'open-table': { who: 'admin', deed: 'open a table for others' },
  'play-bot': { who: 'signed in', deed: 'play against a bot' },
  challenge: { who: 'signed in', deed: 'open a game against somebody' },
  'take-seat': { who: 'signed in', deed: 'take a seat at a table' },
  'play-table': { who: 'signed in', deed: 'play at a table' },
  'run-table': { who: 'signed in', deed: 'invite to a table, or end it' },
  'see-audit': { who: 'admin', deed: 'see the audit log' },

  // what everyone does for themselves
  'see-account': { who: 'signed in', deed: 'see an account' },
  'change-password': { who: 'signed in', deed: 'change a password' },
  'end-session': { who: 'signed in', deed: 'end a session' },
  'sign-out': { who: 'anyone', deed: 'sign out' },
  'sign-in': { who: 'anyone', deed: 'sign in' },
  welcome: { who: 'anyone', deed: 'use a one-time link' },
  read: { who: 'anyone', deed: 'read the public pages' },
} as const satisfies Record<string, { who: Who; deed: string }>;

type Who = 'anyone' | 'signed in' | 'own team' | 'admin' | 'owner';
export type Act = keyof typeof POLICY;
export const ACTS = Object.keys(POLICY) as Act[];

const WHO_WORDS: Record<Exclude<Who, 'anyone'>, string> = {
  'signed in': 'who is signed in',
  'own team': 'who leads that team',
  admin: 'who is an admin',
  owner: 'who owns this site',
};

/**
 * Why somebody may not do this, or null: they may.
 * @param team the key of the team that it is about; absent: the actor's own.
 * @returns `signed-out` where signing in may help, else `forbidden`.
 */
export function refusal(actor: Actor | null, act: Act, team?: string): Problem | null {
  const { who, deed } = POLICY[act];
  if (who === 'anyone') return null;
  if (actor === null) {
    return {
      code: 'signed-out',
      message: `Only somebody ${WHO_WORDS[who]} can ${deed}.`,
      next: 'Sign in and do it again.',
    };
  }
  if (fits(actor, who, team)) return (who === 'admin' || who === 'owner') && actor.secondStep === false ? SET_UP : null;
  return {
    code: 'forbidden',
    message: `Only somebody ${WHO_WORDS[who]} can ${deed}.`,
    next: 'Ask an admin if that should be you.',
  };
}

const SET_UP: Problem = {
  code: 'second-step',
  message: 'This site asks two-step sign-in of admins and owners, and you have not set it up.',
  next: 'Set it up on the page of your account.',
};

/** Whether somebody may do this; `refusal` says why not. */
export const may = (actor: Actor | null, act: Act, team?: string): boolean => refusal(actor, act, team) === null;

function fits(actor: Actor, who: Exclude<Who, 'anyone'>, team: string | undefined): boolean {
  switch (who) {
    case 'signed in':
      return true;
    case 'own team':
      return actor.team !== null && (team === undefined || actor.team === team);
    case 'admin':
      return actor.role === 'admin' || actor.role === 'owner';
    case 'owner':
      return actor.role === 'owner';
  }
}
