import type { Cheerio } from 'cheerio';
import { type AnyNode, type Element, isTag } from 'domhandler';
import type { FoundPost, When } from './adapter';
import { type CleanOptions, cleanBody, textOf } from './clean';
import { BODIES, type SavedPage } from './page';

/** What adapters share in finding their way through a page. */

export type Found = Cheerio<Element>;

/** One line of an element's text; of none, ''. */
export const words = (found: Cheerio<AnyNode>): string =>
  found.toArray().map(textOf).join(' ').replace(/\s+/g, ' ').trim();

/** The text of the first that a selector finds and that has any. */
export function firstWords(within: Found, ...selectors: readonly string[]): string {
  for (const selector of selectors) {
    for (const node of within.find(selector).toArray()) {
      const text = textOf(node).replace(/\s+/g, ' ').trim();
      if (text !== '') return text;
    }
  }
  return '';
}

/** The text of an element without that of some within it. */
export function wordsWithout(found: Found, selector: string): string {
  const copy = found.clone();
  copy.find(selector).remove();
  return words(copy);
}

/**
 * The posts of a page: what a selector finds, but nothing that stands within a post's own body. Nobody’s words begin
 * another’s post.
 */
export function postsOf({ $ }: SavedPage, selector: string, bodies: string): Found[] {
  return $<Element, string>(selector)
    .toArray()
    .map((element) => $(element))
    .filter((element) => element.parents(bodies).length === 0);
}

/**
 * The post around a body: the nearest element above it that holds what `beside` finds, and no other body.
 * @returns null: there is none
 */
export function around(page: SavedPage, body: Found, bodies: string, beside: string): Found | null {
  for (const element of body.parents().toArray()) {
    const above = page.$(element);
    if (above.find(bodies).length > 1) return null;
    if (above.find(beside).length > 0) return above;
  }
  return null;
}

/** A time from an attribute of the first element that has it: seconds, milliseconds, or ISO with a zone. */
export function stamped(found: Found, attribute: string, unit: 's' | 'ms' | 'iso'): When | null {
  const value = found.filter(`[${attribute}]`).first().attr(attribute)?.trim() ?? '';
  if (unit === 'iso') return value === '' ? null : spoken(value);
  if (!/^\d{9,14}$/.test(value)) return null;
  return { at: new Date(Number(value) * (unit === 's' ? 1000 : 1)).toISOString() };
}

/** ISO with a zone is an instant; all else is words. */
export function spoken(text: string): When | null {
  const value = text.replace(/\s+/g, ' ').trim();
  if (value === '') return null;
  const whole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/.test(value);
  const time = whole ? Date.parse(value.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')) : Number.NaN;
  return Number.isNaN(time) ? { words: value.slice(0, 120) } : { at: new Date(time).toISOString() };
}

/** The first group of a pattern that it finds in some texts. */
export function numberIn(pattern: RegExp, ...texts: readonly (string | undefined)[]): string | null {
  for (const text of texts) {
    const found = pattern
      .exec(text ?? '')
      ?.slice(1)
      .find((group) => group !== undefined);
    if (found !== undefined) return found;
  }
  return null;
}

export interface Parts extends CleanOptions {
  readonly id: string | null;
  readonly author: string;
  readonly guest?: boolean;
  readonly when: When | null;
  readonly edited?: When | null;
  readonly state?: FoundPost['state'];
}

const MOST_NAME = 120;

/** A post of its parts. @param body what holds its words; empty: the page does not show them */
export function post(
  body: Found,
  { id, author, guest = false, when, edited = null, state = 'shown', ...clean }: Parts,
): FoundPost {
  const text = state === 'deleted' ? '' : cleanBody(body.contents().toArray(), clean);
  return {
    ...{ id, author: author.replace(/\s+/g, ' ').trim().slice(0, MOST_NAME), guest, edited, text },
    when: when ?? { words: '' },
    state: state === 'shown' && body.length === 0 ? 'hidden' : state,
  };
}

/** Whether an element has one of some classes. */
export const hasClass = (...names: readonly string[]) => {
  const wanted = new Set(names);
  return (element: Element): boolean => (element.attribs.class ?? '').split(/\s+/).some((one) => wanted.has(one));
};

/** The topic's name in an address: what a pattern finds in the page's own, or in the links that a selector finds. */
export function topicIn({ $, url }: SavedPage, pattern: RegExp, links: string): string | null {
  const hrefs = $(links)
    .toArray()
    .slice(0, 200)
    .filter((node) => $(node).closest(BODIES).length === 0)
    .map((node) => (isTag(node) ? (node.attribs.href ?? node.attribs.value ?? '') : ''));
  return numberIn(pattern, url?.href, ...hrefs);
}

/** `2 of 5`, from a page number that is marked as the present one and the largest that is linked. */
export function pageIn({ $ }: SavedPage, current: string, links: string): { number: number; of: number } | null {
  const number = Number(words($(current).first()));
  if (!Number.isInteger(number) || number < 1 || words($(current).first()) === '') return null;
  const others = $(links)
    .toArray()
    .slice(0, 60)
    .map((node) => Number(textOf(node).trim()))
    .filter((one) => Number.isInteger(one) && one > 0 && one < 100_000);
  return { number, of: Math.max(number, ...others) };
}
