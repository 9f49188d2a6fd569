import { type Column, RowName, Table } from '@/components/kit/table';
import { Muted } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import type { SeasonLine } from '@/lib/features/season/seasons';
import { seasonPath, weekPath } from '@/lib/record/views/address';

const COLUMNS: readonly Column<SeasonLine>[] = [
  {
    key: 'season',
    head: 'Season',
    names: true,
    cell: (season) => (
      <>
        <RowName href={seasonPath(season.key)}>{season.name}</RowName>
        {season.current && <Muted> the current one</Muted>}
      </>
    ),
  },
  { key: 'stands', head: 'Where it stands', cell: (season) => <Standing season={season} /> },
  { key: 'began', head: 'Began', stands: 'md', cell: (season) => <Time at={season.beganAt} zone={season.zone} /> },
  { key: 'teams', head: 'Teams', align: 'end', stands: 'md', cell: (season) => season.teams },
  { key: 'mercs', head: 'Mercs', align: 'end', stands: 'md', cell: (season) => season.mercs },
];

/** All seasons of the site, the current one first. */
export function SeasonsTable({ seasons }: { readonly seasons: readonly SeasonLine[] }) {
  return (
    <Table
      caption="All seasons"
      note="the newest first"
      columns={COLUMNS}
      rows={seasons}
      rowKey={(season) => season.key}
    />
  );
}

function Standing({ season: { key, week, endedAt, zone } }: { readonly season: SeasonLine }) {
  if (endedAt !== null) {
    return (
      <>
        ended on <Time at={endedAt} zone={zone} />
        {week && `, after week ${week.number}`}
      </>
    );
  }
  if (week === null) return 'not begun';
  return (
    <>
      <a href={weekPath(key, week.number)}>Week {week.number}</a>, {week.phase}
    </>
  );
}
