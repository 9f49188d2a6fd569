import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Below, Row, Stack } from '@/components/kit/layout';
import { SectionHead } from '@/components/kit/section';
import { type Column, Sub, Table } from '@/components/kit/table';
import { Hint, NotOnPhone } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import type { SessionLine } from '@/lib/features/accounts/model';
import type { FormAction } from '@/lib/platform/auth/form-state';

interface Props {
  sessions: readonly SessionLine[];
  zone: string;
  end: FormAction;
}

/** Where somebody is signed in, each to be ended. */
export function SessionsSection({ sessions, zone, end }: Props) {
  const columns: readonly Column<SessionLine>[] = [
    {
      key: 'browser',
      head: 'Browser',
      names: true,
      cell: ({ browser, address }) => (
        <>
          {browser}
          <Sub>{address}</Sub>
        </>
      ),
    },
    { key: 'address', head: 'Address', stands: 'md', cell: ({ address }) => address },
    {
      key: 'seen',
      head: 'Last seen',
      nowrap: true,
      cell: ({ here, seenAt, since }) => (
        <>
          {here ? 'this browser, now' : <Time at={seenAt} zone={zone} />}
          <NotOnPhone>
            {' '}
            · since <Time at={since} zone={zone} style="day" />
          </NotOnPhone>
        </>
      ),
    },
    {
      key: 'end',
      head: 'End it',
      headHidden: true,
      cell: ({ id, here, browser }) =>
        !here && (
          <Button look="small" name="session" value={id} aria-label={`End the session of ${browser}`}>
            End it
          </Button>
        ),
    },
  ];
  return (
    <Below gap={6}>
      <SectionHead
        title="Where you are signed in"
        id="sessions"
        more="a session ends by itself after 30 days, or after 14 in which nobody came"
      />
      <Form action={end} label="End sessions">
        {/* Before the table, so that the return key presses this button and none of a row. */}
        {sessions.length > 1 && (
          <Stack gap={3}>
            <FormMessage />
            <InputField
              name="password"
              label="Present password"
              hint="to end one of them, or all but this one"
              type="password"
              autoComplete="current-password"
              required
              maxLength={200}
            />
            <Row>
              <Button name="session" value="others">
                End all but this one
              </Button>
              <Hint as="span">If one of them is not yours, change your password too.</Hint>
            </Row>
          </Stack>
        )}
        <Table
          caption="Where you are signed in"
          captionHidden
          columns={columns}
          rows={sessions}
          rowKey={({ id }) => id}
          rowLook={({ here }) => (here ? 'mine' : undefined)}
        />
      </Form>
    </Below>
  );
}
