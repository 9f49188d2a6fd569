import type { Metadata } from 'next';
import { seasonIn } from '@/app/s/season';
import { FilterBar } from '@/components/kit/filter-bar';
import { EmptyState } from '@/components/kit/notice';
import { Title } from '@/components/kit/page';
import { SearchResults } from '@/components/search/results';
import { Page } from '@/components/shell/page';
import { loadSearch, searchQuery } from '@/lib/features/search/search';
import { searchPath, suggestPath } from '@/lib/record/views/address';

export const metadata: Metadata = {
  title: 'Search',
  description: 'Mercs, abilities, teams, rules, rulings, posts and help by their words.',
};

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SearchPage({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const query = searchQuery.parse(await searchParams);
  const page = await loadSearch(season, query);
  return (
    <Page name="search">
      <Title>Search</Title>
      <FilterBar
        action={searchPath(season)}
        look="search"
        label="Search the season"
        button="Search"
        filters={[
          {
            kind: 'words',
            name: 'q',
            label: 'Names, or words of rules, rulings and posts',
            value: query,
            suggest: suggestPath(season),
          },
        ]}
      />
      {page === null ? (
        <EmptyState what="There is nothing to search before a season is open." />
      ) : (
        <SearchResults season={season} page={page} />
      )}
    </Page>
  );
}
