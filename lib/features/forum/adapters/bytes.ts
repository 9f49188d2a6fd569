import { getEncoding } from 'encoding-sniffer';
import iconv from 'iconv-lite';
import { mistake, ok, type Result } from '../../../result';

/** Bytes of one page or payload. */
export const MOST_BYTES = 12 * 1024 * 1024;

/** What begins files that hold no page, by their first bytes. */
const OTHERS: readonly { readonly starts: readonly number[]; readonly what: string }[] = [
  { starts: [0x50, 0x4b], what: 'a zip archive' },
  { starts: [0x1f, 0x8b], what: 'a gzip archive' },
  { starts: [0x42, 0x5a, 0x68], what: 'a bzip2 archive' },
  { starts: [0xfd, 0x37, 0x7a, 0x58, 0x5a], what: 'an xz archive' },
  { starts: [0x28, 0xb5, 0x2f, 0xfd], what: 'a zstd archive' },
  { starts: [0x37, 0x7a, 0xbc, 0xaf], what: 'a 7z archive' },
  { starts: [0x52, 0x61, 0x72, 0x21], what: 'a rar archive' },
  { starts: [0x25, 0x50, 0x44, 0x46], what: 'a PDF' },
  { starts: [0x89, 0x50, 0x4e, 0x47], what: 'a picture' },
  { starts: [0xff, 0xd8, 0xff], what: 'a picture' },
  { starts: [0x47, 0x49, 0x46, 0x38], what: 'a picture' },
  { starts: [0x62, 0x70, 0x6c, 0x69, 0x73, 0x74], what: 'a Safari web archive' },
];

/**
 * The text of a saved page. Nothing is ever unpacked. What is whole UTF-8 is read as that whatever the page claims, since
 * browsers that save a page may write it anew and leave its claim; all else as a browser would.
 * @param said the charset that a server told
 * @returns `too-large`, `not-a-page`
 */
export function textOfBytes(bytes: Uint8Array, said?: string): Result<string> {
  if (bytes.length > MOST_BYTES) {
    return mistake('too-large', `It is larger than ${MOST_BYTES / 1024 / 1024} MB: no page of a topic is.`, {
      next: 'Save the page as “HTML only”, without its pictures.',
    });
  }
  const other = OTHERS.find(({ starts }) => starts.every((byte, at) => bytes[at] === byte));
  if (other !== undefined) {
    return mistake('not-a-page', `It is ${other.what}, and nothing is unpacked here.`, {
      next: 'Save the topic’s page itself, as “HTML only”.',
    });
  }
  const text = decode(bytes, said);
  if (
    /^\s*(?:From|MIME-Version|Subject|Snapshot-Content-Location): /i.test(text.slice(0, 200)) &&
    /multipart\/related/i.test(text.slice(0, 2000))
  ) {
    return mistake('not-a-page', 'It is a web page in a single file (MHTML).', {
      next: 'Save it as “HTML only” instead.',
    });
  }
  if (text.includes('\0')) return mistake('not-a-page', 'It is no text: it holds bytes that no page has.');
  return ok(text);
}

function decode(bytes: Uint8Array, said: string | undefined): string {
  if (!hasWideMark(bytes)) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      // Some other charset, or broken: as it claims, then.
    }
  }
  const label = getEncoding(Buffer.from(bytes), { transportLayerEncodingLabel: said, defaultEncoding: 'windows-1252' });
  // Node's own decoder takes Windows-1252 for Latin-1.
  return iconv.encodingExists(label) ? iconv.decode(Buffer.from(bytes), label) : new TextDecoder(label).decode(bytes);
}

const hasWideMark = ([one, two]: Uint8Array): boolean =>
  (one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff);
