import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { AbilityTable } from '@/components/desk/abilities';
import { BidSection } from '@/components/desk/bid';
import { ChoicesSection } from '@/components/desk/choices';
import { Composer } from '@/components/desk/composer';
import { DeskKeeper } from '@/components/desk/desk-keeper';
import { DoneToYou } from '@/components/desk/done-to-you';
import { DeskHead } from '@/components/desk/head';
import { MarketSection } from '@/components/desk/market';
import { NonceSection } from '@/components/desk/nonce';
import { OwnPosts } from '@/components/desk/own-posts';
import { ReadinessGrid } from '@/components/desk/readiness';
import { PeopleLink, ReadySection, SealedNotice } from '@/components/desk/ready';
import { Receipts } from '@/components/desk/receipts';
import { RosterSection } from '@/components/desk/roster';
import { AdjustedList } from '@/components/kit/adjusted';
import { WriteAndRead } from '@/components/kit/composer-frame';
import { Form } from '@/components/kit/form';
import { FormPart, KeepsAll, WholeMessage } from '@/components/kit/form-part';
import { Columns, Stack } from '@/components/kit/layout';
import { EmptyState } from '@/components/kit/notice';
import { Title } from '@/components/kit/page';
import { Section } from '@/components/kit/section';
import { Page } from '@/components/shell/page';
import { readDesk } from '@/lib/features/desk/desk';
import type { Desk } from '@/lib/features/desk/model';
import { asText } from '@/lib/features/desk/parts';
import { admitTo } from '@/lib/platform/auth/guard';
import { keepTyped, readPost, sendDesk } from './actions';

export const metadata: Metadata = { title: 'Desk' };

export default async function DeskPage({ params }: SeasonProps) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'see-desk');
  const found = await readDesk(actor);
  if (!found.ok) {
    return (
      <Page name="desk">
        <Title>Desk</Title>
        <EmptyState what={found.problem.message}>{found.problem.next}</EmptyState>
      </Page>
    );
  }
  const desk = found.value;
  return (
    <Page name="desk">
      <Form action={sendDesk} label="Desk" keeps>
        <KeepsAll>Keep what is typed</KeepsAll>
        <input type="hidden" name="week" value={desk.week} />
        <DeskKeeper name={`${season} ${desk.week} ${actor.id}`} keep={keepTyped} zone={desk.zone}>
          <WholeMessage />
          <DeskHead season={season} desk={desk} now={new Date()} />
          {desk.sealed && <SealedNotice phase={desk.phase} />}
          <DoneToYou season={season} desk={desk} />
          <Declare season={season} desk={desk} />
          <Receipts season={season} receipts={desk.receipts} zone={desk.zone} week={desk.week} />
          {desk.phase !== 'Closed' && <OwnPosts season={season} posts={desk.posts} zone={desk.zone} />}
          <Columns even>
            <AbilityTable season={season} groups={desk.abilities} />
            <Stack>
              <RosterSection season={season} {...desk} />
              <BidSection season={season} {...desk} />
              {desk.phase !== 'Closed' && <ReadySection desk={desk} />}
              <ChoicesSection {...desk} />
              {desk.phase !== 'Closed' && <NonceSection season={season} nonce={desk.nonce} typed={desk.typed.parts} />}
              <PeopleLink season={season} />
              <MarketSection season={season} {...desk} />
            </Stack>
          </Columns>
        </DeskKeeper>
      </Form>
      <AdjustedList season={season} lines={desk.adjusted} zone={desk.zone} title="Adjusted by hand this week" />
      <ReadinessGrid readiness={desk.readiness} />
    </Page>
  );
}

/** The post, and what the rules would make of it. */
function Declare({ season, desk }: { season: string; desk: Desk }) {
  return (
    <Section id="declare" above={6} title="Declare" more="what you put in bold is ruled; all else is talk">
      {desk.phase === 'Closed' ? (
        <EmptyState what={`Week ${desk.week} is closed. You can post again when the next one opens.`} />
      ) : (
        <FormPart part="post" label="Declare" was={asText({ text: [''] })}>
          <WriteAndRead>
            <Composer
              season={season}
              draft={desk.typed.text}
              keptAt={desk.typed.text === '' ? null : desk.typed.at}
              names={desk.names}
              zone={desk.zone}
              preview={readPost}
            />
          </WriteAndRead>
        </FormPart>
      )}
    </Section>
  );
}
