import { type CheerioAPI, load } from 'cheerio';
import { type Document, isTag } from 'domhandler';
import { Tokenizer } from 'htmlparser2';
import { parse } from 'parse5';
import { type Htmlparser2TreeAdapterMap, adapter as tree } from 'parse5-htmlparser2-tree-adapter';
import { mistake, ok, type Result } from '../../../result';

/** Characters of one page: the longest topic pages with everything inlined stay below. */
export const MOST_CHARACTERS = 12_000_000;
const MOST_NODES = 200_000;
const MOST_DEPTH = 400;
const MOST_ATTRIBUTES = 500;

/** A page that was parsed as a browser parses it. */
export interface SavedPage {
  readonly $: CheerioAPI;
  /** Where it was saved from, if it tells. */
  readonly url: URL | null;
  /** When it was saved, if the program that saved it or the server wrote that down (ISO). */
  readonly savedAt: string | null;
  /** `meta name=generator`, in small letters. */
  readonly generator: string;
}

class TooMuch extends Error {}

/**
 * Parses a page by the HTML standard. Hostile pages are refused before they cost anything: by their length, by attributes
 * that are counted beforehand, and by elements and depth that are counted while the tree grows.
 * @returns `too-large`
 */
export function parsePage(html: string, given: { url?: string; savedAt?: string } = {}): Result<SavedPage> {
  if (html.length > MOST_CHARACTERS) {
    return tooMuch(`more than ${(MOST_CHARACTERS / 1e6).toFixed(0)} million characters`);
  }
  const { tags, attributes } = counted(html);
  if (tags > MOST_NODES) return tooMuch(`more than ${MOST_NODES.toLocaleString('en')} elements`);
  if (attributes > MOST_ATTRIBUTES) return tooMuch(`an element with more than ${MOST_ATTRIBUTES} attributes`);
  try {
    const $ = load(grow(html));
    return ok({
      $,
      url: addressOf($, html, given.url),
      savedAt: given.savedAt ?? savedDate(html),
      generator: ($('meta[name="generator" i]').attr('content') ?? '').toLowerCase(),
    });
  } catch (error) {
    if (error instanceof TooMuch) return tooMuch(error.message);
    throw error;
  }
}

const tooMuch = (what: string): Result<never> =>
  mistake('too-large', `It holds ${what}: no page of a topic does.`, {
    next: 'Save the topic’s pages one by one, or paste the posts as text.',
  });

/** How many tags there are, and the most attributes that one has: a parser compares each with all before it. */
function counted(html: string): { tags: number; attributes: number } {
  let tags = 0;
  let most = 0;
  let count = 0;
  const nothing = () => {};
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname: () => {
        tags += 1;
        count = 0;
      },
      onattribname: () => {
        count += 1;
        if (count > most) most = count;
      },
      ...{ onattribdata: nothing, onattribentity: nothing, onattribend: nothing, onopentagend: nothing },
      ...{ onselfclosingtag: nothing, onclosetag: nothing, ontext: nothing, ontextentity: nothing },
      ...{ oncomment: nothing, oncdata: nothing, ondeclaration: nothing, onprocessinginstruction: nothing },
      onend: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return { tags, attributes: most };
}

function grow(html: string): Document {
  let nodes = 0;
  let depth = 0;
  const count = () => {
    nodes += 1;
    if (nodes > MOST_NODES) throw new TooMuch(`more than ${MOST_NODES.toLocaleString('en')} elements`);
  };
  return parse<Htmlparser2TreeAdapterMap>(html, {
    treeAdapter: {
      ...tree,
      createElement: (name, namespace, attributes) => {
        count();
        return tree.createElement(name, namespace, attributes);
      },
      createCommentNode: (data) => {
        count();
        return tree.createCommentNode(data);
      },
      onItemPush: () => {
        depth += 1;
        if (depth > MOST_DEPTH) throw new TooMuch(`elements more than ${MOST_DEPTH} deep within each other`);
      },
      onItemPop: () => {
        depth -= 1;
      },
    },
  });
}

const SAVED_FROM = /<!--\s*saved from url=\(\d+\)(\S+)\s*-->/i;
const SINGLE_FILE =
  /<!--\s*Page saved with SingleFile[\s\S]{0,40}?url:\s*(\S+)[\s\S]{0,40}?saved date:\s*([^\n]{1,80})/i;

const HTTRACK =
  /<!--\s*Mirrored from (\S+) by HTTrack[^>]{0,80}?, (\w{3}, \d{1,2} \w{3} \d{4} \d\d:\d\d:\d\d GMT)\s*-->/i;

/** Browsers and their helpers write down where a page came from; else the page itself may. */
function addressOf($: CheerioAPI, html: string, given: string | undefined): URL | null {
  const head = html.slice(0, 4000);
  const mirrored = HTTRACK.exec(head)?.[1];
  const told = [
    given,
    SINGLE_FILE.exec(head)?.[1],
    SAVED_FROM.exec(head)?.[1],
    mirrored === undefined ? undefined : `http://${mirrored.replace(/^https?:\/\//, '')}`,
    $('link[rel~="canonical" i]').attr('href'),
    $('meta[property="og:url"]').attr('content'),
    $('base[href]').attr('href'),
  ];
  for (const address of told) {
    if (address !== undefined && /^https?:\/\//i.test(address) && URL.canParse(address)) return new URL(address);
  }
  return null;
}

function savedDate(html: string): string | null {
  const head = html.slice(0, 4000);
  const words = SINGLE_FILE.exec(head)?.[2]?.replace(/\s*\(.*$/, '') ?? HTTRACK.exec(head)?.[2];
  const time = words === undefined ? Number.NaN : Date.parse(words);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Where people's own words stand, in any program: links in them tell nothing of the page. */
export const BODIES =
  '.content, .post_body, .bbWrapper, .messageText, .postcontent, [id^="post_message_"], .postcolor, .inner[id^="msg_"], .cooked, ' +
  '.post[itemprop="text"], [component="post/content"], [data-role="commentContent"], .message > div, .msg_body, ' +
  '.j-comment-body-container, .forum-post-body-content, .js-post__content-text, .signature, .message-signature, .messageSignature';

/** The first whole address among the links that a selector finds outside of people's own words. */
export function hostOf({ $, url }: SavedPage, ...selectors: readonly string[]): string | null {
  if (url !== null) return url.host;
  for (const selector of selectors) {
    for (const element of $(selector).toArray().slice(0, 200)) {
      if ($(element).closest(BODIES).length > 0) continue;
      const href = isTag(element) ? (element.attribs.href ?? '') : '';
      if (/^https?:\/\//i.test(href) && URL.canParse(href)) return new URL(href).host;
    }
  }
  return null;
}
