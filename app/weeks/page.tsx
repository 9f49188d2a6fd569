import type { Metadata } from 'next';
import { EmptyState } from '@/components/kit/notice';
import { Page } from '@/components/shell/page';
import { presentWeekNumber } from '@/lib/features/season/week';
import { goTo } from '@/lib/platform/auth/go-to';

export const metadata: Metadata = { title: 'The week', description: 'The week being played, said and ruled.' };

/** Leads to the week being played. */
export default async function WeeksPage() {
  const number = await presentWeekNumber();
  if (number !== null) goTo(`/weeks/${number}`);
  return (
    <Page name="week">
      <h1 className="title">No week yet</h1>
      <EmptyState what="Posts will stand here beside their rulings once the first week opens." />
    </Page>
  );
}
