import { describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/platform/auth/actor';
import { ACTS, type Act, may, refusal } from '@/lib/platform/auth/policy';

const person = (role: Actor['role'], team: string | null): Actor => ({
  id: role,
  key: role,
  name: role,
  role,
  season: 'lantern',
  team,
});

const PEOPLE = {
  visitor: null,
  player: person('player', null),
  leader: person('leader', 'a'),
  admin: person('admin', null),
  'leading admin': person('admin', 'a'),
  owner: person('owner', null),
  'leading owner': person('owner', 'a'),
} as const;
type Person = keyof typeof PEOPLE;

const EVERYBODY = Object.keys(PEOPLE) as Person[];
const SIGNED_IN = EVERYBODY.filter((who) => who !== 'visitor');
const LEADING: readonly Person[] = ['leader', 'leading admin', 'leading owner'];
const ADMINS: readonly Person[] = ['admin', 'leading admin', 'owner', 'leading owner'];
const OWNERS: readonly Person[] = ['owner', 'leading owner'];

/** The whole policy once more, by hand: who may do each act about team `a`, which some of these people lead. */
const MAY: Record<Act, readonly Person[]> = {
  post: LEADING,
  roster: LEADING,
  bid: LEADING,
  defer: LEADING,
  hire: LEADING,
  'market-bid': LEADING,
  'ask-exp': LEADING,
  trade: LEADING,
  choose: LEADING,
  link: LEADING,
  customize: LEADING,
  nonce: LEADING,
  ready: LEADING,
  'name-member': LEADING,
  draft: LEADING,
  preview: LEADING,
  'see-desk': LEADING,
  'see-admin': ADMINS,
  advance: ADMINS,
  'name-members': ADMINS,
  'set-clock': ADMINS,
  'new-day': ADMINS,
  extend: ADMINS,
  settle: ADMINS,
  override: ADMINS,
  strike: ADMINS,
  approve: ADMINS,
  import: ADMINS,
  'map-handles': ADMINS,
  paste: ADMINS,
  'bring-topic': ADMINS,
  'allow-forum': OWNERS,
  tick: ADMINS,
  adjust: ADMINS,
  'state-event': ADMINS,
  'name-winner': ADMINS,
  'set-voting': ADMINS,
  'close-vote': ADMINS,
  'set-market': ADMINS,
  'strike-argument': ADMINS,
  vote: SIGNED_IN,
  'accept-edit': ADMINS,
  undo: ADMINS,
  'correct-week': ADMINS,
  'post-on-behalf': ADMINS,
  'accept-version': ADMINS,
  'bar-own-match': OWNERS,
  'set-beacon': OWNERS,
  'enter-beacon': ADMINS,
  lab: ADMINS,
  sandbox: ADMINS,
  'end-season': OWNERS,
  'open-season': ADMINS,
  'manage-accounts': ADMINS,
  'manage-admins': OWNERS,
  'open-table': ADMINS,
  'play-bot': SIGNED_IN,
  challenge: SIGNED_IN,
  'take-seat': SIGNED_IN,
  'play-table': SIGNED_IN,
  'run-table': SIGNED_IN,
  'see-audit': ADMINS,
  'see-account': SIGNED_IN,
  'end-session': SIGNED_IN,
  'change-password': SIGNED_IN,
  'sign-out': EVERYBODY,
  'sign-in': EVERYBODY,
  welcome: EVERYBODY,
  read: EVERYBODY,
};
/** Acts that are about a team: nobody does them for another one, whatever their role. */
const OF_A_TEAM = ACTS.filter((act) => MAY[act] === LEADING);

describe.each(ACTS)('%s', (act) => {
  it.each(EVERYBODY)('by a %s', (who) => {
    const expected = MAY[act].includes(who);
    expect(may(PEOPLE[who], act, 'a')).toBe(expected);
    expect(may(PEOPLE[who], act)).toBe(expected);
    expect(refusal(PEOPLE[who], act, 'a')?.code ?? null).toBe(
      expected ? null : who === 'visitor' ? 'signed-out' : 'forbidden',
    );
  });
});

it.each(OF_A_TEAM)('%s for a team that one does not lead is refused to all', (act) => {
  for (const who of EVERYBODY) expect(may(PEOPLE[who], act, 'b')).toBe(false);
});

it('a refusal says who may, and what to do', () => {
  expect(refusal(PEOPLE.player, 'advance')).toEqual({
    code: 'forbidden',
    message: 'Only somebody who is an admin can advance the week.',
    next: 'Ask an admin if that should be you.',
  });
});
