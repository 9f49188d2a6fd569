import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { PasteForm } from '@/components/admin/paste-form';
import { Form } from '@/components/kit/form';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { readSeason } from '@/lib/record/views/season';
import { pasteTopic } from './actions';

export const metadata: Metadata = { title: 'Paste a topic' };

export default async function PasteRoute({ params }: SeasonProps) {
  const season = await seasonIn(params);
  await admitTo(season, 'paste');
  const zone = (await readSeason(season))?.timeZone ?? 'UTC';
  return (
    <Page name="admin">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / Paste a topic
      </Crumb>
      <Title>Paste a forum topic</Title>
      <Lede>
        Each post begins with its author and its time; all that follows, up to the next such line, is its text. Posts
        that are in the journal already are known and not added twice. Who is called otherwise in the forum stands under{' '}
        <a href={adminPath(season, '/handles')}>Forum handles</a>.
      </Lede>
      <Form action={pasteTopic} look="spaced" label="Paste a topic">
        <PasteForm season={season} zone={zone} />
      </Form>
    </Page>
  );
}
