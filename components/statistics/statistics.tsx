import { BarChart, LineChart } from '@/components/kit/chart';
import { More } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { type Column, Nothing, Table } from '@/components/kit/table';
import { Hint, Signed } from '@/components/kit/text';
import type { StatisticsPage } from '@/lib/features/statistics/model';
import { mercPath, teamPath } from '@/lib/record/views/address';

interface Props {
  readonly season: string;
  readonly page: StatisticsPage;
}

interface ChartedProps<Row extends { readonly key: string }> {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly chart: React.ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** A chart, and behind it the table that it is drawn from. */
function Charted<Row extends { readonly key: string }>({ id, title, hint, chart, columns, rows }: ChartedProps<Row>) {
  return (
    <Section id={id} above={6} title={title}>
      <Hint>{hint}</Hint>
      {rows.length === 0 ? (
        <Hint above={3}>There is none so far.</Hint>
      ) : (
        <>
          {chart}
          <More summary="As a table">
            <Table
              size="small"
              scrolls
              caption={title}
              captionHidden
              columns={columns}
              rows={rows}
              rowKey={(row) => row.key}
            />
          </More>
        </>
      )}
    </Section>
  );
}

export function Statistics({ season, page }: Props) {
  const { weeks, gp, nullified, removals, abilities, luck } = page;
  const merc = ({ key, name }: { readonly key: string; readonly name: string }) => (
    <a href={mercPath(season, key)}>{name}</a>
  );
  const team = ({ key, name }: { readonly key: string; readonly name: string }) => (
    <a href={teamPath(season, key)}>{name}</a>
  );
  return (
    <>
      <Charted
        id="gp"
        title="GP over the weeks"
        hint="What each team had at the end of each week."
        chart={
          <LineChart
            label={`GP of ${gp.length} teams over ${weeks.length} weeks; the table holds each number.`}
            places={weeks.map((week) => `week ${week}`)}
            series={gp.map(({ key, name, gp: values }) => ({ key, name, values }))}
          />
        }
        columns={[
          { key: 'team', head: 'Team', names: true, cell: team },
          ...weeks.map((week, at) => ({
            key: `week-${week}`,
            head: `Week ${week}`,
            align: 'end' as const,
            cell: (row: (typeof gp)[number]) => {
              const value = row.gp[at] ?? null;
              return value === null ? <Nothing /> : <Signed value={value} />;
            },
          })),
        ]}
        rows={gp}
      />
      <Charted
        id="nullified"
        title="Nullified most"
        hint="Mercs by how many of their declarations were Nullified."
        chart={
          <BarChart
            label="Declarations that were Nullified, by merc; the table holds each number."
            bars={nullified.map(({ key, name, count }) => ({ key, name, value: count }))}
          />
        }
        columns={[
          { key: 'merc', head: 'Merc', names: true, cell: merc },
          { key: 'count', head: 'Nullified', align: 'end', cell: ({ count }) => count },
        ]}
        rows={nullified}
      />
      <Charted
        id="removals"
        title="Removals by kind"
        hint="By abilities that took hold: each merc that was hit, once for each kind."
        chart={
          <BarChart
            label="Mercs that were hit, by kind of removal; the table holds each number."
            bars={removals.map(({ kind, count }) => ({ key: kind, name: kind, value: count }))}
          />
        }
        columns={[
          { key: 'kind', head: 'Kind', names: true, cell: ({ kind }) => kind },
          { key: 'count', head: 'Mercs hit', align: 'end', cell: ({ count }) => count },
        ]}
        rows={removals.map((row) => ({ ...row, key: row.kind }))}
      />
      <Charted
        id="abilities"
        title="Abilities by use and success"
        hint="The most used first: how often each was declared in order, and how often it took hold."
        chart={
          <BarChart
            label="Uses of abilities, and how many took hold; the table holds each number."
            bars={abilities.map(({ key, name, uses, tookHold }) => ({ key, name, value: tookHold, of: uses }))}
          />
        }
        columns={[
          { key: 'ability', head: 'Ability', names: true, cell: ({ name }) => name },
          { key: 'merc', head: 'Of', cell: ({ merc: of }) => merc(of) },
          { key: 'uses', head: 'Uses', align: 'end', cell: ({ uses }) => uses },
          { key: 'held', head: 'Took hold', align: 'end', cell: ({ tookHold }) => tookHold },
          {
            key: 'rate',
            head: 'Success',
            align: 'end',
            cell: ({ uses, tookHold }) => `${Math.round((100 * tookHold) / uses)} %`,
          },
        ]}
        rows={abilities}
      />
      <Charted
        id="luck"
        title="Luck"
        hint="Of dice that were thrown for a chance: how many hit, and how many were to be expected to, by the sum of the chances."
        chart={
          <BarChart
            label="Dice that hit, by team; the table holds the expected number beside each."
            bars={luck.map(({ key, name, hits, dice }) => ({ key, name, value: hits, of: dice }))}
          />
        }
        columns={[
          { key: 'team', head: 'Team', names: true, cell: team },
          { key: 'dice', head: 'Dice', align: 'end', cell: ({ dice }) => dice },
          { key: 'hits', head: 'Hit', align: 'end', cell: ({ hits }) => hits },
          { key: 'expected', head: 'Expected', align: 'end', cell: ({ expected }) => expected.toFixed(1) },
          {
            key: 'luck',
            head: 'Above it',
            align: 'end',
            cell: ({ hits, expected }) => <Signed plus value={Math.round((hits - expected) * 10) / 10} />,
          },
        ]}
        rows={luck}
      />
      <HeadToHead season={season} page={page} />
    </>
  );
}

/** Who won how often against whom. */
function HeadToHead({ season, page }: Props) {
  const { teams, against } = page.headToHead;
  return (
    <Section id="head-to-head" above={6} title="Head to head">
      <Hint>How often the team of the row won against that of the column, and lost.</Hint>
      <Table
        size="small"
        scrolls
        caption="Head to head"
        captionHidden
        columns={[
          {
            key: 'team',
            head: 'Team',
            names: true,
            cell: ({ key, name }) => <a href={teamPath(season, key)}>{name}</a>,
          },
          ...teams.map((other) => ({
            key: other.key,
            head: other.name,
            align: 'end' as const,
            cell: ({ key }: { readonly key: string }) => {
              const met = against[key]?.[other.key];
              return met === undefined || met.won + met.lost === 0 ? <Nothing /> : `${met.won}–${met.lost}`;
            },
          })),
        ]}
        rows={teams}
        rowKey={({ key }) => key}
      />
    </Section>
  );
}
