import type { Metadata } from 'next';
import { seasonIn } from '@/app/s/season';
import { DrawsSection } from '@/components/dice/draws';
import { JournalHeads } from '@/components/dice/heads';
import { HowDrawn } from '@/components/dice/how';
import { SeedsTable } from '@/components/dice/seeds';
import { EmptyState } from '@/components/kit/notice';
import { Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { loadDicePage } from '@/lib/features/season/dice';
import { askedNumber } from '@/lib/record/views/asked';

export const metadata: Metadata = {
  title: 'Dice',
  description: 'Every die of every closed week, and how to check it without believing this site.',
};

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function DiceRoute({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const { week } = await searchParams;
  const page = await loadDicePage(season, askedNumber.parse(week));
  if (page === null) {
    return (
      <Page name="dice">
        <Title>Dice</Title>
        <EmptyState what="Once a season opens, what is published of its dice stands here." />
      </Page>
    );
  }
  return (
    <Page name="dice">
      <Title>Dice</Title>
      <Lede>
        All seeds of a season are made before it opens, each the hash of the next week’s. Their end was published then,
        so that nobody could choose a seed later. When a week closes its seed is shown, and every die can be thrown
        again.
      </Lede>
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
