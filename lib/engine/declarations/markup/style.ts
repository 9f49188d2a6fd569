/** What an element's own style says of its text. */
export interface StyleEffect {
  /** `around`: as the text around it; absent: nothing is said. */
  readonly bold?: boolean | 'around';
  readonly struck?: boolean;
}

/** No declaration that matters is longer than this. */
const LONGEST = 120;
const DECLARATION = /^\s*(font(?:-weight)?|text-decoration(?:-line)?)\s*:\s*([^!]*?)\s*(!\s*important)?\s*$/i;
const NUMBER = /^\d{1,4}(?:\.\d+)?$/;
/** A shorthand is one only with a size and a family behind it. */
const SHORTHAND =
  /(?:^|\s)(?:[\d.]+(?:px|pt|pc|r?em|ex|ch|%|v[wh]|in|[cm]m)|(?:x+-)?(?:small|large)|medium|smaller|larger)(?:\/\S+)?\s+\S/i;

/**
 * Reads a style attribute as a browser does: of two declarations the later one counts unless the earlier is `!important`,
 * what is no value counts for nothing, and a shorthand sets back what it does not name. Bold is a weight of 600 or more.
 */
export function styleEffect(style: string): StyleEffect {
  let bold: StyleEffect['bold'];
  let struck: boolean | undefined;
  let boldIsFirm = false;
  let struckIsFirm = false;
  for (const part of style.split(';')) {
    const found = part.length > LONGEST ? null : DECLARATION.exec(part);
    if (found === null) continue;
    const [, property = '', value = '', important] = found;
    const name = property.toLowerCase();
    if (name.startsWith('text')) {
      if (value === '' || (struckIsFirm && important === undefined)) continue;
      struck = /\bline-through\b/i.test(value);
      struckIsFirm ||= important !== undefined;
      continue;
    }
    const weight = name === 'font' ? shorthandWeight(value) : weightOf(value);
    if (weight === undefined || (boldIsFirm && important === undefined)) continue;
    bold = weight;
    boldIsFirm ||= important !== undefined;
  }
  return { ...(bold === undefined ? {} : { bold }), ...(struck === undefined ? {} : { struck }) };
}

function weightOf(value: string): StyleEffect['bold'] {
  const word = value.toLowerCase();
  if (word === 'bold' || word === 'bolder') return true;
  if (word === 'normal' || word === 'lighter' || word === 'initial') return false;
  if (word === 'inherit' || word === 'unset') return 'around';
  if (!NUMBER.test(word)) return undefined;
  const number = Number(word);
  return number >= 1 && number <= 1000 ? number >= 600 : undefined;
}

function shorthandWeight(value: string): StyleEffect['bold'] {
  if (/^(?:inherit|unset|initial)$/i.test(value)) return weightOf(value);
  if (!SHORTHAND.test(value)) return undefined;
  const weights = value.split(/\s+/).slice(0, 4).map(weightOf);
  return weights.includes(true);
}
