import type { Metadata } from 'next';
import { seasonIn } from '@/app/s/season';
import { EditPost } from '@/components/desk/edit-post';
import { Page } from '@/components/shell/page';
import { readEdit } from '@/lib/features/desk/edit';
import { admitTo } from '@/lib/platform/auth/guard';
import { decoded, missing } from '../../../../../missing';
import { proposeEdit } from './actions';
import '../../../../../styles/desk.css';
import { deskPath } from '@/lib/record/views/address';

export const metadata: Metadata = { title: 'Edit a post' };

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
      <p className="crumb">
        <a href={deskPath(season)}>Your desk</a> / Edit a post
      </p>
      <EditPost season={season} page={found.value} propose={proposeEdit} />
    </Page>
  );
}
