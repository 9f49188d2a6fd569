import { SourceFrame, Verbatim } from '@/components/kit/hero';
import { Below, More } from '@/components/kit/layout';
import { Hint, Label } from '@/components/kit/text';
import { Receipt } from '@/components/kit/time';
import { PostBody } from '@/components/kit/written';
import type { RulingSource } from '@/lib/features/season/model';
import { rulingPath, weekEntryPath } from '@/lib/record/views/address';

/** The post that it was read from, with the words that count marked and numbered to their steps. */
export function Source({
  season,
  source,
  zone,
  week,
}: {
  season: string;
  source: RulingSource;
  zone: string;
  week: number;
}) {
  const { post, at, read, others, note, settled } = source;
  return (
    <SourceFrame label="The post that it was read from">
      <Label as="p">
        Read from a post of {post.by}, <Receipt at={at} zone={zone} />
        {post.pasted && ', pasted from the forum'}
        {post.onBehalf !== null && `, posted by ${post.onBehalf} on the leader’s behalf`}
      </Label>
      <blockquote>
        <PostBody text={post.text} marks={source.marks} />
      </blockquote>
      <Hint>
        {note !== null && note !== '' && `${note} `}
        {read && `Marked: characters ${read.from} to ${read.to}. `}
        {others.length > 0 && (
          <>
            The same post holds{' '}
            {others.map((line, index) => (
              <span key={line.id}>
                {index > 0 && ', '}
                <a href={rulingPath(season, line.id)}>{line.title}</a>
              </span>
            ))}
            .{' '}
          </>
        )}
        <a href={weekEntryPath(season, week, source.postId)}>The post in its week</a>
      </Hint>
      {settled && (
        <Hint>
          {settled.kind === 'accept' ? 'Edited, and accepted' : 'Settled'} by {settled.by},{' '}
          <Receipt at={settled.at} zone={zone} />: {settled.because}
        </Hint>
      )}
      <Below gap={2}>
        <More summary="The post as written">
          <Verbatim>{post.text}</Verbatim>
        </More>
      </Below>
    </SourceFrame>
  );
}
