import type { Metadata } from 'next';
import { EditPost } from '@/components/desk/edit-post';
import { Page } from '@/components/shell/page';
import { readEdit } from '@/lib/features/desk/edit';
import { admit } from '@/lib/platform/auth/guard';
import { decoded, missing } from '../../../missing';
import { proposeEdit } from './actions';
import '../../../styles/desk.css';

export const metadata: Metadata = { title: 'Edit a post' };

interface Props {
  params: Promise<{ id: string }>;
}

export default async function EditPostRoute({ params }: Props) {
  const actor = await admit('see-desk');
  const asked = (await params).id;
  const id = decoded(asked);
  const found = id === null ? null : await readEdit(actor, id);
  if (!found?.ok) missing(`/desk/posts/${asked}`);
  return (
    <Page name="desk">
      <p className="crumb">
        <a href="/desk">Your desk</a> / Edit a post
      </p>
      <EditPost page={found.value} propose={proposeEdit} />
    </Page>
  );
}
