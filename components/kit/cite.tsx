import { type Cited, citationsOf } from '@/lib/record/views/citation';
import { CopyButton } from './copy-button';
import { More, Row, Stack } from './layout';
import { ToCopy } from './to-copy';

/** A citation of the page, to copy for a forum, a wiki or a page of one's own; folded until it is asked for. */
export function Cite({ cited }: { cited: Cited }) {
  return (
    <More summary="Copy as citation">
      <Stack gap={4}>
        {citationsOf(cited).map(({ name, text }) => {
          const id = `cite-${name.toLowerCase()}`;
          return (
            <div key={name}>
              <ToCopy id={id} label={name} text={text} />
              <Row above={2}>
                <CopyButton from={id}>{`Copy ${name}`}</CopyButton>
              </Row>
            </div>
          );
        })}
      </Stack>
    </More>
  );
}
