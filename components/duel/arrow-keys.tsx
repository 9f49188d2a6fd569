'use client';

import { useEffect } from 'react';
import { goTo } from '@/components/kit/go-to';

/** Lets the arrow keys follow the page's links back and forth; a field that is typed in keeps them. */
export function ArrowKeys({ before, after }: { before: string | null; after: string | null }) {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return;
      const to = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : null;
      if (to !== null) goTo(to);
    };
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, [before, after]);
  return null;
}
