import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row, Stack } from '@/components/kit/layout';
import { Item } from '@/components/kit/pieces';
import { Heading, SectionHead } from '@/components/kit/section';
import { Region } from '@/components/kit/tables/frame';
import { Hint, Muted } from '@/components/kit/text';
import type { FormAction } from '@/lib/platform/auth/form-state';
import type { TableKind } from '@/lib/record/tables/kind';

type Kind = Pick<TableKind, 'id' | 'title' | 'summary' | 'bots' | 'needsMaster'>;

/** The games, each with its rules, and its bots to play against at once. */
export function PlayBot({
  kinds,
  play,
  challenge,
  signedIn,
}: {
  kinds: readonly Kind[];
  play: FormAction;
  challenge: FormAction;
  signedIn: boolean;
}) {
  return (
    <Region id="games">
      <SectionHead title="The games" id="games" />
      {kinds.map(({ id, title, summary, bots, needsMaster }) => (
        <Item key={id}>
          <Stack gap={2}>
            <Heading size="4">{title}</Heading>
            <Muted as="p">{summary}</Muted>
            <p>
              <a href={`/rules/${id}`}>Rules of {title}</a>
            </p>
            {bots.length > 0 && !signedIn && (
              <Hint>
                <a href="/signin?to=/tables">Sign in</a> to play against a bot at once.
              </Hint>
            )}
            {signedIn &&
              bots.map((bot) => (
                <Form key={bot.id} action={play} label={`Play ${title} against: ${bot.title}`}>
                  <FormMessage />
                  <input type="hidden" name="ruleset" value={id} />
                  <input type="hidden" name="bot" value={bot.id} />
                  <Button>{`Play ${bot.title}`}</Button>
                </Form>
              ))}
            {signedIn && !needsMaster && (
              <Form action={challenge} label={`Play ${title} against somebody`}>
                <FormMessage />
                <input type="hidden" name="ruleset" value={id} />
                <Row as="div">
                  <InputField
                    name="name"
                    label="Play against"
                    hint="by name; the seat is kept"
                    required
                    maxLength={120}
                  />
                  <Button>Open the table</Button>
                </Row>
              </Form>
            )}
          </Stack>
        </Item>
      ))}
    </Region>
  );
}
