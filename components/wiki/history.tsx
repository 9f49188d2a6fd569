import { Aim, RulingLink } from '@/components/kit/ledger';
import { Outcome } from '@/components/kit/outcome';
import { SectionHead } from '@/components/kit/section';
import type { MercPage } from '@/lib/features/wiki/model';
import { mercPath, teamPath, weekPath } from '@/lib/record/views/address';

/** What it used, and what became of that. */
export function PastUses({ season, page }: { season: string; page: MercPage }) {
  const { uses } = page;
  if (uses.length === 0) return null;
  return (
    <section>
      <table className="t hist">
        <caption>
          Past uses <small>{uses.length}, newest first</small>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="num wkc">
              Week
            </th>
            <th scope="col" className="wide">
              Phase
            </th>
            <th scope="col">Declared</th>
            <th scope="col" className="oc">
              Outcome
            </th>
            <th scope="col" className="wide">
              What came of it
            </th>
          </tr>
        </thead>
        <tbody>
          {uses.map((line) => (
            <tr key={line.id}>
              <td className="num wkc">{line.week}</td>
              <td className="wide mid">{line.phase}</td>
              <td>
                <RulingLink season={season} line={line} /> <Targets line={line} />
              </td>
              <td className="oc">
                <Outcome outcome={line.outcome} />
              </td>
              <td className="wide mid">{line.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Whom a use was aimed at; the user is the page's own. */
function Targets({ line }: { line: MercPage['uses'][number] }) {
  const others = line.targets.filter((target) => target.key !== line.merc?.key);
  return others.length === 0 ? null : <span className="mid">on {others.map((other) => other.name).join(', ')}</span>;
}

export function HitBy({ season, page }: { season: string; page: MercPage }) {
  return (
    <section>
      <SectionHead title="Hit by" />
      {page.hitBy.length === 0 ? (
        <p className="hint">Nobody so far.</p>
      ) : (
        <ul className="plain">
          {page.hitBy.map((line) => (
            <li key={line.id}>
              <RulingLink season={season} line={line} /> <Aim line={line} />{' '}
              <span className="mid">week {line.week}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function LinksHere({ season, page }: { season: string; page: MercPage }) {
  const { team, supports, assistants, rostered } = page;
  const mercs = [
    ...supports.map((merc) => ({ merc, how: 'is linked to it' })),
    ...assistants.map((merc) => ({ merc, how: 'assists it' })),
  ];
  return (
    <section>
      <SectionHead title="What links here" />
      <ul className="plain">
        {team && (
          <li>
            <a href={teamPath(season, team.key)}>{team.name}</a> <span className="mid">its team</span>
          </li>
        )}
        {mercs.map(({ merc, how }) => (
          <li key={merc.key}>
            <a href={mercPath(season, merc.key)}>{merc.name}</a> <span className="mid">{how}</span>
          </li>
        ))}
        {rostered.map(({ week, team: by }) => (
          <li key={week}>
            <a href={`${weekPath(season, week)}#matches`}>Week {week}</a>{' '}
            <span className="mid">on the roster of {by.name}</span>
          </li>
        ))}
        {!team && mercs.length === 0 && rostered.length === 0 && <li className="hint">Nothing yet.</li>}
      </ul>
    </section>
  );
}
