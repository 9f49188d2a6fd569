import { Button } from '@/components/kit/button';
import { CheckField, InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row, Stack } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Nothing, Table } from '@/components/kit/table';
import { Hint, Muted } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import type { FollowedTopic } from '@/lib/features/forum/topics/follow';
import type { ForumLine } from '@/lib/features/forum/topics/forums';
import type { FormAction } from '@/lib/platform/auth/form-state';

/** A topic by its address, from a forum that an owner has allowed. */
export function AskForm({ forums, ask }: { forums: readonly ForumLine[]; ask: FormAction }) {
  const allowed = forums.filter((forum) => forum.allowed).map(({ host }) => host);
  return (
    <Section id="address" title="From the forum itself" above={6}>
      <Form action={ask} label="A topic by its address">
        <FormMessage />
        <InputField
          name="url"
          label="Address of the topic, or of its feed"
          hint={
            allowed.length === 0
              ? 'no forum is allowed yet: an owner allows one below'
              : `allowed: ${allowed.join(', ')}`
          }
          type="url"
          required
          maxLength={2000}
        />
        <CheckField name="follow" value="yes">
          Follow it from now on
        </CheckField>
        <Row above={3}>
          <Button>Ask for it</Button>
          <Hint as="span">One page at a time, ten at most, where the forum lets programs read.</Hint>
        </Row>
      </Form>
    </Section>
  );
}

interface FollowedProps {
  topics: readonly FollowedTopic[];
  zone: string;
  unseen: boolean;
  owner: boolean;
  look: FormAction;
  show: FormAction;
  follow: FormAction;
  rule: FormAction;
}

/** Topics that were brought in: which are followed, and what waits. */
export function FollowedTopics({ topics, zone, unseen, owner, look, show, follow, rule }: FollowedProps) {
  if (topics.length === 0) return null;
  const button = (action: FormAction, label: string, fields: Record<string, string>) => (
    <Form action={action} of={Object.values(fields).join(' ')} label={label}>
      <FormMessage />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="small">{label}</Button>
    </Form>
  );
  return (
    <Section
      id="followed"
      title="Topics"
      more={unseen ? 'new posts of followed topics are ruled unseen' : 'new posts of followed topics wait for an admin'}
      above={6}
    >
      <Stack gap={4}>
        <Table
          caption="Topics that were brought in"
          captionHidden
          scrolls
          rows={topics}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'title',
              head: 'Topic',
              names: true,
              cell: ({ title, host }) => <Named title={title} host={host} />,
            },
            {
              key: 'looked',
              head: 'Looked at',
              cell: ({ lookedAt, problem }) => (
                <>
                  {lookedAt === null ? <Nothing /> : <Time at={lookedAt} zone={zone} />}
                  {problem !== null && <Muted> {problem}</Muted>}
                </>
              ),
            },
            {
              key: 'do',
              head: 'What to do',
              headHidden: true,
              cell: ({ id, url, followed, waits }) => (
                <Row as="div">
                  {waits && button(show, 'See what is new', { topic: id })}
                  {url !== null && button(look, 'Look again', { topic: id })}
                  {url !== null &&
                    button(follow, followed ? 'Follow no longer' : 'Follow', {
                      topic: id,
                      followed: followed ? 'no' : 'yes',
                    })}
                  {url === null && <Muted>uploaded</Muted>}
                </Row>
              ),
            },
          ]}
        />
        {owner &&
          button(rule, unseen ? 'Let new posts wait for an admin' : 'Rule new posts unseen', {
            unseen: unseen ? 'no' : 'yes',
          })}
      </Stack>
    </Section>
  );
}

function Named({ title, host }: { title: string; host: string }) {
  return (
    <>
      <bdi>{title}</bdi>
      {!host.startsWith('?') && <Muted> {host}</Muted>}
    </>
  );
}

/** Which forums the site may ask; an owner's to say. */
export function ForumsList({
  forums,
  owner,
  allow,
}: {
  forums: readonly ForumLine[];
  owner: boolean;
  allow: FormAction;
}) {
  const hosts = forums.filter(({ host }) => !host.startsWith('?'));
  return (
    <Section id="forums" title="Forums" more="an owner says which of them this site may ask" above={6}>
      <Stack gap={4}>
        <Table
          caption="Forums"
          captionHidden
          rows={hosts}
          rowKey={({ host }) => host}
          empty={<Muted>None yet.</Muted>}
          columns={[
            { key: 'host', head: 'Host', names: true, cell: ({ host }) => host },
            {
              key: 'clock',
              head: 'Its times',
              cell: ({ zone, dayFirst }) =>
                [zone ?? 'zone not said', dayFirst === null ? '' : dayFirst ? 'day first' : 'month first']
                  .filter((part) => part !== '')
                  .join(', '),
            },
            {
              key: 'allowed',
              head: 'May be asked',
              cell: ({ host, allowed }) => (
                <Row as="div">
                  {allowed ? 'yes' : 'no'}
                  {owner && (
                    <Form action={allow} label={`${allowed ? 'Bar' : 'Allow'} ${host}`}>
                      <FormMessage />
                      <input type="hidden" name="host" value={host} />
                      <input type="hidden" name="allowed" value={allowed ? 'no' : 'yes'} />
                      <Button look="small">{allowed ? 'Bar' : 'Allow'}</Button>
                    </Form>
                  )}
                </Row>
              ),
            },
          ]}
        />
        {owner && (
          <Form action={allow} label="Allow a forum">
            <FormMessage />
            <input type="hidden" name="allowed" value="yes" />
            <InputField
              name="host"
              label="Another forum"
              hint="its host, as forum.example.org"
              required
              maxLength={300}
            />
            <Row above={3}>
              <Button>Allow it to be asked</Button>
            </Row>
          </Form>
        )}
      </Stack>
    </Section>
  );
}
