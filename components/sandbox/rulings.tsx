import { Clauses } from '@/components/kit/clause';
import { Glyph, type GlyphName } from '@/components/kit/glyph';
import { Outcome } from '@/components/kit/outcome';
import type { Against, ComparedRuling, SandboxRuling } from '@/lib/record/sandbox/model';
import { rulingPath } from '@/lib/record/views/address';

/** What was declared, why it came out so, and on demand the whole argument. */
function Ruled({ season, ruling }: { season: string; ruling: SandboxRuling }) {
  const { title, declared, aim, hits, interceptedBy, reason, cites, steps, rolls, changes } = ruling;
  return (
    <>
      <span className="voice">{declared ? <b>{title}</b> : title}</span> <span className="mid">{aim}</span>
      <span className="whyline">
        {reason} <Clauses season={season} ids={cites} />
      </span>
      {steps.length > 0 && (
        <details>
          <summary>Step by step</summary>
          <ol className="st">
            {steps.map(({ step, text, cites: clauses }) => (
              <li key={step}>
                <span className="label">{step}</span> {text} <Clauses season={season} ids={clauses} />
              </li>
            ))}
          </ol>
          {hits !== '' && <p>Hits {hits}.</p>}
          {interceptedBy !== null && <p>{interceptedBy} stood in.</p>}
          {rolls.length > 0 && <p>Dice: {rolls.join('; ')}.</p>}
          {changes.map((change) => (
            <p key={change}>{change}</p>
          ))}
        </details>
      )}
    </>
  );
}

/** Rulings in the order in which they were declared. */
export function RulingsTable({ season, rulings }: { readonly season: string; rulings: readonly SandboxRuling[] }) {
  return (
    <table className="t outcomes">
      <caption>Rulings</caption>
      <thead>
        <tr>
          <th scope="col">Outcome</th>
          <th scope="col">Declared</th>
          <th scope="col" className="num wide">
            Week
          </th>
        </tr>
      </thead>
      <tbody>
        {rulings.map((ruling, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be ruled twice, and the list never moves
          <tr key={at}>
            <td>
              <Outcome outcome={ruling.outcome} byChance={ruling.byChance} />
            </td>
            <td>
              <Ruled season={season} ruling={ruling} />
            </td>
            <td className="num wide">{ruling.week}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
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
  return (
    <table className="t outcomes">
      <caption>
        Beside what happened{' '}
        <small>
          {against.same} the same, {other} otherwise
        </small>
      </caption>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Here</th>
          <th scope="col">Declared</th>
          <th scope="col">{week === null ? 'What happened' : `In week ${week}`}</th>
        </tr>
      </thead>
      <tbody>
        {against.rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be ruled twice, and the list never moves
          <Compared season={season} key={at} row={row} here={row.here === null ? null : (rulings[row.here] ?? null)} />
        ))}
      </tbody>
    </table>
  );
}

function Compared({ season, row, here }: { season: string; row: ComparedRuling; here: SandboxRuling | null }) {
  const { verdict, there, ruling, differs } = row;
  return (
    <tr className={verdict === 'same' ? 'same' : 'other'}>
      <td>
        <span className="g">
          <Glyph name={VERDICTS[verdict]} />
          <span>{verdict}</span>
        </span>
      </td>
      <td>{here ? <Outcome outcome={here.outcome} byChance={here.byChance} /> : <span className="mid">–</span>}</td>
      <td>
        {here ? (
          <Ruled season={season} ruling={here} />
        ) : (
          <>
            <span className="voice">{there?.declared ? <b>{there.title}</b> : there?.title}</span>{' '}
            <span className="mid">{there?.aim}</span>
          </>
        )}
      </td>
      <td>
        {there && <Outcome outcome={there.outcome} />}
        {differs.length > 0 && <span className="whyline">{differs.join('; ')}</span>}
        {there && <span className="whyline">{there.reason}</span>}
        {ruling === null ? (
          <span className="mid">nothing</span>
        ) : (
          <a className="mid" href={rulingPath(season, ruling)}>
            {verdict === 'same' ? 'as ruled' : 'the ruling'}
          </a>
        )}
      </td>
    </tr>
  );
}
