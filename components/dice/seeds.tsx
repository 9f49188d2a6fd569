import { Gloss } from '@/components/kit/gloss';
import { Glyph } from '@/components/kit/glyph';
import { type Column, Table } from '@/components/kit/table';
import { Hash, Hint, Muted } from '@/components/kit/text';
import type { DicePage } from '@/lib/features/season/dice-model';
import { dicePath, teamPath } from '@/lib/record/views/address';

type Row = DicePage['weeks'][number];

const columnsOf = (season: string): readonly Column<Row>[] => [
  {
    key: 'week',
    head: 'Week',
    names: true,
    nowrap: true,
    cell: ({ number, closed, epoch }) => (
      <>
        {closed ? <a href={`${dicePath(season)}?week=${number}#draws`}>Week {number}</a> : `Week ${number}`}
        {epoch > 0 && (
          <Hint as="span" block wraps>
            <Gloss term="epoch">epoch</Gloss> {epoch}: it went back past a draw
          </Hint>
        )}
      </>
    ),
  },
  {
    key: 'hash',
    head: 'Hash, shown when it opened',
    cell: ({ commitment }) => <Hash column>{commitment}</Hash>,
  },
  {
    key: 'seed',
    head: <Gloss term="seed">Seed, shown when it closed</Gloss>,
    cell: ({ seed }) =>
      seed === null ? (
        <Muted>
          <Glyph name="lock" /> sealed until it closes
        </Muted>
      ) : (
        <Hash column>{seed}</Hash>
      ),
  },
  {
    key: 'nonces',
    head: (
      <>
        <Gloss term="nonce">Nonces</Gloss> and beacon
      </>
    ),
    cell: ({ nonces, unopened, beacon }) => (
      <>
        {nonces.length + unopened.length === 0 && beacon === null && <Muted>none</Muted>}
        {nonces.map(({ team, nonce }) => (
          <p key={team.key}>
            <a href={teamPath(season, team.key)}>{team.name}</a>: “<bdi>{nonce}</bdi>”
          </p>
        ))}
        {unopened.map(({ team, hash }) => (
          <p key={team.key}>
            <a href={teamPath(season, team.key)}>{team.name}</a> <Muted>did not open</Muted> <Hash column>{hash}</Hash>
          </p>
        ))}
        {beacon !== null && <Beacon beacon={beacon} />}
      </>
    ),
  },
];

/** The round that was named for a week's dice, and what became of it. */
function Beacon({ beacon }: { beacon: NonNullable<Row['beacon']> }) {
  const round = (
    <a href={`https://api.drand.sh/${beacon.chain}/public/${beacon.round}`}>drand quicknet round {beacon.round}</a>
  );
  if ('randomness' in beacon) {
    return (
      <p>
        {round}: <Hash column>{beacon.randomness}</Hash>
      </p>
    );
  }
  return (
    <p>
      without {round}, said {beacon.known ? 'once it was published' : 'before anybody could know it'}: “
      <bdi>{beacon.without}</bdi>”
    </p>
  );
}

/** What is published of each week: the hash from its opening on, the seed from its close on. */
export function SeedsTable({ season, page }: { season: string; page: DicePage }) {
  return (
    <Table
      scrolls
      align="top"
      above={5}
      caption="Seeds"
      note={
        <>
          the chain’s end, shown since the season opened: <Hash>{page.chainEnd}</Hash>
        </>
      }
      columns={columnsOf(season)}
      rows={page.weeks}
      rowKey={({ number }) => String(number)}
      rowLook={({ number }) => (page.shown?.number === number ? 'mine' : undefined)}
    />
  );
}
