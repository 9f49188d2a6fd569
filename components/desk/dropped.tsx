import { Clauses } from '@/components/kit/clause';
import { Below } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import type { Dropped } from '@/lib/features/desk/model';
import { rulingPath } from '@/lib/record/views/address';

/** What the lock left out, or would leave out as things stand: each with why, its clauses, and the ruling that it follows from. */
export function DroppedList({
  season,
  dropped,
  title,
}: {
  season: string;
  dropped: readonly Dropped[];
  title: string;
}) {
  if (dropped.length === 0) return null;
  return (
    <Below gap={3}>
      <Notice tone="refused">
        <p>{title}</p>
        {dropped.map(({ text, cites, ruling }) => (
          <p key={text}>
            {text} <Clauses season={season} ids={cites} />{' '}
            {ruling !== null && <a href={rulingPath(season, ruling)}>How it was ruled</a>}
          </p>
        ))}
      </Notice>
    </Below>
  );
}
