import { Types } from '@/components/kit/hatch';
import type { AbilityType } from '@/lib/engine/rules/mercenaries/terms';
import { wikiQuery } from '@/lib/features/wiki/filter';
import type { MercRow, Sort, WikiPage } from '@/lib/features/wiki/model';
import { mercPath, wikiPath } from '@/lib/record/views/address';

/** Types of abilities as two letters, for a table of many; the key is under it. */
export const SHORT: Record<AbilityType, string> = {
  Peacetime: 'Pe',
  'Pre-Battle': 'PB',
  'Start of Battle': 'SB',
  'Mid-Battle': 'MB',
  Trigger: 'Tr',
  Passive: 'Pa',
  Results: 'Re',
  'On Purchase': 'OP',
};

const COLUMNS: readonly { readonly sort: Sort; readonly title: string; readonly look: string }[] = [
  { sort: 'name', title: 'Merc', look: '' },
  { sort: 'team', title: 'Team', look: 'wide' },
  { sort: 'alignment', title: 'Alignment', look: 'wide' },
  { sort: 'type', title: 'Type', look: 'wide' },
  { sort: 'gender', title: 'Gender', look: 'wide gen' },
  { sort: 'upkeep', title: 'Upkeep', look: 'num' },
  { sort: 'tier', title: 'Tier', look: 'tr' },
];

/** A column's head as a link that sorts by it, or turns the order round. */
function Head({
  season,
  page,
  column: { sort, title, look },
}: {
  season: string;
  page: WikiPage;
  column: (typeof COLUMNS)[number];
}) {
  const { filter } = page;
  const here = filter.sort === sort;
  const href = `${wikiPath(season)}${wikiQuery({ ...filter, sort, down: here && !filter.down })}`;
  return (
    <th scope="col" className={look} aria-sort={here ? (filter.down ? 'descending' : 'ascending') : undefined}>
      <a href={href}>
        {title}
        {here && <span aria-hidden="true"> {filter.down ? '▼' : '▲'}</span>}
      </a>
    </th>
  );
}

function Row({ season, row }: { season: string; row: MercRow }) {
  return (
    <tr>
      <th scope="row">
        <a className="name" href={mercPath(season, row.key)}>
          {row.name}
        </a>
        {row.pureSupport && <span className="tag">Pure Support</span>}
        {row.assist && <span className="tag">Assist</span>}
        {row.status.map((status) => (
          <span className="tag off" key={status}>
            {status === 'KO' ? 'KO’d' : status}
          </span>
        ))}
        <span className="sub">
          {row.team?.name ?? 'for hire'} · {row.alignment} · {row.types.join(', ')}
        </span>
      </th>
      <td className="wide">{row.team ? row.team.name : <i className="mid">for hire</i>}</td>
      <td className="wide">{row.alignment}</td>
      <td className="wide">
        <Types types={row.types} />
      </td>
      <td className="wide gen">{row.gender}</td>
      <td className="num">{row.upkeep}</td>
      <td className="tr">{row.tier}</td>
      <td className="wide abs">
        {row.abilities.map(({ name, type }, at) => (
          <span key={name}>
            {at > 0 && ', '}
            <span className="abn">
              {name} <abbr title={type}>{SHORT[type]}</abbr>
            </span>
          </span>
        ))}
      </td>
    </tr>
  );
}

/** The mercs that were found; grouped where the order makes groups. */
export function MercTable({ season, page }: { season: string; page: WikiPage }) {
  return (
    <table className="t wiki">
      <caption className="vh">Mercenaries</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <Head season={season} key={column.sort} page={page} column={column} />
          ))}
          <th scope="col" className="wide abs">
            Abilities
          </th>
        </tr>
      </thead>
      {page.groups.map(({ title, rows }) => (
        <tbody key={title}>
          {title !== null && (
            <tr className="grp">
              <th scope="rowgroup" colSpan={8}>
                {title} <span className="label">{rows.length}</span>
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <Row season={season} key={row.key} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

export function AbilityKey() {
  return (
    <p className="hint abkey">
      {Object.entries(SHORT).map(([type, short]) => (
        <span className="nb" key={type}>
          <abbr title={type}>{short}</abbr> {type}
        </span>
      ))}
    </p>
  );
}
