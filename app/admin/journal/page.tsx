import type { Metadata } from 'next';
import { JournalSection } from '@/components/admin/journal';
import { EmptyState } from '@/components/kit/notice';
import { Page } from '@/components/shell/page';
import { admit } from '@/lib/auth/guard';
import { readJournalPage } from '@/lib/review/journal';
import '../../styles/admin.css';

export const metadata: Metadata = { title: 'Journal' };

interface Props {
  searchParams: Promise<{ week?: string | string[]; before?: string | string[] }>;
}

export default async function JournalRoute({ searchParams }: Props) {
  await admit('see-admin');
  const { week, before } = await searchParams;
  const found = await readJournalPage({ week: whole(week), before: whole(before) });
  return (
    <Page name="admin">
      <p className="crumb">
        <a href="/admin">Control room</a> / Journal
      </p>
      {found.ok ? (
        <JournalSection page={found.value} />
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
