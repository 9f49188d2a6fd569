'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { TextField } from '@/components/kit/field';
import { FormMessage, useForm } from '@/components/kit/form-island';
import { some } from '@/lib/engine/rules/kernel/say';
import type { ComposerNames, PostPreview } from '@/lib/features/desk/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { FRESH } from '@/lib/platform/auth/form-state';
import { POST_LIMIT, sayTooLong } from '@/lib/record/views/post-text';
import { PreviewPane } from './preview';
import { alone, useKept } from './use-kept';

interface Props {
  season: string;
  draft: string;
  names: ComposerNames;
  /** The season's time zone. */
  zone: string;
  preview: FormAction<PostPreview>;
  /** Keeps the text as the leader's draft. */
  keep: FormAction<{ keptAt: string }>;
}

/** Milliseconds of quiet before what is typed is read. */
const QUIET = 450;

/**
 * The post and, beside it, how it will be read. With JavaScript the reading follows the typing; without, "See how it is read"
 * shows it, and the two menus are lists to copy from.
 */
export function Composer({ season, draft, names, zone, preview, keep }: Props) {
  const form = useForm();
  const shown = isPreview(form.shown) ? form.shown : null;
  const [live, setLive] = useState<PostPreview | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [text, setText] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const open = form.problem !== null || form.shown !== null;
  const kept = useKept({ text, box, sending: form.pending, open }, keep, zone);
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
    setText(found.value);
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
      <div className="write" ref={box} data-saved={text === null || kept.startsWith('saved') ? '' : undefined}>
        <FormMessage />
        <div className="editor">
          <div className="edit-bar">
            <button type="button" className="btn small" onClick={bold} aria-keyshortcuts="Control+B">
              <b className="voice">Bold</b>
            </button>
            <Insert
              label="Insert an ability"
              options={names.abilities.map(({ name, merc, ready }) => ({
                key: `${merc} ${name}`,
                text: name,
                says: `${name} (${merc})${ready ? '' : ', not now'}`,
              }))}
              onPick={(name) => change((found) => insert(found, `**${name}**`))}
            />
            <Insert
              label="Insert a target"
              options={names.targets.map(({ name, side }) => ({ key: name, text: name, says: `${name} (${side})` }))}
              onPick={(name) => change((found) => insertTarget(found, name))}
            />
          </div>
          <TextField
            name="text"
            face="post"
            label={<span className="vh">Your post</span>}
            rows={9}
            defaultValue={draft}
            onKeyDown={onKeyDown}
            onInput={(event) => setText(event.currentTarget.value)}
            placeholder="Talk as you like. **Put what you declare between two asterisks.**"
          />
        </div>
        <p className="row act-row">
          <Button look="act" name="intent" value="post" disabled={form.pending}>
            {count === null ? 'Post' : `Post ${some(count, 'declaration')}`}
          </Button>
          <Button name="intent" value="preview" disabled={form.pending}>
            See how it is read
          </Button>
          <Button look="quiet" name="intent" value="draft" disabled={form.pending}>
            Keep as a draft
          </Button>
          <span className="hint" role="status">
            {kept}
          </span>
        </p>
        <p className="hint">
          Ctrl+B makes bold. ** around the words, [b] and &lt;b&gt; do the same. A declaration stands once it is posted.
        </p>
      </div>
      <PreviewPane season={season} preview={now} trouble={text === null ? null : trouble} />
    </>
  );
}

const isPreview = (shown: unknown): shown is PostPreview =>
  typeof shown === 'object' && shown !== null && 'parts' in shown;

/** A menu that inserts; it goes back to its label after each pick. */
function Insert({
  label,
  options,
  onPick,
}: {
  label: string;
  options: { key: string; text: string; says: string }[];
  onPick: (text: string) => void;
}) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <select
      id={id}
      className="btn small quiet insert"
      aria-label={label}
      value=""
      onChange={(event) => onPick(event.currentTarget.value)}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.key} value={option.text}>
          {option.says}
        </option>
      ))}
    </select>
  );
}

/** Puts ** around what is selected, or takes them away. */
function wrapBold(area: HTMLTextAreaElement): void {
  const { selectionStart: start, selectionEnd: end, value } = area;
  const chosen = value.slice(start, end);
  const inBold = value.slice(start - 2, start) === '**' && value.slice(end, end + 2) === '**';
  if (inBold) {
    area.setRangeText(chosen, start - 2, end + 2, 'select');
    return;
  }
  area.setRangeText(`**${chosen}**`, start, end, 'end');
  area.setSelectionRange(start + 2, start + 2 + chosen.length);
}

/** Puts text where the cursor stands, with a space before it where words would touch. */
function insert(area: HTMLTextAreaElement, text: string): void {
  const { selectionStart: start, selectionEnd: end, value } = area;
  const gap = start > 0 && /\S/.test(value[start - 1] ?? '') ? ' ' : '';
  area.setRangeText(`${gap}${text}`, start, end, 'end');
}

/** A target goes into the bold text just before the cursor, as "on NAME"; alone, it is made bold by itself. */
function insertTarget(area: HTMLTextAreaElement, name: string): void {
  const { selectionStart: at, value } = area;
  if (value.slice(0, at).endsWith('**') && value.slice(0, at).split('**').length % 2 === 1) {
    area.setRangeText(` on ${name}**`, at - 2, at, 'end');
    return;
  }
  const open = value.slice(0, at).split('**').length % 2 === 0;
  insert(area, open ? name : `**${name}**`);
}
