import { SectionHead, Side } from '@/components/kit/section';
import type { MatchCard, SideCard, WeekPage } from '@/lib/features/season/model';
import { matchPath, mercPath, rulingPath } from '@/lib/record/views/address';
import type { MercName } from '@/lib/record/views/model';

/** Names as links to their pages, in one line. */
export function MercNames({ season, mercs }: { readonly season: string; mercs: readonly MercName[] }) {
  return mercs.map((merc, at) => (
    <span key={merc.key}>
      {at > 0 && ', '}
      <a href={mercPath(season, merc.key)}>{merc.name}</a>
    </span>
  ));
}

function RosterOf({ season, side }: { season: string; side: SideCard }) {
  const { roster, bid } = side;
  return (
    <>
      {roster && roster.mercs.length > 0 ? (
        <MercNames season={season} mercs={roster.mercs} />
      ) : (
        <span className="mid">nobody</span>
      )}
      {roster && roster.assists.length > 0 && (
        <span className="mid">
          {' '}
          with <MercNames season={season} mercs={roster.assists} />
        </span>
      )}
      <span className="mid means">
        {roster !== null && roster.fee > 0 && `Fee ${roster.fee} GP. `}
        {bid && `Bid ${bid.gp} GP for ${bid.terrain}.`}
      </span>
    </>
  );
}

function Card({ season, match, locked }: { season: string; match: MatchCard; locked: boolean }) {
  return (
    <li className="mcard">
      <h3>
        <a href={matchPath(season, match.id)}>
          <Side attacks>{match.attacker.name}</Side> <span className="v">v</span>{' '}
          <Side attacks={false}>{match.defender.name}</Side>
        </a>
      </h3>
      <p className="mid">
        {match.tier} tier.{' '}
        {match.winner
          ? `${match.winner.name} won`
          : `${match.first.name} acts first${match.deferred ? ', by defer' : ''}`}
        {match.terrain ? `, at ${match.terrain}.` : '.'}
      </p>
      {locked && (
        <dl className="kv">
          {match.sides.map((side) => (
            <div key={side.team.key}>
              <dt>
                <Side attacks={side.attacks}>{side.team.name}</Side>
              </dt>
              <dd>
                <RosterOf season={season} side={side} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {match.facts.length > 0 && (
        <ul className="mfacts">
          {match.facts.map((fact) => (
            <li key={`${fact.ruling} ${fact.text}`}>
              {fact.text}{' '}
              {fact.title !== null && (
                <a className="mid" href={rulingPath(season, fact.ruling)}>
                  {fact.title}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The week's matches with what the lock of the rosters made public. */
export function MatchCards({ season, week }: { season: string; week: WeekPage }) {
  if (week.matches.length === 0) return null;
  return (
    <section className="ph-sec" id="matches">
      <SectionHead
        title="Matches"
        more={
          week.locked
            ? 'rosters, terrain, and the facts that voters must accept'
            : 'rosters and bids are sealed until Wartime closes'
        }
      />
      <ul className="mcards">
        {week.matches.map((match) => (
          <Card season={season} key={match.id} match={match} locked={week.locked} />
        ))}
      </ul>
    </section>
  );
}
