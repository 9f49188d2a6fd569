import { Signed } from '@/components/season/standings';
import type { Closing } from '@/lib/record/sandbox/model';

/** How the game stands after the last step. */
export function ClosingTables({ closing: { week, phase, teams, mercs } }: { closing: Closing }) {
  return (
    <div className="closing">
      <table className="t">
        <caption>
          Teams in the end{' '}
          <small>
            week {week}, {phase}
          </small>
        </caption>
        <thead>
          <tr>
            <th scope="col">Team</th>
            <th scope="col" className="num">
              Mercs
            </th>
            <th scope="col" className="num">
              GP
            </th>
            <th scope="col" className="num">
              Real Income
            </th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <tr key={team.name}>
              <th scope="row" className="voice">
                {team.name}
              </th>
              <td className="num">{team.mercs}</td>
              <td className="num">{team.gp}</td>
              <td className="num">
                <Signed value={team.realIncome} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <details>
        <summary>Mercs in the end ({mercs.length})</summary>
        <table className="t">
          <caption className="vh">Mercs in the end</caption>
          <thead>
            <tr>
              <th scope="col">Merc</th>
              <th scope="col">Standing</th>
              <th scope="col">Resting</th>
            </tr>
          </thead>
          <tbody>
            {mercs.map((merc) => (
              <tr key={merc.name}>
                <th scope="row">
                  <span className="voice">{merc.name}</span> <span className="mid">{merc.team ?? 'for hire'}</span>
                </th>
                <td>{merc.standing}</td>
                <td className="mid">{merc.resting}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
