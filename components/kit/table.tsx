import { Fragment, type ReactNode } from 'react';
import { cx } from './cx';
import type { Level } from './section';
import { ABOVE, type Gap } from './text';

/** From which width on a column stands; on a phone what it says goes under the name, as a `Sub`. */
type Stands = 'md' | 'two' | 'all' | 'phone';
const STANDS: Record<Stands, string> = {
  md: 'max-md:hidden',
  two: 'max-two:hidden',
  all: 'max-all:hidden',
  phone: 'md:hidden',
};

const WIDTHS = {
  mark: 'w-[1.4rem]',
  tick: 'w-[2.2rem]',
  week: 'w-[3.2rem]',
  tier: 'w-[3rem]',
  outcome: 'md:w-[9rem]',
  use: 'md:w-[8rem]',
  state: 'w-[8.5rem]',
  time: 'w-[11rem]',
  half: 'w-[55%]',
  cell: 'w-[17%] border-l border-rule pl-3 max-md:w-[2.6rem] max-md:px-[0.2rem] max-md:text-center max-md:whitespace-normal',
} as const;

/** How a cell of a column is said. */
const TONES = { muted: 'text-ink-2', dim: 'text-ink-3', small: 'text-1 text-ink-2' } as const;

const PLACES = {
  tick: 'max-md:row-[1/span_2]',
  head: 'max-md:col-[2] max-md:row-[1]',
  text: 'max-md:col-[2/-1] max-md:row-[2]',
  corner: 'max-md:col-[3] max-md:row-[1]',
} as const;

/** How a column looks. */
interface ColumnLook {
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'end';
  readonly stands?: Stands;
  readonly width?: keyof typeof WIDTHS;
  readonly tone?: keyof typeof TONES;
  readonly nowrap?: boolean;
  /** Keys, hashes, addresses: they may be broken anywhere. */
  readonly anywhere?: boolean;
  /** Where rows are laid one under the other on a phone: the word before the cell, or none. */
  readonly phoneLabel?: string;
  /** There: its cell begins a line of its own, which it has for itself. */
  readonly phoneLine?: boolean;
  /** Where a phone ticks rows off: the box, what it is, what it says, and what else can be done. */
  readonly phoneAt?: keyof typeof PLACES;
}

/**
 * A column: its head and its cell in one, so that no header is without its cell.
 * @typeParam Row what a row is made of
 * @typeParam By the orders that the table can be sorted by
 */
export interface Column<Row, By extends string = never> extends ColumnLook {
  readonly key: string;
  readonly head: ReactNode;
  /** The head is for screen readers alone: a place, a state, a button. */
  readonly headHidden?: boolean;
  readonly cell: (row: Row, at: number) => ReactNode;
  /** It names the row. */
  readonly names?: boolean;
  /** Its cells in which something rests are hatched. */
  readonly rests?: (row: Row) => boolean;
  /** The order that a click on the head brings. */
  readonly by?: By;
  /** What stands under it, in the table's foot. */
  readonly foot?: ReactNode;
}
export interface Group<Row> {
  readonly key: string;
  readonly title: ReactNode;
  /** Beside the title, in small capitals. */
  readonly label?: ReactNode;
  readonly rows: readonly Row[];
}

export interface TableProps<Row, By extends string = never> {
  /** What the table is: its heading, and its name for screen readers. */
  caption: ReactNode;
  /** Beside the caption, small. */
  note?: ReactNode;
  captionHidden?: boolean;
  /** The level of the caption's heading. */
  level?: Level;
  columns: readonly Column<Row, By>[];
  rows: readonly Row[] | { readonly groups: readonly Group<Row>[] };
  rowKey: (row: Row, at: number) => string;
  /** The row's own address. */
  rowId?: (row: Row) => string | undefined;
  /** `mine`: one's own, or the one that is shown; `now`: whose turn it is; `past`: as it was; `off`: it no longer counts. */
  rowLook?: (row: Row) => 'mine' | 'now' | 'past' | 'off' | 'changed' | undefined;
  sort?: { readonly by: By; readonly down: boolean; readonly href: (by: By, down: boolean) => string };
  /** On a phone: `columns` leaves columns out, `rows` lays the cells of a row one under the other, `ticked` beside their box. */
  phone?: 'columns' | 'rows' | 'ticked';
  /** `dense` for many rows, with a head that stays; `small` beside other things. */
  size?: 'usual' | 'dense' | 'small';
  /** Cells begin at the top, where some are much higher than others; or stand in the middle, beside boxes and buttons. */
  align?: 'top' | 'middle';
  /** Scrolls by itself where it is wider than its place. */
  scrolls?: boolean;
  above?: Gap;
  /** Stands in the table's stead while it has no rows. */
  empty?: ReactNode;
  /** Or stands under its heads, in one line. */
  emptyLine?: ReactNode;
  /** A line under all columns. */
  foot?: ReactNode;
}

