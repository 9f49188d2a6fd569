import { type AnyNode, type Element, isTag } from 'domhandler';
import type { FoundPost, PageAdapter } from './adapter';
import { cleanBody, textOf } from './clean';
import { firstWords, spoken, topicIn } from './dom';
import { hostOf, type SavedPage } from './page';

const PROFILE = /member\.php\?.*action=profile|(?:^|\/)user-\d+/i;

/** MyBB 1.8, a topic as it is printed: no ids, and often no time of day. */
export const mybbPrint: PageAdapter = {
  name: 'MyBB 1.8, printed',
  knows: (page) => cells(page).length > 0,
  read: (page) => ({
    host: hostOf(page, 'a[href*="member.php"]', 'a[href*="user-"]'),
    topic: topicIn(page, /[?&]tid=(\d+)/, '.largetext a'),
    title: firstWords(page.$('body'), '.largetext a', '.largetext') || null,
    posts: cells(page).flatMap(readPost),
  }),
};

/** Posts are parted by a rule that no post can write: the ones in posts have a class. */
const isRule = (node: AnyNode): boolean =>
  isTag(node) && node.name === 'hr' && node.attribs.size === '1' && (node.attribs.class ?? '') === '';

function cells({ $ }: SavedPage): AnyNode[][] {
  if ($('.largetext a[href]').length === 0 || $('div.post, .post_body').length > 0) return [];
  const cell = $<Element, string>('td')
    .toArray()
    .find((td) => td.children.some(isRule));
  const parts: AnyNode[][] = [];
  for (const node of cell?.children ?? []) {
    if (isRule(node)) parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts.filter((part) => headOf(part) !== null);
}

/** `<strong>Subject</strong> - <a>Author</a> - <strong>Date</strong>` */
function headOf(part: readonly AnyNode[]): { author: Element | null; name: string; date: Element; end: number } | null {
  const tags = part.flatMap((node, at) => (isTag(node) ? [{ node, at }] : []));
  const [subject, second, third] = tags;
  if (subject?.node.name !== 'strong') return null;
  if (second?.node.name === 'a' && third?.node.name === 'strong' && PROFILE.test(second.node.attribs.href ?? '')) {
    return { author: second.node, name: textOf(second.node), date: third.node, end: third.at };
  }
  if (second?.node.name !== 'strong') return null;
  const between = part
    .slice(subject.at + 1, second.at)
    .map(textOf)
    .join('');
  return { author: null, name: between.replace(/^\s*-\s*|\s*-\s*$/g, ''), date: second.node, end: second.at };
}

function readPost(part: AnyNode[]): FoundPost[] {
  const head = headOf(part);
  if (head === null) return [];
  return [
    {
      id: null,
      author: head.name.replace(/\s+/g, ' ').trim().slice(0, 120),
      guest: head.author === null,
      when: spoken(textOf(head.date)) ?? { words: '' },
      edited: null,
      text: trimBreaks(cleanBody(part.slice(head.end + 1))),
      state: 'shown',
    },
  ];
}

const trimBreaks = (html: string): string => html.replace(/^(?:<br>\s*){1,4}/, '').replace(/(?:\s*<br>){1,4}$/, '');
