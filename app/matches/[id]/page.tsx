import type { Metadata } from 'next';
import { cache } from 'react';
import '@/app/styles/match.css';
import { missing } from '@/app/missing';
import { AdjustedList } from '@/components/kit/adjusted';
import { Side } from '@/components/kit/section';
import { Time } from '@/components/kit/time';
import { Facts, RosterTable, Terrain, Writeups } from '@/components/match/match-page';
import { RulingTable } from '@/components/ruling/table';
import { Page } from '@/components/shell/page';
import { loadMatch, matchAddress } from '@/lib/features/season/match';
import { currentActor } from '@/lib/platform/auth/session';
import { readerOf } from '@/lib/record/views/reader';

interface Props {
  params: Promise<{ id: string }>;
}

/** Once a request, for the head and the page alike. */
const load = cache(async (part: string) => {
  const address = matchAddress.safeParse(part);
  return address.success ? loadMatch(address.data, readerOf(await currentActor())) : null;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await load((await params).id);
  if (page === null) return { title: 'No such match' };
  const { attacker, defender, tier, week, winner } = page.card;
  return {
    title: `${attacker.name} v ${defender.name}`,
    description: `Week ${week}, ${tier} tier.${winner ? ` ${winner.name} won.` : ''} Rosters, terrain and facts.`,
  };
}

export default async function MatchPage({ params }: Props) {
  const page = await load((await params).id);
  if (page === null) missing('/matches/unknown');
  const { card, zone } = page;
  return (
    <Page name="match">
      <p className="crumb">
        <a href="/">{page.name}</a> / <a href={`/weeks/${card.week}`}>Week {card.week}</a> / {card.tier} tier
      </p>
      <h1 className="title">
        <Side attacks>{card.attacker.name}</Side> <span className="v">v</span>{' '}
        <Side attacks={false}>{card.defender.name}</Side>
      </h1>
      <p className="lede">
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
      </p>
      <div className="three">
        {card.sides.map((side) => (
          <RosterTable key={side.team.key} side={side} page={page} />
        ))}
        <Terrain page={page} />
      </div>
      <div className="below">
        <Facts page={page} />
        <AdjustedList lines={page.adjusted} zone={zone} />
        {page.rulings.length > 0 && (
          <RulingTable
            rulings={page.rulings}
            zone={zone}
            caption="What either side declared"
            small="in the order in which it came to its outcome"
            week={card.week}
          />
        )}
        <Writeups page={page} />
      </div>
    </Page>
  );
}
