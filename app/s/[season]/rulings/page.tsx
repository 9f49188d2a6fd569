import type { Metadata } from 'next';
import { followed } from '@/app/follow';
import { askedBy, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { EmptyState } from '@/components/kit/notice';
import { Lede, Title } from '@/components/kit/page';
import { Hint } from '@/components/kit/text';
import { RulingsFilterForm, RulingsPager, rulingsHref } from '@/components/ruling/filter';
import { RulingTable } from '@/components/ruling/table';
import { Page } from '@/components/shell/page';
import { some } from '@/lib/engine/rules/kernel/say';
import { asksUnknown, loadRulings, rulingsFilter, rulingsTitle } from '@/lib/features/season/rulings';
import { currentActor } from '@/lib/platform/auth/session';
import { rulesPath, rulingsFeedPath, rulingsPath } from '@/lib/record/views/address';
import { readerOf } from '@/lib/record/views/reader';

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const filter = rulingsFilter.safeParse(await searchParams).data;
  return {
    title: filter === undefined ? 'Rulings' : await rulingsTitle(filter, (await params).season),
    description: 'Every ruling of the season, with its reason and its clauses.',
    ...followed({ [rulingsFeedPath((await params).season)]: 'Rulings' }),
  };
}

export default async function RulingsPage({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const asked = await searchParams;
  const filter = askedBy(rulingsFilter, asked, rulingsPath(season));
  const page = await loadRulings(filter, readerOf(season, await currentActor(season)));
  if (page === null) {
    return (
      <Page name="rulings">
        <Title>Rulings</Title>
        <EmptyState what="Rulings will stand here once a season is open and a leader declares something." />
      </Page>
    );
  }
  if (asksUnknown(filter, page)) missing(rulingsPath(season), asked);
  return (
    <Page name="rulings">
      <Title>Rulings</Title>
      <Lede>Every declaration of the season, what became of it, and why. Follow one to its whole reasoning.</Lede>
      <RulingsFilterForm season={season} page={page} />
      {page.filter.clause !== null && (
        <Hint>
          Only those that rest on <a href={`${rulesPath(season)}#${page.filter.clause}`}>{page.filter.clause}</a>.{' '}
          <a href={rulingsPath(season)}>Show all</a>
        </Hint>
      )}
      {page.rulings.length === 0 ? (
        <EmptyState what="No ruling passes this filter.">
          <a href={rulingsPath(season)}>Show all rulings</a>
        </EmptyState>
      ) : (
        <RulingTable
          season={season}
          rulings={page.rulings}
          zone={page.zone}
          caption={some(page.found, 'ruling')}
          small={filter.sort === 'posted' ? (filter.down ? 'newest first' : 'oldest first') : `by ${filter.sort}`}
          sort={{
            by: filter.sort,
            down: filter.down,
            href: (sort, down) => rulingsHref(season, page, { sort, down, page: 1 }),
          }}
          week={page.filter.week}
        />
      )}
      <RulingsPager season={season} page={page} />
    </Page>
  );
}
