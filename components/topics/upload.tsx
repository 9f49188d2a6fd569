import { Button } from '@/components/kit/button';
import { FIELD_LABEL, USUAL_CONTROL } from '@/components/kit/control';
import { Stack } from '@/components/kit/layout';
import { Hint } from '@/components/kit/text';
import { adminPath } from '@/lib/record/views/address';
import { PasteBox } from './paste-box';

/** Saved pages of a topic, or what was pasted, for a look at what they would bring. */
export function TopicUpload({ season }: { season: string }) {
  return (
    <form
      action={adminPath(season, '/topics/upload')}
      method="post"
      encType="multipart/form-data"
      aria-label="Pages of a topic"
    >
      <Stack gap={4}>
        <div>
          <label htmlFor="topic-files" className={FIELD_LABEL}>
            Saved pages <Hint as="span">HTML or JSON, several at once, up to 24 MB together</Hint>
          </label>
          <input
            id="topic-files"
            className={USUAL_CONTROL}
            type="file"
            name="files"
            multiple
            accept=".html,.htm,.xhtml,.mhtml,.mht,.json,.xml,.rss,.atom,.txt,text/html,application/json,text/xml,application/rss+xml,application/atom+xml"
          />
        </div>
        <PasteBox />
        <p>
          <Button look="act">See what is in it</Button>
        </p>
        <Hint>
          Save a page with your browser, as “HTML only” or as a single file. Nothing is saved here before you have seen
          it.
        </Hint>
      </Stack>
    </form>
  );
}
