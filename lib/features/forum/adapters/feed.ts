import { load } from 'cheerio';
import type { Element } from 'domhandler';
import { isTag } from 'domhandler';
import { mistake, ok, type Result } from '../../../result';
import type { FoundPage, FoundPost, When } from './adapter';
import { textOf } from './clean';
import { numberIn, spoken } from './dom';
import { cleanHtml } from './fragment';
import { MOST_CHARACTERS } from './page';
import { machineTime } from './when';

const MOST_ITEMS = 2000;

/** Whether a text is a feed: RSS, RDF or Atom. */
export const isFeed = (text: string): boolean =>
  /<(?:rss|feed|rdf:RDF)[\s>]/.test(text.slice(0, 2000)) && !/<html[\s>]/i.test(text.slice(0, 2000));

/**
 * The items of a feed as posts.
 * @returns `too-large`
 */
export function readFeed(text: string): Result<FoundPage> {
  if (text.length > MOST_CHARACTERS || text.split('<').length > MOST_CHARACTERS / 20) {
    return mistake('too-large', 'That feed is larger than any feed of a topic.');
  }
  const $ = load(text, { xml: { decodeEntities: true } }, false);
  const items = $<Element, string>('item, entry').toArray().slice(0, MOST_ITEMS);
  const channel = $<Element, string>('channel, feed').first().toArray()[0];
  const home = channel === undefined ? '' : linkOf(channel);
  const generator = channel === undefined ? '' : (say(channel, 'generator') ?? '');
  return ok({
    program: `feed${generator === '' ? '' : ` of ${generator.slice(0, 60)}`}`,
    host: URL.canParse(home) ? new URL(home).host : null,
    topic: numberIn(/[?&]t(?:id)?=(\d+)|\/topic\/(\d+)|\/t\/(?:[^/]+\/)?(\d+)/, home),
    title: channel === undefined ? null : say(channel, 'title'),
    ...{ page: null, zone: null, now: null },
    posts: items.map(readItem).toSorted((one, other) => timeOf(one).localeCompare(timeOf(other))),
  });
}

const timeOf = ({ when }: FoundPost): string => ('at' in when ? when.at : '');

function readItem(item: Element): FoundPost {
  const html = say(item, 'content:encoded', 'content', 'description', 'summary') ?? '';
  const published = timed(say(item, 'published', 'pubDate', 'dc:date', 'issued'));
  const updated = timed(say(item, 'updated', 'modified'));
  const text = cleanHtml(withoutFoot(html));
  const when = published ?? updated ?? { words: '' };
  const changed = published !== null && updated !== null && JSON.stringify(updated) !== JSON.stringify(published);
  return {
    id: idOf(item),
    author: authorOf(item),
    guest: false,
    when,
    edited: changed ? updated : null,
    text: text ?? '',
    state: text === null ? 'hidden' : 'shown',
  };
}

const named = (item: Element, name: string): Element | undefined =>
  item.children.filter(isTag).find((child) => child.name.toLowerCase() === name.toLowerCase());

/** The text of the first child of one of some names. */
function say(item: Element, ...names: readonly string[]): string | null {
  for (const name of names) {
    const child = named(item, name);
    if (child !== undefined) return textOf(child).trim();
  }
  return null;
}

function linkOf(item: Element): string {
  const links = item.children.filter(isTag).filter((child) => child.name === 'link');
  const whole = links.find(({ attribs }) => (attribs.rel ?? 'alternate') === 'alternate' && attribs.href !== undefined);
  return (whole?.attribs.href ?? links.map((link) => textOf(link).trim()).find((text) => text !== '') ?? '').trim();
}

/** The post's own number where its address has one, as its page has it too; else what the feed calls it. */
function idOf(item: Element): string | null {
  const link = linkOf(item);
  const guid = say(item, 'guid', 'id') ?? '';
  const discourse = /\/t\/(?:[^/]+\/)?(\d+)\/(\d+)/.exec(link) ?? /post-(\d+)-(\d+)$/.exec(guid);
  if (discourse) return `${discourse[1]}#${discourse[2]}`;
  const number = numberIn(
    /(?:[?&](?:p|pid|post)=|\/posts?\/|#(?:p|pid|post|post-|msg|entry|findComment-|comment-))(\d+)(?:\D|$)/,
    link,
    guid,
  );
  return number ?? (guid || link || null);
}

/** `Name`, `mail (Name)`, or a link to a profile with the name as its text. */
function authorOf(item: Element): string {
  const own = named(item, 'author');
  const name = say(item, 'dc:creator') ?? (own === undefined ? null : (say(own, 'name') ?? textOf(own))) ?? '';
  const plain = /<[a-z]/i.test(name) ? load(name, null, false).root().text() : name;
  const parenthesis = /^\S+@\S+\s+\((.+)\)$/.exec(plain.trim());
  return (parenthesis?.[1] ?? plain).replace(/\s+/g, ' ').trim().slice(0, 120);
}

function timed(text: string | null): When | null {
  if (text === null || text === '') return null;
  const at = machineTime(text);
  return at === null ? spoken(text) : { at };
}

/** phpBB ends each item with a rule and who posted it. */
const withoutFoot = (html: string): string =>
  html.replace(
    /<p>[^<]{0,60}<a [^>]{0,300}memberlist\.php[^>]{0,300}>[^<]{0,120}<\/a>[^<]{0,120}<\/p>\s*<hr\s*\/?>\s*$/i,
    '',
  );
