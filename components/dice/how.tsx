import { Section } from '@/components/kit/section';
import { type Column, Table } from '@/components/kit/table';
import { Hash, Prose, Text } from '@/components/kit/text';
import { DRAW_VECTORS, MIX_VECTOR } from '@/lib/engine/dice/vectors';

const VECTOR_COLUMNS: readonly Column<(typeof DRAW_VECTORS)[number]>[] = [
  { key: 'label', head: 'Label', cell: ({ label }) => <Hash>{label}</Hash> },
  { key: 'sides', head: 'Sides', align: 'end', cell: ({ sides }) => sides },
  { key: 'value', head: 'Value', align: 'end', cell: ({ value }) => value },
  { key: 'shows', head: 'What it shows', cell: ({ shows }) => shows },
];

/** How a die is drawn, in as many words as a programmer needs, with dice to try a verifier on. */
export function HowDrawn() {
  return (
    <Section
      above={6}
      id="how"
      title="How a die is drawn"
      more={<a href="/verify-dice.mjs">a verifier in plain JavaScript</a>}
    >
      <Prose small>
        <ol>
          <li>
            <b>The seed.</b> 32 bytes. Its SHA-256 is the hash that was shown when the week opened, which is the seed of
            the week before; hashed as often as the week’s number says, it is the end of the chain.
          </li>
          <li>
            <b>The nonces.</b> While the week before is played, until its Results open, each leader may commit to words
            of their own: the SHA-256 of <Hash>nonce | STREAM | TEAM | NONCE</Hash>, with the stream of the week that
            they are for. After that nobody can commit, and the words are opened until that week closes. With any
            opened, the seed that dice are drawn from is HMAC-SHA256 with the week’s seed as key and, as message, the
            line <Hash>nonces | STREAM</Hash> and a line <Hash>TEAM | NONCE</Hash> for each team that opened, by the
            order of their keys. Who committed and did not open is named. The first week has no week before it, and is
            drawn from its seed alone.
          </li>
          <li>
            <b>The public beacon</b>, where an owner has set the season so. As the Results open, a round of drand’s
            network <Hash>quicknet</Hash> is named: the first that is published at their deadline or later, and one hour
            later where they have none. Once it is published nobody can open a nonce any more, and its randomness goes
            into the dice of the next week: the first line of the message is then{' '}
            <Hash>nonces | STREAM | drand CHAIN ROUND RANDOMNESS</Hash>, also where nobody opened a nonce. The signature
            is checked against drand’s key before it is taken, so that no other value can be entered. A week that goes
            on without its round says so here, with the reason, and whether the round was known by then.
          </li>
          <li>
            <b>The label.</b> The week’s stream, the epoch, the merc, the ability, day, use and draw, with{' '}
            <Hash> | </Hash> between. What else happens in the week moves no die. A week that goes back past a draw
            begins a new epoch, and what is thrown from then on falls anew.
          </li>
          <li>
            <b>The die.</b> HMAC-SHA256 of the label in UTF-8, read as eight numbers of 32 bits, big end first. The
            first that lies below the greatest multiple of the die’s sides counts: 1 + number mod sides. If all eight
            lie above, the label goes on with <Hash> | again 1</Hash>, then <Hash> | again 2</Hash>.
          </li>
        </ol>
        <p>
          What this gives: the chain shows that no seed was changed after the season opened. Whoever runs the server
          holds the key to the sealed seeds and can look ahead in a week whose nonces are known. Where at least one team
          that does not conspire with them commits to words that nobody guesses, and opens them, nobody could choose how
          that week’s dice fall; each team that conspires may still choose not to open, after it has seen the others’
          words, which picks one of two outcomes and is told here. Where no such team opens a nonce, as in the first
          week, you trust whoever made the seeds.
        </p>
        <p>
          A week with a round of the beacon needs no such team: while anything could still be chosen, nobody knew the
          round, as long as fewer of drand’s members conspire than it takes to sign. What is left to an admin is to go
          on without a round that is known already, one choice of two, which is told here. The first week has no round,
          nor has a week whose Results were open when the setting was made.
        </p>
      </Prose>
      <details>
        <summary>Test vectors</summary>
        <Table
          scrolls
          level={3}
          caption="Dice to try a verifier on"
          note={
            <>
              all from the seed <Hash>{MIX_VECTOR.seed}</Hash>
            </>
          }
          columns={VECTOR_COLUMNS}
          rows={DRAW_VECTORS}
          rowKey={({ label, sides }) => `${label} ${sides}`}
        />
        <Text as="p" size="1">
          With the nonces of two teams in <Hash>{MIX_VECTOR.stream}</Hash> (
          {MIX_VECTOR.nonces.map(({ team, nonce }) => `${team}: ${nonce}`).join('; ')}) the same seed becomes{' '}
          <Hash>{MIX_VECTOR.mixed}</Hash>.
        </Text>
      </details>
    </Section>
  );
}
