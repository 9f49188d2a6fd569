import { distance } from 'fastest-levenshtein';
import { styleEffect } from './style';

/** What a tag does to the text within it. The tables are all that the reader knows of HTML and BBCode. */
export interface TagEffect {
  /** Makes its text bold, or not bold; absent: as around it. */
  readonly bold?: boolean;
  /** Its text is no statement of the poster's: another's words, code, or what hangs below every post. */
  readonly hides?: 'quote' | 'code' | 'signature';
  /** It is bold as a title is. */
  readonly title?: boolean;
  /** It is a cell of a table: what is open in it ends with it. */
  readonly cell?: boolean;
  /** Its text is struck out. */
  readonly struck?: boolean;
  /** It stands in a block of its own: bold on either side of its edge is two texts, not one. */
  readonly block?: boolean;
}

const PLAIN: TagEffect = {};
const BOLD: TagEffect = { bold: true };
const STRUCK: TagEffect = { struck: true };
const BLOCK: TagEffect = { block: true };
const CELL: TagEffect = { block: true, cell: true };
const QUOTE: TagEffect = { hides: 'quote', block: true };
const CODE: TagEffect = { hides: 'code' };
const SIGNATURE: TagEffect = { hides: 'signature', block: true };

const named = (effect: TagEffect, names: string): [string, TagEffect][] =>
  names.split(' ').map((name) => [name, effect]);

const HTML = new Map<string, TagEffect>([
  ...named(BOLD, 'b strong'),
  ...named(STRUCK, 's del strike'),
  ...named(QUOTE, 'blockquote q'),
  ...named(CODE, 'code kbd samp tt xmp script style textarea title template noscript iframe noembed noframes svg math'),
  ['pre', { hides: 'code', block: true }],
  ...named(
    BLOCK,
    'p div li ul ol dl dt dd table thead tbody tfoot tr section article header ' +
      'footer aside main nav details summary fieldset legend figure figcaption center address form body',
  ),
  ...named(CELL, 'td caption'),
  ['th', { ...CELL, bold: true, title: true }],
  ...named({ block: true, bold: true, title: true }, 'h1 h2 h3 h4 h5 h6'),
]);

const BBCODE = new Map<string, TagEffect>([
  ...named(BOLD, 'b strong'),
  ...named(STRUCK, 's strike del'),
  ...named(QUOTE, 'quote'),
  ...named({ hides: 'code', block: true }, 'code php html pre'),
  ...named(CODE, 'icode inlinecode noparse nobbc plain img attachment video youtube media'),
  ...named(SIGNATURE, 'sig signature'),
  ...named(BLOCK, 'center left right justify align list indent table tr'),
  ...named(CELL, 'td th'),
  ...named(
    PLAIN,
    'i em u color colour size font url email user sub sup spoiler hide highlight bg shadow glow ins ooc anchor background abbr',
  ),
]);

/** Elements that hold nothing. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Of these, the ones that end a block. */
const RULES = new Set(['hr']);

export const isVoid = (name: string): boolean => VOID.has(name);
export const isRule = (name: string): boolean => RULES.has(name);

/** Names of classes and ids under which programs show quotes; what only has to do with quoting, such as a button, is none. */
const QUOTE_NAME = /quote/i;
const NO_QUOTE = /select|multi|button|btn|link|able|can-?quote|no-?quote|unquote|reply|action|control|trigger/i;
const SIGNATURE_NAME =
  /^(?!has|with|no|show|hide).*signature|(?:^|[-_])sig(?:$|[-_]|\d)|^(?:user|post|member|forum)sig$/i;
/** What a program itself says below a post. */
const SYSTEM_NAME =
  /^(?:message-|post-?)?last-?edit(?:ed)?|edited-?by|^edit-?(?:note|info|ed)$|^post_edit$|^modified$/i;

/** The attributes that can change what a tag does. */
export interface Attributes {
  readonly style: string;
  readonly class: string;
  readonly id: string;
}
export const NO_ATTRIBUTES: Attributes = { style: '', class: '', id: '' };

/** What an HTML element does, by its name (in small letters), style, class and id. */
export function htmlEffect(name: string, attributes: Attributes): TagEffect {
  const effect = HTML.get(name) ?? PLAIN;
  if (attributes === NO_ATTRIBUTES || effect.hides !== undefined) return effect;
  if (attributes.class !== '' || attributes.id !== '') {
    for (const label of `${attributes.class} ${attributes.id}`.split(/\s+/)) {
      if (SIGNATURE_NAME.test(label) || SYSTEM_NAME.test(label)) return SIGNATURE;
      if (QUOTE_NAME.test(label) && !NO_QUOTE.test(label)) return effect.cell ? { ...QUOTE, cell: true } : QUOTE;
    }
  }
  if (attributes.style === '') return effect;
  const { bold, struck } = styleEffect(attributes.style);
  if (bold === undefined && struck === undefined) return effect;
  const { bold: own, ...rest } = effect;
  const weight = bold === undefined ? own : bold === 'around' ? undefined : bold;
  return { ...rest, ...(weight === undefined ? {} : { bold: weight }), ...(struck === undefined ? {} : { struck }) };
}

const HEADING = /^h[1-6]$/;
/** Whether the end of one element ends the other: that of any heading does. */
export const endsAlike = (one: string, other: string): boolean =>
  one === other || (HEADING.test(one) && HEADING.test(other));

/** Elements that end where the next one of their kind begins, as items of a list do. */
const KINDS: readonly RegExp[] = [/^li$/, /^d[dt]$/, /^tr$/, HEADING];
export const endsBefore = (one: string, next: string): boolean =>
  KINDS.some((kind) => kind.test(one) && kind.test(next));

/** HTML elements that stay open beyond the end of the block that they were opened in, until their own end tag. */
const FORMATTING = new Set('b strong i em u s strike small big font tt nobr a'.split(' '));
export const isFormatting = (name: string): boolean => FORMATTING.has(name);

/** A slip for `quote`, which would show or hide what it should not. */
export function isMisspeltQuote(name: string): boolean {
  if (name.length < 4 || name.length > 7 || bbcodeEffect(name) !== undefined) return false;
  return distance(name, 'quote') === 1 || (name.length === 5 && [...name].sort().join('') === 'eoqtu');
}

/** What a BBCode tag does; undefined: no tag, but words in square brackets. */
export const bbcodeEffect = (name: string): TagEffect | undefined => BBCODE.get(name);
