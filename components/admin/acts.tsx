import { Time } from '@/components/kit/time';
import type { ActLine } from '@/lib/features/review/model';
import { adminPath } from '@/lib/record/views/address';

/** What admins and the clock did this week; the journal cannot be edited. */
export function ActsTable({ season, acts, zone }: { readonly season: string; acts: readonly ActLine[]; zone: string }) {
  if (acts.length === 0) return null;
  return (
    <section className="top-gap">
      <table className="t">
        <caption>
          What was done{' '}
          <small>
            newest first; <a href={adminPath(season, '/journal')}>all of it, and how to take it back</a>
          </small>
        </caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col" className="wide">
              Reason
            </th>
          </tr>
        </thead>
        <tbody>
          {acts.map((act) => (
            <tr key={act.id}>
              <td className="nb">
                <Time at={act.at} zone={zone} style="hour" />
              </td>
              <td>{act.who}</td>
              <td>
                {act.what}
                {act.because !== null && <span className="sub">{act.because}</span>}
              </td>
              <td className="wide mid">{act.because}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
