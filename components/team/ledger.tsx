import { AdjustedBy } from '@/components/kit/adjusted';
import { EmptyState } from '@/components/kit/notice';
import { SectionHead } from '@/components/kit/section';
import { Signed } from '@/components/season/standings';
import type { LedgerWeek, TeamPage } from '@/lib/features/season/team-model';
import { rulingPath, weekPath } from '@/lib/record/views/address';

function WeekLines({ season, entry }: { season: string; entry: LedgerWeek }) {
  return (
    <tbody>
      <tr className="grp">
        <th scope="rowgroup" colSpan={3}>
          <a href={weekPath(season, entry.week)}>Week {entry.week}</a>{' '}
          <span className="label">
            opened with <Signed value={entry.opening} />
          </span>
        </th>
      </tr>
      {entry.lines.map((line) => (
        <tr key={line.id}>
          <th scope="row">
            {line.adjusted !== null ? (
              <a href={rulingPath(season, line.adjusted.entry)}>
                <AdjustedBy line={line.adjusted} />
              </a>
            ) : line.ruling === null ? (
              line.text
            ) : (
              <a href={rulingPath(season, line.ruling)}>{line.text}</a>
            )}
          </th>
          <td className="num">
            <Signed value={line.amount} plus />
          </td>
          <td className="num">
            <Signed value={line.balance} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** Every GP that came or went, with what the team had after it; newest week first. */
export function GpLedger({ season, page }: { season: string; page: TeamPage }) {
  if (page.ledger.length === 0) {
    return (
      <section>
        <SectionHead title="GP" />
        <EmptyState what="What the team earns and pays will stand here, line by line, from its first cost on." />
      </section>
    );
  }
  return (
    <table className="t">
      <caption>
        GP <small>line by line, newest week first</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col" className="num">
            GP
          </th>
          <th scope="col" className="num">
            After it
          </th>
        </tr>
      </thead>
      {page.ledger.map((entry) => (
        <WeekLines season={season} key={entry.week} entry={entry} />
      ))}
    </table>
  );
}
