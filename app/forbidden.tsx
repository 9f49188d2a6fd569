import type { Metadata } from 'next';
import { ButtonLink } from '@/components/kit/button';
import { Row } from '@/components/kit/layout';
import { Lede, Title } from '@/components/kit/page';
import { Label } from '@/components/kit/text';
import { Page } from '@/components/shell/page';
import { seasonPath } from '@/lib/record/views/address';

export const metadata: Metadata = { title: 'You cannot open this page' };

export default function Forbidden({ season }: { readonly season: string }) {
  return (
    <Page name="trouble">
      <Label as="p">403</Label>
      <Title>You cannot open this page</Title>
      <Lede>
        Desks belong to the leaders of teams, the control room to admins. If this should be yours, ask an admin: a new
        role or team counts from the next page on.
      </Lede>
      <Row>
        <ButtonLink href={seasonPath(season)}>Go to the season</ButtonLink>
        <ButtonLink href="/account" look="quiet">
          See who you are here
        </ButtonLink>
      </Row>
    </Page>
  );
}
