import { pieces } from './markup/pieces';

/** Lines in plain words that take back or change what was said before. */
const BACK =
  /^[\s>*_(]*(?:edit(?:ed)?\s*[:–—-]|scratch that|actually,? no|wait,? (?:no|scratch|cancel)|no,? wait|never ?mind|nvm\b|(?:please )?(?:forget|ignore|disregard|cancel|undo|strike) (?:that|this|it|the above|my|what i))/i;
/** What is edited besides: "EDIT: spelling". */
const HARMLESS = /\b(?:typos?|spell\w*|format\w*|bold\w*|tags?|grammar|fix(?:ed)?|links?|added|clarity|wording|by)\b/i;
const HINT = /edit|scratch|actually|wait|never ?mind|nvm|forget|ignore|disregard|cancel|undo|strike/i;

/** The words of a plain line, behind offset `from` of the post, that take back what was said before it; null if none do. */
export function takesBack(raw: string, from: number): string | null {
  if (!HINT.test(raw.slice(from))) return null;
  let line = '';
  let block = -1;
  for (const piece of [...pieces(raw), null]) {
    if (piece !== null && (piece.start < from || piece.hidden || piece.struck)) continue;
    if (piece === null || piece.block !== block || line.endsWith('\n')) {
      const found = BACK.exec(line);
      if (found !== null && !HARMLESS.test(line)) return found[0].trim().replace(/^[>*_(]+/, '');
      line = '';
    }
    if (piece === null) break;
    block = piece.block;
    line += piece.text;
  }
  return null;
}
