import { Types } from '@/components/kit/hatch';
import { Ready } from '@/components/kit/ready';
import type { TeamPage } from '@/lib/features/season/team-model';
import { mercPath } from '@/lib/record/views/address';

/** The mercs of a team in its own order, with what each costs. */
export function TeamMercs({ season, page }: { season: string; page: TeamPage }) {
  return (
    <table className="t">
      <caption>
        Mercs <small>in the order of the team</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">Merc</th>
          <th scope="col" className="wide">
            Type
          </th>
          <th scope="col" className="wide">
            Alignment
          </th>
          <th scope="col">This week</th>
          <th scope="col" className="num">
            Upkeep
          </th>
        </tr>
      </thead>
      <tbody>
        {page.mercs.map((merc) => (
          <tr key={merc.key}>
            <th scope="row">
              <a className="name" href={mercPath(season, merc.key)}>
                {merc.name}
              </a>{' '}
              {merc.pureSupport && <span className="tag">Pure Support</span>}
              {merc.assist && <span className="tag">Assist</span>}
              <span className="sub">
                {merc.alignment} · {merc.types.join(', ')}
              </span>
            </th>
            <td className="wide">
              <Types types={merc.types} />
            </td>
            <td className="wide">{merc.alignment}</td>
            <td>
              {merc.rosterable ? (
                <Ready state="yes">may be rostered</Ready>
              ) : (
                <>
                  <Ready state="no">cannot be rostered</Ready>
                  {merc.whyNot !== null && <span className="mid whynot">{merc.whyNot}</span>}
                </>
              )}
            </td>
            <td className="num">{merc.upkeep}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{page.mercs.length} in all</th>
          <td className="wide" />
          <td className="wide" />
          <td />
          <td className="num">{page.upkeep}</td>
        </tr>
      </tfoot>
    </table>
  );
}
