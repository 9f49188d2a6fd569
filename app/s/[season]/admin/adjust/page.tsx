import type { Metadata } from 'next';
import { z } from 'zod';
import { askedBy, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { AdjustSection } from '@/components/admin/adjust';
import { EmptyState } from '@/components/kit/notice';
import { Crumb, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readAdjust } from '@/lib/features/review/adjust';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { askedWords } from '@/lib/record/views/asked';
import { adjust } from './actions';

export const metadata: Metadata = { title: 'Adjust by hand' };

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<{ of?: string | string[] }>;
}

export default async function AdjustRoute({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  await admitTo(season, 'adjust');
  const here = adminPath(season, '/adjust');
  const asked = await searchParams;
  const { of } = askedBy(z.object({ of: askedWords }), asked, here);
  const found = await readAdjust(season, of === '' ? null : of);
  if (found.ok && of !== '' && found.value.chosen === null) missing(here, asked);
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
