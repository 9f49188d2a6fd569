import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { AbilityTable } from '@/components/desk/abilities';
import { BidSection } from '@/components/desk/bid';
import { ChoicesSection } from '@/components/desk/choices';
import { Composer } from '@/components/desk/composer';
import { DeskHead } from '@/components/desk/head';
import { KeepTyped } from '@/components/desk/keep-typed';
import { MarketSection } from '@/components/desk/market';
import { NonceSection } from '@/components/desk/nonce';
import { OwnPosts } from '@/components/desk/own-posts';
import { ReadinessGrid } from '@/components/desk/readiness';
import { PeopleLink, ReadySection, SealedNotice } from '@/components/desk/ready';
import { Receipts } from '@/components/desk/receipts';
import { RosterSection } from '@/components/desk/roster';
import { AdjustedList } from '@/components/kit/adjusted';
import { Form } from '@/components/kit/form';
import { EmptyState } from '@/components/kit/notice';
import { SectionHead } from '@/components/kit/section';
import { Page } from '@/components/shell/page';
import { readDesk } from '@/lib/features/desk/desk';
import { admitTo } from '@/lib/platform/auth/guard';
import {
  choose,
  commitToNonce,
  customize,
  deferMatch,
  hire,
  keepTyped,
  link,
  openOwnNonce,
  placeBid,
  readPost,
  saveRoster,
  setReady,
  writePost,
} from './actions';
import '../../../styles/desk.css';

export const metadata: Metadata = { title: 'Desk' };

export default async function DeskPage({ params }: SeasonProps) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'see-desk');
  const found = await readDesk(actor);
  if (!found.ok) {
    return (
      <Page name="desk">
        <h1 className="title">Desk</h1>
        <EmptyState what={found.problem.message}>{found.problem.next}</EmptyState>
      </Page>
    );
  }
  const desk = found.value;
  return (
    <Page name="desk">
      <DeskHead season={season} desk={desk} now={new Date()} defer={deferMatch} />
      {desk.sealed && <SealedNotice phase={desk.phase} />}
      <section className="compose" id="declare">
        <SectionHead title="Declare" more="what you put in bold is ruled; all else is talk" />
        {desk.phase === 'Closed' ? (
          <EmptyState what={`Week ${desk.week} is closed. You can post again when the next one opens.`} />
        ) : (
          <Form action={writePost} className="pair" label="Declare">
            <Composer
              season={season}
              draft={desk.draft}
              names={desk.names}
              zone={desk.zone}
              preview={readPost}
              keep={keepTyped}
            />
          </Form>
        )}
      </section>
      <Receipts season={season} receipts={desk.receipts} zone={desk.zone} week={desk.week} />
      {desk.phase !== 'Closed' && <OwnPosts season={season} posts={desk.posts} zone={desk.zone} />}
      <div className="cols even two">
        <AbilityTable season={season} groups={desk.abilities} />
        <div className="stack">
          <RosterSection roster={desk.roster} closesAt={desk.closesAt} zone={desk.zone} save={saveRoster} />
          <BidSection season={season} bid={desk.bid} gp={desk.gp} place={placeBid} />
          {desk.phase !== 'Closed' && <ReadySection desk={desk} set={setReady} />}
          <ChoicesSection
            choices={desk.choices}
            links={desk.links}
            customizations={desk.customizations}
            choose={choose}
            link={link}
            customize={customize}
          />
          {desk.phase !== 'Closed' && (
            <NonceSection season={season} nonce={desk.nonce} commit={commitToNonce} open={openOwnNonce} />
          )}
          <PeopleLink season={season} />
          <MarketSection market={desk.market} gp={desk.gp} hire={hire} />
        </div>
      </div>
      <AdjustedList season={season} lines={desk.adjusted} zone={desk.zone} title="Adjusted by hand this week" />
      <KeepTyped name={`desk ${season} ${desk.week} ${actor.id}`} />
      <ReadinessGrid readiness={desk.readiness} />
    </Page>
  );
}
