import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { ActsTable } from '@/components/admin/acts';
import { AdvanceSection } from '@/components/admin/advance';
import { BeaconSection } from '@/components/admin/beacon';
import { CheckList } from '@/components/admin/checks';
import { ClockSection } from '@/components/admin/clock';
import { CopyTroubleNotice } from '@/components/admin/copy-trouble';
import { EndingSection } from '@/components/admin/ending';
import { ControlHead } from '@/components/admin/head';
import { RoomKeys } from '@/components/admin/keys';
import { MarketSettingSection } from '@/components/admin/market';
import { MatchesSection } from '@/components/admin/matches';
import { Stepper } from '@/components/admin/stepper';
import { ToldSection } from '@/components/admin/told';
import { UndoLink } from '@/components/admin/undo-link';
import { VotingSection } from '@/components/admin/votes';
import { Columns } from '@/components/kit/layout';
import { EmptyState } from '@/components/kit/notice';
import { Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readMarketPage } from '@/lib/features/market/page';
import { readBeacon } from '@/lib/features/review/beacon';
import { readClock } from '@/lib/features/review/clock';
import { readControlRoom } from '@/lib/features/review/control';
import { readEnd } from '@/lib/features/review/ending';
import { readVotingOf } from '@/lib/features/votes/manage';
import { admitTo } from '@/lib/platform/auth/guard';
import { may } from '@/lib/platform/auth/policy';
import { readCopyTrouble } from '@/lib/platform/backup/state';
import {
  advanceWeek,
  askForTheBeacon,
  beginDay,
  closeTheVote,
  enterTheBeacon,
  extendDeadline,
  goOnWithoutBeacon,
  listThePrice,
  moveTheDeadline,
  nameTheWinner,
  pauseSeason,
  rematch,
  setSeasonClock,
  setSeasonEnd,
  setSeasonMarket,
  setSeasonVoting,
  stateWhatHappened,
  tickOff,
  usePublicBeacon,
} from './actions';

export const metadata: Metadata = { title: 'Control room' };

export default async function ControlRoomPage({ params }: SeasonProps) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'see-admin');
  const [found, trouble, ended, clock, beacon, voting, market] = await Promise.all([
    readControlRoom(actor),
    readCopyTrouble(),
    readEnd(season),
    readClock(season),
    readBeacon(season),
    readVotingOf(season),
    readMarketPage(season, null),
  ]);
  if (!found.ok) {
    return (
      <Page name="admin">
        <Title>Control room</Title>
        <EmptyState what={found.problem.message} />
      </Page>
    );
  }
  const room = found.value;
  return (
    <Page name="admin">
      {trouble !== null && <CopyTroubleNotice trouble={trouble} />}
      <ControlHead season={season} room={room} beginDay={beginDay} extend={extendDeadline} />
      <Stepper room={room} />
      <Columns even>
        <CheckList checks={room.checks} next={room.next?.word ?? null} />
        {room.next !== null && (
          <AdvanceSection season={season} next={room.next} week={room.week} advance={advanceWeek} />
        )}
      </Columns>
      <MatchesSection
        season={season}
        room={room}
        name={nameTheWinner}
        state={stateWhatHappened}
        rematch={rematch}
        close={closeTheVote}
      />
      <ToldSection season={season} told={room.told} admins={room.admins} tick={tickOff} />
      {room.undo !== null && <UndoLink season={season} act={room.undo} />}
      <ActsTable season={season} acts={room.acts} zone={room.zone} />
      {clock !== null && (
        <ClockSection season={season} clock={clock} set={setSeasonClock} pause={pauseSeason} move={moveTheDeadline} />
      )}
      {clock !== null && voting !== null && <VotingSection voting={voting} set={setSeasonVoting} />}
      {clock !== null && market.ok && (
        <MarketSettingSection season={season} market={market.value} set={setSeasonMarket} list={listThePrice} />
      )}
      {beacon !== null && (
        <BeaconSection
          beacon={beacon}
          set={may(actor, 'set-beacon') ? usePublicBeacon : null}
          enter={enterTheBeacon}
          ask={askForTheBeacon}
          forgo={goOnWithoutBeacon}
        />
      )}
      {may(actor, 'end-season') && <EndingSection ended={ended} zone={room.zone} set={setSeasonEnd} />}
      <RoomKeys room="control" />
    </Page>
  );
}
