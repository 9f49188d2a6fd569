import type { Metadata } from 'next';
import { FirstSteps } from '@/components/admin/first-steps';
import { ButtonLink } from '@/components/kit/button';
import { Row } from '@/components/kit/layout';
import { Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readFirstSteps } from '@/lib/features/accounts/first-steps';
import { goTo } from '@/lib/platform/auth/go-to';
import { admit } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { currentSeason } from '@/lib/record/views/season';

export const metadata: Metadata = { title: 'Control room' };

/** Leads to the control room of the current season; before the first there is only what is of no season. */
export default async function ControlRoomDoor() {
  const actor = await admit('see-admin');
  const season = await currentSeason();
  if (season !== null) goTo(adminPath(season));
  return (
    <Page name="admin">
      <Title>Control room</Title>
      <Lede>No season is open yet. Once one is, its week is run from here.</Lede>
      <FirstSteps steps={await readFirstSteps(actor)} />
      <Row above={4}>
        <ButtonLink href="/admin/audit">Audit log</ButtonLink>
      </Row>
    </Page>
  );
}
