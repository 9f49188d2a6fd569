import type { Metadata } from 'next';
import { askedBy, missing } from '@/app/missing';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { ApproveSection } from '@/components/admin/approve';
import { EditsSection, OrphansSection } from '@/components/admin/edits';
import { RoomKeys } from '@/components/admin/keys';
import { ReviewFilterForm } from '@/components/admin/review-filter';
import { ReviewPager } from '@/components/admin/review-pager';
import { UnclearSection } from '@/components/admin/unclear';
import { UndoLink } from '@/components/admin/undo-link';
import { UnreadNotice } from '@/components/admin/unread';
import { WaitingSection } from '@/components/admin/waiting';
import { EmptyState } from '@/components/kit/notice';
import { Crumb, JumpLinks, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { isFiltered, reviewAsked } from '@/lib/features/review/filter';
import { asksMissing, readReview } from '@/lib/features/review/review';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { approveRulings, settleText } from './actions';

export const metadata: Metadata = { title: 'Review' };

interface Props extends SeasonProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ReviewRoute({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'see-admin');
  const query = await searchParams;
  const asked = askedBy(reviewAsked, query, adminPath(season, '/review'));
  const found = await readReview(actor, asked);
  if (found.ok && asksMissing(asked, found.value)) missing(adminPath(season, '/review'), query);
  return (
    <Page name="admin">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / Review
      </Crumb>
      <Title>Review</Title>
      {found.ok ? (
        <>
          <JumpLinks label="On this page">
            <a href="#unclear">{found.value.unclear.found} unclear</a>
            <a href="#approve">{found.value.open.found} to approve</a>
            {found.value.edits.found > 0 && <a href="#edits">{found.value.edits.found} edited</a>}
            {found.value.orphans.found > 0 && <a href="#orphans">{found.value.orphans.found} orphaned</a>}
            <a href="#waiting">{found.value.waiting.found} waiting</a>
          </JumpLinks>
          <ReviewFilterForm season={season} asked={asked} page={found.value} />
          {found.value.undo !== null && <UndoLink season={season} act={found.value.undo} />}
          <UnreadNotice season={season} week={found.value.week} posts={found.value.unread} zone={found.value.zone} />
          <UnclearSection
            season={season}
            asked={asked}
            texts={found.value.unclear.lines}
            zone={found.value.zone}
            settle={settleText}
          />
          <ReviewPager
            season={season}
            asked={asked}
            list="unclear"
            of={found.value.unclear.pages}
            label="Pages of unclear texts"
          />
          <EditsSection season={season} edits={found.value.edits.lines} zone={found.value.zone} />
          <ReviewPager
            season={season}
            asked={asked}
            list="edits"
            of={found.value.edits.pages}
            label="Pages of edited posts"
          />
          <OrphansSection season={season} orphans={found.value.orphans.lines} zone={found.value.zone} />
          <ReviewPager
            season={season}
            asked={asked}
            list="orphans"
            of={found.value.orphans.pages}
            label="Pages of orphaned corrections"
          />
          <ApproveSection
            season={season}
            asked={asked}
            open={found.value.open.lines}
            approved={found.value.approved}
            approve={approveRulings}
          />
          <ReviewPager
            season={season}
            asked={asked}
            list="approve"
            of={found.value.open.pages}
            label="Pages of rulings to approve"
          />
          <WaitingSection season={season} waiting={found.value.waiting.lines} filtered={isFiltered(asked)} />
          <ReviewPager
            season={season}
            asked={asked}
            list="waiting"
            of={found.value.waiting.pages}
            label="Pages of what waits"
          />
          <RoomKeys room="review" />
        </>
      ) : (
        <EmptyState what="No season is open yet, so that there is nothing to review." />
      )}
    </Page>
  );
}
