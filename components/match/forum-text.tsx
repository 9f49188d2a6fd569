import { CopyButton } from '@/components/kit/copy-button';
import { More, Row } from '@/components/kit/layout';
import { CodeArea, FieldLabel } from '@/components/kit/room';
import { Hint } from '@/components/kit/text';

/** A match as text for a forum: copied by one button, or selected. */
export function ForumText({ text }: { text: string }) {
  return (
    <More summary="Copy as BBCode">
      <FieldLabel htmlFor="bbcode">This match as BBCode</FieldLabel>
      <CodeArea id="bbcode" rows={12} readOnly value={text} />
      <Row above={3}>
        <CopyButton from="bbcode" />
        <Hint as="span">Or select the text and copy it.</Hint>
      </Row>
    </More>
  );
}
