import { TZDate } from '@date-fns/tz';
import { mistake, ok, type Result } from '../../result';

/** One post of a forum topic, as it was pasted. */
export interface ToldPost {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly author: string;
  /** ISO time. */
  readonly at: string;
  readonly text: string;
}

/** `Odile | 2026-12-01 19:22:40 | text`, the text going on over the next lines; or `Odile, 2026-12-01 19:22` alone on a line. */
const HEAD =
  /^\s*([^|,\n]{1,120}?)\s*[|,]\s*(\d{4}-\d{2}-\d{2}[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)\s*(?:[|:]\s?(.*))?$/;
const RULE = /^\s*-{3,}\s*$/;

/** @param zone IANA name: how times without an offset are meant */
export function parseTopic(pasted: string, zone: string): Result<ToldPost[]> {
  const posts: { line: number; author: string; at: string; body: string[] }[] = [];
  const lines = pasted.replace(/\r\n?/g, '\n').split('\n');
  for (const [index, line] of lines.entries()) {
    if (RULE.test(line)) continue;
    const head = HEAD.exec(line);
    if (head) {
      const at = instant(head[2] ?? '', zone);
      if (at === null)
        return mistake('time', `Line ${index + 1}: “${head[2]}” is no time.`, {
          field: 'topic',
          next: 'Write it as 2026-12-01 19:22.',
        });
      posts.push({ line: index + 1, author: (head[1] ?? '').trim(), at, body: head[3] === undefined ? [] : [head[3]] });
      continue;
    }
    const post = posts.at(-1);
    if (post !== undefined) post.body.push(line);
    else if (line.trim() !== '') {
      return mistake('head', `Line ${index + 1} belongs to no post: it comes before the first “author | time”.`, {
        field: 'topic',
        next: 'Begin each post with its author and time, as in: Odile | 2026-12-01 19:22 | text',
      });
    }
  }
  if (posts.length === 0) return mistake('empty', 'There is no post in what you pasted.', { field: 'topic' });
  const told = posts.map(({ body, ...post }) => ({ ...post, text: body.join('\n').trim() }));
  const bare = told.find((post) => post.text === '');
  if (bare) return mistake('no-text', `Line ${bare.line}: the post of ${bare.author} has no text.`, { field: 'topic' });
  return ok(told);
}

const TIME = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** @returns ISO time, or null where it is none (the 31st of June) */
function instant(words: string, zone: string): string | null {
  const found = TIME.exec(words);
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const thousandths = Number((found[7] ?? '').padEnd(3, '0').slice(0, 3));
  const offset = found[8];
  const at = new TZDate(
    year,
    month - 1,
    day,
    hour,
    minute,
    second,
    thousandths,
    offset === 'Z' ? 'UTC' : (offset ?? zone),
  );
  const kept = at.getMonth() === month - 1 && at.getDate() === day && hour < 24 && minute < 60 && second < 60;
  return kept ? new Date(at.getTime()).toISOString() : null;
}
