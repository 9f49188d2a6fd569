import { SectionHead } from '@/components/kit/section';
import { DRAW_VECTORS, MIX_VECTOR } from '@/lib/engine/dice/vectors';

/** How a die is drawn, in as many words as a programmer needs, with dice to try a verifier on. */
export function HowDrawn() {
  return (
    <section id="how">
      <SectionHead title="How a die is drawn" more={<a href="/verify-dice.mjs">a verifier in plain JavaScript</a>} />
      <div className="prose small">
        <ol>
          <li>
            <b>The seed.</b> 32 bytes. Its SHA-256 is the hash that was shown when the week opened, which is the seed of
            the week before; hashed as often as the week’s number says, it is the end of the chain.
          </li>
          <li>
            <b>The nonces.</b> Before a week’s first draw each leader may mix in words of their own. With any, the seed
            that dice are drawn from is HMAC-SHA256 with the week’s seed as key and, as message, the line{' '}
            <code>nonces | STREAM</code> and a line <code>TEAM | NONCE</code> for each team, by the order of their keys.
          </li>
          <li>
            <b>The label.</b> The week’s stream, the epoch, the merc, the ability, day, use and draw, with{' '}
            <code> | </code> between. What else happens in the week moves no die. A week that goes back past a draw
            begins a new epoch, and what is thrown from then on falls anew.
          </li>
          <li>
            <b>The die.</b> HMAC-SHA256 of the label in UTF-8, read as eight numbers of 32 bits, big end first. The
            first that lies below the greatest multiple of the die’s sides counts: 1 + number mod sides. If all eight
            lie above, the label goes on with <code> | again 1</code>, then <code> | again 2</code>.
          </li>
        </ol>
        <p>
          Whoever runs the server holds the key to the sealed seeds and could look ahead. The chain shows that no seed
          was changed after the season opened; the nonces, that none was chosen to fall as somebody liked.
        </p>
      </div>
      <details>
        <summary>Test vectors</summary>
        <div className="scroll">
          <table className="t">
            <caption>
              Dice to try a verifier on <small>all from the seed</small> <code className="hash">{MIX_VECTOR.seed}</code>
            </caption>
            <thead>
              <tr>
                <th scope="col">Label</th>
                <th scope="col" className="num">
                  Sides
                </th>
                <th scope="col" className="num">
                  Value
                </th>
                <th scope="col">What it shows</th>
              </tr>
            </thead>
            <tbody>
              {DRAW_VECTORS.map(({ label, sides, value, shows }) => (
                <tr key={`${label} ${sides}`}>
                  <td>
                    <code>{label}</code>
                  </td>
                  <td className="num">{sides}</td>
                  <td className="num">{value}</td>
                  <td>{shows}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="small">
          With the nonces of two teams in <code>{MIX_VECTOR.stream}</code> (
          {MIX_VECTOR.nonces.map(({ team, nonce }) => `${team}: ${nonce}`).join('; ')}) the same seed becomes{' '}
          <code className="hash">{MIX_VECTOR.mixed}</code>.
        </p>
      </details>
    </section>
  );
}
