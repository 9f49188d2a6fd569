import type { Envelope } from './ruleset';

/** What decides where an entry stands: a pasted post's forum time, else its turn in the journal. */
interface Placed extends Envelope {
  readonly forumAt?: string;
}

/** A pasted post whose forum time may put it before entries that are already there. */
export const standsEarlier = (entry: Placed): boolean =>
  entry.forumAt !== undefined && Date.parse(entry.forumAt) < Date.parse(entry.at);

/**
 * Puts a journal in the order in which it counts. Entries keep their turn; a post with an earlier forum time goes
 * behind the last entry that was there at that time. A forum time later than the paste changes nothing.
 */
export function inPlace<Entry extends Placed>(journal: readonly Entry[]): readonly Entry[] {
  if (!journal.some(standsEarlier)) return journal;
  const kept = journal.filter((entry) => !standsEarlier(entry));
  const moved = journal
    .filter(standsEarlier)
    .map((entry) => ({ entry, time: timeOf(entry) }))
    .sort((a, b) => a.time - b.time || a.entry.seq - b.entry.seq);
  const placed: Entry[] = [];
  let next = 0;
  for (const entry of kept) {
    for (let one = moved[next]; one && one.time < Date.parse(entry.at); one = moved[++next]) placed.push(one.entry);
    placed.push(entry);
  }
  return [...placed, ...moved.slice(next).map(({ entry }) => entry)];
}

const timeOf = (entry: Placed): number => Date.parse(entry.forumAt ?? entry.at);
