import type { Metadata } from 'next';
import { ActSection } from '@/components/admin/act';
import { Page } from '@/components/shell/page';
import { readAct } from '@/lib/features/review/journal';
import { admit } from '@/lib/platform/auth/guard';
import { decoded, missing } from '../../../missing';
import { undoAct } from '../actions';
import '../../../styles/admin.css';

export const metadata: Metadata = { title: 'Take an act back' };

interface Props {
  params: Promise<{ id: string }>;
}

export default async function ActRoute({ params }: Props) {
  const actor = await admit('undo');
  const asked = (await params).id;
  const id = decoded(asked);
  const found = id === null ? null : await readAct(actor, id);
  if (!found?.ok) missing(`/admin/journal/${asked}`);
  return (
    <Page name="admin">
      <p className="crumb">
        <a href="/admin">Control room</a> / <a href="/admin/journal">Journal</a> / No. {found.value.act.seq}
      </p>
      <ActSection page={found.value} undo={undoAct} />
    </Page>
  );
}
