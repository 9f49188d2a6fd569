import { Notice } from '@/components/kit/notice';
import { Receipt } from '@/components/kit/time';
import { MOST_READ } from '@/lib/engine/declarations/most';
import type { UnreadPost } from '@/lib/features/review/model';
import { weekEntryPath } from '@/lib/record/views/address';

interface Props {
  season: string;
  week: number;
  posts: readonly UnreadPost[];
  zone: string;
}

/** Posts that hold more bold than is read of one post. */
export function UnreadNotice({ season, week, posts, zone }: Props) {
  if (posts.length === 0) return null;
  return (
    <Notice tone="asks">
      <p>Of one post at most {MOST_READ} declarations and unclear texts are read. These hold more, and were told so:</p>
      <ul>
        {posts.map(({ entry, team, at, count }) => (
          <li key={entry}>
            <a href={weekEntryPath(season, week, entry)}>
              {team.name}, <Receipt at={at} zone={zone} />
            </a>
            : {count} bold {count === 1 ? 'text' : 'texts'} not read
          </li>
        ))}
      </ul>
    </Notice>
  );
}
