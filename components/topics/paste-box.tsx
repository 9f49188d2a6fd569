'use client';

import { type ClipboardEvent, useState } from 'react';
import { TextField } from '@/components/kit/field';
import { KeepsTyped } from '@/components/kit/keeps-typed';

/** Markup that a program leaves in what is copied; without it the text itself says more. */
const MARKED = /<(?:article|div|li|table|tr)\b[^>]{0,2000}\b(?:class|id)=/i;

/** A page's source, text, or posts that were copied from a page: then the box takes their markup, which a browser hands on. */
export function PasteBox() {
  const [rich, setRich] = useState(false);
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html');
    if (html === '' || !MARKED.test(html)) return;
    event.preventDefault();
    const box = event.currentTarget;
    box.setRangeText(html, box.selectionStart, box.selectionEnd, 'end');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    setRich(true);
  };
  return (
    <>
      <KeepsTyped />
      <TextField
        name="pasted"
        label="Or paste"
        hint="a page’s source, copied posts, JSON, a feed, or text as below"
        rows={8}
        onPaste={paste}
        placeholder={'Odile | 2026-12-01 19:22:40 | Nobody stays dry in my cellars. **Ram the Headless Horseman.**'}
      />
      <div role="status">{rich && 'The posts were taken with their markup, so that bold stays bold.'}</div>
    </>
  );
}
