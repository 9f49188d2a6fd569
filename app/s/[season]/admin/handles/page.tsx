import type { Metadata } from 'next';
import { z } from 'zod';
import { askedBy } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { Button } from '@/components/kit/button';
import { InputField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { EmptyState } from '@/components/kit/notice';
import { ForReaders } from '@/components/kit/text';
import { Page } from '@/components/shell/page';
import { readHandles, readPeople } from '@/lib/features/forum/handles';
import { admitTo } from '@/lib/platform/auth/guard';
import { askedWords } from '@/lib/record/views/asked';
import { forgetHandle, mapHandle } from './actions';
import '../../../../styles/admin.css';
import { adminPath } from '@/lib/record/views/address';

export const metadata: Metadata = { title: 'Forum handles' };

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What people are called in the forum, and who they are here. */
export default async function HandlesRoute({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  await admitTo(season, 'map-handles');
  const [asked, handles, people] = await Promise.all([searchParams, readHandles(), readPeople()]);
  const { handle } = askedBy(z.object({ handle: askedWords }), asked, adminPath(season, '/handles'));
  return (
    <Page name="admin">
      <p className="crumb">
        <a href={adminPath(season)}>Control room</a> / <a href={adminPath(season, '/topics')}>Topics</a> / Forum handles
      </p>
      <h1 className="title">Forum handles</h1>
      <p className="lede">
        A pasted post is found to be its leader’s by the leader’s name here or the team’s. Whoever is called otherwise
        in the forum stands in this list.
      </p>
      <Form action={mapHandle} label="Add a handle">
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
        <p className="row after">
          <Button look="act">Add the handle</Button>
        </p>
      </Form>
      {handles.length === 0 ? (
        <EmptyState what="No handle is listed: everybody is called here what they are called in the forum." />
      ) : (
        <table className="t">
          <caption>
            Handles <small>{handles.length}</small>
          </caption>
          <thead>
            <tr>
              <th scope="col">In the forum</th>
              <th scope="col">Here</th>
              <th scope="col">
                <ForReaders>Forget</ForReaders>
              </th>
            </tr>
          </thead>
          <tbody>
            {handles.map(({ folded, handle, user }) => (
              <tr key={folded}>
                <td className="name">{handle}</td>
                <td>
                  {user?.name ?? 'nobody here'}
                  {user !== null && user.teams.length === 0 && <span className="mid"> leads no team</span>}
                </td>
                <td>
                  <Form action={forgetHandle} label={`Forget ${handle}`}>
                    <input type="hidden" name="folded" value={folded} />
                    <Button look="small quiet">Forget</Button>
                  </Form>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Page>
  );
}
