'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { BoldButton, Editor, InsertMenu, WriteSide } from '@/components/kit/composer-frame';
import { TextField } from '@/components/kit/field';
import { FormAnswer, FormMessage, useForm } from '@/components/kit/form-island';
import { PartButton } from '@/components/kit/form-part';
import { Row } from '@/components/kit/layout';
import { ForReaders, Hint } from '@/components/kit/text';
import { some } from '@/lib/engine/rules/kernel/say';
import type { ComposerNames, PostPreview } from '@/lib/features/desk/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { FRESH } from '@/lib/platform/auth/form-state';
import { POST_LIMIT, sayTooLong } from '@/lib/record/views/post-text';
import { insert, insertTarget, wrapBold } from './bold-text';
import { KeptAt } from './desk-keeper';
import { PreviewPane } from './preview';

interface Props {
  season: string;
  draft: string;
  /** When it was kept (ISO); null: there is none. */
  keptAt: string | null;
  names: ComposerNames;
  /** The season's time zone. */
  zone: string;
  preview: FormAction<PostPreview>;
}

/** Milliseconds of quiet before what is typed is read. */
const QUIET = 450;

/** The text with the form's key, for an action that is asked for it alone. */
function alone(box: HTMLElement | null, text: string): FormData {
  const data = new FormData();
  data.set('key', String(new FormData(box?.closest('form') ?? undefined).get('key') ?? ''));
  data.set('text', text);
  return data;
}

/**
 * The post and, beside it, how it will be read. With JavaScript the reading follows the typing; without, "See how it is read"
 * shows it, and the two menus are lists to copy from.
 */
export function Composer({ season, draft, keptAt, names, zone, preview }: Props) {
  const form = useForm();
  const shown = isPreview(form.shown) ? form.shown : null;
  const [live, setLive] = useState<PostPreview | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [text, setText] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const area = (): HTMLTextAreaElement | null => box.current?.querySelector('textarea') ?? null;

  useEffect(() => {
    if (text === null) return;
    if (text.trim() === '') {
      setLive(null);
      return;
    }
    if (text.length > POST_LIMIT) {
      setLive(null);
      setTrouble(sayTooLong(text.length));
      return;
    }
    let stale = false;
    const timer = setTimeout(async () => {
      const state = await preview(FRESH, alone(box.current, text)).catch(() => null);
      if (stale) return;
      setLive(state?.shown ?? null);
      setTrouble(state === null ? 'The reading could not be had just now.' : (state.problem?.message ?? null));
    }, QUIET);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [text, preview]);

  const change = (edit: (area: HTMLTextAreaElement) => void) => {
    const found = area();
    if (found === null) return;
    edit(found);
    found.focus();
    // As if it were typed, so that whatever listens to the typing hears of it.
    found.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const bold = () => change(wrapBold);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'b') return;
    event.preventDefault();
    bold();
  };

  const now = text === null ? shown : live;
  const count = now?.declarations ?? null;
  return (
    <>
      <WriteSide box={box}>
        <FormMessage />
        <Editor
          bar={
            <>
              <BoldButton onClick={bold} />
              <InsertMenu
                label="Insert an ability"
                options={names.abilities.map(({ name, merc, ready }) => ({
                  key: `${merc} ${name}`,
                  text: name,
                  says: `${name} (${merc})${ready ? '' : ', not now'}`,
                }))}
                onPick={(name) => change((found) => insert(found, `**${name}**`))}
              />
              <InsertMenu
                label="Insert a target"
                options={names.targets.map(({ name, side }) => ({ key: name, text: name, says: `${name} (${side})` }))}
                onPick={(name) => change((found) => insertTarget(found, name))}
              />
            </>
          }
        >
          <TextField
            name="text"
            face="post"
            label={<ForReaders>Your post</ForReaders>}
            rows={9}
            defaultValue={draft}
            onKeyDown={onKeyDown}
            onInput={(event) => setText(event.currentTarget.value)}
            placeholder="Talk as you like. **Put what you declare between two asterisks.**"
          />
        </Editor>
        <Row above={3}>
          <PartButton look="act" intent="post" disabled={form.pending}>
            {count ? `Post ${some(count, 'declaration')}` : 'Post'}
          </PartButton>
          <PartButton intent="preview" disabled={form.pending}>
            See how it is read
          </PartButton>
          <PartButton look="quiet" intent="draft" disabled={form.pending}>
            Keep as a draft
          </PartButton>
          <KeptAt part="post" at={keptAt} zone={zone} />
        </Row>
        <Hint above={2}>
          Ctrl+B makes bold. ** around the words, [b] and &lt;b&gt; do the same. A declaration stands once it is posted.
        </Hint>
      </WriteSide>
      <FormAnswer>
        <PreviewPane season={season} preview={now} trouble={text === null ? null : trouble} />
      </FormAnswer>
    </>
  );
}

const isPreview = (shown: unknown): shown is PostPreview =>
  typeof shown === 'object' && shown !== null && 'parts' in shown;
