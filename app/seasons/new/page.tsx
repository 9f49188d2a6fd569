import type { Metadata } from 'next';
import { Button } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { Narrow, Row } from '@/components/kit/layout';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Section } from '@/components/kit/section';
import { BasicsFields } from '@/components/opening/basics';
import { Page } from '@/components/shell/page';
import { readBases, readDrafts } from '@/lib/features/opening/draft';
import { admit } from '@/lib/platform/auth/guard';
import { begin } from './actions';

export const metadata: Metadata = { title: 'Open a season' };

export default async function NewSeasonPage() {
  await admit('open-season');
  const [drafts, bases] = await Promise.all([readDrafts(), readBases()]);
  return (
    <Page name="opening">
      <Crumb>
        <a href="/seasons">Seasons</a> / Open a season
      </Crumb>
      <Title>Open a season</Title>
      <Lede>
        Step by step: its name, its rules, its schedule, its teams and mercs, its first matches. Each step is kept, and
        nothing is open before you have seen week 1 as it will be.
      </Lede>
      {drafts.length > 0 && (
        <Section title="Being set up" more="go on with one of these">
          <ul>
            {drafts.map(({ id, name, by }) => (
              <li key={id}>
                <a href={`/seasons/new/${id}`}>{name}</a>, begun by {by}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Another" above={6}>
        <Narrow as="form">
          <Form action={begin} look="column" label="Begin a season">
            <BasicsFields bases={bases} />
            <Row>
              <Button look="act">Begin</Button>
            </Row>
          </Form>
        </Narrow>
      </Section>
    </Page>
  );
}
