import type { Metadata } from 'next';
import { ButtonLink } from '@/components/kit/button';
import { Page } from '@/components/shell/page';

export const metadata: Metadata = { title: 'Not found' };

export default function NotFound() {
  return (
    <Page name="trouble">
      <p className="label">404</p>
      <h1 className="title">Nothing stands here</h1>
      <p className="lede">
        No page has this address. A week, a ruling or a merc may not be there yet, or the address may be mistyped.
      </p>
      <p className="row">
        <ButtonLink href="/">Go to the season</ButtonLink>
        <ButtonLink href="/wiki" look="quiet">
          Look for a merc
        </ButtonLink>
      </p>
    </Page>
  );
}
