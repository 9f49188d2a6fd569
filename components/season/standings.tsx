import type { SeasonHome, StandingLine } from '@/lib/features/season/model';
import { teamPath, teamsPath } from '@/lib/record/views/address';

const WORDS = ['Last one', 'Last two', 'Last three'];

/** The last matches of a team, oldest first; a filled letter won. */
export function Form({ form }: { form: StandingLine['form'] }) {
  if (form.length === 0) return <span className="dim">–</span>;
  return (
    <span className="form" role="img" aria-label={`${WORDS[form.length - 1]}: ${form.join(', ')}`}>
      {form.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal letters in a fixed order
        <span key={at} className={each === 'won' ? 'w' : 'l'}>
          {each === 'won' ? 'W' : 'L'}
        </span>
      ))}
    </span>
  );
}

/** A number with a true minus. What a team has is flagged in red below zero; a change (`plus`) bears its sign and no colour. */
export function Signed({ value, plus = false }: { value: number; plus?: boolean }) {
  const text = value < 0 ? `−${-value}` : plus && value > 0 ? `+${value}` : String(value);
  return value < 0 && !plus ? <span className="rub nb">{text}</span> : <span className="nb">{text}</span>;
}

export function Standings({ season, home }: { season: string; home: SeasonHome }) {
  return (
    <section>
      <table className="t standings">
        <caption>
          Standings{' '}
          <small>{home.decidedWeek === null ? 'no match decided yet' : `after week ${home.decidedWeek}`}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="num pos">
              <span className="vh">Place</span>
            </th>
            <th scope="col">Team</th>
            <th scope="col" className="num">
              <abbr title="Won">W</abbr>
            </th>
            <th scope="col" className="num">
              <abbr title="Lost">L</abbr>
            </th>
            <th scope="col" className="num">
              Form
            </th>
          </tr>
        </thead>
        <tbody>
          {home.standings.map((line) => (
            <tr key={line.team.key}>
              <td className="num pos">{line.place}</td>
              <th scope="row">
                <a className="name" href={teamPath(season, line.team.key)}>
                  {line.team.name}
                </a>
                <span className="means">
                  {line.leader && `${line.leader} · `}
                  <span className="nb">
                    GP <Signed value={line.gp} />
                  </span>
                  {', '}
                  <span className="nb">
                    RI <Signed value={line.realIncome} plus />
                  </span>
                </span>
              </th>
              <td className="num">{line.won}</td>
              <td className="num">{line.lost}</td>
              <td className="num">
                <Form form={line.form} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint after">
        Level on wins: fewer losses, then wins against those one is level with.{' '}
        <a href={teamsPath(season)}>All teams and their GP</a>
      </p>
    </section>
  );
}
