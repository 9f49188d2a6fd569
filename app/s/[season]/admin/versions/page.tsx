import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { OrderForm } from '@/components/admin/order-form';
import { DifferenceTable } from '@/components/kit/diff';
import { Form } from '@/components/kit/form';
import { EmptyState } from '@/components/kit/notice';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Section } from '@/components/kit/section';
import { Page } from '@/components/shell/page';
import { readHeld } from '@/lib/features/review/versions';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { acceptHeld } from './actions';

export const metadata: Metadata = { title: 'A held week' };

export default async function VersionsRoute({ params }: SeasonProps) {
  const season = await seasonIn(params);
  await admitTo(season, 'accept-version');
  const held = await readHeld(season);
  return (
    <Page name="admin">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / A held week
      </Crumb>
      <Title>{held === null ? 'No week is held' : `Week ${held.week} is held`}</Title>
      {held === null ? (
        <EmptyState what="The open week comes out the same by the rules of this version of the site." />
      ) : (
        <>
          <Lede>
            It was ruled by version {held.from} of the rules, and this site rules by {held.to}, which comes to other
            rulings. Nothing can be done in the week until you accept them, or until the earlier version of the site is
            back.
          </Lede>
          <DifferenceTable season={season} difference={held.difference} caption="What these rules rule otherwise" />
          <Section above={6} title="Accept the differences" more="one entry in the journal, under your name">
            <Form action={acceptHeld} look="order" label="Accept the differences">
              <input type="hidden" name="to" value={held.to} />
              <OrderForm season={season} save="Accept them" hint="shown in the journal, for good" />
            </Form>
          </Section>
        </>
      )}
    </Page>
  );
}
