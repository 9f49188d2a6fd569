import type { Metadata } from 'next';
import { ButtonLink } from '@/components/kit/button';
import { Row } from '@/components/kit/layout';
import { EmptyState } from '@/components/kit/notice';
import { Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { goTo } from '@/lib/platform/auth/go-to';
import { admit } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { currentSeason } from '@/lib/record/views/season';

export const metadata: Metadata = { title: 'Control room' };

/** Leads to the control room of the current season; before the first there is only what is of no season. */
export default async function ControlRoomDoor() {
  await admit('see-admin');
  const season = await currentSeason();
  if (season !== null) goTo(adminPath(season));
  return (
    <Page name="admin">
      <Title>Control room</Title>
      <EmptyState what="No season is open yet: open the first one. Then its week is run from here.">
        <Row>
          <ButtonLink href="/seasons/new">Open a season</ButtonLink>
          <ButtonLink href="/admin/accounts">Accounts</ButtonLink>
          <ButtonLink href="/admin/audit">Audit log</ButtonLink>
        </Row>
      </EmptyState>
    </Page>
  );
}
