import type { Metadata } from 'next';
import { seasonIn } from '@/app/s/season';
import { titledBy } from '@/app/titled';
import { EditPost } from '@/components/desk/edit-post';
import { Crumb } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readEdit } from '@/lib/features/desk/edit';
import { admitTo } from '@/lib/platform/auth/guard';
import { deskPath } from '@/lib/record/views/address';
import { decoded, missing } from '../../../../../missing';
import { proposeEdit } from './actions';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: titledBy('Edit post', (await params).id) };
}

interface Props {
  params: Promise<{ season: string; id: string }>;
}

export default async function EditPostRoute({ params }: Props) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'see-desk');
  const asked = (await params).id;
  const id = decoded(asked);
  const found = id === null ? null : await readEdit(actor, id);
  if (!found?.ok) missing(deskPath(season, `/posts/${asked}`));
  return (
    <Page name="desk">
      <Crumb>
        <a href={deskPath(season)}>Your desk</a> / Edit a post
      </Crumb>
      <EditPost season={season} page={found.value} propose={proposeEdit} />
    </Page>
  );
}
