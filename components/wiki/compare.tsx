import type { ReactNode } from 'react';
import { FilterBar } from '@/components/kit/filter-bar';
import { Gloss } from '@/components/kit/gloss';
import { Types } from '@/components/kit/hatch';
import { PlainList } from '@/components/kit/layout';
import { EmptyState, Notice } from '@/components/kit/notice';
import { type Column, RowName, Table } from '@/components/kit/table';
import { Tags } from '@/components/kit/tags';
import { Hint } from '@/components/kit/text';
import { ValueNotes } from '@/components/kit/values';
import { joint } from '@/lib/engine/rules/kernel/say';
import { type ComparePage, FEWEST, MOST } from '@/lib/features/wiki/compare';
import type { MercPage } from '@/lib/features/wiki/model';
import { comparePath, mercPath, teamPath } from '@/lib/record/views/address';
import type { ValueLine } from '@/lib/record/views/values';

/** Which mercs to lay side by side. */
export function CompareForm({ season, query = '' }: { readonly season: string; query?: string }) {
  return (
    <FilterBar
      action={comparePath(season)}
      look="search"
      label="Compare mercenaries"
      button="Compare"
      filters={[
        { kind: 'words', name: 'mercs', label: 'Two to four mercs to compare, with commas between', value: query },
      ]}
    />
  );
}

interface Line {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (page: MercPage) => React.ReactNode;
}

/** A value, and under it what the card says, by what it is another and until when. */
function Value({
  season,
  page,
  of,
  children,
}: {
  season: string;
  page: MercPage;
  of: ValueLine['value'];
  children: React.ReactNode;
}) {
  return (
    <>
      {children}
      <ValueNotes season={season} zone={page.zone} values={page.changed} only={[of]} />
    </>
  );
}

const linesOf = (season: string): readonly Line[] => [
  {
    key: 'team',
    head: 'Fights for',
    cell: ({ team }) => (team ? <a href={teamPath(season, team.key)}>{team.name}</a> : 'for hire'),
  },
  {
    key: 'alignment',
    head: 'Alignment',
    cell: (page) => (
      <Value season={season} page={page} of="alignment">
        {page.alignment}
      </Value>
    ),
  },
  {
    key: 'types',
    head: 'Type',
    cell: (page) => (
      <Value season={season} page={page} of="types">
        <Types types={page.types} />
      </Value>
    ),
  },
  {
    key: 'gender',
    head: 'Gender',
    cell: (page) => (
      <Value season={season} page={page} of="gender">
        {page.merc.gender}
      </Value>
    ),
  },
  {
    key: 'upkeep',
    head: 'Upkeep',
    cell: (page) => (
      <Value season={season} page={page} of="upkeep">
        {page.upkeep}
      </Value>
    ),
  },
  { key: 'tier', head: <Gloss term="tier">Tier</Gloss>, cell: ({ tier }) => tier },
  { key: 'exp', head: <Gloss term="EXP" />, cell: ({ exp }) => exp },
  {
    key: 'immune',
    head: 'Immune to',
    cell: (page) => (
      <Value season={season} page={page} of="immunity">
        {page.immune.length > 0 ? page.immune.join(', ') : 'nothing'}
      </Value>
    ),
  },
  {
    key: 'week',
    head: 'This week',
    cell: (page) => (
      <Value season={season} page={page} of="status">
        {page.rosterable ? 'may be rostered' : (page.whyNot ?? 'cannot be rostered')}
      </Value>
    ),
  },
  {
    key: 'abilities',
    head: 'Abilities',
    cell: ({ merc, abilities }) =>
      abilities.length === 0 ? (
        'none'
      ) : (
        <PlainList>
          {abilities.map(({ key, anchor, name, definition, text, terms, ready }) => (
            <li key={key}>
              <a className="voice" href={`${mercPath(season, merc.key)}#${anchor}`}>
                {name}
              </a>
              <Tags season={season} ability={definition} />
              <Hint>
                {text === '' ? terms : text} {definition.type !== 'On Purchase' && `(${ready.word})`}
              </Hint>
            </li>
          ))}
        </PlainList>
      ),
  },
];

/** The mercs that were asked for, a column each; or what was wrong with what was asked. */
export function Compared({ season, page }: { readonly season: string; page: ComparePage }) {
  const { mercs, unknown, named, query } = page;
  if (query.trim() === '')
    return <EmptyState above={5} what="Name two to four mercs, and they stand here side by side." />;
  if (mercs.length === 0) {
    return (
      <Notice tone="refused" above={5}>
        {unknown.map(({ asked, near }) => (
          <p key={asked}>
            No merc of this season is called “{asked}”.
            {near.length > 0 && ' Did you mean '}
            {near.map(({ key, name }, at) => (
              <span key={key}>
                {joint(at, near.length, 'or')}
                <a href={mercPath(season, key)}>{name}</a>
              </span>
            ))}
            {near.length > 0 && '?'}
          </p>
        ))}
        {unknown.length === 0 && (
          <p>
            {FEWEST} to {MOST} different mercs are compared, and you named {named}.
          </p>
        )}
      </Notice>
    );
  }
  const columns: readonly Column<Line>[] = [
    { key: 'what', head: 'What', headHidden: true, names: true, cell: ({ head }) => <RowName>{head}</RowName> },
    ...mercs.map(
      (each): Column<Line> => ({
        key: each.merc.key,
        head: <a href={mercPath(season, each.merc.key)}>{each.merc.name}</a>,
        cell: ({ cell }) => cell(each),
      }),
    ),
  ];
  return (
    <Table
      above={5}
      scrolls
      align="top"
      caption="Side by side"
      captionHidden
      columns={columns}
      rows={linesOf(season)}
      rowKey={({ key }) => key}
    />
  );
}
