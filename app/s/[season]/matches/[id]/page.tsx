import type { Metadata } from 'next';
import { cache } from 'react';
import { z } from 'zod';
import { followed } from '@/app/follow';
import { askedBy, missing, type Query } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { AdjustedList } from '@/components/kit/adjusted';
import { Cite } from '@/components/kit/cite';
import { Gloss } from '@/components/kit/gloss';
import { ThreeColumns } from '@/components/kit/hero';
import { Stack } from '@/components/kit/layout';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Versus } from '@/components/kit/pieces';
import { Side } from '@/components/kit/section';
import { Time } from '@/components/kit/time';
import { ForumText } from '@/components/match/forum-text';
import { Facts, RosterTable, Terrain, ThirdParties, Writeups } from '@/components/match/match-page';
import { VoteSection } from '@/components/match/votes';
import { RulingTable } from '@/components/ruling/table';
import { Page } from '@/components/shell/page';
import { loadMatch, matchAddress } from '@/lib/features/season/match';
import { matchAsBBCode } from '@/lib/features/season/match-bbcode';
import { readVotePanel } from '@/lib/features/votes/panel';
import { may } from '@/lib/platform/auth/policy';
import { currentActor } from '@/lib/platform/auth/session';
import { matchPath, seasonPath, weekPath } from '@/lib/record/views/address';
import { askedId } from '@/lib/record/views/asked';
import { citedMatch } from '@/lib/record/views/citation';
import { askedPage } from '@/lib/record/views/paged';
import { readerOf } from '@/lib/record/views/reader';
import { castMyVote, strikeTheArgument, takeMyVoteBack } from './actions';

interface Props {
  params: Promise<{ season: string; id: string }>;
  searchParams: Promise<Query>;
}

/** What the address asks of the arguments: a page of them, and the one that is to be quoted. */
const query = z.object({ arguments: askedPage, quote: askedId });

/** Once a request, for the head and the page alike. */
const load = cache(async (season: string, part: string) => {
  const address = matchAddress.safeParse(part);
  return address.success ? loadMatch(address.data, readerOf(season, await currentActor(season))) : null;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { season, id } = await params;
  const page = await load(season, id);
  if (page === null) return { title: 'No such match' };
  const { attacker, defender, tier, week, winner } = page.card;
  return {
    title: `${attacker.name} v ${defender.name}`,
    description: `Week ${week}, ${tier} tier.${winner ? ` ${winner.name} won.` : ''} Rosters, terrain and facts.`,
    ...followed({}, citedMatch(season, page.card)),
  };
}

export default async function MatchPage({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const page = await load(season, (await params).id);
  if (page === null) missing(seasonPath(season, `/matches/${(await params).id}`));
  const { card, zone } = page;
  const here = matchPath(season, card.id);
  const [asked, actor] = [await searchParams, await currentActor(season)];
  const { arguments: part, quote } = askedBy(query, asked, here);
  const panel = await readVotePanel(season, matchAddress.parse(card.id), actor, { page: part, quote });
  if (part > 1 && (panel === null || part > panel.arguments.pages)) missing(here, asked);
  return (
    <Page name="match">
      <Crumb>
        <a href={seasonPath(season)}>{page.name}</a> / <a href={weekPath(season, card.week)}>Week {card.week}</a> /{' '}
        <Gloss term="tier">{card.tier} tier</Gloss>
      </Crumb>
      <Title match>
        <Side large attacks>
          {card.attacker.name}
        </Side>{' '}
        <Versus />{' '}
        <Side large attacks={false}>
          {card.defender.name}
        </Side>
      </Title>
      <Lede>
        {card.winner
          ? `${card.winner.name} won.`
          : `${card.first.name} acts first${card.deferred ? ', by defer' : ''}.`}{' '}
        {page.locked && page.lockedAt !== null ? (
          <>
            The rosters were locked on <Time at={page.lockedAt} zone={zone} style="full" />.
          </>
        ) : (
          'Rosters and bids are sealed until Wartime closes.'
        )}
      </Lede>
      <ThreeColumns>
        {card.sides.map((side) => (
          <RosterTable season={season} key={side.team.key} side={side} page={page} />
        ))}
        <Terrain season={season} page={page} />
      </ThreeColumns>
      <Stack above={6} gap={6}>
        <ThirdParties season={season} page={page} />
        <Facts season={season} page={page} />
        {panel !== null && (
          <VoteSection
            season={season}
            zone={zone}
            match={card.id}
            panel={panel}
            cast={castMyVote}
            takeBack={takeMyVoteBack}
            strike={may(actor, 'strike-argument') ? strikeTheArgument : null}
          />
        )}
        <AdjustedList season={season} lines={page.adjusted} zone={zone} />
        {page.rulings.length > 0 && (
          <RulingTable
            season={season}
            rulings={page.rulings}
            zone={zone}
            caption="What either side declared"
            small="up to the battle, in order of resolution"
            week={card.week}
          />
        )}
        {page.afterwards.length > 0 && (
          <RulingTable
            season={season}
            rulings={page.afterwards}
            zone={zone}
            caption="In Results"
            small="after the battle: no fact of it"
            week={card.week}
          />
        )}
        <Writeups page={page} />
        <ForumText text={matchAsBBCode(season, page, panel?.poll ?? null)} />
        <Cite cited={citedMatch(season, card)} />
      </Stack>
    </Page>
  );
}
