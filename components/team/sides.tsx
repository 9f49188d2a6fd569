import { SectionHead, Side } from '@/components/kit/section';
import { Signed } from '@/components/season/standings';
import type { TeamPage } from '@/lib/features/season/team-model';
import { matchPath } from '@/lib/record/views/address';

/** What a team has, in five numbers. */
export function Means({ page }: { page: TeamPage }) {
  const { standing, infrastructure, upkeep } = page;
  const facts = [
    { term: 'GP', value: <Signed value={standing.gp} /> },
    { term: 'Infrastructure', value: infrastructure },
    { term: 'Upkeep', value: upkeep },
    { term: 'Real income', value: <Signed value={standing.realIncome} plus /> },
    { term: 'Won, lost', value: `${standing.won}–${standing.lost}` },
  ];
  return (
    <dl className="facts">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whom it met, on which side, and who won. */
export function TeamMatches({ season, page }: { season: string; page: TeamPage }) {
  const own = page.team.key;
  return (
    <section>
      <SectionHead title="Matches" more="newest first" />
      {page.matches.length === 0 ? (
        <p className="hint">None so far.</p>
      ) : (
        <ul className="plain">
          {page.matches.map((match) => {
            const attacks = match.attacker.key === own;
            const other = attacks ? match.defender : match.attacker;
            return (
              <li key={match.id}>
                <a href={matchPath(season, match.id)}>
                  <Side attacks={attacks}>Week {match.week}</Side>
                </a>{' '}
                {attacks ? 'attacked' : 'defended against'} {other.name}{' '}
                <span className="mid">
                  {match.winner ? (match.winner.key === own ? 'and won' : 'and lost') : 'undecided'}
                  {match.terrain && `, at ${match.terrain}`}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

export function Terrains({ page }: { page: TeamPage }) {
  return (
    <section>
      <SectionHead title="Terrains" more="that it can bid for" />
      {page.terrains.length === 0 ? (
        <p className="hint">None.</p>
      ) : (
        <ul className="plain">
          {page.terrains.map(({ name, outUntil }) => (
            <li key={name}>
              <span className="voice">{name}</span>{' '}
              {outUntil !== null && outUntil >= page.week && (
                <span className="mid">given up; back in week {outUntil + 1}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
