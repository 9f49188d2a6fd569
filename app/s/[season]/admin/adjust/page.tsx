import type { Metadata } from 'next';
import { seasonIn } from '@/app/s/season';
import { AdjustSection } from '@/components/admin/adjust';
import { EmptyState } from '@/components/kit/notice';
import { Crumb, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readAdjust } from '@/lib/features/review/adjust';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { adjust } from './actions';

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
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / Adjust
      </Crumb>
      <Title>Adjust by hand</Title>
      {found.ok ? (
        <AdjustSection season={season} page={found.value} adjust={adjust} />
      ) : (
        <EmptyState what={found.problem.message} />
      )}
    </Page>
  );
}
