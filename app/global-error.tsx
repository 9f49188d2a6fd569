'use client';

import './globals.css';
import { Button } from '@/components/kit/button';
import { Page } from '@/components/shell/page';

/** The shell itself failed, most often because the database is away. */
export default function ShellError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Not available · Mercenaries</title>
        <Page name="trouble">
          <p className="label">500</p>
          <h1 className="title">The site cannot answer just now</h1>
          <p className="lede">
            Most likely its database is being restarted. Nothing that was acknowledged is lost. Try again in a minute.
          </p>
          <p className="hint">Fault {error.digest ?? 'without a number'}</p>
          <p className="row">
            <Button type="button" onClick={reset}>
              Try again
            </Button>
          </p>
        </Page>
      </body>
    </html>
  );
}
