import { LRUCache } from 'lru-cache';
import { readHead } from './head';
import { wholeAnswer } from './whole-answer';

interface Kept {
  readonly body: string;
  readonly type: string;
}

/** Characters, of which most take one byte. */
const ROOM = 16 * 1024 * 1024;
/** Milliseconds; as for pages. */
const FRESH = 30_000;
/** Longer addresses are nobody's links. */
const LONGEST = 500;

const texts = new LRUCache<string, Kept>({
  maxSize: ROOM,
  sizeCalculation: ({ body }, address) => body.length + address.length,
  ttl: FRESH,
});

/**
 * Answers from memory while the record stands still, so that programs which ask again and again cost one reading of the head
 * and not one of the record. For what is the same for everyone alone.
 * @param make answers anew; what it answers with 200 is kept
 */
export async function keptAnswer(request: Request, make: (request: Request) => Promise<Response>): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const head = await readHead();
  const address = `${head} ${pathname}${search}`;
  const found = texts.get(address);
  if (found) return wholeAnswer(request, found.body, found.type);
  if (pathname.length + search.length > LONGEST) return make(request);
  // Without what it was asked on condition of, so that there is a body to keep.
  const made = await make(new Request(request.url));
  if (made.status !== 200) return made;
  const kept = { body: await made.text(), type: (made.headers.get('content-type') ?? '').split(';', 1).join('') };
  // An act that came while it was made may or may not be in it.
  if ((await readHead()) === head) texts.set(address, kept);
  return wholeAnswer(request, kept.body, kept.type);
}
