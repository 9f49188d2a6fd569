import { escapeHtml, sanitize } from './html';

/**
 * A merc's write-up as HTML to show: plain text, in which `<b>` alone means something: words that an ability added. Paragraphs are parted by empty lines.
 * Any other markup is shown as it is typed.
 */
export function renderWriteup(text: string): string {
  let bold = false;
  const paragraphs = text
    .replace(/\r/g, '')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      const parts = paragraph.split(/(<\/?b>)/i).map((part) => {
        const tag = part.toLowerCase();
        if (tag === '<b>' || tag === '</b>') {
          bold = tag === '<b>';
          return '';
        }
        const inner = escapeHtml(part).replace(/\n/g, '<br>');
        return bold && part.trim() !== '' ? `<b>${inner}</b>` : inner;
      });
      return `<p>${parts.join('')}</p>`;
    });
  return sanitize(paragraphs.join(''));
}
