import type { Metadata } from 'next';
import { seasonIn } from '@/app/s/season';
import { titledBy } from '@/app/titled';
import { AmendSection } from '@/components/admin/amend';
import { Crumb } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readAmend } from '@/lib/features/review/amend';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath, amendPath } from '@/lib/record/views/address';
import { decoded, missing } from '../../../../../missing';
import { amendRuling } from '../../review/actions';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: titledBy('Override or strike', (await params).id) };
}

interface Props {
  params: Promise<{ season: string; id: string }>;
}

export default async function AmendRoute({ params }: Props) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'override');
  const asked = (await params).id;
  const id = decoded(asked);
  const found = id === null ? null : await readAmend(actor, id);
  if (!found?.ok) missing(amendPath(season, asked));
  const page = found.value;
  return (
    <Page name="admin">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / <a href={adminPath(season, '/review')}>Review</a> /{' '}
        {page.line.title}
      </Crumb>
      <AmendSection season={season} page={page} amend={amendRuling} />
    </Page>
  );
}
