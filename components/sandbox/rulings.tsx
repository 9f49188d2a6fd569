import { Clauses } from '@/components/kit/clause';
import { type GlyphName, Marked } from '@/components/kit/glyph';
import { More, StepList } from '@/components/kit/layout';
import { Outcome } from '@/components/kit/outcome';
import { type Column, Table } from '@/components/kit/table';
import { Hint, Label, Muted, Voice } from '@/components/kit/text';
import type { Against, ComparedRuling, SandboxRuling } from '@/lib/record/sandbox/model';
import { rulingPath } from '@/lib/record/views/address';

/** What was declared, why it came out so, and on demand the whole argument. */
function Ruled({ season, ruling }: { season: string; ruling: SandboxRuling }) {
  const { title, declared, aim, hits, interceptedBy, reason, cites, steps, rolls, changes } = ruling;
  return (
    <>
      <Voice>{declared ? <b>{title}</b> : title}</Voice> <Muted>{aim}</Muted>
      <Hint as="span" block narrow anywhere>
        {reason} <Clauses season={season} ids={cites} />
      </Hint>
      {steps.length > 0 && (
        <More summary="Step by step">
          <StepList>
            {steps.map(({ step, text, cites: clauses }) => (
              <li key={step}>
                <Label>{step}</Label> {text} <Clauses season={season} ids={clauses} />
              </li>
            ))}
          </StepList>
          {hits !== '' && <p>Hits {hits}.</p>}
          {interceptedBy !== null && <p>{interceptedBy} stood in.</p>}
          {rolls.length > 0 && <p>Dice: {rolls.join('; ')}.</p>}
          {changes.map((change) => (
            <p key={change}>{change}</p>
          ))}
        </More>
      )}
    </>
  );
}

/** The same may be ruled twice, and the list never moves: a row is known by its place. */
const placeOf = (_: unknown, at: number) => String(at);

/** Rulings in the order in which they were declared. */
export function RulingsTable({ season, rulings }: { season: string; rulings: readonly SandboxRuling[] }) {
  const columns: readonly Column<SandboxRuling>[] = [
    {
      key: 'outcome',
      head: 'Outcome',
      cell: (ruling) => <Outcome outcome={ruling.outcome} byChance={ruling.byChance} />,
    },
    { key: 'declared', head: 'Declared', phoneLine: true, cell: (ruling) => <Ruled season={season} ruling={ruling} /> },
    { key: 'week', head: 'Week', align: 'end', stands: 'md', cell: (ruling) => ruling.week },
  ];
  return <Table phone="rows" level={3} caption="Rulings" columns={columns} rows={rulings} rowKey={placeOf} />;
}

const VERDICTS: Record<ComparedRuling['verdict'], GlyphName> = {
  same: 'done',
  differs: 'change',
  'only here': 'plus',
  'only there': 'minus',
};

/** Rulings beside those of the week that the scenario was forked from. */
export function ComparedTable({
  season,
  against,
  rulings,
  week,
}: {
  readonly season: string;
  against: Against;
  rulings: readonly SandboxRuling[];
  week: number | null;
}) {
  const other = against.rows.length - against.same;
  const hereOf = (row: ComparedRuling) => (row.here === null ? null : (rulings[row.here] ?? null));
  const columns: readonly Column<ComparedRuling>[] = [
    {
      key: 'state',
      head: 'State',
      cell: ({ verdict }) => <Marked glyph={VERDICTS[verdict]}>{verdict}</Marked>,
    },
    {
      key: 'here',
      head: 'Here',
      cell: (row) => {
        const here = hereOf(row);
        return here ? <Outcome outcome={here.outcome} byChance={here.byChance} /> : <Muted>–</Muted>;
      },
    },
    {
      key: 'declared',
      head: 'Declared',
      phoneLine: true,
      cell: (row) => <Declared season={season} row={row} here={hereOf(row)} />,
    },
    {
      key: 'there',
      head: week === null ? 'What happened' : `In week ${week}`,
      phoneLine: true,
      cell: (row) => <There season={season} row={row} />,
    },
  ];
  return (
    <Table
      phone="rows"
      level={3}
      caption="Beside what happened"
      note={`${against.same} the same, ${other} otherwise`}
      columns={columns}
      rows={against.rows}
      rowKey={placeOf}
      rowLook={({ verdict }) => (verdict === 'same' ? 'past' : 'changed')}
    />
  );
}

function Declared({
  season,
  row: { there },
  here,
}: {
  season: string;
  row: ComparedRuling;
  here: SandboxRuling | null;
}) {
  if (here) return <Ruled season={season} ruling={here} />;
  return (
    <>
      <Voice>{there?.declared ? <b>{there.title}</b> : there?.title}</Voice> <Muted>{there?.aim}</Muted>
    </>
  );
}

function There({ season, row: { verdict, there, ruling, differs } }: { season: string; row: ComparedRuling }) {
  return (
    <>
      {there && <Outcome outcome={there.outcome} />}
      {differs.length > 0 && (
        <Hint as="span" block narrow anywhere>
          {differs.join('; ')}
        </Hint>
      )}
      {there && (
        <Hint as="span" block narrow anywhere>
          {there.reason}
        </Hint>
      )}
      <Muted>
        {ruling === null ? (
          'nothing'
        ) : (
          <a href={rulingPath(season, ruling)}>{verdict === 'same' ? 'as ruled' : 'the ruling'}</a>
        )}
      </Muted>
    </>
  );
}
