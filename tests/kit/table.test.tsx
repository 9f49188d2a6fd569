import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Column, Table, type TableProps } from '@/components/kit/table';

interface Line {
  readonly name: string;
  readonly gp: number;
}
type By = 'name' | 'gp';

const NAME: Column<Line, By> = { key: 'name', head: 'Team', names: true, by: 'name', cell: ({ name }) => name };
const GP: Column<Line, By> = { key: 'gp', head: 'GP', align: 'end', by: 'gp', cell: ({ gp }) => gp, foot: 9 };
const ROWS: readonly Line[] = [
  { name: 'Château d’If', gp: 12 },
  { name: 'Greenwood', gp: -3 },
];

function table(props: Partial<TableProps<Line, By>> = {}) {
  return load(
    renderToStaticMarkup(
      <Table caption="Teams" columns={[NAME, GP]} rows={ROWS} rowKey={({ name }) => name} {...props} />,
    ),
  );
}

describe('a table', () => {
  it('has as many cells in each row as it has heads', () => {
    for (const columns of [[NAME], [NAME, GP], [NAME, GP, { ...GP, key: 'again' }]]) {
      const $ = table({ columns });
      expect($('thead th')).toHaveLength(columns.length);
      for (const row of $('tbody tr').toArray()) expect($(row).children()).toHaveLength(columns.length);
      for (const row of $('tfoot tr').toArray()) expect($(row).children()).toHaveLength(columns.length);
    }
  });

  it('spans all its columns with the head of a group and with its foot', () => {
    const groups = [{ key: 'a', title: 'Lower', label: 2, rows: ROWS }];
    for (const columns of [[NAME], [NAME, GP]]) {
      const $ = table({ columns, rows: { groups }, foot: 'And two more.' });
      expect($('tbody th[scope=rowgroup]').attr('colspan')).toBe(String(columns.length));
      expect($('tfoot td[colspan]').attr('colspan')).toBe(String(columns.length));
    }
  });

  it('bears its caption as a heading of its level, and hidden as a name alone', () => {
    expect(table()('caption h2').text()).toBe('Teams');
    expect(table({ level: 3 })('caption h3').text()).toBe('Teams');
    const hidden = table({ captionHidden: true });
    expect(hidden('caption').text()).toBe('Teams');
    expect(hidden('caption h2')).toHaveLength(0);
  });

  it('names each row by its own column, and no other cell', () => {
    const $ = table();
    expect(
      $('tbody th[scope=row]')
        .toArray()
        .map((cell) => $(cell).text()),
    ).toEqual(['Château d’If', 'Greenwood']);
  });

  it('sorts by a link in each head that has an order; the one in force turns round, and says so', () => {
    const $ = table({ sort: { by: 'gp', down: true, href: (by, down) => `?${by}${down ? '-down' : ''}` } });
    expect(
      $('thead a')
        .toArray()
        .map((link) => $(link).attr('href')),
    ).toEqual(['?name', '?gp']);
    expect(
      $('thead th')
        .toArray()
        .map((head) => $(head).attr('aria-sort')),
    ).toEqual([undefined, 'descending']);
    const up = table({ sort: { by: 'gp', down: false, href: (by, down) => `?${by}${down ? '-down' : ''}` } });
    expect(up('thead a').last().attr('href')).toBe('?gp-down');
  });

  it('without rows gives way to its empty state, and without one says what it would hold', () => {
    const empty = table({ rows: [], empty: <p>Nobody yet.</p> });
    expect(empty('table')).toHaveLength(0);
    expect(empty('p').text()).toBe('Nobody yet.');
    expect(table({ rows: [] })('thead th')).toHaveLength(2);
  });

  it('says on a phone before a cell what its head would say, where it lays rows out', () => {
    const $ = table({ phone: 'rows', columns: [NAME, { ...GP, phoneLabel: 'GP: ' }] });
    expect($('tbody td').first().attr('data-label')).toBe('GP: ');
    expect(
      table({ columns: [NAME, { ...GP, phoneLabel: 'GP: ' }] })('tbody td')
        .first()
        .attr('data-label'),
    ).toBe(undefined);
  });
});
