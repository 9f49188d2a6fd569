import { ButtonLink } from '@/components/kit/button';
import { Aim, RulingLink } from '@/components/kit/ledger';
import { EmptyState } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { SectionHead } from '@/components/kit/section';
import { adminPath, rulingPath } from '@/lib/record/views/address';
import type { RulingLine } from '@/lib/record/views/model';

/** Declarations that wait for their time: until then an admin may strike one. */
export function WaitingSection({ season, waiting }: { readonly season: string; waiting: readonly RulingLine[] }) {
  return (
    <section id="waiting" className="top-gap">
      {waiting.length === 0 ? (
        <>
          <SectionHead title="Waiting" />
          <EmptyState what="No declaration waits for its time." />
        </>
      ) : (
        <table className="t">
          <caption>
            Waiting <small>a leader cannot take a declaration back; you may strike one until it is ruled</small>
          </caption>
          <thead>
            <tr>
              <th scope="col">Outcome</th>
              <th scope="col">Declared</th>
              <th scope="col" className="wide">
                By
              </th>
              <th scope="col" className="num">
                <span className="vh">Act</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {waiting.map((line) => (
              <tr key={line.id}>
                <td className="nb">
                  <Outcome outcome={line.outcome} />
                </td>
                <td>
                  <RulingLink season={season} line={line} /> <Aim line={line} />
                  <span className="sub">{line.team?.name}</span>
                </td>
                <td className="wide mid">{line.team?.name}</td>
                <td className="num">
                  <ButtonLink look="small quiet" href={adminPath(season, rulingPath(season, line.id))}>
                    Strike or override
                  </ButtonLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
