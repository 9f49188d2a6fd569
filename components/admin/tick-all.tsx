'use client';

import { ButtonLink } from '@/components/kit/button';

/**
 * Ticks all boxes of its form. The link leads to the same page with the boxes ticked; with scripts they are ticked where they are, and
 * nothing else that was typed on the page is lost.
 */
export function TickAll({ href, name }: { href: string; name: string }) {
  return (
    <ButtonLink
      look="small quiet"
      href={href}
      onClick={(event) => {
        const boxes = event.currentTarget.closest('form')?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`);
        if (!boxes) return;
        event.preventDefault();
        for (const box of boxes) box.checked = true;
      }}
    >
      Tick all shown
    </ButtonLink>
  );
}
