import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { EmptyState } from '@/components/kit/notice';
import { Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { presentWeekNumber } from '@/lib/features/season/week';
import { goTo } from '@/lib/platform/auth/go-to';
import { weekPath } from '@/lib/record/views/address';

export const metadata: Metadata = { title: 'The week', description: 'The week being played, said and ruled.' };

/** Leads to the week being played. */
export default async function WeeksPage({ params }: SeasonProps) {
  const season = await seasonIn(params);
  const number = await presentWeekNumber(season);
  if (number !== null) goTo(weekPath(season, number));
  return (
    <Page name="week">
      <Title>No week yet</Title>
      <EmptyState what="Posts will stand here beside their rulings once the first week opens." />
    </Page>
  );
}
