import type { ReactNode } from 'react';

/** The drawings of the site as SVG, each 16 units square, in the colour of the text around them. One sprite a page holds them. */
const DRAWINGS = {
  resolved:
    '<path fill-rule="evenodd" d="M8 .8a7.2 7.2 0 1 0 0 14.4A7.2 7.2 0 0 0 8 .8Zm-1 10.5L3.7 8l1.3-1.3 2 2 4-4 1.3 1.3Z"/>',
  without: line(1.7, '<circle cx="8" cy="8" r="6.3"/><path d="m4.8 8.1 2.2 2.2 4.2-4.2"/>'),
  failed: line(2.2, '<path d="m3 3 10 10M13 3 3 13"/>'),
  nullified: line(1.9, '<circle cx="8" cy="8" r="6.2"/><path d="M12.4 3.6 3.6 12.4"/>'),
  invalidated: line(1.7, '<circle cx="8" cy="8" r="6.3"/><path d="m5.2 5.2 5.6 5.6M10.8 5.2l-5.6 5.6"/>'),
  cancelled: line(1.9, '<path d="M6.3 2.5 2.6 6.2l3.7 3.7M3 6.2h6.2a3.6 3.6 0 0 1 0 7.3H6"/>'),
  rejected: '<path fill-rule="evenodd" d="M5 .9h6L15.1 5v6L11 15.1H5L.9 11V5ZM3.9 7v2h8.2V7Z"/>',
  unclear: line(
    1.5,
    '<path d="M8 .9 15.1 8 8 15.1.9 8Z"/><path stroke-width="1.7" d="M6.1 6.5A1.9 1.9 0 1 1 8 8.4v1.2M8 10.7v1.5"/>',
  ),
  pending: line(1.7, '<circle cx="8" cy="8" r="6.3" stroke-dasharray="2.6 1.35"/><path d="M8 4.5V8l2.6 1.7"/>'),
  todo: line(1.7, '<path d="M2 2h12v12H2Z"/>'),
  done: '<path fill-rule="evenodd" d="M1 1h14v14H1Zm6 10.7 6-6-1.4-1.4-4.6 4.6-2.2-2.2L3.4 8.1Z"/>',
  look: '<path fill-rule="evenodd" d="M8 .8 15.7 14.6H.3ZM7.1 5.5v4.5h1.8V5.5Zm0 5.6v1.8h1.8v-1.8Z"/>',
  plus: line(2, '<path d="M8 2.5v11M2.5 8h11"/>'),
  minus: line(2, '<path d="M2.5 8h11"/>'),
  change: line(2, '<path d="M2 8h11M9 4l4 4-4 4"/>'),
  lock: '<path fill-rule="evenodd" d="M4.2 6.5V5a3.8 3.8 0 0 1 7.6 0v1.5H13V15H3V6.5Zm1.8 0h4V5a2 2 0 0 0-4 0Z"/>',
} as const;

/** A drawing of lines, not of surfaces. */
function line(width: number, drawing: string): string {
  return `<g fill="none" stroke="currentColor" stroke-width="${width}">${drawing}</g>`;
}

export type GlyphName = keyof typeof DRAWINGS;

const SPRITE = Object.entries(DRAWINGS)
  .map(([name, drawing]) => `<symbol id="g-${name}" viewBox="0 0 16 16">${drawing}</symbol>`)
  .join('');

/** All drawings, once a page; the root layout holds it. As text, because as elements it would weigh more than many a page. */
export function GlyphSprite() {
  return (
    <svg
      width="0"
      height="0"
      aria-hidden="true"
      className="absolute"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
      dangerouslySetInnerHTML={{ __html: SPRITE }}
    />
  );
}

/** One drawing in the colour of its text. Never alone: a word stands beside it, or hidden for screen readers. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg
      className="size-[1.1em] flex-none self-center fill-current forced-colors:text-[CanvasText]"
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <use href={`#g-${name}`} />
    </svg>
  );
}

/** A drawing and its words, in a line. */
export function Marked({ glyph, children }: { glyph: GlyphName; children: ReactNode }) {
  return (
    <span className="inline-flex items-baseline gap-[0.42em]">
      <Glyph name={glyph} />
      <span>{children}</span>
    </span>
  );
}
