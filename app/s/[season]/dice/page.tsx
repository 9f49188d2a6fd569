import type { Metadata } from 'next';
import { z } from 'zod';
import { askedBy, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { DrawsSection } from '@/components/dice/draws';
import { JournalHeads } from '@/components/dice/heads';
import { HowDrawn } from '@/components/dice/how';
import { SeedsTable } from '@/components/dice/seeds';
import { EmptyState } from '@/components/kit/notice';
import { Lede, Title } from '@/components/kit/page';
import { Hint } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import { Page } from '@/components/shell/page';
import { loadDicePage } from '@/lib/features/season/dice';
import { dicePath } from '@/lib/record/views/address';
import { askedNumber } from '@/lib/record/views/asked';

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const query = z.object({ week: askedNumber });

export async function generateMetadata({ searchParams }: Pick<Props, 'searchParams'>): Promise<Metadata> {
  const asked = query.safeParse(await searchParams);
  return {
    title: asked.data?.week == null ? 'Dice' : `Dice of week ${asked.data.week}`,
    description: 'Every die of every closed week, and how to check it without believing this site.',
  };
}

export default async function DiceRoute({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const asked = await searchParams;
  const { week } = askedBy(query, asked, dicePath(season));
  const page = await loadDicePage(season, week);
  if (page === null) {
    return (
      <Page name="dice">
        <Title>Dice</Title>
        <EmptyState what="Once a season opens, what is published of its dice stands here." />
      </Page>
    );
  }
  if (week !== null && page.shown?.number !== week) missing(dicePath(season), asked);
  return (
    <Page name="dice">
      <Title>Dice</Title>
      <Lede>
        All seeds of a season are made before it opens, each the hash of the next week’s. Their end was published then,
        so that nobody could choose a seed later. When a week closes its seed is shown, and every die can be thrown
        again.
      </Lede>
      {page.named !== null && (
        <Hint>
          The dice of week {page.named.week} also take round {page.named.round} of drand’s quicknet, published on{' '}
          <Time at={page.named.at} zone={page.zone} />.
        </Hint>
      )}
      <SeedsTable season={season} page={page} />
      {page.shown === null ? (
        <EmptyState what="No week is closed yet. Its draws are listed here once one is." />
      ) : (
        <DrawsSection season={season} week={page.shown} chainEnd={page.chainEnd} />
      )}
      <JournalHeads page={page} />
      <HowDrawn />
    </Page>
  );
}
