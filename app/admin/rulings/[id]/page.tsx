import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AmendSection } from '@/components/admin/amend';
import { Page } from '@/components/shell/page';
import { admit } from '@/lib/auth/guard';
import { readAmend } from '@/lib/review/amend';
import { amendRuling } from '../../review/actions';
import '../../../styles/admin.css';

export const metadata: Metadata = { title: 'Override or strike' };

interface Props {
  params: Promise<{ id: string }>;
}

export default async function AmendRoute({ params }: Props) {
  const actor = await admit('override');
  const found = await readAmend(actor, decodeURIComponent((await params).id));
  if (!found.ok) notFound();
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
