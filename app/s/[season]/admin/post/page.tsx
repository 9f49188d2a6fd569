import type { Metadata } from 'next';
import { type SeasonProps, seasonIn } from '@/app/s/season';
import { OrderForm } from '@/components/admin/order-form';
import { SelectField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { EmptyState } from '@/components/kit/notice';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readBehalf } from '@/lib/features/review/post';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { POST_LIMIT } from '@/lib/record/views/post-text';
import { postForLeader } from './actions';

export const metadata: Metadata = { title: 'Post for a leader' };

export default async function BehalfRoute({ params }: SeasonProps) {
  const season = await seasonIn(params);
  await admitTo(season, 'post-on-behalf');
  const teams = await readBehalf(season);
  return (
    <Page name="admin">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / Post for a leader
      </Crumb>
      <Title>Post for a leader</Title>
      <Lede>
        For a leader who cannot post. It counts as the team’s own from now on, and is shown as posted by you on the
        post, in the week and with its rulings.
      </Lede>
      {teams.ok ? (
        <Form action={postForLeader} look="order below" label="Post for a leader">
          <OrderForm season={season} save="Post it">
            <SelectField name="team" label="Team" defaultValue="">
              <option value="">Choose</option>
              {teams.value.map((team) => (
                <option key={team.key} value={team.key}>
                  {team.name} ({team.leader})
                </option>
              ))}
            </SelectField>
            <TextField name="text" label="Post" hint="declarations in bold" rows={9} required maxLength={POST_LIMIT} />
          </OrderForm>
        </Form>
      ) : (
        <EmptyState what={teams.problem.message} />
      )}
    </Page>
  );
}
