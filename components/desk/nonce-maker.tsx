'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { FIELD_LABEL, USUAL_CONTROL } from '@/components/kit/control';
import { useForm } from '@/components/kit/form-island';
import { PartValue } from '@/components/kit/form-part';
import { Hint } from '@/components/kit/text';

/**
 * Makes the commitment in the browser, so that the words reach nobody before they are opened: random ones to begin with,
 * which the leader copies. Without scripts it is not there, and the field below it takes a hash made elsewhere.
 */
export function NonceMaker({ before, limit }: { before: string; limit: number }) {
  const [words, setWords] = useState<string | null>(null);
  const id = useId();
  const { prefix } = useForm();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    setWords(sessionStorage.getItem(before) ?? made);
  }, [before]);
  useEffect(() => {
    if (words === null) return;
    // They outlast the page in this tab alone: no other place has them.
    sessionStorage.setItem(before, words);
    let late = false;
    hashOf(before + words.trim()).then((hash) => {
      const field = box.current?.closest('form')?.elements.namedItem(`${prefix}hash`);
      if (!late && field instanceof HTMLInputElement) field.value = words.trim() === '' ? '' : hash;
    });
    return () => {
      late = true;
    };
  }, [before, words, prefix]);
  if (words === null) return <div ref={box} />;
  return (
    <div ref={box}>
      <label htmlFor={id} className={FIELD_LABEL}>
        Your words <Hint as="span">keep a copy: they stay in this tab of your browser, and you open them yourself</Hint>
      </label>
      <PartValue name="made" value="1" />
      <input
        className={USUAL_CONTROL}
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
