import '@/app/styles/ruled-rows.css';
import { Clauses } from '@/components/kit/clause';
import { Aim, RulingLink } from '@/components/kit/ledger';
import { Outcome } from '@/components/kit/outcome';
import { Time } from '@/components/kit/time';
import { OnlyYou } from '@/components/kit/todo';
import type { RulingLine } from '@/lib/record/views/model';

interface Props {
  readonly season: string;
  rulings: readonly RulingLine[];
  zone: string;
  caption: string;
  small: string;
  /** The week that goes without saying. */
  week: number | null;
}

/** Rulings in rows: outcome, what was declared with its reason, the clauses, and when. */
export function RulingTable({ season, rulings, zone, caption, small, week }: Props) {
  return (
    <table className="t ruled-rows">
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
              {line.week !== week && <span className="slim dim"> week {line.week}</span>}
            </td>
            <td>
              <RulingLink season={season} line={line} /> <By line={line} />
              <span className="whyline">
                {line.reason}
                {line.readyWeek !== null && ` Usable again from week ${line.readyWeek}.`}
                {line.provisional && <span className="dim"> Provisional.</span>}
                {line.override && <span className="dim"> Overridden.</span>} {line.secret && <OnlyYou />}
              </span>
            </td>
            <td className="wide">
              <Clauses season={season} ids={line.cites} />
            </td>
            <td className="num wide dim">
              {line.week !== week && <span className="wk">week {line.week} </span>}
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
