import { Button, ButtonLink } from '@/components/kit/button';
import { Clauses } from '@/components/kit/clause';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Aim, RulingLink } from '@/components/kit/ledger';
import { EmptyState } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { SectionHead } from '@/components/kit/section';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { adminPath, rulingPath } from '@/lib/record/views/address';
import type { RulingLine } from '@/lib/record/views/model';

interface Props {
  readonly season: string;
  open: readonly RulingLine[];
  approved: number;
  approve: FormAction;
}

/** Rulings of the rulebook that no admin has looked at; each stands until it is overridden. */
export function ApproveSection({ season, open, approved, approve }: Props) {
  if (open.length === 0) {
    return (
      <section id="approve" className="top-gap">
        <SectionHead title="Rulings to approve" more={`${approved} approved`} />
        <EmptyState what="Every ruling of this week is approved. New ones will stand here as they are made." />
      </section>
    );
  }
  return (
    <section id="approve" className="top-gap">
      <Form action={approve} label="Approve rulings">
        <FormMessage />
        <table className="t appr">
          <caption>
            Rulings to approve <small>in force by the rulebook; each stands until it is overridden</small>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Approve</span>
              </th>
              <th scope="col">Outcome</th>
              <th scope="col">Declared</th>
              <th scope="col" className="wide">
                Because
              </th>
              <th scope="col" className="wide">
                By clause
              </th>
              <th scope="col" className="num">
                <span className="vh">Act</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {open.map((line) => (
              <tr key={line.id}>
                <td>
                  <input
                    type="checkbox"
                    name="rulings"
                    value={line.id}
                    defaultChecked
                    aria-label={`Approve ${line.title}`}
                  />
                </td>
                <td>
                  <Outcome outcome={line.outcome} />
                </td>
                <td>
                  <RulingLink season={season} line={line} /> <Aim line={line} />
                  <span className="sub">{line.reason}</span>
                </td>
                <td className="wide mid small">
                  {line.reason}
                  {line.override !== null && ` Overridden: ${line.override.because}`}
                </td>
                <td className="wide">
                  <Clauses season={season} ids={line.cites} />
                </td>
                <td className="num">
                  <ButtonLink look="small quiet" href={adminPath(season, rulingPath(season, line.id))}>
                    Override
                  </ButtonLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="row after">
          <Button look="act">Approve what is ticked</Button>
          <span className="hint">{approved} approved so far this week.</span>
        </p>
      </Form>
    </section>
  );
}
