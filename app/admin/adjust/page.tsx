import type { Metadata } from 'next';
import { AdjustSection } from '@/components/admin/adjust';
import { EmptyState } from '@/components/kit/notice';
import { Page } from '@/components/shell/page';
import { readAdjust } from '@/lib/features/review/adjust';
import { admit } from '@/lib/platform/auth/guard';
import { adjust } from './actions';
import '../../styles/admin.css';

export const metadata: Metadata = { title: 'Adjust by hand' };

interface Props {
  searchParams: Promise<{ of?: string | string[] }>;
}

export default async function AdjustRoute({ searchParams }: Props) {
  await admit('adjust');
  const { of } = await searchParams;
  const found = await readAdjust(typeof of === 'string' ? of : null);
  return (
    <Page name="admin">
      <p className="crumb">
        <a href="/admin">Control room</a> / Adjust
      </p>
      <h1 className="title">Adjust by hand</h1>
      {found.ok ? <AdjustSection page={found.value} adjust={adjust} /> : <EmptyState what={found.problem.message} />}
    </Page>
  );
}
