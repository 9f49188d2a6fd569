import { mistake, ok, type Result } from '../../result';

/** Characters that a post holds at most. */
export const POST_LIMIT = 50_000;

/** What is said of a post that is longer. */
export const sayTooLong = (length: number): string =>
  `A post holds at most ${POST_LIMIT.toLocaleString('en')} characters, and this has ${length.toLocaleString('en')}.`;

/** A post has words, and not too many of them, whoever writes it. @returns `empty`, `too-long` */
export function checkText(text: string): Result<string> {
  if (text.trim() === '') return mistake('empty', 'There is nothing in the post yet.', { field: 'text' });
  if (text.length <= POST_LIMIT) return ok(text);
  return mistake('too-long', sayTooLong(text.length), { field: 'text', next: 'Post it in parts.' });
}
