import { type AnyNode, type Element, hasChildren, isTag, isText } from 'domhandler';
import { escapeHtml } from '../../../engine/markup/html';
import { own as ownOf } from '../../../engine/rules/kernel/key';

/**
 * A post's body as clean HTML: the same whether it comes from a saved page or from the forum's own payload, so that two
 * looks at one post can be compared. Quotes are `blockquote`, code is `pre` or `code`, and text that only looks like marks of
 * BBCode or Markdown is kept from being read as such: in HTML it is just text.
 */
export function cleanBody(nodes: readonly AnyNode[], options: CleanOptions = {}): string {
  const length = lengthOf(nodes);
  // No journal takes that much: whoever saves it says so.
  if (length > MOST) return nodes.map(textOf).join('').slice(0, MOST);
  return tidy(inner(nodes, { ...options, pre: false }));
}

const MOST = 400_000;

const lengthOf = (nodes: readonly AnyNode[]): number =>
  nodes.reduce(
    (sum, node) => sum + (isText(node) ? node.data.length : hasChildren(node) ? lengthOf(node.children) : 0),
    0,
  );

export interface CleanOptions {
  /** What is no part of the post: notes on edits, signatures, buttons. */
  readonly drop?: (element: Element) => boolean;
  /** What is another's words, where the program has a form of its own for them. */
  readonly quote?: (element: Element) => boolean;
}
interface Within extends CleanOptions {
  readonly pre: boolean;
}

const UNSEEN = new Set(
  (
    'script style noscript template iframe object embed svg math canvas audio video img picture map button input select ' +
    'textarea option form-associated link meta title head dialog'
  ).split(' '),
);
const KEPT = new Set(
  'b strong i em u s del strike ins blockquote ul ol li table tbody thead tr td th h1 h2 h3 h4 h5 h6 sub sup q kbd samp tt'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'p div section article header footer aside main center dl dt dd details summary figure figcaption address fieldset legend form caption tfoot nav'.split(
    ' ',
  ),
);

/** Quotes, by the classes that the programs give them. */
const QUOTE =
  /^(?:quote|quote-?box|quoted|quotemain|quotebox|quote-container|bbcode_quote|bbcodequote|bbcodeblock--quote|ipsquote|ipsBlockquote|mycode_quote|woltlab-?quote|source-quote|uncited|messageQuote|onebox|quotecontent|citation)$/i;
/** Headings and feet of quotes and code that stand beside them. */
const AROUND = /^(?:quoteheader|quotefooter|codeheader|topslice_quote|botslice_quote|quotetop|codetop)$/i;
const CODE =
  /^(?:codeblock|codebox|bbcode_code|bbcodecode|bbcodeblock--code|ipscode|bbc_code|codemain|code-container|phpcodeblock)$/i;
const IDS: Readonly<Record<string, 'quote' | 'code'>> = {
  QUOTE: 'quote',
  'QUOTE-WRAP': 'quote',
  CODE: 'code',
  'CODE-WRAP': 'code',
};

function inner(nodes: readonly AnyNode[], within: Within): string {
  let html = '';
  for (const node of nodes) {
    if (isText(node)) html += within.pre ? escapeText(node.data) : escapeText(node.data.replace(/\s+/g, ' '));
    else if (isTag(node)) html += element(node, within);
  }
  return html;
}

function element(node: Element, within: Within): string {
  const { name } = node;
  if (UNSEEN.has(name) || within.drop?.(node) === true) return '';
  if (name === 'br') return '<br>\n';
  if (name === 'hr') return '\n<hr>\n';
  const classes = (node.attribs.class ?? '').split(/\s+/);
  if (classes.some((one) => AROUND.test(one))) return '';
  const kind = within.quote?.(node) === true ? 'quote' : kindOf(node, classes);
  if (kind === 'quote') return `\n<blockquote>${inner(node.children, within)}</blockquote>\n`;
  if (kind === 'code') return `\n<pre>${escapeText(textOf(node))}</pre>\n`;
  if (name === 'pre') return `\n<pre>${escapeText(textOf(node))}</pre>\n`;
  if (name === 'code') return `<code>${escapeText(textOf(node))}</code>`;
  const held = inner(node.children, within);
  if (name === 'a') return link(node, held);
  const look = lookOf(node);
  if (held.trim() === '') return BLOCKS.has(name) ? '\n' : held === '' ? '' : ' ';
  const dressed = look === '' ? held : `<span style="${look}">${held}</span>`;
  if (KEPT.has(name)) {
    const open = `<${name}>${dressed}</${name}>`;
    return INLINE.has(name) ? open : `\n${open}\n`;
  }
  return BLOCKS.has(name) ? `\n<div>${dressed}</div>\n` : dressed;
}

const INLINE = new Set('b strong i em u s del strike ins sub sup q kbd samp tt td th'.split(' '));

function kindOf(node: Element, classes: readonly string[]): 'quote' | 'code' | null {
  if (node.name === 'blockquote') return 'quote';
  const own = ownOf(IDS, node.attribs.id ?? '');
  if (own !== undefined) return own;
  if (node.attribs['data-ipsquote'] !== undefined) return 'quote';
  if (classes.some((one) => QUOTE.test(one))) return 'quote';
  return classes.some((one) => CODE.test(one)) ? 'code' : null;
}

/** What of an element's style decides whether its words are said in bold, or struck out. */
function lookOf({ attribs }: Element): string {
  const style = attribs.style ?? '';
  if (style === '') return '';
  const found: string[] = [];
  const weight = /(?:^|;)\s*font-weight\s*:\s*(bold|bolder|normal|lighter|[1-9]00)\b/i.exec(style)?.[1];
  if (weight !== undefined) found.push(`font-weight: ${weight.toLowerCase()}`);
  if (/(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*line-through/i.test(style))
    found.push('text-decoration: line-through');
  return found.join('; ');
}

function link({ attribs }: Element, held: string): string {
  const href = attribs.href ?? '';
  const whole = /^https?:\/\//i.test(href) && href.length <= 500 && URL.canParse(href);
  return whole && held.trim() !== '' ? `<a href="${escapeHtml(new URL(href).href)}">${held}</a>` : held;
}

/** The text of an element, with its line breaks. */
export function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (isTag(node) && node.name === 'br') return '\n';
  if (isTag(node) && (node.name === 'script' || node.name === 'style')) return '';
  return hasChildren(node) ? node.children.map(textOf).join('') : '';
}

/** Text as it stands in HTML; marks of BBCode and Markdown become characters like any other. */
const escapeText = (text: string): string =>
  escapeHtml(text).replace(/[[\]*_`~]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const tidy = (html: string): string =>
  html
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** What two versions of a post are compared by: without links, and however its spaces and line breaks are written. */
export const essence = (text: string): string =>
  text
    .replace(/<\/?(?:a|div|p|span|tbody)(?:\s[^<>]*)?>/gi, ' ')
    .replace(/&nbsp;|&#160;|\u00a0/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?[a-z0-9]+>) ?/g, '$1')
    .trim();
