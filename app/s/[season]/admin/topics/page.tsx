import type { Metadata } from 'next';
import { z } from 'zod';
import { askedBy, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { EmptyState, Notice } from '@/components/kit/notice';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Pager } from '@/components/kit/pager';
import { Section } from '@/components/kit/section';
import { Page } from '@/components/shell/page';
import { TopicQuestions } from '@/components/topics/asks';
import { AskForm, FollowedTopics, ForumsList } from '@/components/topics/forums';
import { TopicLookView } from '@/components/topics/look';
import { TopicUpload } from '@/components/topics/upload';
import { readPeople } from '@/lib/features/forum/handles';
import { bringTopic } from '@/lib/features/forum/topics/bring';
import { readTopics } from '@/lib/features/forum/topics/follow';
import { readForums, readRuleUnseen } from '@/lib/features/forum/topics/forums';
import { admitTo } from '@/lib/platform/auth/guard';
import { may } from '@/lib/platform/auth/policy';
import { adminPath } from '@/lib/record/views/address';
import { askedId } from '@/lib/record/views/asked';
import { askedPage } from '@/lib/record/views/paged';
import { readSeason } from '@/lib/record/views/season';
import type { Problem } from '@/lib/result';
import {
  askForTopic,
  bringIn,
  chooseEarly,
  followOne,
  letAsk,
  lookAtTopic,
  nameAuthors,
  ruleUnseen,
  showWaiting,
  tellClock,
} from './actions';

export const metadata: Metadata = { title: 'Bring in a topic' };

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Topics of a forum, from saved pages, what was pasted, or the forum itself. */
export default async function TopicsRoute({ params, searchParams }: Props) {
  const key = await seasonIn(params);
  const actor = await admitTo(key, 'bring-topic');
  const asked = await searchParams;
  const here = adminPath(key, '/topics');
  const { staged, page } = askedBy(z.object({ staged: askedId, page: askedPage }), asked, here);
  const [season, people, forums, topics, unseen] = await Promise.all([
    readSeason(key),
    readPeople(),
    readForums(),
    readTopics(key, page),
    readRuleUnseen(key),
  ]);
  if (page > topics.pages) missing(here, asked);
  const owner = may(actor, 'allow-forum');
  const found = staged !== null ? await bringTopic(actor, { key: '' }, staged) : null;
  const look = found?.ok && 'shown' in found.value ? found.value.shown : null;
  return (
    <Page name="admin">
      <Crumb>
        <a href={adminPath(key)}>Control room</a> / Bring in a topic
      </Crumb>
      <Title>Bring in a forum topic</Title>
      <Lede>
        Saved pages of a topic, a feed, or posts that you paste. You see first who wrote what and when, what is new, and
        what it would change; then it is one entry of posts in the journal.{' '}
        <a href={adminPath(key, '/handles')}>Forum handles</a> says who is who.
      </Lede>
      {season === null ? (
        <EmptyState what="No season is open yet. Once one is, its topics are brought in here." />
      ) : (
        <>
          {found !== null && !found.ok && <Trouble problem={found.problem} />}
          {look !== null && (
            <>
              <TopicQuestions
                {...{
                  asks: look.asks,
                  staged: String(staged),
                  people,
                  zone: season.timeZone,
                  nameAuthors,
                  tellClock,
                }}
              />
              <TopicLookView season={key} look={look} staged={String(staged)} save={bringIn} early={chooseEarly} />
            </>
          )}
          <Section id="pages" title={look !== null ? 'Other pages' : 'Pages'} above={6}>
            <TopicUpload season={key} />
          </Section>
          <AskForm forums={forums} ask={askForTopic} />
          <FollowedTopics
            {...{
              topics: topics.lines,
              zone: season.timeZone,
              unseen,
              owner,
              look: lookAtTopic,
              show: showWaiting,
              follow: followOne,
              rule: ruleUnseen,
            }}
          />
          <Pager
            at={page}
            of={topics.pages}
            href={(to) => (to === 1 ? here : `${here}?page=${to}`)}
            label="Pages of topics"
            words={['Before', 'After']}
          />
          <ForumsList forums={forums} owner={owner} allow={letAsk} />
        </>
      )}
    </Page>
  );
}

function Trouble({ problem }: { problem: Problem }) {
  return (
    <div role="alert">
      <Notice tone="refused">
        <p>{problem.message}</p>
        {problem.next !== undefined && <p>{problem.next}</p>}
      </Notice>
    </div>
  );
}
