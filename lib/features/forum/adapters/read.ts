import { inList } from '../../../engine/rules/kernel/say';
import { mistake, ok, type Result } from '../../../result';
import type { FoundPage, JsonAdapter, PageAdapter, Told } from './adapter';
import { curse } from './curse';
import { discord } from './discord';
import { discourseJson } from './discourse-json';
import { discoursePage } from './discourse-page';
import { isFeed, readFeed } from './feed';
import { gamefaqs } from './gamefaqs';
import { invision4 } from './invision4';
import { jcink } from './jcink';
import { mybb } from './mybb';
import { mybbPrint } from './mybb-print';
import { nodebbJson } from './nodebb-json';
import { nodebbPage } from './nodebb-page';
import { MOST_CHARACTERS, parsePage } from './page';
import { phpbb } from './phpbb';
import { phpbbSubsilver } from './phpbb-subsilver';
import { proboards } from './proboards';
import { reddit } from './reddit';
import { smf } from './smf';
import { vbulletin3 } from './vbulletin3';
import { vbulletin4 } from './vbulletin4';
import { vbulletin5 } from './vbulletin5';
import { woltlab } from './woltlab';
import { xenforo1 } from './xenforo1';
import { xenforo2 } from './xenforo2';

/** Programs by the marks of their pages: those whose marks are their own alone come first. */
const PAGES: readonly PageAdapter[] = [
  ...[xenforo2, xenforo1, nodebbPage, discoursePage, invision4, vbulletin5, woltlab, curse, gamefaqs, proboards],
  ...[smf, mybb, phpbb, phpbbSubsilver, vbulletin4, vbulletin3, jcink, mybbPrint],
];
const PAYLOADS: readonly JsonAdapter[] = [discourseJson, discord, reddit, nodebbJson];

/** What all of them are called. */
export const PROGRAMS: readonly string[] = [...new Set([...PAGES, ...PAYLOADS].map(({ name }) => name)), 'RSS', 'Atom'];

export interface Given {
  /** Where it came from. */
  readonly url?: string;
  /** When it was fetched or saved (ISO): what “Today” is measured by. */
  readonly savedAt?: string;
}

/**
 * Reads a page, a payload or a feed by its own marks.
 * @returns `empty`, `too-large`, `not-json`, `no-posts` (of a known program), `unknown-program`
 */
export function readTopic(text: string, given: Given = {}): Result<FoundPage> {
  const trimmed = text.replace(/^\uFEFF/, '').trimStart();
  if (trimmed.trim() === '') return mistake('empty', 'It is empty.');
  if (text.length > MOST_CHARACTERS) return parsed(text, given);
  if (/^[[{]/.test(trimmed)) {
    const json = payload(trimmed, given);
    // BBCode begins with a bracket as well.
    if (json !== null) return json;
  }
  if (isFeed(trimmed)) {
    const feed = readFeed(trimmed);
    return withPosts(feed.ok ? ok(whole(feed.value.program, feed.value, null)) : feed);
  }
  return parsed(text, given);
}

function parsed(text: string, given: Given): Result<FoundPage> {
  const page = parsePage(text, given);
  if (!page.ok) return page;
  const adapter = PAGES.find(({ knows }) => knows(page.value));
  if (adapter === undefined) return unknown();
  return withPosts(ok(whole(adapter.name, adapter.read(page.value), page.value.savedAt)));
}

function payload(text: string, { url }: Given): Result<FoundPage> | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text.startsWith('{') ? mistake('not-json', 'It begins as JSON and breaks off: save it whole.') : null;
  }
  for (const { name, read } of PAYLOADS) {
    const told = read(value);
    if (told === null) continue;
    const host = told.host ?? (url !== undefined && URL.canParse(url) ? new URL(url).host : null);
    return withPosts(ok(whole(name, { ...told, host }, null)));
  }
  return unknown();
}

const whole = (program: string, told: Told, savedAt: string | null): FoundPage => ({
  program,
  ...{ host: null, page: null, zone: null },
  ...told,
  topic: told.topic?.slice(0, 200) ?? null,
  title: told.title == null ? null : written(told.title.slice(0, 200)),
  posts: told.posts.map((post) => ({
    ...post,
    id: post.id === null ? null : written(post.id.slice(0, 400)),
    author: written(post.author),
    text: written(post.text),
  })),
  now: told.now ?? (savedAt === null ? null : { at: savedAt }),
});

/** Without what no text of the database holds. */
const written = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');

const withPosts = (read: Result<FoundPage>): Result<FoundPage> =>
  read.ok && read.value.posts.length === 0
    ? mistake('no-posts', `It is of ${read.value.program}, and there is no post in it.`, {
        next: 'Save the page of the topic itself, with its posts on it.',
      })
    : read;

const unknown = (): Result<never> =>
  mistake('unknown-program', 'No forum program that is known here makes such pages.', {
    next: `Known are ${inList(PROGRAMS)}. Posts can also be pasted as text.`,
  });
