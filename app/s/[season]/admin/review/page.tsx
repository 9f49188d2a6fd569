import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { ApproveSection } from '@/components/admin/approve';
import { EditsSection, OrphansSection } from '@/components/admin/edits';
import { UnclearSection } from '@/components/admin/unclear';
import { WaitingSection } from '@/components/admin/waiting';
import { EmptyState } from '@/components/kit/notice';
import { Page } from '@/components/shell/page';
import { readReview } from '@/lib/features/review/review';
import { admitTo } from '@/lib/platform/auth/guard';
import { approveRulings, settleText } from './actions';
import '../../../../styles/admin.css';
import { adminPath } from '@/lib/record/views/address';

export const metadata: Metadata = { title: 'Review' };

export default async function ReviewRoute({ params }: SeasonProps) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'see-admin');
  const found = await readReview(actor);
  return (
    <Page name="admin">
      <p className="crumb">
        <a href={adminPath(season)}>Control room</a> / Review
      </p>
      <h1 className="title">Review</h1>
      {found.ok ? (
        <>
          <nav className="jump" aria-label="On this page">
            <a href="#unclear">{found.value.unclear.length} unclear</a>
            <a href="#approve">{found.value.open.length} to approve</a>
            {found.value.edits.length > 0 && <a href="#edits">{found.value.edits.length} edited</a>}
            {found.value.orphans.length > 0 && <a href="#orphans">{found.value.orphans.length} orphaned</a>}
            <a href="#waiting">{found.value.waiting.length} waiting</a>
          </nav>
          <UnclearSection season={season} texts={found.value.unclear} zone={found.value.zone} settle={settleText} />
          <EditsSection season={season} edits={found.value.edits} zone={found.value.zone} />
          <OrphansSection season={season} orphans={found.value.orphans} zone={found.value.zone} />
          <ApproveSection
            season={season}
            open={found.value.open}
            approved={found.value.approved}
            approve={approveRulings}
          />
          <WaitingSection season={season} waiting={found.value.waiting} />
        </>
      ) : (
        <EmptyState what="No season is open yet, so that there is nothing to review." />
      )}
    </Page>
  );
}