/** Only on a phone: under the name, what columns say that have no room there. */
export function Sub({ always = false, children }: { always?: boolean; children: ReactNode }) {
  return (
    <span className={cx('font-works text-1/140 text-ink-2', always ? 'block' : 'hidden max-md:block')}>{children}</span>
  );
}

/** The name of what a row is about. */
export function RowName({ href, children }: { href?: string; children: ReactNode }) {
  const look = 'font-voice text-name/130';
  return href === undefined ? (
    <span className={look}>{children}</span>
  ) : (
    <a className={look} href={href}>
      {children}
    </a>
  );
}

/** What the cells of a table of this size and phone layout look like. */
interface Look {
  readonly size: NonNullable<TableProps<unknown>['size']>;
  readonly stacked: boolean;
  readonly align: 'top' | 'middle' | 'baseline';
}

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const PADDING = { usual: 'py-row', dense: 'py-[0.28rem] max-md:py-[0.45rem]', small: 'py-row' } as const;
const ALIGN = { top: 'align-top', middle: 'align-middle', baseline: 'align-baseline' } as const;
const SIZE = { usual: 'text-2', dense: 'text-dense', small: 'text-1' } as const;

const alignOf = (column: ColumnLook) =>
  column.width === 'mark'
    ? 'text-right pr-2 figures'
    : column.align === 'end'
      ? 'text-right pr-4 last:pr-0 figures'
      : 'text-left pr-3 last:pr-0';

function cellLook(column: ColumnLook, { size, stacked, align }: Look): string | undefined {
  return cx(
    alignOf(column),
    PADDING[size],
    ALIGN[align],
    'font-text border-b border-rule',
    column.stands && STANDS[column.stands],
    column.width && WIDTHS[column.width],
    column.tone && TONES[column.tone],
    column.nowrap && 'whitespace-nowrap',
    column.anywhere && 'wrap-anywhere',
    stacked && 'max-md:w-auto max-md:border-0 max-md:p-0 max-md:text-left',
    stacked && column.phoneLine && 'max-md:col-span-full',
    stacked && column.phoneAt && PLACES[column.phoneAt],
    stacked && column.phoneLabel !== undefined && 'max-md:before:content-[attr(data-label)] max-md:before:text-ink-3',
  );
}

function Head<Row, By extends string>({
  column,
  sort,
  look,
}: {
  column: Column<Row, By>;
  sort: TableProps<Row, By>['sort'];
  look: Look;
}) {
  const { by, head } = column;
  const here = sort !== undefined && by === sort.by;
  const words = column.headHidden ? <span className="sr-only">{head}</span> : head;
  return (
    <th
      scope="col"
      aria-sort={here ? (sort.down ? 'descending' : 'ascending') : undefined}
      className={cx(
        'caps border-b border-ink align-bottom whitespace-nowrap',
        alignOf(column),
        look.size === 'dense' ? 'sticky top-0 z-1 bg-paper py-2 [box-shadow:0_1px_0_var(--color-ink)]' : 'py-row',
        column.stands && STANDS[column.stands],
        column.width && WIDTHS[column.width],
      )}
    >
      {sort && by !== undefined ? (
        <a className="no-underline" href={sort.href(by, here && !sort.down)}>
          {words}
          {here && <span aria-hidden="true"> {sort.down ? '▼' : '▲'}</span>}
        </a>
      ) : (
        words
      )}
    </th>
  );
}

