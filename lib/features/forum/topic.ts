import { TZDate } from '@date-fns/tz';
import { fold } from '../../record/views/words';
import { mistake, ok, type Result } from '../../result';
import { instantOf } from './adapters/when';

/** One post of a forum topic, as it was pasted. */
export interface ToldPost {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly author: string;
  /** ISO time. */
  readonly at: string;
  readonly text: string;
}

/** The one form of a head: `Odile | 2026-12-01 19:22:40 | text`, the text going on over the next lines. */
const HEAD =
  /^\s*([^|\n>][^|\n]{0,119}?)\s*\|\s*(\d{4}-\d{2}-\d{2}[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)\s*\|\s?(.*)$/;
const RULE = /^\s*-{3,}\s*$/;
const FORM = 'Odile | 2026-12-01 19:22 | text';

/**
 * Reads a topic that was pasted as text. Nothing is swallowed: a line that looks like the head of a post in another form stops
 * it, since what follows would else be taken for the words of the post before.
 * @param zone IANA name: how times without an offset are meant
 * @param names whoever is known here: handles, leaders, teams
 * @returns `time`, `head`, `head-form`, `empty`, `no-text`, each with its line
 */
export function parseTopic(pasted: string, zone: string, names: readonly string[] = []): Result<ToldPost[]> {
  const posts: { line: number; author: string; at: string; body: string[] }[] = [];
  const lines = pasted.replace(/\r\n?/g, '\n').split('\n');
  const heads = new Heads(names);
  for (const [index, line] of lines.entries()) {
    const head = HEAD.exec(line);
    if (head) {
      const at = instant(head[2] ?? '', zone);
      if (at === null) {
        return mistake('time', `Line ${index + 1}: “${head[2]}” is no time.`, {
          field: 'topic',
          next: 'Write it as 2026-12-01 19:22.',
        });
      }
      posts.push({ line: index + 1, author: (head[1] ?? '').trim(), at, body: head[3] === '' ? [] : [head[3] ?? ''] });
      continue;
    }
    const post = posts.at(-1);
    if (post === undefined && line.trim() !== '' && !RULE.test(line)) {
      return mistake(
        'head',
        `Line ${index + 1} belongs to no post: it comes before the first “author | time | text”.`,
        {
          field: 'topic',
          next: `Begin each post with its author and time, as in: ${FORM}`,
        },
      );
    }
    if (heads.looksLike(line, post?.author ?? '')) {
      return mistake(
        'head-form',
        `Line ${index + 1} looks like the head of a post in another form: “${line.trim().slice(0, 120)}”.`,
        {
          field: 'topic',
          next: `If it is one, write it as in: ${FORM}. If these are a post’s words, begin the line with > or reword it.`,
        },
      );
    }
    post?.body.push(line);
  }
  if (posts.length === 0) return mistake('empty', 'There is no post in what you pasted.', { field: 'topic' });
  const told = posts.map(({ body, ...post }) => ({ ...post, text: withoutRules(body).join('\n').trim() }));
  const bare = told.find((post) => post.text === '');
  if (bare) return mistake('no-text', `Line ${bare.line}: the post of ${bare.author} has no text.`, { field: 'topic' });
  return ok(told);
}

/** Rules between two posts are part of neither. */
function withoutRules(body: readonly string[]): readonly string[] {
  const end = body.findLastIndex((line) => line.trim() !== '' && !RULE.test(line));
  return body.slice(0, end + 1);
}

/** Words of forums around the name in a head: `Posted by`, `wrote:`. */
const AROUND = /^(?:re|by|from|posted|post|wrote|said|says|writes|schrieb|von|reply|on|at|originally|quote|#?\d{1,6})$/;

/** Knows heads of posts in forms that are not the one that is read. */
class Heads {
  private readonly names: readonly string[];

  constructor(names: readonly string[]) {
    this.names = [...new Set(names.map(fold))].filter((name) => name.length > 1);
  }

  /** @param author whose post the line would belong to: who signs with the own name begins none */
  looksLike(line: string, author: string): boolean {
    const words = fold(line.replace(/[*_[\]#»«•·|:,;()<>-]+/g, ' '));
    if (/^\s*>/.test(line) || line.length > 200 || words === '') return false;
    if (/^\s*[^|\n]{1,120}\|/.test(line) && this.names.includes(fold(line.split('|')[0] ?? ''))) return true;
    const named = this.names.find((name) => ` ${words} `.includes(` ${name} `));
    if (isTimed(line))
      return named !== undefined || words.split(' ').filter((word) => /^\p{L}{3,}$/u.test(word)).length <= 3;
    if (named === undefined || named === fold(author)) return false;
    const rest = ` ${words} `.replace(` ${named} `, ' ').trim();
    // A name alone, with what forums write around it.
    return rest === '' ? !/[*_[]/.test(line) : rest.split(' ').every((word) => AROUND.test(word));
  }
}

/** Whether a line tells a day and a time of day, in any form that forums have. */
function isTimed(line: string): boolean {
  if (!/\d/.test(line)) return false;
  const told = instantOf(line, { zone: 'UTC', order: 'mdy', now: '2026-01-01T00:00:00.000Z' });
  return 'at' in told || 'needs' in told;
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
