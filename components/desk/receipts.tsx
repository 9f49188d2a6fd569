import { Aim, RulingLink } from '@/components/kit/ledger';
import { EmptyState } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { SectionHead } from '@/components/kit/section';
import { Receipt as ReceiptTime } from '@/components/kit/time';
import { OnlyYou } from '@/components/kit/todo';
import type { Receipt } from '@/lib/features/desk/model';

/** What was posted this week; the exact time is the receipt. */
export function Receipts({
  season,
  receipts,
  zone,
  week,
}: {
  readonly season: string;
  receipts: readonly Receipt[];
  zone: string;
  week: number;
}) {
  if (receipts.length === 0) {
    return (
      <section id="posted" className="posted">
        <SectionHead title="Posted this week" />
        <EmptyState
          what={`Nothing of yours is ruled in week ${week} yet. What you declare will stand here with its time.`}
        />
      </section>
    );
  }
  return (
    <section id="posted" className="posted">
      <table className="t receipts">
        <caption>
          Posted this week <small>the exact time is the receipt</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">Outcome</th>
            <th scope="col">Declared</th>
            <th scope="col" className="num wide">
              Posted
            </th>
          </tr>
        </thead>
        <tbody>
          {receipts.map(({ at, line }) => (
            <tr key={line.id}>
              <td>
                <Outcome outcome={line.outcome} />
              </td>
              <td>
                <RulingLink season={season} line={line} /> <Aim line={line} />
                <span className="reason">
                  {line.reason}
                  {line.readyWeek !== null && ` Usable again from week ${line.readyWeek}.`}
                </span>
                {line.secret && <OnlyYou />}
                <span className="sub">
                  <ReceiptTime at={at} zone={zone} />
                </span>
              </td>
              <td className="num wide">
                <ReceiptTime at={at} zone={zone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
