import { SectionHead, Side } from '@/components/kit/section';
import type { WeekNow } from '@/lib/features/season/model';
import { matchPath } from '@/lib/record/views/address';

type Match = WeekNow['matches'][number];

function Note({ match }: { match: Match }) {
  const { winner, deferred, first, declared } = match;
  if (winner) return <>{winner.name} won.</>;
  const total = declared.reduce((sum, side) => sum + side.count, 0);
  const one = declared.filter((side) => side.count > 0);
  return (
    <>
      {deferred ? `Deferred: ${first.name} acts first.` : 'Attacker acts first.'}{' '}
      {total === 0
        ? 'Nothing declared yet.'
        : one.length === 1 && total > 1
          ? `${total} declared, all by ${one[0]?.team.name}.`
          : `${total} declared.`}
    </>
  );
}

/** Who meets whom this week: a filled square attacks, a hollow one defends. */
export function Matches({ season, week }: { season: string; week: WeekNow }) {
  return (
    <section>
      <SectionHead
        title={`Matches of week ${week.number}`}
        more={
          <>
            <Side attacks>attacks</Side> &ensp; <Side attacks={false}>defends, +3 on terrain</Side>
          </>
        }
      />
      {week.matches.length === 0 ? (
        <p className="hint">No team meets another this week.</p>
      ) : (
        <ul>
          {week.matches.map((match) => (
            <li className="match" key={match.id}>
              <a href={matchPath(season, match.id)}>
                <span className="who">
                  <Side attacks>{match.attacker.name}</Side>
                  <span className="vh"> against </span>
                  <Side attacks={false}>{match.defender.name}</Side>
                </span>
              </a>
              <span className="label">{match.tier} tier</span>
              <span className="note">
                <Note match={match} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
