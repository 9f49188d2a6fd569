import type { Metadata } from 'next';
import { seasonIn } from '@/app/s/season';
import { ActSection } from '@/components/admin/act';
import { Crumb } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readAct } from '@/lib/features/review/journal';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { decoded, missing } from '../../../../../missing';
import { undoAct } from '../actions';

export const metadata: Metadata = { title: 'Take an act back' };

interface Props {
  params: Promise<{ season: string; id: string }>;
}

export default async function ActRoute({ params }: Props) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'undo');
  const asked = (await params).id;
  const id = decoded(asked);
  const found = id === null ? null : await readAct(actor, id);
  if (!found?.ok) missing(adminPath(season, `/journal/${asked}`));
  return (
    <Page name="admin">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / <a href={adminPath(season, '/journal')}>Journal</a> / No.{' '}
        {found.value.act.seq}
      </Crumb>
      <ActSection season={season} page={found.value} undo={undoAct} />
    </Page>
  );
}
