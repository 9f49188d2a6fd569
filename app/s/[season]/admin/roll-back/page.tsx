import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { RollBackSection } from '@/components/admin/roll-back';
import { EmptyState } from '@/components/kit/notice';
import { Crumb, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readRollBack } from '@/lib/features/review/undo';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { rollBackPhase } from '../journal/actions';

export const metadata: Metadata = { title: 'Roll back a phase' };

export default async function RollBackRoute({ params }: SeasonProps) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'undo');
  const found = await readRollBack(actor);
  return (
    <Page name="admin">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / <a href={adminPath(season, '/journal')}>Journal</a> / Roll back
      </Crumb>
      {found.ok ? (
        <RollBackSection season={season} page={found.value} rollBack={rollBackPhase} />
      ) : (
        <>
          <Title>Roll back a phase</Title>
          <EmptyState what={found.problem.message} />
        </>
      )}
    </Page>
  );
}
