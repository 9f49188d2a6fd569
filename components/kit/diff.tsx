import type { ReactNode } from 'react';
import type { Difference, DifferenceRow } from '@/lib/record/journal/difference';
import { rulingPath } from '@/lib/record/views/address';
import { Clauses } from './clause';
import { cx } from './cx';
import { Glyph, type GlyphName } from './glyph';
import { Outcome } from './outcome';

const SIGNS: Record<DifferenceRow['sign'], { readonly glyph: GlyphName; readonly word: string }> = {
  add: { glyph: 'plus', word: 'Added' },
  cut: { glyph: 'minus', word: 'Removed' },
  change: { glyph: 'change', word: 'Changed' },
};

/** Before, struck; an arrow; after. One of the two alone where the other has nothing to say. */
function Change({ row }: { row: DifferenceRow }) {
  const side = (words: string | null, outcome: DifferenceRow['outcomeBefore'], byChance: boolean): ReactNode =>
    outcome === null ? words : <Outcome outcome={outcome} byChance={byChance} />;
  const before = side(row.before, row.outcomeBefore, false);
  const after = side(row.after, row.outcomeAfter, row.byChance);
  const was = row.outcomeBefore === null ? <s className="text-ink-3 line-through decoration-1">{before}</s> : before;
  const look = 'inline-flex flex-wrap items-baseline';
  if (before === null) return <span className={look}>{after}</span>;
  if (after === null) return <span className={look}>{row.sign === 'cut' ? before : was}</span>;
  return (
    <span className={look}>
      {was}
      <span className="whitespace-nowrap px-[0.2em] text-ink-3">
        <span aria-hidden="true"> → </span>
        <span className="sr-only"> becomes </span>
      </span>
      {after}
    </span>
  );
}

const NO_OUTCOMES = { outcomeBefore: null, outcomeAfter: null } as const;

const CELL = 'text-left align-baseline font-text py-row max-md:border-0 max-md:py-0 max-md:pr-0';

/** What the supposed world alone has is no link: there is no page of it. */
const SUPPOSED = { before: 'cut', after: 'add' } as const;

function Row({
  season,
  row,
  last,
  supposed,
}: {
  season: string | null;
  row: DifferenceRow;
  last: boolean;
  supposed: keyof typeof SUPPOSED;
}) {
  const { glyph, word } = SIGNS[row.sign];
  const name = row.declared ? <b className="voice">{row.what}</b> : row.what;
  const cell = cx(CELL, !last && 'border-b border-rule');
  const aside = 'max-md:col-[2] max-md:w-auto';
  return (
    <tr
      className={cx(
        'max-md:grid max-md:grid-cols-[1.6rem_minmax(0,1fr)] max-md:border-b max-md:border-rule max-md:py-row',
      )}
    >
      <td className={cx(cell, 'w-[1.6rem] pr-3 pl-2 max-md:row-[1/span_4] max-md:pt-[0.15rem] max-md:pl-0')}>
        <span className="inline-flex items-baseline gap-[0.42em]">
          <Glyph name={glyph} />
          <span className="sr-only">{word}</span>
        </span>
      </td>
      <td className={cx(cell, aside, 'pr-3')}>
        {row.ruling === null || season === null || row.sign === SUPPOSED[supposed] ? (
          name
        ) : (
          <a href={rulingPath(season, row.ruling)}>{name}</a>
        )}
        {row.note !== null && <span className="text-ink-2"> {row.note}</span>}
        {row.since === true && <span className="text-rubric"> new since it was shown</span>}
      </td>
      <td className={cx(cell, aside, 'pr-3')}>
        <Change row={row} />
        {row.also?.map((fact) => (
          <span key={`${fact.before} ${fact.after}`} className="block text-1">
            <Change row={{ ...row, ...fact, ...NO_OUTCOMES }} />
          </span>
        ))}
      </td>
      <td
        className={cx(
          cell,
          aside,
          'w-[36%] text-1 text-ink-2 md:text-right [&>span]:justify-end max-md:[&>span]:justify-start',
        )}
      >
        {row.why} <Clauses season={season} ids={row.cites} />
      </td>
    </tr>
  );
}

/** What changes, by group, each line with its sign, before and after, and why; then what stays the same. */
export function DifferenceTable({
  season,
  difference,
  caption,
  supposed = 'after',
}: {
  season: string | null;
  difference: Difference;
  caption: string;
  /** Which side is not, or not yet: a preview’s after, or what would have been before. */
  supposed?: keyof typeof SUPPOSED;
}) {
  return (
    <>
      {difference.groups.length > 0 && (
        <table className="w-full border-collapse text-2 max-md:block">
          <caption className="sr-only">{caption}</caption>
          {difference.groups.map((group) => (
            <tbody key={`${group.id} ${group.title}`} className="max-md:block">
              <tr className="max-md:block max-md:border-b max-md:border-ink">
                <th
                  colSpan={4}
                  scope="rowgroup"
                  className="border-b border-ink pt-4 pr-3 pb-row text-left align-baseline font-text max-md:border-0 max-md:pt-3 max-md:pb-0"
                >
                  <span className="voice">{group.title}</span> <span className="caps">{group.label}</span>
                </th>
              </tr>
              {group.rows.map((row, at) => (
                <Row
                  season={season}
                  key={`${row.ruling} ${row.sign} ${row.what} ${row.note} ${row.before} ${row.after}`}
                  row={row}
                  supposed={supposed}
                  last={at === group.rows.length - 1}
                />
              ))}
            </tbody>
          ))}
        </table>
      )}
      {difference.gone !== undefined && difference.gone > 0 && (
        <p className="text-1 text-rubric">
          {difference.gone === 1
            ? 'One line that was shown no longer holds.'
            : `${difference.gone} lines that were shown no longer hold.`}
        </p>
      )}
      <p className="text-1 text-ink-2">{difference.same}</p>
    </>
  );
}
