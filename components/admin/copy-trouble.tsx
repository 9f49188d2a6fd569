import { Notice } from '@/components/kit/notice';
import { Hint } from '@/components/kit/text';
import type { CopyTrouble } from '@/lib/platform/backup/state';

/** Tells admins that the nightly copies are not made. */
export function CopyTroubleNotice({ trouble }: { trouble: CopyTrouble }) {
  return (
    <Notice tone="spent">
      <p>
        {trouble.problem === null ? 'No nightly copy was made of late.' : 'The last nightly copy failed.'}{' '}
        {trouble.lastGood === null ? 'There is no good one yet.' : `The last good one is of ${trouble.lastGood}.`}{' '}
        Whoever runs the server should look: <code>npm run doctor</code> says more.
      </p>
      {trouble.problem !== null && <Hint>{trouble.problem}</Hint>}
    </Notice>
  );
}
