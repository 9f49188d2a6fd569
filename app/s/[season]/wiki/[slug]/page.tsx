import type { Metadata } from 'next';
import { cache } from 'react';
import { followed } from '@/app/follow';
import { decoded, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { AdjustedList } from '@/components/kit/adjusted';
import { Cite } from '@/components/kit/cite';
import { ArticleWithBox } from '@/components/kit/infobox';
import { Columns } from '@/components/kit/layout';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import { Writeup } from '@/components/kit/written';
import { Page } from '@/components/shell/page';
import { AbilityArticle, HeldAbilities } from '@/components/wiki/ability';
import { HitBy, LinksHere, PastUses } from '@/components/wiki/history';
import { Infobox } from '@/components/wiki/infobox';
import { inList } from '@/lib/engine/rules/kernel/say';
import { loadMerc } from '@/lib/features/wiki/merc';
import { currentActor } from '@/lib/platform/auth/session';
import { mercFeedPath, seasonPath, teamPath, wikiPath } from '@/lib/record/views/address';
import { citedMerc } from '@/lib/record/views/citation';
import { readerOf } from '@/lib/record/views/reader';

interface Props {
  params: Promise<{ season: string; slug: string }>;
}

/** Once a request, for the head and the page alike. */
const load = cache(async (season: string, part: string) => {
  const slug = decoded(part);
  return slug === null ? null : loadMerc(slug, readerOf(season, await currentActor(season)));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { season, slug } = await params;
  const page = await load(season, slug);
  if (page === null) return { title: 'No such merc' };
  const { merc, alignment, types, team, abilities } = page;
  const can = abilities.map((ability) => ability.name).join(', ');
  return {
    title: merc.name,
    description: `${alignment} ${types.join(', ')}, ${team ? `of ${team.name}` : 'for hire'}. ${can}`.trim(),
    ...followed({ [mercFeedPath(season, merc.key)]: merc.name }, citedMerc(season, merc)),
  };
}

export default async function MercPage({ params }: Props) {
  const season = await seasonIn(params);
  const page = await load(season, (await params).slug);
  if (page === null) missing(seasonPath(season, `/wiki/${(await params).slug}`));
  const { merc, team, abilities } = page;
  const declared = abilities.some(({ definition }) => !['Passive', 'Trigger', 'On Purchase'].includes(definition.type));
  return (
    <Page name="wiki">
      <Crumb>
        <a href={wikiPath(season)}>The mercenaries</a> /{' '}
        {team ? <a href={teamPath(season, team.key)}>{team.name}</a> : 'for hire'}
      </Crumb>
      <ArticleWithBox
        head={
          <>
            <Title>{merc.name}</Title>
            <Lede>
              {page.alignment} {inList(page.types)}, {team ? `of ${team.name}` : 'for hire'}.
            </Lede>
          </>
        }
        box={<Infobox season={season} page={page} />}
      >
        <Section title="Write-up" more="bold is what an ability added this week">
          <Writeup text={page.writeup} />
        </Section>
        <Section
          title="Abilities"
          more={declared ? 'declare them by these names, in bold' : abilities.length > 0 ? 'never declared' : undefined}
        >
          {abilities.length === 0 && <Hint>{merc.name} has none.</Hint>}
          {abilities.map((ability) => (
            <AbilityArticle
              season={season}
              key={ability.key}
              ability={ability}
              adjusted={page.adjusted.filter((line) => line.ability === ability.key)}
            />
          ))}
        </Section>
        <HeldAbilities season={season} held={page.held} />
        <AdjustedList season={season} lines={page.adjusted} zone={page.zone} />
        <PastUses season={season} page={page} />
        <Columns even>
          <HitBy season={season} page={page} />
          <LinksHere season={season} page={page} />
        </Columns>
        <Cite cited={citedMerc(season, merc)} />
      </ArticleWithBox>
    </Page>
  );
}
