'use client';

import { useEffect, useId, useRef, useState } from 'react';

/**
 * Makes the commitment in the browser, so that the words reach nobody before they are opened: random ones to begin with,
 * which the leader copies. Without scripts it is not there, and the field below it takes a hash made elsewhere.
 */
export function NonceMaker({ before, limit }: { before: string; limit: number }) {
  const [words, setWords] = useState<string | null>(null);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    setWords(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  }, []);
  useEffect(() => {
    if (words === null) return;
    let late = false;
    hashOf(before + words.trim()).then((hash) => {
      const field = box.current?.closest('form')?.elements.namedItem('hash');
      if (!late && field instanceof HTMLInputElement) field.value = words.trim() === '' ? '' : hash;
    });
    return () => {
      late = true;
    };
  }, [before, words]);
  if (words === null) return <div ref={box} />;
  return (
    <div className="field" ref={box}>
      <label htmlFor={id}>
        Your words <span className="hint">keep a copy: they stay in this browser, and you open them yourself</span>
      </label>
      <input
        className="input"
        id={id}
        value={words}
        maxLength={limit}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setWords(event.target.value)}
      />
    </div>
  );
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
