import { Fragment } from 'react';
import { Time } from '@/components/kit/time';
import type { AuditLine } from '@/lib/features/audit/model';

/** Acts, newest first: who, when, from what to what, why. */
export function AuditTable({
  lines,
  zone,
  caption,
  small,
}: {
  lines: readonly AuditLine[];
  zone: string;
  caption: string;
  small: string;
}) {
  return (
    <table className="t audit">
      <caption>
        {caption} <small>{small}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col" className="wide">
            From what to what
          </th>
          <th scope="col" className="wide">
            Why
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} id={line.id}>
            <td className="nb">
              <Time at={line.at} zone={zone} style="second" />
            </td>
            <td>
              <bdi>{line.who}</bdi>
            </td>
            <td>
              {line.href === null ? line.what : <a href={line.href}>{line.what}</a>}
              {line.about !== null && (
                <span className="mid">
                  {' '}
                  · <bdi>{line.about}</bdi>
                </span>
              )}
              {line.week !== null && <span className="mid"> · week {line.week}</span>}
              <span className="sub">
                <Change line={line} />
                {line.because !== null && (
                  <>
                    {' '}
                    (<bdi>{line.because}</bdi>)
                  </>
                )}
              </span>
            </td>
            <td className="wide">
              <Change line={line} />
            </td>
            <td className="wide mid">
              <bdi>{line.because}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Change({ line: { before, after, address } }: { line: AuditLine }) {
  const change = [before, after].filter((one) => one !== null);
  return (
    <>
      {change.map((one, place) => (
        <Fragment key={place === 0 ? 'from' : 'to'}>
          {place > 0 && ' → '}
          <bdi>{one}</bdi>
        </Fragment>
      ))}
      {address !== null && (
        <span className="mid">
          {change.length > 0 && ' · '}from {address}
        </span>
      )}
    </>
  );
}
