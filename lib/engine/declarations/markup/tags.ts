/** What a tag does to the text within it. The tables are all that the reader knows of HTML and BBCode. */
export interface TagEffect {
  /** Makes its text bold, or not bold; absent: as around it. */
  readonly bold?: boolean;
  /** Its text is no statement of the poster's: another's words, code, or what hangs below every post. */
  readonly hides?: 'quote' | 'code' | 'signature';
  /** Its text is struck out. */
  readonly struck?: boolean;
  /** It stands in a block of its own: bold on either side of its edge is two texts, not one. */
  readonly block?: boolean;
}

const PLAIN: TagEffect = {};
const BOLD: TagEffect = { bold: true };
const STRUCK: TagEffect = { struck: true };
const BLOCK: TagEffect = { block: true };
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
    'p div li ul ol dl dt dd table caption thead tbody tfoot tr td th h1 h2 h3 h4 h5 h6 section article header ' +
      'footer aside main nav details summary fieldset legend figure figcaption center address form body',
  ),
]);

const BBCODE = new Map<string, TagEffect>([
  ...named(BOLD, 'b strong'),
  ...named(STRUCK, 's strike'),
  ...named(QUOTE, 'quote'),
  ...named({ hides: 'code', block: true }, 'code php html pre'),
  ...named(CODE, 'icode inlinecode noparse nobbc plain img attachment video youtube media'),
  ...named(SIGNATURE, 'sig signature'),
  ...named(BLOCK, 'center left right justify align list indent table tr td th'),
  ...named(PLAIN, 'i em u color colour size font url email user sub sup spoiler hide highlight bg shadow glow'),
]);

/** Elements that hold nothing. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Of these, the ones that end a block. */
const RULES = new Set(['hr']);

export const isVoid = (name: string): boolean => VOID.has(name);
export const isRule = (name: string): boolean => RULES.has(name);

const WEIGHT = /(?:^|;)\s*font(?:-weight)?\s*:\s*(?:[^;]{0,80}\s)?(bold|bolder|normal|lighter|[1-9]00)\b/i;
const QUOTE_CLASS = /(?:^|\s)(?:quote[\w-]*|quoted|blockquote|[\w-]+[-_]quote)(?=\s|$)/i;
const SIGNATURE_NAME = /signature/i;
const SIGNATURE_PART = /(?:^|\s)sig(?:[-_]text|\d+)(?=\s|$)/i;

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
  const label = `${attributes.class} ${attributes.id}`;
  if (SIGNATURE_NAME.test(label) || SIGNATURE_PART.test(label)) return SIGNATURE;
  if (QUOTE_CLASS.test(attributes.class)) return QUOTE;
  const weight = WEIGHT.exec(attributes.style)?.[1]?.toLowerCase();
  if (weight === undefined) return effect;
  return { ...effect, bold: weight === 'bold' || weight === 'bolder' || (weight >= '700' && weight <= '900') };
}

/** What a BBCode tag does; undefined: no tag, but words in square brackets. */
export const bbcodeEffect = (name: string): TagEffect | undefined => BBCODE.get(name);
