import type { Metadata } from 'next';
import { seasonIn } from '@/app/s/season';
import { JournalSection } from '@/components/admin/journal';
import { OwnMatchRule } from '@/components/admin/own-match-rule';
import { EmptyState } from '@/components/kit/notice';
import { Page } from '@/components/shell/page';
import { readJournalPage } from '@/lib/features/review/journal';
import { readBar } from '@/lib/features/review/own';
import { admitTo } from '@/lib/platform/auth/guard';
import { may } from '@/lib/platform/auth/policy';
import { barOwnMatch } from './actions';
import '../../../../styles/admin.css';
import { adminPath } from '@/lib/record/views/address';

export const metadata: Metadata = { title: 'Journal' };

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<{ week?: string | string[]; before?: string | string[] }>;
}

export default async function JournalRoute({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'see-admin');
  const { week, before } = await searchParams;
  const [found, bar] = await Promise.all([
    readJournalPage(season, { week: whole(week), before: whole(before) }),
    readBar(season),
  ]);
  return (
    <Page name="admin">
      <p className="crumb">
        <a href={adminPath(season)}>Control room</a> / Journal
      </p>
      {found.ok ? (
        <>
          <JournalSection season={season} page={found.value} />
          <OwnMatchRule bar={bar === true} set={may(actor, 'bar-own-match') ? barOwnMatch : null} />
        </>
      ) : (
        <>
          <h1 className="title">Journal</h1>
          <EmptyState what={found.problem.message} />
        </>
      )}
    </Page>
  );
}

/** A number of an address; anything else is as if it were not there. */
const whole = (asked: string | string[] | undefined): number | undefined =>
  typeof asked === 'string' && /^\d{1,9}$/.test(asked) ? Number(asked) : undefined;
