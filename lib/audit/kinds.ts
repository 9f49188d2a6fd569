import type { JournalEntry } from '../week/types';

/** Acts that no week's journal holds, and what the log calls them. Add yours here; the log shows and filters it by itself. */
export const AUDIT_KINDS = {
  'sign-in': 'Signed in',
  'sign-in-failed': 'Failed to sign in',
  'sign-out': 'Signed out',
  'own-site': 'Became owner by the site’s own link',
  'change-password': 'Changed a password',
  'reset-link': 'Made a reset link',
  'reset-password': 'Set a new password by a reset link',
  'reset-revoke': 'Revoked a reset link',
  invite: 'Made an invite link',
  'invite-revoke': 'Revoked an invite link',
  join: 'Joined by an invite link',
  'end-session': 'Ended a session',
  'end-sessions': 'Ended sessions',
  disable: 'Disabled an account',
  enable: 'Enabled an account',
  'change-role': 'Changed a role or a team',
  'map-handle': 'Said whose a forum handle is',
  'forget-handle': 'Forgot a forum handle',
  draft: 'Kept a draft',
} as const;
export type AuditKind = keyof typeof AUDIT_KINDS;

/** Acts that a week's journal holds, in the same words. */
export const JOURNAL_KINDS: Readonly<Record<JournalEntry['kind'], string>> = {
  post: 'Posted',
  edit: 'Edited a post',
  declare: 'Declared an ability',
  roster: 'Set a roster',
  bid: 'Bid for terrain',
  defer: 'Deferred a match',
  hire: 'Hired a merc',
  buyback: 'Bought a merc back',
  nonce: 'Gave a nonce for the dice',
  choose: 'Chose for an ability',
  link: 'Linked a Pure Support',
  customize: 'Customized a merc',
  advance: 'Advanced the week',
  day: 'Began a new day',
  deadline: 'Set a deadline',
  happens: 'Stated what happened',
  win: 'Named a winner',
  adjust: 'Adjusted by hand',
  import: 'Imported teams, mercs or abilities',
  rolls: 'Set dice',
  strike: 'Struck a declaration',
  override: 'Overrode a ruling',
  settle: 'Settled an unclear text',
  accept: 'Accepted an edited post',
  undo: 'Undid an act',
  approve: 'Approved rulings',
  tick: 'Ticked off what was carried out',
  precedent: 'Made a precedent',
  version: 'Accepted what new rules make of a week',
};

/** Every kind of act, by its name in the log. */
export const KIND_WORDS: Readonly<Record<string, string>> = { ...JOURNAL_KINDS, ...AUDIT_KINDS };
