import type { Metadata } from 'next';
import { ActsTable } from '@/components/admin/acts';
import { AdvanceSection } from '@/components/admin/advance';
import { CheckList } from '@/components/admin/checks';
import { CopyTroubleNotice } from '@/components/admin/copy-trouble';
import { ControlHead } from '@/components/admin/head';
import { MatchesSection } from '@/components/admin/matches';
import { Stepper } from '@/components/admin/stepper';
import { ToldSection } from '@/components/admin/told';
import { ButtonLink } from '@/components/kit/button';
import { EmptyState } from '@/components/kit/notice';
import { Page } from '@/components/shell/page';
import { readControlRoom } from '@/lib/features/review/control';
import { admit } from '@/lib/platform/auth/guard';
import { readCopyTrouble } from '@/lib/platform/backup/state';
import { advanceWeek, beginDay, extendDeadline, nameTheWinner, stateWhatHappened, tickOff } from './actions';
import '../styles/admin.css';

export const metadata: Metadata = { title: 'Control room' };

export default async function ControlRoomPage() {
  const actor = await admit('see-admin');
  const [found, trouble] = await Promise.all([readControlRoom(actor), readCopyTrouble()]);
  if (!found.ok) {
    return (
      <Page name="admin">
        <h1 className="title">Control room</h1>
        <EmptyState what="No season is open yet. Once one is, its week is run from here.">
          <p className="row">
            <ButtonLink href="/admin/accounts">Accounts</ButtonLink>
            <ButtonLink href="/admin/audit">Audit log</ButtonLink>
          </p>
        </EmptyState>
      </Page>
    );
  }
  const room = found.value;
  return (
    <Page name="admin">
      {trouble !== null && <CopyTroubleNotice trouble={trouble} />}
      <ControlHead room={room} beginDay={beginDay} extend={extendDeadline} />
      <Stepper room={room} />
      <div className="cols even">
        <CheckList checks={room.checks} next={room.next?.word ?? null} />
        {room.next !== null && <AdvanceSection next={room.next} week={room.week} advance={advanceWeek} />}
      </div>
      <MatchesSection room={room} name={nameTheWinner} state={stateWhatHappened} />
      <ToldSection told={room.told} tick={tickOff} />
      <ActsTable acts={room.acts} zone={room.zone} />
    </Page>
  );
}
