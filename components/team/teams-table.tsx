import { Form, Signed } from '@/components/season/standings';
import type { TeamsPage } from '@/lib/features/season/team-model';
import { teamPath } from '@/lib/record/views/address';

/** Every team with its record and its means. */
export function TeamsTable({ season, page }: { season: string; page: TeamsPage }) {
  return (
    <table className="t teams">
      <caption>
        All teams <small>{page.decidedWeek === null ? 'no match decided yet' : `after week ${page.decidedWeek}`}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col" className="num pos">
            <span className="vh">Place</span>
          </th>
          <th scope="col">Team</th>
          <th scope="col" className="wide">
            Leader
          </th>
          <th scope="col" className="num">
            <abbr title="Won">W</abbr>
          </th>
          <th scope="col" className="num">
            <abbr title="Lost">L</abbr>
          </th>
          <th scope="col" className="wide">
            Form
          </th>
          <th scope="col" className="wide">
            Terrains
          </th>
          <th scope="col" className="num wide">
            Mercs
          </th>
          <th scope="col" className="num wide">
            Infrastructure
          </th>
          <th scope="col" className="num">
            <abbr title="Real income: infrastructure minus all upkeep">RI</abbr>
          </th>
          <th scope="col" className="num">
            GP
          </th>
        </tr>
      </thead>
      <tbody>
        {page.teams.map((row) => (
          <tr key={row.team.key}>
            <td className="num pos">{row.place}</td>
            <th scope="row">
              <a className="name" href={teamPath(season, row.team.key)}>
                {row.team.name}
              </a>
              <span className="sub">
                {row.leader ?? 'nobody leads it'} · {row.mercs} mercs
              </span>
            </th>
            <td className="wide">{row.leader ?? <i className="mid">nobody</i>}</td>
            <td className="num">{row.won}</td>
            <td className="num">{row.lost}</td>
            <td className="wide">
              <Form form={row.form} />
            </td>
            <td className="wide mid">{row.terrains.length === 0 ? '–' : row.terrains.join(', ')}</td>
            <td className="num wide">{row.mercs}</td>
            <td className="num wide">{row.infrastructure}</td>
            <td className="num">
              <Signed value={row.realIncome} plus />
            </td>
            <td className="num">
              <Signed value={row.gp} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
