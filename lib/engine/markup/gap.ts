import { Tokenizer } from 'htmlparser2';

/** What stands between two stretches of a post's text: tags and marks, in order. */
export type Token =
  | { readonly type: 'open'; readonly name: string; readonly href: string | null; readonly signature: boolean }
  | { readonly type: 'close'; readonly name: string }
  /** A run of Markdown marks or of backticks. */
  | { readonly type: 'run'; readonly text: string; readonly at: number };

/** BBCode tags under the names of the elements that they stand for; the rest keep their own. */
const BBCODE_NAMES: Readonly<Record<string, string>> = {
  url: 'a',
  quote: 'blockquote',
  '*': 'li',
  list: 'ul',
  em: 'i',
};

const MARKS = /\[(\/?)([a-z]+|\*)(?:[= ]([^\n]{0,248}?))?\]|`+|~{3,}|\*{1,3}|_{1,3}/gi;
const SIGNATURE = /signature|(?:^|\s)sig(?:[-_]text|\d+)(?=\s|$)/i;

/**
 * Reads the tags and marks of a gap. Which of them count has been decided by the reader of declarations, whose text leaves
 * out just these; here they only say how the text around them looks.
 */
export function tokensOf(gap: string): readonly Token[] {
  if (gap === '') return [];
  const tokens: Token[] = [];
  const between = (from: number, to: number) => {
    for (const found of gap.slice(from, to).matchAll(MARKS)) {
      const [text, slash, tag, value] = found;
      if (tag === undefined) tokens.push({ type: 'run', text, at: from + found.index });
      else tokens.push(bbcode(tag.toLowerCase(), slash === '/', value));
    }
  };
  if (!gap.includes('<')) {
    between(0, gap.length);
    return tokens;
  }
  let name = '';
  let attribute = '';
  let href = '';
  let label = '';
  const opened = () => {
    tokens.push({ type: 'open', name, href: name === 'a' ? href : null, signature: SIGNATURE.test(label) });
    href = '';
    label = '';
  };
  const tokenizer = new Tokenizer(
    {},
    {
      ontext: between,
      ontextentity() {},
      onopentagname: (start, end) => {
        name = gap.slice(start, end).toLowerCase();
      },
      onattribname: (start, end) => {
        attribute = gap.slice(start, end).toLowerCase();
      },
      onattribdata: (start, end) => {
        if (attribute === 'href') href += gap.slice(start, end);
        if (attribute === 'class' || attribute === 'id') label += ` ${gap.slice(start, end)}`;
      },
      onattribentity: (code) => {
        if (attribute === 'href') href += String.fromCodePoint(code);
      },
      onattribend() {},
      onopentagend: opened,
      onselfclosingtag: opened,
      onclosetag: (start, end) => {
        tokens.push({ type: 'close', name: gap.slice(start, end).toLowerCase() });
      },
      oncomment() {},
      oncdata() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  tokenizer.write(gap);
  tokenizer.end();
  return tokens;
}

function bbcode(tag: string, closing: boolean, value: string | undefined): Token {
  // `[list=1]` counts its items.
  const name =
    tag === 'list' && value?.trim() === '1'
      ? 'ol'
      : ((Object.hasOwn(BBCODE_NAMES, tag) ? BBCODE_NAMES[tag] : undefined) ?? tag);
  if (closing) return { type: 'close', name };
  const href = name === 'a' && value !== undefined ? value.replace(/^["']|["']$/g, '') : null;
  return { type: 'open', name, href, signature: tag === 'sig' || tag === 'signature' };
}
