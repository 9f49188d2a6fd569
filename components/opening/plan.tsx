import { Button } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { EmptyState, Notice } from '@/components/kit/notice';
import type { OpeningPlan } from '@/lib/features/opening/plan';
import type { FormAction } from '@/lib/platform/auth/form-state';

interface Props {
  readonly draft: string;
  readonly name: string;
  readonly plan: OpeningPlan;
  readonly open: FormAction;
}

/** Week 1 as it would open, with everything that is incomplete, each with the way to where it is put right. */
export function OpeningLook({ draft, name, plan, open }: Props) {
  const { setup, misfits, lacks, doubts, saw } = plan;
  return (
    <>
      {lacks.length > 0 && (
        <div role="alert">
          <Notice tone="refused">
            <ul>
              {lacks.map(({ step, text }) => (
                <li key={text}>
                  <a href={`#${step}`}>{text}</a>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {misfits.length > 0 && <Misfits misfits={misfits} />}
      {doubts.length > 0 && (
        <Notice tone="asks">
          <ul>
            {doubts.map(({ step, text }) => (
              <li key={text}>
                <a href={`#${step}`}>{text}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <WeekOne setup={setup} />
      {lacks.length === 0 && (
        <Form action={open} label="Open the season">
          <FormMessage />
          <input type="hidden" name="draft" value={draft} />
          <input type="hidden" name="saw" value={saw} />
          <Row above={3}>
            <Button look="act">Open {name}</Button>
          </Row>
        </Form>
      )}
    </>
  );
}

function Misfits({ misfits }: Pick<OpeningPlan, 'misfits'>) {
  return (
    <table className="t">
      <caption>What cannot be</caption>
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">What is wrong</th>
        </tr>
      </thead>
      <tbody>
        {misfits.map(({ file, line, cell, message }) => (
          <tr key={`${file} ${line} ${cell}`}>
            <td>
              {file}, line {line}
              {cell !== '' && `, ${cell}`}
            </td>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WeekOne({ setup: { teams, mercs, matches } }: { readonly setup: OpeningPlan['setup'] }) {
  const list = Object.entries(teams);
  const hire = Object.values(mercs).filter(({ team }) => team === null);
  if (list.length === 0) return <EmptyState what="Its teams will stand here." />;
  return (
    <>
      <table className="t">
        <caption>
          Teams <small>{Object.keys(mercs).length} mercs in all</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">Team</th>
            <th scope="col">Leader</th>
            <th scope="col">Mercs</th>
            <th scope="col" className="num">
              GP
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map(([key, team]) => (
            <tr key={key}>
              <th scope="row">{team.name}</th>
              <td>{team.leader}</td>
              <td>{team.mercs.map((merc) => mercs[merc]?.name ?? merc).join(', ') || 'none'}</td>
              <td className="num">{team.gp}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>For hire: {hire.map(({ name }) => name).join(', ') || 'nobody'}.</p>
      <p>
        {matches.length === 0
          ? 'No match in week 1.'
          : `Week 1: ${matches
              .map((match) => `${teams[match.attacker]?.name} attacks ${teams[match.defender]?.name} (${match.tier})`)
              .join('; ')}.`}
      </p>
    </>
  );
}
