import type { Metadata } from 'next';
import { z } from 'zod';
import { askedBy } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { Button } from '@/components/kit/button';
import { InputField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { KeepsTyped } from '@/components/kit/keeps-typed';
import { Row } from '@/components/kit/layout';
import { EmptyState } from '@/components/kit/notice';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { type Column, Table } from '@/components/kit/table';
import { Muted, Name } from '@/components/kit/text';
import { Page } from '@/components/shell/page';
import { readHandles, readPeople } from '@/lib/features/forum/handles';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { askedWords } from '@/lib/record/views/asked';
import { forgetHandle, mapHandle } from './actions';

export const metadata: Metadata = { title: 'Forum handles' };

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

type Handle = Awaited<ReturnType<typeof readHandles>>[number];
const columns: readonly Column<Handle>[] = [
  { key: 'forum', head: 'In the forum', names: true, cell: ({ handle }) => <Name>{handle}</Name> },
  {
    key: 'here',
    head: 'Here',
    cell: ({ user }) => (
      <>
        {user?.name ?? 'nobody here'}
        {user !== null && user.teams.length === 0 && <Muted> leads no team</Muted>}
      </>
    ),
  },
  {
    key: 'forget',
    head: 'Forget',
    headHidden: true,
    cell: ({ folded, handle }) => (
      <Form action={forgetHandle} label={`Forget ${handle}`}>
        <input type="hidden" name="folded" value={folded} />
        <Button look="small quiet">Forget</Button>
      </Form>
    ),
  },
];

/** What people are called in the forum, and who they are here. */
export default async function HandlesRoute({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  await admitTo(season, 'map-handles');
  const [asked, handles, people] = await Promise.all([searchParams, readHandles(), readPeople()]);
  const { handle } = askedBy(z.object({ handle: askedWords }), asked, adminPath(season, '/handles'));
  return (
    <Page name="admin">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / <a href={adminPath(season, '/topics')}>Topics</a> / Forum handles
      </Crumb>
      <Title>Forum handles</Title>
      <Lede>
        A pasted post is found to be its leader’s by the leader’s name here or the team’s. Whoever is called otherwise
        in the forum stands in this list.
      </Lede>
      <Form action={mapHandle} label="Add a handle">
        <KeepsTyped />
        <FormMessage />
        <InputField name="handle" label="In the forum" maxLength={120} required defaultValue={handle} />
        <SelectField name="user" label="Here" defaultValue="" required>
          <option value="">Choose an account</option>
          <option value="nobody">Nobody here: pass their posts over</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Row above={3}>
          <Button look="act">Add the handle</Button>
        </Row>
      </Form>
      {handles.length === 0 ? (
        <EmptyState what="No handle is listed: everybody is called here what they are called in the forum." />
      ) : (
        <Table
          caption="Handles"
          note={handles.length}
          columns={columns}
          rows={handles}
          rowKey={({ folded }) => folded}
        />
      )}
    </Page>
  );
}
