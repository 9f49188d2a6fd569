import type { Metadata } from 'next';
import { askedBy, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { Hatch } from '@/components/kit/hatch';
import { EmptyState } from '@/components/kit/notice';
import { Lede, Title } from '@/components/kit/page';
import { Pager } from '@/components/kit/pager';
import { FoundLine, SmallRow } from '@/components/kit/pieces';
import { Nowrap } from '@/components/kit/text';
import { Page } from '@/components/shell/page';
import { CompareForm } from '@/components/wiki/compare';
import { WikiFilterForm } from '@/components/wiki/filter-form';
import { AbilityKey, MercTable } from '@/components/wiki/table';
import { MERC_TYPES } from '@/lib/engine/rules/mercenaries/terms';
import { FOR_HIRE, wikiFilter, wikiQuery, wikiTitle } from '@/lib/features/wiki/filter';
import { loadWiki } from '@/lib/features/wiki/mercs';
import { abilitiesPath, wikiPath } from '@/lib/record/views/address';

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = wikiFilter.safeParse(await searchParams).data;
  return {
    title: filter === undefined ? 'The mercenaries' : wikiTitle(filter),
    description: 'Every merc of the season: who they are, what they can declare, and for whom they fight.',
  };
}

export default async function WikiIndexPage({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const asked = await searchParams;
  const filter = askedBy(wikiFilter, asked, wikiPath(season));
  const page = await loadWiki(season, filter);
  if (page === null) {
    return (
      <Page name="wiki">
        <Title>The mercenaries</Title>
        <EmptyState what="The mercs will stand here once a season is open." />
      </Page>
    );
  }
  if (filter.team !== null && filter.team !== FOR_HIRE && !page.teams.some(({ key }) => key === filter.team)) {
    missing(wikiPath(season), asked);
  }
  if (filter.page > page.pages) missing(wikiPath(season), asked);
  return (
    <Page name="wiki">
      <Title>The mercenaries</Title>
      <Lede>
        All {page.total} of the season: who they are, what they can declare, and for whom they fight.{' '}
        <a href={abilitiesPath(season)}>All abilities</a>
      </Lede>
      <WikiFilterForm season={season} page={page} />
      <FoundLine>
        <span>{page.found === page.total ? `All ${page.total}` : `${page.found} of ${page.total}`}</span>
        <SmallRow as="span">
          Types:{' '}
          {MERC_TYPES.map((type) => (
            <Nowrap key={type}>
              <Hatch type={type} />
              {type}
            </Nowrap>
          ))}
        </SmallRow>
      </FoundLine>
      {page.found === 0 ? (
        <EmptyState what="No merc passes this filter.">
          <a href={wikiPath(season)}>Show all {page.total}</a>
        </EmptyState>
      ) : (
        <>
          <MercTable season={season} page={page} />
          <Pager
            at={filter.page}
            of={page.pages}
            words={['Before', 'After']}
            href={(to) => `${wikiPath(season)}${wikiQuery({ ...filter, page: to })}`}
          />
          <AbilityKey />
          <CompareForm season={season} />
        </>
      )}
    </Page>
  );
}
