import { Notice } from '@/components/kit/notice';
import type { OwnMatchNote } from '@/lib/features/review/journal-model';

/** What an admin who leads a team is told before an act that touches its match. */
export function OwnMatch({ own }: { own: OwnMatchNote | null }) {
  if (own === null) return null;
  return own.barred ? (
    <Notice tone="refused">
      <p>
        This touches the match of {own.team.name}, which you lead. This season keeps admins from such acts: ask another
        admin.
      </p>
    </Notice>
  ) : (
    <Notice tone="spent">
      <p>
        This touches the match of {own.team.name}, which you lead. Let another admin do it if one is there; it will be
        marked so in the journal, under your name.
      </p>
    </Notice>
  );
}
