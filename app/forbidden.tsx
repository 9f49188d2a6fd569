import type { Metadata } from 'next';
import { ButtonLink } from '@/components/kit/button';
import { Page } from '@/components/shell/page';
import { seasonPath } from '@/lib/record/views/address';

export const metadata: Metadata = { title: 'Not yours' };

export default function Forbidden({ season }: { readonly season: string }) {
  return (
    <Page name="trouble">
      <p className="label">403</p>
      <h1 className="title">This is not yours to see</h1>
      <p className="lede">
        Desks belong to the leaders of teams, the control room to admins. If this should be yours, ask an admin: a new
        role or team counts from the next page on.
      </p>
      <p className="row">
        <ButtonLink href={seasonPath(season)}>Go to the season</ButtonLink>
        <ButtonLink href="/account" look="quiet">
          See who you are here
        </ButtonLink>
      </p>
    </Page>
  );
}
