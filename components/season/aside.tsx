import { Clause } from '@/components/kit/clause';
import { LineList } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Hint, Muted, Prose } from '@/components/kit/text';
import type { SeasonHome } from '@/lib/features/season/model';
import { matchPath, weekPath } from '@/lib/record/views/address';

export function HowToRead({ season }: { readonly season: string | null }) {
  return (
    <Section title="How to read this site">
      <Prose small>
        <p>
          <b>Bold is a declaration.</b> A leader’s bold words are ruled; all else in a post is talk. In a write-up, bold
          is text that an ability added for the week.
        </p>
        <p>
          Red is the rulebook. Follow a red <Clause season={season} id="2e:declaration" /> to the clause that a ruling
          rests on.
        </p>
      </Prose>
    </Section>
  );
}

export function LastWeek({ season, last }: { season: string; last: NonNullable<SeasonHome['lastWeek']> }) {
  return (
    <Section title="Last week" more={<a href={weekPath(season, last.number)}>Week {last.number}</a>}>
      {last.matches.length === 0 ? (
        <Hint>It had no match.</Hint>
      ) : (
        <LineList look="results">
          {last.matches.map(({ id, winner, attacker, defender, terrain }) => {
            const loser = winner?.key === attacker.key ? defender : attacker;
            return (
              <li key={id}>
                <a href={matchPath(season, id)}>{winner ? winner.name : `${attacker.name} v ${defender.name}`}</a>{' '}
                <Muted size="1" face="works" block>
                  {winner ? `beat ${loser.name}` : 'undecided'}
                  {terrain && `, at ${terrain}`}
                </Muted>
              </li>
            );
          })}
        </LineList>
      )}
    </Section>
  );
}
