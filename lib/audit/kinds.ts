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
  draft: 'Kept a draft',
} as const;
export type AuditKind = keyof typeof AUDIT_KINDS;
