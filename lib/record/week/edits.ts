import { amendedPost, amendmentsIn } from '../../engine/rules/kernel/amend';
import { inForce } from './projection/amended';
import type { JournalEntry } from './types';

type Of<Kind extends JournalEntry['kind']> = Extract<JournalEntry, { kind: Kind }>;

/** A second version of a post that no admin has accepted or declined yet. */
export interface PendingEdit {
  readonly edit: Of<'edit'>;
  readonly post: Of<'post'>;
  /** The post's text as it counts now. */
  readonly text: string;
}

/** The edits that wait, oldest first: of each post the last one that its leader proposed. One that was taken back is declined. */
export function pendingEdits(journal: readonly JournalEntry[]): readonly PendingEdit[] {
  const { changes } = amendmentsIn(journal);
  const standing = inForce(journal);
  const accepted = standing.filter((entry) => entry.kind === 'accept');
  const latest = new Map<string, Of<'edit'>>();
  for (const entry of standing) if (entry.kind === 'edit') latest.set(entry.target, entry);
  return [...latest.values()].flatMap((edit) => {
    const post = standing.find((entry) => entry.id === edit.target);
    if (post?.kind !== 'post') return [];
    if (accepted.some((accept) => accept.target === edit.target && accept.seq > edit.seq)) return [];
    return [{ edit, post, text: amendedPost(post, changes.get(post.id)).text }];
  });
}
