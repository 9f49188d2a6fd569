import { Gloss } from '@/components/kit/gloss';
import { Streak } from '@/components/kit/pieces';
import { type Column, RowName, Sub, Table } from '@/components/kit/table';
import { Hint, Nowrap, Signed } from '@/components/kit/text';
import type { SeasonHome, StandingLine } from '@/lib/features/season/model';
import { teamPath, teamsPath } from '@/lib/record/views/address';
import { Corrected } from './corrections';

const columnsOf = (season: string): readonly Column<StandingLine>[] => [
  {
    key: 'place',
    head: 'Place',
    headHidden: true,
    align: 'end',
    width: 'mark',
    tone: 'dim',
    cell: (line) => line.place,
  },
  {
    key: 'team',
    head: 'Team',
    names: true,
    cell: (line) => (
      <>
        <RowName href={teamPath(season, line.team.key)}>{line.team.name}</RowName>
        <Sub always>
          {line.leader && `${line.leader} · `}
          <Nowrap>
            GP <Signed value={line.gp} />
          </Nowrap>
          {', '}
          <Nowrap>
            RI <Signed value={line.realIncome} plus />
          </Nowrap>
        </Sub>
      </>
    ),
  },
  { key: 'won', head: <abbr title="Won">W</abbr>, align: 'end', cell: (line) => line.won },
  { key: 'lost', head: <abbr title="Lost">L</abbr>, align: 'end', cell: (line) => line.lost },
  { key: 'form', head: 'Form', align: 'end', cell: (line) => <Streak results={line.form} /> },
];

export function Standings({ season, home }: { season: string; home: SeasonHome }) {
  return (
    <section>
      <Table
        caption="Standings"
        note={home.decidedWeek === null ? 'no match decided yet' : `after week ${home.decidedWeek}`}
        columns={columnsOf(season)}
        rows={home.standings}
        rowKey={(line) => line.team.key}
      />
      <Corrected season={season} note={home.corrected} zone={home.zone} />
      <Hint above={3}>
        Level on wins: fewer losses, then wins against those one is level with. <Gloss term="RI">RI</Gloss> is Real
        Income. <a href={teamsPath(season)}>All teams and their GP</a>
      </Hint>
    </section>
  );
}
