import { isNonce, NONCE_LIMIT, nonceCommitment } from '../../engine/dice/nonce';
import { mistake, ok, type Result } from '../../result';
import { beaconIn, isBeaconKnown } from './beacon';
import type { JournalEntry, LoadedWeek, NewJournalEntry, Seen } from './types';

/**
 * Nonces for the dice of the week that follows. While a week is played, until its Results open, each team may commit to words
 * by their hash, and change that; then nobody can commit any more, and the words are opened until the week closes. The next
 * week's first entry says what was opened: that, with its sealed seed, its dice are drawn from. So nobody chooses words after
 * seeing another team's, not even whoever knows the seeds; what is left to them is not to open, which is told.
 *
 * What was committed and opened counts whatever becomes of its entry: a week that goes back takes none of it back.
 */

/** What a team committed to, by its key: the last hash of each. */
export const committedIn = (journal: readonly JournalEntry[]): ReadonlyMap<string, string> =>
  new Map(journal.flatMap((entry) => (entry.kind === 'nonce-commit' ? [[entry.by, entry.hash] as const] : [])));

/** What was opened, by the key of the team. */
export const openedIn = (journal: readonly JournalEntry[]): ReadonlyMap<string, string> =>
  new Map(journal.flatMap((entry) => (entry.kind === 'nonce-open' ? [[entry.by, entry.nonce] as const] : [])));

/** Whether nobody can commit any more: once the Results were opened, also where the week went back since. */
export const isTakingOver = (journal: readonly JournalEntry[]): boolean =>
  journal.some(
    (entry) =>
      entry.kind === 'nonce-open' || (entry.kind === 'advance' && (entry.to === 'Results' || entry.to === 'Week')),
  );

/** The stream of the week that the nonces of a week are for. */
export const streamAfter = ({ season, week }: Pick<LoadedWeek, 'season' | 'week'>): string =>
  `${season.key}/${week + 1}`;

/**
 * The entry with which a team commits to its words; the last one counts.
 * @param hash as `nonceCommitment` makes it for the week that follows
 * @returns `commitment` where it is none, `late` once the Results were opened, `copied` where it is another team's
 */
export function commitNonce({ week }: Seen, by: string, hash: string): Result<readonly NewJournalEntry[]> {
  if (!/^[0-9a-f]{64}$/.test(hash)) {
    return mistake('commitment', 'A commitment is a SHA-256 in 64 small hexadecimal digits.', { field: 'hash' });
  }
  if (isTakingOver(week.journal)) {
    return mistake(
      'late',
      `Nonces for week ${week.week + 1} were taken until the Results of week ${week.week} opened.`,
      {
        next: `Commit to one for week ${week.week + 2} when the next week is played.`,
        field: 'hash',
      },
    );
  }
  return ok([{ kind: 'nonce-commit', by, hash }]);
}

/**
 * The entry with which a team opens the words that it committed to.
 * @returns `nonce` where the text is none, `early` while nonces are taken, `late` once the beacon's round is published, `uncommitted`, `other-words`, `nothing` (opened
 *   already)
 */
export function openNonce({ week, now }: Seen, by: string, nonce: string): Result<readonly NewJournalEntry[]> {
  if (!isNonce(nonce)) {
    return mistake('nonce', `A nonce is one line of at most ${NONCE_LIMIT} characters.`, { field: 'nonce' });
  }
  if (!isTakingOver(week.journal)) {
    return mistake('early', 'While others may still commit to theirs, nobody opens a nonce.', {
      next: `Open it in the Results of week ${week.week}.`,
      field: 'nonce',
    });
  }
  if (isBeaconKnown({ week, now })) {
    return mistake('late', 'The round of the public beacon is published: nobody opens a nonce who may know it.', {
      next: `Commit to one for week ${week.week + 2} when the next week is played.`,
      field: 'nonce',
    });
  }
  const hash = committedIn(week.journal).get(by);
  if (hash === undefined) return mistake('uncommitted', 'Your team has committed to no nonce.', { field: 'nonce' });
  if (openedIn(week.journal).has(by)) return mistake('nothing', 'Your nonce is opened already.', { field: 'nonce' });
  if (nonceCommitment(streamAfter(week), { team: by, nonce }) !== hash) {
    return mistake('other-words', 'These are not the words that your team committed to.', {
      next: 'Type them as they were, to the letter.',
      field: 'nonce',
    });
  }
  return ok([{ kind: 'nonce-open', by, nonce }]);
}

/** The entry of the next week's opening that mixes in what was opened, and the beacon; null: there is neither. */
export function mixAfter(journal: readonly JournalEntry[]): Extract<NewJournalEntry, { kind: 'nonce-mix' }> | null {
  const committed = [...committedIn(journal)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const beacon = beaconIn(journal);
  if (committed.length === 0 && beacon === null) return null;
  const opened = openedIn(journal);
  return {
    kind: 'nonce-mix',
    nonces: committed.flatMap(([team, hash]) => {
      const nonce = opened.get(team);
      return nonce === undefined ? [] : [{ team, nonce, hash }];
    }),
    unopened: committed.flatMap(([team, hash]) => (opened.has(team) ? [] : [{ team, hash }])),
    ...(beacon === null ? {} : { beacon }),
  };
}
