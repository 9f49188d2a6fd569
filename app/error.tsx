'use client';

import { Button, ButtonLink } from '@/components/kit/button';
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
      <p className="label">500</p>
      <h1 className="title">This page could not be made</h1>
      <p className="lede">
        The fault is ours, and nothing that was acknowledged is lost. Try again; if it stays so, tell an admin what
        stands below.
      </p>
      <p className="hint">Fault {error.digest ?? 'without a number'}</p>
      <p className="row">
        <Button type="button" onClick={reset}>
          Try again
        </Button>
        <ButtonLink href={seasonPath(season)} look="quiet">
          Go to the season
        </ButtonLink>
      </p>
    </Page>
  );
}
