import type { Metadata } from 'next';
import { EditSection } from '@/components/admin/edits';
import { Page } from '@/components/shell/page';
import { readEdit } from '@/lib/features/review/edits';
import { admit } from '@/lib/platform/auth/guard';
import { decoded, missing } from '../../../missing';
import { acceptEditedPost } from '../actions';
import '../../../styles/admin.css';

export const metadata: Metadata = { title: 'An edited post' };

interface Props {
  params: Promise<{ id: string }>;
}

export default async function EditRoute({ params }: Props) {
  const actor = await admit('accept-edit');
  const asked = (await params).id;
  const id = decoded(asked);
  const found = id === null ? null : await readEdit(actor, id);
  if (!found?.ok) missing(`/admin/edits/${asked}`);
  return (
    <Page name="admin">
      <p className="crumb">
        <a href="/admin">Control room</a> / <a href="/admin/review#edits">Review</a> / An edited post
      </p>
      <EditSection page={found.value} accept={acceptEditedPost} />
    </Page>
  );
}
