import { expect, test } from '@playwright/test';
import { pieces } from '@/lib/engine/declarations/markup/pieces';
import { htmlPosts } from './support/markup-samples';

/** One letter for each sign that is seen: `b` bold, `s` struck, `x` both, `.` neither. */
const letter = (bold: boolean, struck: boolean): string => (struck ? (bold ? 'x' : 's') : bold ? 'b' : '.');

test('what the reader takes for bold and for struck out is what Chromium shows so', async ({ page }) => {
  await page.setContent('<!doctype html><title>Markup</title><div></div>');
  const posts = htmlPosts();
  const shown = await page.evaluate(
    (all) =>
      all.map((post) => {
        document.body.innerHTML = `<div>${post}</div>`;
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        let text = '';
        let looks = '';
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (parent === null) continue;
          const bold = Number(getComputedStyle(parent).fontWeight) >= 600;
          let struck = false;
          for (let up: Element | null = parent; up !== null; up = up.parentElement) {
            struck ||= getComputedStyle(up).textDecorationLine.includes('line-through');
          }
          const seen = (node.textContent ?? '').replace(/\s+/g, '');
          text += seen;
          looks += (struck ? (bold ? 'x' : 's') : bold ? 'b' : '.').repeat(seen.length);
        }
        return { text, looks };
      }),
    posts.map(({ post }) => post),
  );

  const wrong = posts.flatMap(({ name, post }, at) => {
    const browser = shown[at] ?? { text: '', looks: '' };
    const read = pieces(post).map((piece) => ({ ...piece, text: piece.text.replace(/\s+/g, '') }));
    const text = read.map((piece) => piece.text).join('');
    if (text !== browser.text) return [{ name, reader: text, browser: browser.text }];
    // What is hidden is another's words, code or a signature: no matter how it looks.
    const hidden = read.map((piece) => (piece.hidden ? '-' : '+').repeat(piece.text.length)).join('');
    const mask = (looks: string) => looks.replace(/./g, (look, index: number) => (hidden[index] === '-' ? '-' : look));
    const looks = mask(read.map(({ text, bold, struck }) => letter(bold, struck).repeat(text.length)).join(''));
    return looks === mask(browser.looks) ? [] : [{ name, reader: looks, browser: mask(browser.looks) }];
  });
  expect(posts.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
