import { Ready } from '@/components/kit/ready';
import type { Desk } from '@/lib/features/desk/model';

/** This week and the next three: what is ready, what rests, what is used. */
export function ReadinessGrid({ readiness }: { readiness: Desk['readiness'] }) {
  const { weeks, rows } = readiness;
  if (rows.length === 0) return null;
  const waiting = rows.filter((row) => row.note !== null);
  return (
    <div className="gsec">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="scroll" tabIndex={0} aria-label="Readiness by week">
        <table className="t ahead">
          <caption>
            Readiness <small>this week and the next three, if what waits resolves</small>
          </caption>
          <thead>
            <tr>
              <th scope="col">Ability</th>
              {weeks.map((week, index) => (
                <th scope="col" className="c" key={week}>
                  {index === 0 ? `${week}, now` : week}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <span className="name">{row.name}</span> <span className="mid who">{row.merc}</span>
                </th>
                {row.cells.map((cell, index) => (
                  <td className={`c ${cell.state}`} key={weeks[index]}>
                    <Ready state={cell.state} narrow>
                      {cell.word}
                    </Ready>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="keys" aria-hidden="true">
        <Ready state="yes">ready</Ready>
        <Ready state="no">resting</Ready>
        <Ready state="used">used</Ready>
      </p>
      {waiting.length > 0 && <p className="hint after">* {waiting.map((row) => row.note).join(' ')}</p>}
    </div>
  );
}
