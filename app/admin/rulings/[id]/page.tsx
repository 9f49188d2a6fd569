import type { Metadata } from 'next';
import { AmendSection } from '@/components/admin/amend';
import { Page } from '@/components/shell/page';
import { readAmend } from '@/lib/features/review/amend';
import { admit } from '@/lib/platform/auth/guard';
import { decoded, missing } from '../../../missing';
import { amendRuling } from '../../review/actions';
import '../../../styles/admin.css';

export const metadata: Metadata = { title: 'Override or strike' };

interface Props {
  params: Promise<{ id: string }>;
}

export default async function AmendRoute({ params }: Props) {
  const actor = await admit('override');
  const asked = (await params).id;
  const id = decoded(asked);
  const found = id === null ? null : await readAmend(actor, id);
  if (!found?.ok) missing(`/admin/rulings/${asked}`);
  const page = found.value;
  return (
    <Page name="admin">
      <p className="crumb">
        <a href="/admin">Control room</a> / <a href="/admin/review">Review</a> / {page.line.title}
      </p>
      <AmendSection page={page} amend={amendRuling} />
    </Page>
  );
}
