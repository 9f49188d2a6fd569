import type { Metadata } from 'next';
import { missing } from '@/app/missing';
import { titled } from '@/app/titled';
import { Form } from '@/components/kit/form';
import { Narrow } from '@/components/kit/layout';
import { Crumb, TabLinks, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { SetupForm } from '@/components/tables/setup-form';
import { admit } from '@/lib/platform/auth/guard';
import { TABLE_KINDS, tableKind } from '@/lib/record/tables/kinds';
import { listPlayers } from '@/lib/record/tables/list';
import { firstDraft } from '@/lib/record/tables/open';
import { open } from '../actions';
import '../../styles/tables.css';

const hrefOf = (game: string): string => `/tables/new?game=${game}`;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Pick<Props, 'searchParams'>): Promise<Metadata> {
  return { title: titled('Open a table', await searchParams, { game: '' }) };
}

export default async function NewTablePage({ searchParams }: Props) {
  await admit('open-table');
  const asked = await searchParams;
  const kind = asked.game === undefined || asked.game === '' ? TABLE_KINDS[0] : tableKind(String(asked.game));
  if (kind == null) missing('/tables/new', asked);
  const players = await listPlayers();
  return (
    <Page name="tables">
      <Crumb>
        <a href="/tables">Tables</a> / Open a table
      </Crumb>
      <Title>Open a table</Title>
      <TabLinks
        label="Games"
        at={hrefOf(kind.id)}
        tabs={TABLE_KINDS.map(({ id, title }) => ({ href: hrefOf(id), words: title }))}
      />
      <Narrow as="page">
        <Form action={open} look="spaced" label="Open a table">
          <SetupForm
            ruleset={kind.id}
            first={firstDraft(kind)}
            form={kind.form}
            hints={kind.hints}
            choices={[
              ...players.map(({ key, name }) => ({ value: `user:${key}`, title: name })),
              ...kind.bots.map(({ id, title }) => ({ value: `bot:${id}`, title })),
            ]}
          />
        </Form>
      </Narrow>
    </Page>
  );
}
