'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from './button';

/** One key and what it does. */
export interface Key {
  readonly key: string;
  readonly does: string;
}

/** A control that takes letters; boxes and buttons do not. */
const TYPING =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset])';
/** What one thing in a list stands in. */
const AROUND = 'tr, article, li';
const OFF = 'keys-off';

const isOff = (): boolean => {
  try {
    return localStorage.getItem(OFF) !== null;
  } catch {
    return false;
  }
};

function setOff(off: boolean): void {
  try {
    if (off) localStorage.setItem(OFF, '1');
    else localStorage.removeItem(OFF);
  } catch {
    // Where nothing may be kept, it holds for this page.
  }
}

const shown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** Puts the focus on the next or the previous thing, from where it is; at either end it stays. */
function step(by: 1 | -1): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-key-item]')].filter(shown);
  const { activeElement: here } = document;
  const around = here?.closest(AROUND);
  const at = items.findIndex((item) => item === here || around?.contains(item) === true);
  const from =
    at >= 0
      ? at + by
      : // From between two things on to the one that comes next, or came before.
        nextOf(items, here, by);
  const to = items[Math.min(Math.max(from, 0), items.length - 1)];
  to?.focus({ preventScroll: true });
  to?.scrollIntoView({ block: 'center' });
}

function nextOf(items: readonly HTMLElement[], here: Element | null, by: 1 | -1): number {
  if (here === null || here === document.body) return by === 1 ? 0 : items.length - 1;
  const after = items.findIndex(
    (item) => (here.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  if (after < 0) return items.length - 1;
  return by === 1 ? after : after - 1;
}

function press(key: string): void {
  const within = document.activeElement?.closest(AROUND)?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  const target = within ?? (key === 'u' ? document.querySelector<HTMLElement>('[data-key="u"]') : null);
  target?.click();
}

/**
 * Single keys for who decides many things in a row, and a window that lists them. Nothing happens while somebody types, and
 * they can be switched off.
 */
export function Keys({ keys }: { keys: readonly Key[] }) {
  const help = useRef<HTMLDialogElement>(null);
  const [off, turn] = useState(false);
  useEffect(() => turn(isOff()), []);
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      const { key } = event;
      if (!keys.some((one) => one.key === key) || help.current?.open || (off && key !== '?')) return;
      event.preventDefault();
      if (key === '?') help.current?.showModal();
      else if (key === 'j') step(1);
      else if (key === 'k') step(-1);
      else press(key);
    };
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, [keys, off]);
  return (
    <dialog
      ref={help}
      aria-label="Keyboard"
      className="m-auto max-w-[30rem] rounded-2 border border-ink bg-sheet p-5 text-ink"
    >
      <KeyList keys={keys} />
      <form method="dialog" className="mt-4 flex flex-wrap gap-3">
        <Button>Close</Button>
        <Button
          look="quiet"
          type="button"
          aria-pressed={off}
          onClick={() => {
            setOff(!off);
            turn(!off);
          }}
        >
          {off ? 'Turn the keys on' : 'Turn the keys off'}
        </Button>
      </form>
    </dialog>
  );
}

/** The keys of a page as text. */
export function KeyList({ keys }: { keys: readonly Key[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-1">
      {keys.map(({ key, does }) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="font-code">{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
