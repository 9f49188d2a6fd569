import { describe, expect, it } from 'vitest';
import { pageOfMhtml } from '@/lib/features/forum/adapters/mhtml';
import { readSources } from '@/lib/features/forum/topics/stage';

const POST =
  '<div id=3D"p5" class=3D"post"><dl class=3D"postprofile"><dt><a class=3D"username" href=3D"https://f=\r\n.example/memberlist.php?mode=3Dviewprofile&amp;u=3D2">Odile</a></dt></dl><div class=3D"postbody"><p class=3D"author">=C2=BB Today, 7:22 pm</p><div class=3D"content"><strong>Ram H=C3=A4uptling</strong></div></div></div>';
const file = (html: string, encoding = 'quoted-printable'): Uint8Array =>
  Buffer.from(
    [
      'From: <Saved by Blink>',
      'Snapshot-Content-Location: https://f.example/viewtopic.php?t=3D9'.replace('=3D', '='),
      'Subject: Week 4',
      'Date: Tue, 1 Dec 2026 20:00:00 -0000',
      'MIME-Version: 1.0',
      'Content-Type: multipart/related;',
      '\ttype="text/html";',
      '\tboundary="----MultipartBoundary--x----"',
      '',
      '',
      '------MultipartBoundary--x----',
      'Content-Type: text/html',
      'Content-ID: <frame-1@mhtml.blink>',
      `Content-Transfer-Encoding: ${encoding}`,
      'Content-Location: https://f.example/viewtopic.php?t=9',
      '',
      html,
      '------MultipartBoundary--x----',
      'Content-Type: text/html',
      'Content-Location: https://ads.example/',
      '',
      '<div id="p6" class="post"><div class="postbody"><div class="content">an ad in a frame</div></div></div>',
      '------MultipartBoundary--x------',
      '',
    ].join('\r\n'),
    'latin1',
  );

describe('a page that a browser saved in a single file (MHTML)', () => {
  it('is read with its address and the time at which it was saved; frames in it are not', () => {
    const read = readSources([{ name: 'week-4.mhtml', bytes: file(`<html><body>${POST}</body></html>`) }]);
    if (!read.ok) throw new Error(read.problem.message);
    const [page] = read.value;
    expect(page).toMatchObject({ host: 'f.example', topic: '9', now: { at: '2026-12-01T20:00:00.000Z' } });
    expect(page?.posts.map(({ id, author, text }) => [id, author, text])).toEqual([
      ['5', 'Odile', '<strong>Ram Häuptling</strong>'],
    ]);
  });
  it('is read from base64 as well', () => {
    const found = pageOfMhtml(file(Buffer.from('<p>Häuptling</p>').toString('base64'), 'base64'));
    expect(Buffer.from(found?.bytes ?? []).toString('utf8')).toBe('<p>Häuptling</p>');
  });
  it('is no file of another kind, and one without a page is none', () => {
    expect(pageOfMhtml(Buffer.from('<html>Date: multipart/related</html>'))).toBe(null);
    expect(
      pageOfMhtml(Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x--')),
    ).toBe(null);
  });
});
