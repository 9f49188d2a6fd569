import type { ReactNode } from 'react';
import type { Difference, DifferenceRow } from '@/lib/record/week/types';
import { Clauses } from './clause';
import { Glyph, type GlyphName } from './glyph';
import { Outcome } from './outcome';

const SIGNS: Record<DifferenceRow['sign'], { readonly glyph: GlyphName; readonly word: string }> = {
  add: { glyph: 'plus', word: 'Added' },
  cut: { glyph: 'minus', word: 'Taken away' },
  change: { glyph: 'change', word: 'Changed' },
};

/** Before, struck; an arrow; after. One of the two alone where the other has nothing to say. */
function Change({ row }: { row: DifferenceRow }) {
  const side = (words: string | null, outcome: DifferenceRow['outcomeBefore'], byChance: boolean): ReactNode =>
    outcome === null ? words : <Outcome outcome={outcome} byChance={byChance} />;
  const before = side(row.before, row.outcomeBefore, false);
  const after = side(row.after, row.outcomeAfter, row.byChance);
  const was = row.outcomeBefore === null ? <s className="was">{before}</s> : before;
  if (before === null) return <span className="chg">{after}</span>;
  if (after === null) return <span className="chg">{row.sign === 'cut' ? before : was}</span>;
  return (
    <span className="chg">
      {was}
      <span className="to">
        <span aria-hidden="true"> → </span>
        <span className="vh"> becomes </span>
      </span>
      {after}
    </span>
  );
}

function Row({ row }: { row: DifferenceRow }) {
  const { glyph, word } = SIGNS[row.sign];
  const name = row.declared ? <b className="voice">{row.what}</b> : row.what;
  return (
    <tr className={row.sign}>
      <td>
        <span className="g">
          <Glyph name={glyph} />
          <span className="vh">{word}</span>
        </span>
      </td>
      <td>
        {row.ruling === null ? name : <a href={`/rulings/${encodeURIComponent(row.ruling)}`}>{name}</a>}
        {row.note !== null && <span className="mid"> {row.note}</span>}
      </td>
      <td>
        <Change row={row} />
      </td>
      <td className="end">
        {row.why} <Clauses ids={row.cites} />
      </td>
    </tr>
  );
}

/** What changes, by group, each line with its sign, before and after, and why; then what stays the same. */
export function DifferenceTable({ difference, caption }: { difference: Difference; caption: string }) {
  return (
    <>
      {difference.groups.length > 0 && (
        <table className="diff">
          <caption className="vh">{caption}</caption>
          {difference.groups.map((group) => (
            <tbody key={group.id}>
              <tr className="grp">
                <th colSpan={4} scope="rowgroup">
                  <span className="voice">{group.title}</span> <span className="label">{group.label}</span>
                </th>
              </tr>
              {group.rows.map((row) => (
                <Row key={`${row.ruling} ${row.sign} ${row.what} ${row.note} ${row.before} ${row.after}`} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      )}
      <p className="hint">{difference.same}</p>
    </>
  );
}
