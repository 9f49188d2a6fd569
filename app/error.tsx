'use client';

import { Button, ButtonLink } from '@/components/kit/button';
import { Row } from '@/components/kit/layout';
import { Lede, Title } from '@/components/kit/page';
import { Hint, Label } from '@/components/kit/text';
import { Page } from '@/components/shell/page';
import { seasonPath } from '@/lib/record/views/address';

/** A page that failed, within the shell. */
export default function PageError({
  season,
  error,
  reset,
}: {
  season: string;
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <Page name="trouble">
      <Label as="p">500</Label>
      <Title>This page could not be made</Title>
      <Lede>
        The fault is ours, and everything already saved is safe. Try again; if it stays so, tell an admin what stands
        below.
      </Lede>
      <Hint>Fault {error.digest ?? 'without a number'}</Hint>
      <Row>
        <Button type="button" onClick={reset}>
          Try again
        </Button>
        <ButtonLink href={seasonPath(season)} look="quiet">
          Go to the season
        </ButtonLink>
      </Row>
    </Page>
  );
}
