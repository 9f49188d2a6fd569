import { MatchLine } from '@/components/kit/hero';
import { PlainList } from '@/components/kit/layout';
import { Section, Side } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
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
    <Section
      title={`Matches of week ${week.number}`}
      more={
        <>
          <Side attacks>attacks</Side> &ensp; <Side attacks={false}>defends, +3 on terrain</Side>
        </>
      }
    >
      {week.matches.length === 0 ? (
        <Hint>No team meets another this week.</Hint>
      ) : (
        <PlainList>
          {week.matches.map((match) => (
            <MatchLine
              key={match.id}
              href={matchPath(season, match.id)}
              attacker={<Side attacks>{match.attacker.name}</Side>}
              defender={<Side attacks={false}>{match.defender.name}</Side>}
              tier={`${match.tier} tier`}
            >
              <Note match={match} />
            </MatchLine>
          ))}
        </PlainList>
      )}
    </Section>
  );
}
