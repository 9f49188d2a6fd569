import { Figures } from '@/components/kit/figures';
import { Gloss } from '@/components/kit/gloss';
import { LineList } from '@/components/kit/layout';
import { Section, Side } from '@/components/kit/section';
import { Hint, Muted, Signed, Voice } from '@/components/kit/text';
import { ValueNotes } from '@/components/kit/values';
import type { TeamPage } from '@/lib/features/season/team-model';
import { matchPath } from '@/lib/record/views/address';

/** What a team has, in five numbers. */
export function Means({ season, page }: { season: string; page: TeamPage }) {
  const { standing, infrastructure, upkeep, changed, zone } = page;
  return (
    <>
      <Figures
        figures={[
          { term: 'GP', value: <Signed value={standing.gp} /> },
          { term: 'Infrastructure', value: infrastructure },
          { term: 'Upkeep', value: upkeep },
          { key: 'ri', term: <Gloss term="RI">Real income</Gloss>, value: <Signed value={standing.realIncome} plus /> },
          { term: 'Won, lost', value: `${standing.won}–${standing.lost}` },
        ]}
      />
      <ValueNotes season={season} zone={zone} values={changed} />
    </>
  );
}

/** Whom it met, on which side, and who won. */
export function TeamMatches({ season, page }: { season: string; page: TeamPage }) {
  const own = page.team.key;
  return (
    <Section title="Matches" more="newest first">
      {page.matches.length === 0 ? (
        <Hint>None so far.</Hint>
      ) : (
        <LineList>
          {page.matches.map((match) => {
            const attacks = match.attacker.key === own;
            const other = attacks ? match.defender : match.attacker;
            return (
              <li key={match.id}>
                <a href={matchPath(season, match.id)}>
                  <Side attacks={attacks}>Week {match.week}</Side>
                </a>{' '}
                {attacks ? 'attacked' : 'defended against'} {other.name}{' '}
                <Muted>
                  {match.winner ? (match.winner.key === own ? 'and won' : 'and lost') : 'undecided'}
                  {match.terrain && `, at ${match.terrain}`}
                </Muted>
              </li>
            );
          })}
        </LineList>
      )}
    </Section>
  );
}

export function Terrains({ page }: { page: TeamPage }) {
  return (
    <Section title="Terrains" more="that it can bid for">
      {page.terrains.length === 0 ? (
        <Hint>None.</Hint>
      ) : (
        <LineList>
          {page.terrains.map(({ name, outUntil }) => (
            <li key={name}>
              <Voice>{name}</Voice>{' '}
              {outUntil !== null && outUntil >= page.week && <Muted>given up; back in week {outUntil + 1}</Muted>}
            </li>
          ))}
        </LineList>
      )}
    </Section>
  );
}
