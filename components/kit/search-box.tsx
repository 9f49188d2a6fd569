'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { USUAL_CONTROL } from './control';
import { cx } from './cx';
import { goTo } from './go-to';

interface Suggestion {
  readonly kind: string;
  readonly name: string;
  readonly of: string;
  readonly href: string;
}

interface Props {
  readonly id?: string;
  /** Where suggestions are asked for, as JSON. */
  readonly suggest: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly value?: string;
}

/** Milliseconds without another letter, after which suggestions are asked for. */
const PAUSE = 120;

/**
 * A search field that suggests names while somebody types; without JavaScript it is the field of its form alone. The arrows
 * go through the names, Enter follows one, Escape closes them, and what is typed stays.
 */
export function SearchBox({ id, suggest, label, placeholder, value }: Props) {
  const list = useId();
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const [at, setAt] = useState(-1);
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef('');
  useEffect(() => () => clearTimeout(waits.current), []);
  const close = () => {
    clearTimeout(waits.current);
    asked.current = '';
    setFound([]);
    setAt(-1);
  };
  const ask = (typed: string) => {
    const words = typed.trim();
    if (words.length < 2) return close();
    asked.current = words;
    clearTimeout(waits.current);
    waits.current = setTimeout(async () => {
      const answer = await fetch(`${suggest}?q=${encodeURIComponent(words)}`).catch(() => null);
      const body = answer?.ok ? await answer.json().catch(() => null) : null;
      // An answer to what is no longer asked comes too late.
      if (body === null || asked.current !== words) return;
      setFound(body.suggestions);
      setAt(-1);
    }, PAUSE);
  };
  const open = found.length > 0;
  return (
    <span className="relative block">
      <input
        className={USUAL_CONTROL}
        id={id}
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        data-site-search=""
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={at < 0 ? undefined : `${list}-${at}`}
        placeholder={placeholder}
        defaultValue={value}
        onChange={(event) => ask(event.target.value)}
        onBlur={close}
        onKeyDown={(event) => {
          if (!open) return;
          const { key } = event;
          if (key === 'ArrowDown') setAt((at + 1) % found.length);
          else if (key === 'ArrowUp') setAt((at <= 0 ? found.length : at) - 1);
          else if (key === 'Escape') close();
          else if (key === 'Enter' && at >= 0) goTo(found[at]?.href ?? '');
          else return;
          event.preventDefault();
        }}
      />
      <span
        id={list}
        role="listbox"
        aria-label="Suggestions"
        tabIndex={-1}
        className={cx(
          'absolute right-0 z-10 mt-1 block min-w-full rounded-1 border border-edge bg-sheet py-1 text-2 max-md:left-0',
          !open && 'hidden',
        )}
      >
        {found.map(({ kind, name, of, href }, place) => (
          <span
            key={href}
            id={`${list}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            className={cx(
              'flex min-h-8 cursor-pointer items-baseline justify-between gap-4 px-3 py-1',
              place === at && 'bg-sunk',
            )}
            // The field keeps the focus, and so the list stays.
            onMouseDown={(event) => {
              event.preventDefault();
              goTo(href);
            }}
          >
            <span className="font-voice">{name}</span>
            <span className="text-1 whitespace-nowrap text-ink-2">{of === '' ? kind : `${kind}, ${of}`}</span>
          </span>
        ))}
      </span>
    </span>
  );
}

/** A control that takes letters. */
const TYPING =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset])';

/** `/` goes to the search of the page's head, or where the screen has no room for it, to its page. Nothing happens while somebody types. */
export function SearchKey() {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (event.isComposing || (event.target instanceof Element && event.target.closest(TYPING))) return;
      if (document.querySelector('dialog[open]') || keysAreOff()) return;
      const shown = [...document.querySelectorAll<HTMLElement>('[data-site-search]')].find(
        (element) => element.getClientRects().length > 0,
      );
      if (!shown) return;
      event.preventDefault();
      if (shown instanceof HTMLInputElement) {
        shown.focus();
        shown.select();
      } else shown.click();
    };
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, []);
  return null;
}

/** Single keys can be switched off, all of them together (`components/kit/keys.tsx`). */
function keysAreOff(): boolean {
  try {
    return localStorage.getItem('keys-off') !== null;
  } catch {
    return false;
  }
}
