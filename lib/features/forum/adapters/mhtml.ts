/** A page out of a file in which a browser saved it with all that it shows (MHTML, RFC 2557). */
export interface Unfolded {
  readonly bytes: Uint8Array;
  readonly charset?: string;
  readonly url?: string;
  /** ISO. */
  readonly savedAt?: string;
}

/** Of the head of a message or a part; more is no browser’s. */
const MOST_HEAD = 8_000;

/**
 * The page itself: the first part that is HTML. Frames and pictures are left where they are, and nothing is unpacked that
 * would grow: quoted-printable and base64 only shrink.
 * @returns null: the bytes are no such file
 */
export function pageOfMhtml(bytes: Uint8Array): Unfolded | null {
  const start = Buffer.from(bytes.subarray(0, MOST_HEAD)).toString('latin1');
  if (!/^\s*(?:From|MIME-Version|Subject|Date|Content-Type|Snapshot-Content-Location):/i.test(start)) return null;
  if (!/multipart\/related/i.test(start)) return null;
  const text = Buffer.from(bytes).toString('latin1');
  const head = fieldsOf(text.slice(0, endOfHead(text, 0).from));
  const boundary = /boundary="?([^";\r\n]{1,200})"?/i.exec(head.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return null;
  for (let from = text.indexOf(`--${boundary}`); from >= 0; ) {
    const next = text.indexOf(`\n--${boundary}`, from + 1);
    const end = endOfHead(text, from);
    const fields = fieldsOf(text.slice(from, end.from));
    const kind = fields.get('content-type') ?? '';
    if (/^\s*(?:text\/html|application\/xhtml\+xml)/i.test(kind)) {
      const charset = /charset="?([\w-]{1,40})"?/i.exec(kind)?.[1];
      const url = addressIn(head.get('snapshot-content-location')) ?? addressIn(fields.get('content-location'));
      const saved = Date.parse(head.get('date') ?? '');
      return {
        bytes: decoded(text.slice(end.to, next < 0 ? text.length : next), fields.get('content-transfer-encoding')),
        ...(charset === undefined ? {} : { charset }),
        ...(url === undefined ? {} : { url }),
        ...(Number.isNaN(saved) ? {} : { savedAt: new Date(saved).toISOString() }),
      };
    }
    from = next < 0 ? -1 : next + 1;
  }
  return null;
}

/** Where the empty line stands that ends a head, and where what follows begins. */
function endOfHead(text: string, from: number): { from: number; to: number } {
  const found = /\r?\n\r?\n/.exec(text.slice(from, from + MOST_HEAD));
  return found === null
    ? { from: Math.min(text.length, from + MOST_HEAD), to: text.length }
    : { from: from + found.index, to: from + found.index + found[0].length };
}

/** The fields of a head by their names in small letters; lines that begin with a space go on. */
function fieldsOf(head: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return fields;
}

const addressIn = (field: string | undefined): string | undefined =>
  field !== undefined && /^https?:\/\//i.test(field) && URL.canParse(field) ? field : undefined;

function decoded(text: string, encoding = ''): Uint8Array {
  if (/base64/i.test(encoding)) return Buffer.from(text, 'base64');
  if (!/quoted-printable/i.test(encoding)) return Buffer.from(text, 'latin1');
  const plain = text
    .replace(/[ \t]*=[ \t]*\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(plain, 'latin1');
}
