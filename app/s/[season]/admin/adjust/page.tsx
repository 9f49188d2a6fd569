import type { Metadata } from 'next';
import { seasonIn } from '@/app/s/season';
import { AdjustSection } from '@/components/admin/adjust';
import { EmptyState } from '@/components/kit/notice';
import { Page } from '@/components/shell/page';
import { readAdjust } from '@/lib/features/review/adjust';
import { admitTo } from '@/lib/platform/auth/guard';
import { adjust } from './actions';
import '../../../../styles/admin.css';
import { adminPath } from '@/lib/record/views/address';

export const metadata: Metadata = { title: 'Adjust by hand' };

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<{ of?: string | string[] }>;
}

export default async function AdjustRoute({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  await admitTo(season, 'adjust');
  const { of } = await searchParams;
  const found = await readAdjust(season, typeof of === 'string' ? of : null);
  return (
    <Page name="admin">
      <p className="crumb">
        <a href={adminPath(season)}>Control room</a> / Adjust
      </p>
      <h1 className="title">Adjust by hand</h1>
      {found.ok ? (
        <AdjustSection season={season} page={found.value} adjust={adjust} />
      ) : (
        <EmptyState what={found.problem.message} />
      )}
    </Page>
  );
}
