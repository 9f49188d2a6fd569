import { LineList } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Muted } from '@/components/kit/text';
import { Receipt } from '@/components/kit/time';
import type { Desk } from '@/lib/features/desk/model';
import { deskPath } from '@/lib/record/views/address';

/** The team's posts of the week, each with the way to propose another version. */
export function OwnPosts({ season, posts, zone }: { season: string; posts: Desk['posts']; zone: string }) {
  if (posts.length === 0) return null;
  return (
    <Section above={6} id="posts" title="Your posts" more="another version counts once an admin accepts it">
      <LineList>
        {posts.map(({ id, at, begins }) => (
          <li key={id}>
            <Receipt at={at} zone={zone} /> <Muted>{begins}</Muted>{' '}
            <a href={deskPath(season, `/posts/${encodeURIComponent(id)}`)}>Edit</a>
          </li>
        ))}
      </LineList>
    </Section>
  );
}
