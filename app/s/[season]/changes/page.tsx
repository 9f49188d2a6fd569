import type { Metadata } from 'next';
import { askedBy, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { ChangedDays } from '@/components/changes/days';
import { FilterBar } from '@/components/kit/filter-bar';
import { EmptyState, Notice } from '@/components/kit/notice';
import { Lede, Title } from '@/components/kit/page';
import { Pager } from '@/components/kit/pager';
import { Page } from '@/components/shell/page';
import { changesPage, changesQuery, loadChanges } from '@/lib/features/changes/changes';
import { changesPath } from '@/lib/record/views/address';

export const metadata: Metadata = {
  title: 'What changed',
  description: 'Rulings that came or changed, phases, and what was adjusted by hand, day by day.',
};

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ChangesPage({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const asked = await searchParams;
  const at = askedBy(changesPage, asked, changesPath(season));
  const page = await loadChanges(season, changesQuery.parse(asked), new Date(), at);
  if (page !== null && at > page.pages) missing(changesPath(season), asked);
  return (
    <Page name="changes">
      <Title>What changed</Title>
      <Lede>Rulings that came or changed their outcome, phases, and what an admin entered by hand.</Lede>
      {page === null ? (
        <EmptyState what="Changes will stand here once a season is open." />
      ) : (
        <>
          <FilterBar
            action={changesPath(season)}
            look="line"
            label="Since when"
            button="Show"
            filters={[{ kind: 'date', name: 'since', label: 'Since', value: page.since }]}
          />
          {page.wrong !== null && (
            <Notice tone="refused" above={4}>
              <p>
                “{page.wrong}” is no day. Write one as year, month and day: {page.since}. This is since yesterday.
              </p>
            </Notice>
          )}
          <ChangedDays season={season} page={page} />
          <Pager
            at={at}
            of={page.pages}
            href={(to) => `${changesPath(season)}?since=${page.since}${to > 1 ? `&page=${to}` : ''}`}
          />
        </>
      )}
    </Page>
  );
}
