import { Gloss } from '@/components/kit/gloss';
import { FactLines, Item, PairList, TwoColumns, Versus } from '@/components/kit/pieces';
import { Heading, QuietLink, Section, Side } from '@/components/kit/section';
import { Dim, Muted } from '@/components/kit/text';
import type { MatchCard, SideCard, WeekPage } from '@/lib/features/season/model';
import { matchPath, mercPath, rulingPath } from '@/lib/record/views/address';
import type { MercName } from '@/lib/record/views/model';

/** Names as links to their pages, in one line. */
export function MercNames({
  season,
  mercs,
  out = [],
}: {
  readonly season: string;
  mercs: readonly MercName[];
  /** Keys of those who are out of it: struck through. */
  out?: readonly string[];
}) {
  return mercs.map((merc, at) => {
    const name = <a href={mercPath(season, merc.key)}>{merc.name}</a>;
    return (
      <span key={merc.key}>
        {at > 0 && ', '}
        {out.includes(merc.key) ? <Dim struck>{name}</Dim> : name}
      </span>
    );
  });
}

function RosterOf({ season, side }: { season: string; side: SideCard }) {
  const { roster, bid, battle } = side;
  const out = battle?.out.map(({ merc }) => merc.key) ?? [];
  return (
    <>
      {roster && roster.mercs.length > 0 ? (
        <MercNames season={season} mercs={roster.mercs} out={out} />
      ) : (
        <Muted>nobody</Muted>
      )}
      {roster && roster.assists.length > 0 && (
        <Muted>
          {' '}
          with <MercNames season={season} mercs={roster.assists} out={out} />
        </Muted>
      )}
      {battle && battle.came.length > 0 && (
        <Muted>
          {' '}
          and <MercNames season={season} mercs={battle.came} out={out} />, who came over
        </Muted>
      )}
      {battle?.out.map(({ merc, text }) => (
        <Muted size="1" block key={merc.key}>
          {text}
        </Muted>
      ))}
      <Muted size="1" block>
        {roster !== null && roster.fee > 0 && (
          <>
            <Gloss term="fee">Fee</Gloss> {roster.fee} GP.{' '}
          </>
        )}
        {bid && `Bid ${bid.gp} GP for ${bid.terrain}.`}
      </Muted>
    </>
  );
}

function Card({ season, match, locked }: { season: string; match: MatchCard; locked: boolean }) {
  return (
    <Item as="li">
      <Heading size="4">
        <QuietLink href={matchPath(season, match.id)}>
          <Side attacks>{match.attacker.name}</Side> <Versus /> <Side attacks={false}>{match.defender.name}</Side>
        </QuietLink>
      </Heading>
      <Muted as="p">
        <Gloss term="tier">{match.tier} tier</Gloss>.{' '}
        {match.winner
          ? `${match.winner.name} won`
          : `${match.first.name} acts first${match.deferred ? ', by defer' : ''}`}
        {match.terrain ? `, at ${match.terrain}.` : '.'}
      </Muted>
      {locked && (
        <PairList
          pairs={match.sides.map((side) => ({
            key: side.team.key,
            term: <Side attacks={side.attacks}>{side.team.name}</Side>,
            value: <RosterOf season={season} side={side} />,
          }))}
        />
      )}
      {match.thirdParties.length > 0 && (
        <Muted as="p">
          For nobody: <MercNames season={season} mercs={match.thirdParties} />.
        </Muted>
      )}
      {match.facts.length > 0 && (
        <FactLines>
          {match.facts.map((fact) => (
            <li key={`${fact.ruling} ${fact.text}`}>
              {fact.text} {fact.title !== null && <a href={rulingPath(season, fact.ruling)}>{fact.title}</a>}
            </li>
          ))}
        </FactLines>
      )}
    </Item>
  );
}

/** The week's matches with what the lock of the rosters made public. */
export function MatchCards({ season, week }: { season: string; week: WeekPage }) {
  if (week.matches.length === 0) return null;
  return (
    <Section
      above={6}
      title="Matches"
      more={
        week.locked
          ? 'rosters, terrain, and the facts that voters must accept'
          : 'rosters and bids are sealed until Wartime closes'
      }
      id="matches"
    >
      <TwoColumns as="ul">
        {week.matches.map((match) => (
          <Card season={season} key={match.id} match={match} locked={week.locked} />
        ))}
      </TwoColumns>
    </Section>
  );
}
