import type { Metadata } from 'next';
import { askedBy, missing } from '@/app/missing';
import { titled } from '@/app/titled';
import { ButtonLink } from '@/components/kit/button';
import { Row } from '@/components/kit/layout';
import { Lede, Title } from '@/components/kit/page';
import { Pager } from '@/components/kit/pager';
import { Hint } from '@/components/kit/text';
import { Page } from '@/components/shell/page';
import { TablesList } from '@/components/tables/list';
import { PlayBot } from '@/components/tables/play-bot';
import { may } from '@/lib/platform/auth/policy';
import { currentActor } from '@/lib/platform/auth/session';
import { TABLE_KINDS } from '@/lib/record/tables/kinds';
import { listTables, tablesAsked } from '@/lib/record/tables/list';
import { readZone } from '@/lib/record/tables/zone';
import { challengeSomebody, playBot } from './actions';
import '../styles/tables.css';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const asked = await searchParams;
  return {
    title: titled(asked.archived === undefined ? 'Tables' : 'Archived tables', asked, { page: 'page' }),
    description: 'Games of other rulebooks, played beside the season: who sits at them and how they stand.',
  };
}

export default async function TablesPage({ searchParams }: Props) {
  const query = await searchParams;
  const { archived, page } = askedBy(tablesAsked, query, '/tables');
  const actor = await currentActor();
  const [tables, zone] = await Promise.all([listTables(actor, archived, page), readZone()]);
  if (page > tables.pages) missing('/tables', query);
  return (
    <Page name="tables">
      <Title>{archived ? 'Archived tables' : 'Tables'}</Title>
      <Lede>
        Other games at the same desk, refereed as the season is: orders in bold, rulings with their clauses, and a
        record that replays.
      </Lede>
      {may(actor, 'open-table') && !archived && (
        <Row>
          <ButtonLink href="/tables/new">Open a table</ButtonLink>
        </Row>
      )}
      <TablesList tables={tables.lines} zone={zone} now={new Date()} archived={archived} />
      <Pager at={page} of={tables.pages} href={(to) => tablesHref(archived, to)} />
      {!archived && (
        <PlayBot kinds={TABLE_KINDS} play={playBot} challenge={challengeSomebody} signedIn={may(actor, 'play-bot')} />
      )}
      <Hint above={4}>
        {archived ? <a href="/tables">The tables in play</a> : <a href="/tables?archived">Archived tables</a>}
      </Hint>
    </Page>
  );
}

function tablesHref(archived: boolean, page: number): string {
  const asked = [...(archived ? ['archived'] : []), ...(page > 1 ? [`page=${page}`] : [])];
  return asked.length === 0 ? '/tables' : `/tables?${asked.join('&')}`;
}
