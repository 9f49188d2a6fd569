import { Glyph } from '@/components/kit/glyph';
import type { DicePage } from '@/lib/features/season/dice-model';
import { dicePath, teamPath } from '@/lib/record/views/address';

/** What is published of each week: the hash from its opening on, the seed from its close on. */
export function SeedsTable({ season, page }: { season: string; page: DicePage }) {
  return (
    <div className="scroll">
      <table className="t seeds">
        <caption>
          Seeds <small>the chain’s end, shown since the season opened:</small>{' '}
          <code className="hash">{page.chainEnd}</code>
        </caption>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">Hash, shown when it opened</th>
            <th scope="col">Seed, shown when it closed</th>
            <th scope="col">Nonces</th>
          </tr>
        </thead>
        <tbody>
          {page.weeks.map(({ number, closed, commitment, seed, nonces, epoch }) => (
            <tr key={number} className={page.shown?.number === number ? 'mine' : undefined}>
              <th scope="row">
                {closed ? <a href={`${dicePath(season)}?week=${number}#draws`}>Week {number}</a> : `Week ${number}`}
                {epoch > 0 && <span className="hint"> epoch {epoch}: it went back past a draw</span>}
              </th>
              <td>
                <code className="hash">{commitment}</code>
              </td>
              <td>
                {seed === null ? (
                  <span className="mid">
                    <Glyph name="lock" /> sealed until it closes
                  </span>
                ) : (
                  <code className="hash">{seed}</code>
                )}
              </td>
              <td>
                {nonces.length === 0 && <span className="mid">none</span>}
                {nonces.map(({ team, nonce }) => (
                  <p key={team.key}>
                    <a href={teamPath(season, team.key)}>{team.name}</a>: “{nonce}”
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