function Rows<Row, By extends string>({
  rows,
  table,
  look,
}: {
  rows: readonly Row[];
  table: TableProps<Row, By>;
  look: Look;
}) {
  const { columns, rowKey, rowId, rowLook } = table;
  return rows.map((row, at) => {
    const mark = rowLook?.(row);
    return (
      <tr
        key={rowKey(row, at)}
        id={rowId?.(row)}
        aria-current={mark === 'now' ? 'step' : undefined}
        className={cx(
          mark === 'mine' ? '*:bg-sunk' : 'hover:*:bg-sunk/60',
          mark === 'past' && 'text-ink-2',
          mark === 'off' && 'text-ink-3',
          mark === 'now' && 'bg-mark text-mark-ink',
          mark === 'changed' && '[&>td:first-child]:text-rubric',
          look.stacked && 'max-md:grid max-md:border-b max-md:border-rule max-md:py-2',
          look.stacked &&
            (table.phone === 'ticked' ? 'max-md:grid-cols-[2rem_minmax(0,1fr)_auto]' : 'max-md:grid-cols-1'),
        )}
      >
        {columns.map((column) => {
          const props = {
            className: cx(cellLook(column, look), column.rests?.(row) && 'resting'),
            'data-label': look.stacked ? column.phoneLabel : undefined,
          };
          return column.names ? (
            <th key={column.key} scope="row" {...props}>
              {column.cell(row, at)}
            </th>
          ) : (
            <td key={column.key} {...props}>
              {column.cell(row, at)}
            </td>
          );
        })}
      </tr>
    );
  });
}

/**
 * A table by its columns. Its caption is the heading of what it shows; groups and the foot span as many columns as there are.
 */
export function Table<Row, By extends string = never>(props: TableProps<Row, By>) {
  const { caption, note, captionHidden = false, level = 2, columns, sort, phone, size = 'usual', foot } = props;
  const groups = 'groups' in props.rows ? props.rows.groups : null;
  const rows = 'groups' in props.rows ? props.rows.groups.flatMap((group) => group.rows) : props.rows;
  if (rows.length === 0 && props.empty !== undefined) return props.empty;
  const look: Look = { size, stacked: phone === 'rows' || phone === 'ticked', align: props.align ?? 'baseline' };
  const H = HEADINGS[level];
  const feet = columns.some((column) => column.foot !== undefined);
  const table = (
    <table className={cx('w-full border-collapse', SIZE[size], !props.scrolls && props.above && ABOVE[props.above])}>
      <caption
        className={
          captionHidden ? 'sr-only' : 'border-t-2 border-ink pt-2 pb-3 text-left font-voice text-4/120 tracking-head'
        }
      >
        {captionHidden ? caption : <H className="inline text-4/120">{caption}</H>}
        {note !== undefined && (
          <>
            {' '}
            <small className="ml-2 font-works text-1/140 text-ink-2">{note}</small>
          </>
        )}
      </caption>
      <thead className={cx(look.stacked && 'max-md:sr-only')}>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sort} look={look} />
          ))}
        </tr>
      </thead>
      {groups === null ? (
        <tbody>
          <Rows rows={rows} table={props} look={look} />
          {rows.length === 0 && props.emptyLine !== undefined && (
            <tr>
              <td colSpan={columns.length} className="border-b border-rule py-row text-ink-2">
                {props.emptyLine}
              </td>
            </tr>
          )}
        </tbody>
      ) : (
        groups.map((group) => (
          <tbody key={group.key}>
            {group.title !== null && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className={cx(
                    'border-b border-ink pt-4 text-left font-voice text-3/130 font-text',
                    size === 'dense' ? 'pb-[0.28rem] max-md:pb-[0.45rem]' : 'pb-row',
                  )}
                >
                  {group.title} {group.label !== undefined && <span className="caps ml-2">{group.label}</span>}
                </th>
              </tr>
            )}
            <Rows rows={group.rows} table={props} look={look} />
          </tbody>
        ))
      )}
      {(feet || foot !== undefined) && (
        <tfoot>
          {feet && (
            <tr>
              {columns.map((column) => {
                const footed = cx(
                  alignOf(column),
                  'border-t border-ink py-row align-baseline font-text',
                  column.stands && STANDS[column.stands],
                );
                return column.names ? (
                  <th key={column.key} scope="row" className={cx(footed, 'text-1 text-ink-2')}>
                    {column.foot}
                  </th>
                ) : (
                  <td key={column.key} className={footed}>
                    {column.foot}
                  </td>
                );
              })}
            </tr>
          )}
          {foot !== undefined && (
            <tr>
              <td colSpan={columns.length} className="border-t border-ink py-row">
                {foot}
              </td>
            </tr>
          )}
        </tfoot>
      )}
    </table>
  );
  if (!props.scrolls) return table;
  return <div className={cx('overflow-x-auto overscroll-x-contain', props.above && ABOVE[props.above])}>{table}</div>;
}

/** What a cell shows where there is nothing to show. */
export function Nothing({ children = '–' }: { children?: ReactNode }) {
  return (
    <Fragment>{typeof children === 'string' ? <span className="text-ink-3">{children}</span> : children}</Fragment>
  );
}
