import { Clauses } from '@/components/kit/clause';
import { Aim, RulingLink } from '@/components/kit/ledger';
import { EmptyState } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { Time } from '@/components/kit/time';
import { OnlyYou } from '@/components/kit/todo';
import type { RulingLine } from '@/lib/record/model';

interface Props {
  rulings: readonly RulingLine[];
  zone: string;
  caption: string;
  small: string;
  /** Where rulings of several weeks stand together. */
  weeks?: boolean;
}

/** Rulings in rows: outcome, what was declared with its reason, the clauses, and when. */
export function RulingTable({ rulings, zone, caption, small, weeks = false }: Props) {
  return (
    <table className="t latest">
      <caption>
        {caption} <small>{small}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">Outcome</th>
          <th scope="col">Declared</th>
          <th scope="col" className="wide">
            By clause
          </th>
          <th scope="col" className="num wide">
            Posted
          </th>
        </tr>
      </thead>
      <tbody>
        {rulings.map((line) => (
          <tr key={line.id}>
            <td className="oc">
              <Outcome outcome={line.outcome} />
            </td>
            <td>
              <RulingLink line={line} /> <By line={line} />
              <span className="whyline">
                {line.reason}
                {line.readyWeek !== null && ` Usable again from week ${line.readyWeek}.`}
                {line.provisional && <span className="dim"> Provisional.</span>} {line.secret && <OnlyYou />}
              </span>
            </td>
            <td className="wide">
              <Clauses ids={line.cites} />
            </td>
            <td className="num wide dim">
              {weeks && `Week ${line.week}, `}
              <Time at={line.at} zone={zone} style="hour" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who did it to whom; of what names no merc, whose act it was. */
function By({ line }: { line: RulingLine }) {
  return line.merc ? <Aim line={line} /> : <span className="mid">{line.team?.name}</span>;
}

export function Latest({
  rulings,
  zone,
  declared,
  week,
}: {
  rulings: readonly RulingLine[];
  zone: string;
  declared: number;
  week: number;
}) {
  if (rulings.length === 0) {
    return (
      <EmptyState what="Rulings will stand here as soon as a leader declares something in bold.">
        <a href="/wiki">Look at the mercs meanwhile</a>
      </EmptyState>
    );
  }
  return (
    <section>
      <RulingTable rulings={rulings} zone={zone} caption="Latest rulings" small="public ones, newest first" />
      <p className="after row">
        <a href={`/weeks/${week}`}>All {declared} of this week</a> <a href="/rulings">All of the season</a>
      </p>
    </section>
  );
}
