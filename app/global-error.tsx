'use client';

import { Row } from '@/components/kit/layout';
import { Lede, Title } from '@/components/kit/page';
import { Hint, Label } from '@/components/kit/text';
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
          <Label as="p">500</Label>
          <Title>The site cannot answer just now</Title>
          <Lede>
            Most likely its database is being restarted. Everything already saved is safe. Try again in a minute.
          </Lede>
          <Hint>Fault {error.digest ?? 'without a number'}</Hint>
          <Row>
            <Button type="button" onClick={reset}>
              Try again
            </Button>
          </Row>
        </Page>
      </body>
    </html>
  );
}
