import type { Metadata } from 'next';
import { seasonIn } from '@/app/s/season';
import { EditSection } from '@/components/admin/edits';
import { Crumb } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readEdit } from '@/lib/features/review/edits';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { decoded, missing } from '../../../../../missing';
import { acceptEditedPost } from '../actions';

export const metadata: Metadata = { title: 'An edited post' };

interface Props {
  params: Promise<{ season: string; id: string }>;
}

export default async function EditRoute({ params }: Props) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'accept-edit');
  const asked = (await params).id;
  const id = decoded(asked);
  const found = id === null ? null : await readEdit(actor, id);
  if (!found?.ok) missing(adminPath(season, `/edits/${asked}`));
  return (
    <Page name="admin">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / <a href={adminPath(season, '/review#edits')}>Review</a> / An
        edited post
      </Crumb>
      <EditSection season={season} page={found.value} accept={acceptEditedPost} />
    </Page>
  );
}
