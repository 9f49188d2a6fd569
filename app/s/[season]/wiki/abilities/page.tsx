import type { Metadata } from 'next';
import { askedBy, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { Clause } from '@/components/kit/clause';
import { EmptyState } from '@/components/kit/notice';
import { Crumb, Title } from '@/components/kit/page';
import { Pager } from '@/components/kit/pager';
import { FoundLine, SmallRow } from '@/components/kit/pieces';
import { Page } from '@/components/shell/page';
import { AbilitiesFilterForm, AbilitiesTable } from '@/components/wiki/abilities';
import { abilitiesFilter, abilitiesQuery, abilitiesTitle, loadAbilities } from '@/lib/features/wiki/abilities';
import { FOR_HIRE } from '@/lib/features/wiki/filter';
import { ABILITY_FACET_NAMES, facetClause } from '@/lib/record/views/ability-facets';
import { abilitiesPath, wikiPath } from '@/lib/record/views/address';

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = abilitiesFilter.safeParse(await searchParams).data;
  return {
    title: filter === undefined ? 'Abilities' : abilitiesTitle(filter),
    description: 'Every ability of the season by its type, its effects, its targets and its parameters.',
  };
}

export default async function AbilitiesPage({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const asked = await searchParams;
  const filter = askedBy(abilitiesFilter, asked, abilitiesPath(season));
  const page = await loadAbilities(season, filter);
  if (page === null) {
    return (
      <Page name="wiki">
        <Title>Abilities</Title>
        <EmptyState what="The abilities will stand here once a season is open." />
      </Page>
    );
  }
  if (filter.team !== null && filter.team !== FOR_HIRE && !page.teams.some(({ key }) => key === filter.team)) {
    missing(abilitiesPath(season), asked);
  }
  if (filter.page > page.pages) missing(abilitiesPath(season), asked);
  const chosen = ABILITY_FACET_NAMES.flatMap((name) => {
    const value = filter[name];
    return value === null ? [] : [{ value, clause: facetClause(name, value) }];
  });
  return (
    <Page name="wiki">
      <Crumb>
        <a href={wikiPath(season)}>Wiki</a> / Abilities
      </Crumb>
      <Title>Abilities</Title>
      <AbilitiesFilterForm season={season} page={page} />
      <FoundLine>
        <span>{page.found === page.total ? `All ${page.total}` : `${page.found} of ${page.total}`}</span>
        {chosen.length > 0 && (
          <SmallRow as="span">
            Ruled by{' '}
            {[...new Set(chosen.map(({ clause }) => clause))].map((clause) => (
              <Clause key={clause} season={season} id={clause} />
            ))}
          </SmallRow>
        )}
      </FoundLine>
      {page.found === 0 ? (
        <EmptyState what="No ability passes this filter.">
          <a href={abilitiesPath(season)}>Show all {page.total}</a>
        </EmptyState>
      ) : (
        <>
          <AbilitiesTable season={season} page={page} />
          <Pager
            at={filter.page}
            of={page.pages}
            words={['Before', 'After']}
            href={(to) => abilitiesPath(season, abilitiesQuery({ ...filter, page: to }))}
          />
        </>
      )}
    </Page>
  );
}
