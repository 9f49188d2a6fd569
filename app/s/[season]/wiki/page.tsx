import type { Metadata } from 'next';
import { seasonIn } from '@/app/s/season';
import '@/app/styles/wiki.css';
import { Hatch } from '@/components/kit/hatch';
import { EmptyState } from '@/components/kit/notice';
import { Page } from '@/components/shell/page';
import { WikiFilterForm } from '@/components/wiki/filter-form';
import { AbilityKey, MercTable } from '@/components/wiki/table';
import { MERC_TYPES } from '@/lib/engine/rules/mercenaries/terms';
import { wikiFilter } from '@/lib/features/wiki/filter';
import { loadWiki } from '@/lib/features/wiki/mercs';
import { wikiPath } from '@/lib/record/views/address';

export const metadata: Metadata = {
  title: 'The mercenaries',
  description: 'Every merc of the season: who they are, what they can declare, and for whom they fight.',
};

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function WikiIndexPage({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const page = await loadWiki(season, wikiFilter.parse(await searchParams));
  if (page === null) {
    return (
      <Page name="wiki">
        <h1 className="title">The mercenaries</h1>
        <EmptyState what="The mercs will stand here once a season is open." />
      </Page>
    );
  }
  return (
    <Page name="wiki">
      <h1 className="title">The mercenaries</h1>
      <p className="lede">
        All {page.total} of the season: who they are, what they can declare, and for whom they fight.
      </p>
      <WikiFilterForm season={season} page={page} />
      <p className="found">
        <span>{page.found === page.total ? `All ${page.total}` : `${page.found} of ${page.total}`}</span>
        <span className="legend">
          Types:{' '}
          {MERC_TYPES.map((type) => (
            <span className="nb" key={type}>
              <Hatch type={type} />
              {type}
            </span>
          ))}
        </span>
      </p>
      {page.found === 0 ? (
        <EmptyState what="No merc passes this filter.">
          <a href={wikiPath(season)}>Show all {page.total}</a>
        </EmptyState>
      ) : (
        <>
          <MercTable season={season} page={page} />
          <AbilityKey />
        </>
      )}
    </Page>
  );
}
