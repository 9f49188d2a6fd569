import type { Metadata } from 'next';
import { ApproveSection } from '@/components/admin/approve';
import { EditsSection, OrphansSection } from '@/components/admin/edits';
import { UnclearSection } from '@/components/admin/unclear';
import { WaitingSection } from '@/components/admin/waiting';
import { EmptyState } from '@/components/kit/notice';
import { Page } from '@/components/shell/page';
import { readReview } from '@/lib/features/review/review';
import { admit } from '@/lib/platform/auth/guard';
import { approveRulings, settleText } from './actions';
import '../../styles/admin.css';

export const metadata: Metadata = { title: 'Review' };

export default async function ReviewRoute() {
  const actor = await admit('see-admin');
  const found = await readReview(actor);
  return (
    <Page name="admin">
      <p className="crumb">
        <a href="/admin">Control room</a> / Review
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
          <UnclearSection texts={found.value.unclear} zone={found.value.zone} settle={settleText} />
          <EditsSection edits={found.value.edits} zone={found.value.zone} />
          <OrphansSection orphans={found.value.orphans} zone={found.value.zone} />
          <ApproveSection open={found.value.open} approved={found.value.approved} approve={approveRulings} />
          <WaitingSection waiting={found.value.waiting} />
        </>
      ) : (
        <EmptyState what="No season is open yet, so that there is nothing to review." />
      )}
    </Page>
  );
}
