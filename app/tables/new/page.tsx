import type { Metadata } from 'next';
import { Form } from '@/components/kit/form';
import { Page } from '@/components/shell/page';
import { SetupForm } from '@/components/tables/setup-form';
import { admit } from '@/lib/platform/auth/guard';
import { TABLE_KINDS, tableKind } from '@/lib/record/tables/kinds';
import { listPlayers } from '@/lib/record/tables/list';
import { firstDraft } from '@/lib/record/tables/open';
import { open } from '../actions';
import '../../styles/tables-room.css';

export const metadata: Metadata = { title: 'Open a table' };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function NewTablePage({ searchParams }: Props) {
  await admit('open-table');
  const asked = (await searchParams).game;
  const kind = tableKind(typeof asked === 'string' ? asked : '') ?? TABLE_KINDS[0];
  if (kind === undefined) return null;
  const players = await listPlayers();
  return (
    <Page name="tables">
      <p className="crumb">
        <a href="/tables">Tables</a> / Open a table
      </p>
      <h1 className="title">Open a table</h1>
      <nav className="row" aria-label="Games">
        {TABLE_KINDS.map(({ id, title }) => (
          <a key={id} href={`/tables/new?game=${id}`} aria-current={id === kind.id ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <Form action={open} className="setup" label="Open a table">
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
    </Page>
  );
}
