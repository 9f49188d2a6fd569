'use client';

import { useState } from 'react';
import { Button } from './button';

/** Copies the text of a field; says whether it worked. */
export function CopyButton({ from, children = 'Copy as BBCode' }: { from: string; children?: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const field = document.getElementById(from);
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
    field.select();
    const done = await navigator.clipboard.writeText(field.value).then(
      () => true,
      () => false,
    );
    setSaid(done ? 'Copied.' : 'Press Ctrl+C to copy what is selected.');
  };
  return (
    <>
      <Button type="button" onClick={copy}>
        {children}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
