import { Time } from '@/components/kit/time';
import type { SeasonLine } from '@/lib/features/season/seasons';
import { seasonPath, weekPath } from '@/lib/record/views/address';

/** All seasons of the site, the current one first. */
export function SeasonsTable({ seasons }: { readonly seasons: readonly SeasonLine[] }) {
  return (
    <table className="t">
      <caption>
        All seasons <small>the newest first</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">Season</th>
          <th scope="col">Where it stands</th>
          <th scope="col">Began</th>
          <th scope="col" className="num">
            Teams
          </th>
          <th scope="col" className="num">
            Mercs
          </th>
        </tr>
      </thead>
      <tbody>
        {seasons.map((season) => (
          <tr key={season.key}>
            <th scope="row">
              <a className="name" href={seasonPath(season.key)}>
                {season.name}
              </a>
              {season.current && <span className="mid"> the current one</span>}
            </th>
            <td>
              <Standing season={season} />
            </td>
            <td>
              <Time at={season.beganAt} zone={season.zone} />
            </td>
            <td className="num">{season.teams}</td>
            <td className="num">{season.mercs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Standing({ season: { key, week, endedAt, zone } }: { readonly season: SeasonLine }) {
  if (endedAt !== null) {
    return (
      <>
        ended on <Time at={endedAt} zone={zone} />
        {week && `, after week ${week.number}`}
      </>
    );
  }
  if (week === null) return 'not begun';
  return (
    <>
      <a href={weekPath(key, week.number)}>Week {week.number}</a>, {week.phase}
    </>
  );
}
