import { Clauses } from '@/components/kit/clause';
import { LineList } from '@/components/kit/layout';
import { Aim, RulingLink } from '@/components/kit/ledger';
import { Outcome } from '@/components/kit/outcome';
import { Headline } from '@/components/kit/pieces';
import { Section } from '@/components/kit/section';
import { Hint, Muted, Signed } from '@/components/kit/text';
import { Todo } from '@/components/kit/todo';
import type { RulingPage } from '@/lib/features/season/model';
import { matchPath, teamPath } from '@/lib/record/views/address';
import type { RulingLine } from '@/lib/record/views/model';

function Linked({ season, line, how }: { season: string; line: RulingLine; how: string }) {
  return (
    <li>
      <Headline>
        <span>
          <RulingLink season={season} line={line} /> <Aim line={line} />
        </span>
        <Outcome outcome={line.outcome} />
      </Headline>
      <Muted as="p">
        {how} {line.reason} <Clauses season={season} ids={line.cites} />
      </Muted>
    </li>
  );
}

/** What it changed, what it set off, and what set it off. */
export function Consequences({ season, page }: { season: string; page: RulingPage }) {
  const { changes, cause, caused, decidedBy, ledger, facts } = page;
  const nothing = changes.length + caused.length + decidedBy.length + ledger.length + facts.length === 0 && !cause;
  return (
    <Section title="What decided it, and what followed">
      {nothing ? (
        <Hint>Nothing: no status, number or other ruling changed with it.</Hint>
      ) : (
        <LineList look="open">
          {decidedBy.map((line) => (
            <Linked season={season} key={line.id} line={line} how="This decided it." />
          ))}
          {cause && <Linked season={season} line={cause} how="This set it off." />}
          {changes.map(({ text, ticked, match }) => (
            <li key={text}>
              {text} {match !== null && <a href={matchPath(season, match)}>A fact of the match.</a>}{' '}
              {ticked && <Todo state="done">Carried out at the table</Todo>}
            </li>
          ))}
          {ledger.map(({ team, text, amount }) => (
            <li key={`${team.key} ${text} ${amount}`}>
              <Headline>
                <a href={teamPath(season, team.key)}>{team.name}</a>
                <span>
                  <Signed value={amount} plus /> GP
                </span>
              </Headline>
              <Muted as="p">{text}</Muted>
            </li>
          ))}
          {caused.map((line) => (
            <Linked season={season} key={line.id} line={line} how="Set off by this." />
          ))}
          {facts.map(({ match, text }) => (
            <li key={text}>
              <a href={matchPath(season, match)}>A fact of the match</a>
              <Muted as="p">“{text}”</Muted>
            </li>
          ))}
        </LineList>
      )}
    </Section>
  );
}
