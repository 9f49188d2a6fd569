import { Tokenizer } from 'htmlparser2';
import type { MarkupEvent } from './events';
import { type Attributes, htmlEffect, isRule, isVoid, NO_ATTRIBUTES, type TagEffect } from './tags';
import { TextMarks } from './text-marks';

/**
 * A post as a flat list of markup and text, in the order of the raw text. Total, and linear in the length of the post:
 * nothing here is recursive, and nothing looks back further than a tag is long.
 *
 * Posts mix HTML, BBCode and Markdown, and a tag of one stands in the middle of another, so that no tree of one
 * language holds them. HTML is read by htmlparser2's tokenizer, which gives offsets and decodes entities in one pass;
 * the few BBCode tags and Markdown marks that matter are looked for in the text between (`text-marks.ts`). @bbob/parser
 * and mdast build a tree of their own language alone, and cost more than the whole reading may: measured on one short
 * bold post, htmlparser2 1.4 µs, @bbob 3, cheerio 14, mdast 61; on a post of 2 KB 26, 99, 124 and 506 µs.
 */
export function lex(raw: string): readonly MarkupEvent[] {
  const marks = new TextMarks(raw);
  if (raw.includes('<') || raw.includes('&')) tokenize(raw, marks);
  else marks.text(0, raw.length);
  marks.settleSignature();
  return marks.events;
}

/** vBulletin 3 writes it above a table, which holds the quote. */
const QUOTE_HEAD = /^\s*(?:quote|quoted|zitat|citation|cita|citaat|citat):?\s*$/i;
const QUOTED_TABLE: TagEffect = { hides: 'quote', block: true };

function tokenize(raw: string, marks: TextMarks): void {
  /** The HTML element with code that is open, and how many of its name lie in it: all else in it is text. */
  let code: { readonly name: string; depth: number } | null = null;
  let name = '';
  let tagStart = -1;
  let attribute: keyof Attributes | null = null;
  let attributes: { -readonly [K in keyof Attributes]: Attributes[K] } | null = null;
  let entityStart = 0;
  let entityEnd = 0;

  const opened = (last: number) => {
    const start = tagStart;
    const quoted = name === 'table' && QUOTE_HEAD.test(marks.lastSaid);
    const effect = quoted ? QUOTED_TABLE : htmlEffect(name, attributes ?? NO_ATTRIBUTES);
    tagStart = -1;
    attributes = null;
    if (code !== null) {
      if (name === code.name) code.depth++;
    } else if (isVoid(name)) {
      if (name === 'br') marks.lineBreak(start, last + 1);
      else if (isRule(name)) marks.block();
    } else {
      if (effect.block) marks.block(effect.cell);
      if (effect.hides === 'code') {
        code = { name, depth: 1 };
        marks.inHtmlCode = true;
      } else if (!marks.inCode) marks.events.push({ type: 'open', dialect: 'html', name, effect });
    }
  };
  const closed = (closing: string, start: number, end: number) => {
    const { block: isBlock, cell } = htmlEffect(closing, NO_ATTRIBUTES);
    const block = isBlock === true;
    if (code !== null) {
      if (closing === code.name) code.depth--;
      // Unclosed code ends with the block that it stands in.
      else if (!block || code.name === 'pre') return;
      else code.depth = 0;
      if (code.depth > 0) return;
      if (closing === code.name && !block) {
        code = null;
        marks.inHtmlCode = false;
        return;
      }
      code = null;
      marks.inHtmlCode = false;
    }
    if (closing === 'br') marks.lineBreak(start, end);
    else if (!marks.inCode) marks.events.push({ type: 'close', dialect: 'html', name: closing, block });
    if (block) marks.block(cell);
  };

  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (start, end) => marks.text(start, end),
      ontextentity: (codepoint, end) => {
        // An entity of two characters is told twice, with the same end.
        if (end !== entityEnd) entityStart = raw.lastIndexOf('&', end - 1);
        entityEnd = end;
        marks.decoded(String.fromCodePoint(codepoint), entityStart, end);
      },
      onopentagname: (start, end) => {
        name = raw.slice(start, end).toLowerCase();
        tagStart = start - 1;
      },
      onattribname: (start, end) => {
        const found = raw.slice(start, end).toLowerCase();
        attribute = found === 'style' || found === 'class' || found === 'id' ? found : null;
      },
      onattribdata: (start, end) => {
        if (attribute === null) return;
        attributes ??= { ...NO_ATTRIBUTES };
        attributes[attribute] += raw.slice(start, end);
      },
      onattribentity() {},
      onattribend() {},
      onopentagend: opened,
      onselfclosingtag: opened,
      onclosetag: (start, end) => closed(raw.slice(start, end).toLowerCase(), start, end),
      oncomment() {},
      oncdata: (start, end, offset) => marks.text(start, end - offset),
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  tokenizer.write(raw);
  tokenizer.end();
  // A `<` that never became a tag ("5 <x and so on") is text after all.
  if (tagStart >= 0) marks.text(tagStart, raw.length);
}
