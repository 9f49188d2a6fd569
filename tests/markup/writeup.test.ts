import { describe, expect, it } from 'vitest';
import { renderWriteup } from '@/lib/engine/markup/writeup';

describe('a write-up as it is shown', () => {
  it('is plain text in paragraphs, with the words that an ability added in bold', () => {
    expect(renderWriteup('He waits.\nStill.\n\nHe hopes. <b>He burns.</b>')).toBe(
      '<p>He waits.<br />Still.</p><p>He hopes. <b>He burns.</b></p>',
    );
  });

  it('keeps bold that goes on over paragraphs, and ends it with the text', () => {
    expect(renderWriteup('a <b>b\n\nc')).toBe('<p>a <b>b</b></p><p><b>c</b></p>');
  });

  it('shows any other markup as it is typed', () => {
    expect(renderWriteup('<script>x</script> <b onclick=x>y</b> **z** &amp; <i>')).toBe(
      '<p>&lt;script&gt;x&lt;/script&gt; &lt;b onclick=x&gt;y **z** &amp;amp; &lt;i&gt;</p>',
    );
  });
});
