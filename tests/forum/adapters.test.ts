import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { boldTexts } from '@/lib/engine/declarations/bold';
import type { FoundPage, FoundPost } from '@/lib/features/forum/adapters/adapter';
import { readTopic } from '@/lib/features/forum/adapters/read';

/** Each sample is in its program's own markup; beside it stands the list of posts that a person finds in it. */
const FOLDER = 'tests/forum/samples';
const samples = readdirSync(FOLDER).filter((name) => !name.endsWith('.posts.json'));
const text = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');
const expected = (name: string): unknown => JSON.parse(text(name.replace(/\.[a-z]+$/, '.posts.json')));

/** A post without what it quotes, as one line of plain text; and its bold texts as the reader of orders takes them. */
function told({ text: body, ...post }: FoundPost) {
  const page = load(body, null, false);
  page('blockquote').remove();
  page('br, div, p').after(' ');
  const says = page.root().text().replace(/\s+/g, ' ').trim();
  return { ...post, says, bold: boldTexts(body).map((bold) => bold.text) };
}

function read(html: string): FoundPage {
  const result = readTopic(html);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

describe('a sample of each program is read as a person reads it:', () => {
  it.each(samples)('%s', (name) => {
    const { posts, ...page } = read(text(name));
    expect({ ...page, posts: posts.map(told) }).toEqual(expected(name));
  });
});
