import type { Metadata } from 'next';
import '@/app/styles/rulings.css';
import { EmptyState } from '@/components/kit/notice';
import { Pager, RulingsFilterForm } from '@/components/ruling/filter';
import { RulingTable } from '@/components/ruling/table';
import { Page } from '@/components/shell/page';
import { loadRulings, rulingsFilter } from '@/lib/features/season/rulings';
import { currentActor } from '@/lib/platform/auth/session';
import { readerOf } from '@/lib/record/views/reader';

export const metadata: Metadata = {
  title: 'Rulings',
  description: 'Every ruling of the season, with its reason and its clauses.',
};

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function RulingsPage({ searchParams }: Props) {
  const filter = rulingsFilter.parse(await searchParams);
  const page = await loadRulings(filter, readerOf(await currentActor()));
  if (page === null) {
    return (
      <Page name="rulings">
        <h1 className="title">Rulings</h1>
        <EmptyState what="Rulings will stand here once a season is open and a leader declares something." />
      </Page>
    );
  }
  return (
    <Page name="rulings">
      <h1 className="title">Rulings</h1>
      <p className="lede">
        Every declaration of the season, what became of it, and why. Follow one to its whole reasoning.
      </p>
      <RulingsFilterForm page={page} />
      {page.filter.clause !== null && (
        <p className="found">
          Only those that rest on <a href={`/rules#${page.filter.clause}`}>{page.filter.clause}</a>.{' '}
          <a href="/rulings">Show all</a>
        </p>
      )}
      {page.rulings.length === 0 ? (
        <EmptyState what="No ruling passes this filter.">
          <a href="/rulings">Show all rulings</a>
        </EmptyState>
      ) : (
        <RulingTable
          rulings={page.rulings}
          zone={page.zone}
          caption={`${page.found} ${page.found === 1 ? 'ruling' : 'rulings'}`}
          small="newest first"
          week={page.filter.week}
        />
      )}
      <Pager page={page} />
    </Page>
  );
}
