import { Clauses } from '@/components/kit/clause';
import { Aim, RulingLink } from '@/components/kit/ledger';
import { Outcome } from '@/components/kit/outcome';
import { SectionHead } from '@/components/kit/section';
import { Todo } from '@/components/kit/todo';
import { Signed } from '@/components/season/standings';
import type { RulingPage } from '@/lib/features/season/model';
import { matchPath, teamPath } from '@/lib/record/views/address';
import type { RulingLine } from '@/lib/record/views/model';

function Linked({ season, line, how }: { season: string; line: RulingLine; how: string }) {
  return (
    <li>
      <div className="head">
        <span>
          <RulingLink season={season} line={line} /> <Aim line={line} />
        </span>
        <Outcome outcome={line.outcome} />
      </div>
      <p className="mid">
        {how} {line.reason} <Clauses season={season} ids={line.cites} />
      </p>
    </li>
  );
}

/** What it changed, what it set off, and what set it off. */
export function Consequences({ season, page }: { season: string; page: RulingPage }) {
  const { changes, cause, caused, ledger, facts } = page;
  const nothing = changes.length + caused.length + ledger.length + facts.length === 0 && !cause;
  return (
    <section>
      <SectionHead title="What followed from it" />
      {nothing ? (
        <p className="hint">Nothing: no status, number or other ruling changed with it.</p>
      ) : (
        <ul className="follow">
          {cause && <Linked season={season} line={cause} how="This set it off." />}
          {changes.map(({ text, ticked, match }) => (
            <li key={text}>
              {text} {match !== null && <a href={matchPath(season, match)}>A fact of the match.</a>}{' '}
              {ticked && <Todo state="done">Carried out at the table</Todo>}
            </li>
          ))}
          {ledger.map(({ team, text, amount }) => (
            <li key={`${team.key} ${text} ${amount}`}>
              <div className="head">
                <a href={teamPath(season, team.key)}>{team.name}</a>
                <span className="num">
                  <Signed value={amount} plus /> GP
                </span>
              </div>
              <p className="mid">{text}</p>
            </li>
          ))}
          {caused.map((line) => (
            <Linked season={season} key={line.id} line={line} how="Set off by this." />
          ))}
          {facts.map(({ match, text }) => (
            <li key={text}>
              <a className="voice" href={matchPath(season, match)}>
                A fact of the match
              </a>
              <p className="mid">“{text}”</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
