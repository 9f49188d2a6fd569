import { AUDIT_KINDS } from '../../platform/audit/kinds';
import type { JournalEntry } from '../../record/week/types';

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
  'nonce-commit': 'Committed to a nonce for the dice',
  'nonce-open': 'Opened a nonce for the dice',
  'nonce-mix': 'Mixed nonces into the dice',
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
  insert: 'Entered something afterwards',
  ready: 'Said whether a team is ready',
  corrected: 'Ruled a week again, as an earlier one was put right',
  approve: 'Approved rulings',
  tick: 'Ticked off what was carried out',
  precedent: 'Made a precedent',
  version: 'Accepted what new rules make of a week',
};

/** Acts that the journal of a table holds, and of a week none. What was ordered in secret is in none of these words. */
const TABLE_KINDS: Readonly<Record<string, string>> = {
  pick: 'Picked a team',
  order: 'Gave an order',
  orders: 'Gave orders',
  reveal: 'Revealed a turn',
  replace: 'Brought in a replacement',
  play: 'Played a card',
  move: 'Moved a card',
  event: 'Stated a game event',
  remove: 'Took a card off the board',
  grant: 'Granted an ability',
  turn: 'Began a turn',
  end: 'Ended a turn',
  elapse: 'Let time go by',
  recover: 'Rolled for recovery',
  study: 'Looked at an illusion',
  say: 'Told of an illusion',
  proof: 'Proved an illusion',
  set: 'Stated numbers',
  ruling: 'Ruled by hand',
  finish: 'Finished a table',
};

/** Every kind of act, by its name in the log. */
export const KIND_WORDS: Readonly<Record<string, string>> = { ...TABLE_KINDS, ...JOURNAL_KINDS, ...AUDIT_KINDS };
