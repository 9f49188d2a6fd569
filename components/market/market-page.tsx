import { Stack } from '@/components/kit/layout';
import { EmptyState } from '@/components/kit/notice';
import { type Column, RowName, Table } from '@/components/kit/table';
import { Muted } from '@/components/kit/text';
import type { MarketPage, Offer, PastBid } from '@/lib/features/market/page';
import { mercPath, teamPath } from '@/lib/record/views/address';

const offerColumns = (season: string, page: MarketPage): readonly Column<Offer>[] => [
  {
    key: 'merc',
    head: 'Merc',
    names: true,
    cell: ({ merc }) => <RowName href={mercPath(season, merc.key)}>{merc.name}</RowName>,
  },
  {
    key: 'price',
    head: page.market.way === 'fixed' ? 'Costs' : 'From',
    align: 'end',
    cell: ({ price }) => `${price} GP`,
  },
  { key: 'upkeep', head: 'Upkeep', align: 'end', cell: ({ upkeep }) => upkeep },
  ...(page.market.way === 'fixed'
    ? []
    : [
        {
          key: 'bids',
          head: page.market.way === 'sealed bid' ? 'Your bid' : 'Bids',
          cell: ({ bids }: Offer) =>
            bids.length === 0 ? (
              <Muted>{page.market.way === 'sealed bid' ? 'none that you may see' : 'none'}</Muted>
            ) : (
              bids.map(({ team, gp }) => `${team.name} ${gp} GP`).join(', ')
            ),
        },
      ]),
];

const pastColumns = (season: string): readonly Column<PastBid>[] => [
  {
    key: 'merc',
    head: 'Merc',
    names: true,
    cell: ({ merc }) => <RowName href={mercPath(season, merc.key)}>{merc.name}</RowName>,
  },
  { key: 'team', head: 'Team', cell: ({ team }) => <a href={teamPath(season, team.key)}>{team.name}</a> },
  { key: 'gp', head: 'Bid', align: 'end', cell: ({ gp }) => `${gp} GP` },
  { key: 'phase', head: 'Settled as', cell: ({ phase }) => `${phase} closed` },
  { key: 'won', head: 'What came of it', cell: ({ won }) => (won ? 'hired' : 'not hired') },
];

/** Mercs for hire, what they cost, and bids as far as whoever looks may see them. */
export function MarketTables({ season, page }: { season: string; page: MarketPage }) {
  return (
    <Stack gap={6}>
      {page.forHire.length === 0 ? (
        <EmptyState what="Nobody is for hire now." />
      ) : (
        <Table
          caption="For hire"
          columns={offerColumns(season, page)}
          rows={page.forHire}
          rowKey={({ merc }) => merc.key}
        />
      )}
      {page.past.length > 0 && (
        <Table
          caption={`Bids of week ${page.week} that are settled`}
          columns={pastColumns(season)}
          rows={page.past}
          rowKey={({ phase, merc, team }) => `${phase} ${merc.key} ${team.key}`}
        />
      )}
    </Stack>
  );
}
