import type { Metadata } from 'next';
import { missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { CorrectSection } from '@/components/admin/correct';
import { EmptyState } from '@/components/kit/notice';
import { Crumb, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readCorrectPage } from '@/lib/features/review/correct';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { correctTheMatches, enterPost } from '../actions';

export const metadata: Metadata = { title: 'Put a closed week right' };

interface Props {
  params: Promise<{ season: string; number: string }>;
}

export default async function CorrectRoute({ params }: Props) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'correct-week');
  const { number } = await params;
  const found = /^\d{1,6}$/.test(number) ? await readCorrectPage(actor, Number(number)) : null;
  if (found === null || (!found.ok && found.problem.code === 'not-found')) {
    missing(adminPath(season, `/weeks/${number}`));
  }
  return (
    <Page name="admin">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> /{' '}
        <a href={adminPath(season, `/journal?week=${number}`)}>Journal</a> / Week {number}
      </Crumb>
      {found.ok ? (
        <CorrectSection season={season} page={found.value} matches={correctTheMatches} post={enterPost} />
      ) : (
        <>
          <Title>Week {number}</Title>
          <EmptyState what={found.problem.message}>
            <a href={adminPath(season)}>Control room</a>
          </EmptyState>
        </>
      )}
    </Page>
  );
}
