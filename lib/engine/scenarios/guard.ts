import { CST, Lexer } from 'yaml';

/**
 * What is looked at before YAML is parsed, so that no text can make the parser run away. All of it in one pass over the
 * text's tokens; the caps are far beyond what a scenario needs.
 */
const MOST = {
  /** Columns that a line may be indented by, which bounds how deep blocks nest. */
  indent: 200,
  /** Brackets within brackets. */
  flow: 50,
  aliases: 100,
} as const;

export interface Refused {
  readonly line: number;
  readonly message: string;
}

/** Why a text is not parsed at all, and where; null: it may be. */
export function refuseHostile(text: string): Refused | null {
  let line = 1;
  let offset = 0;
  let lineStart = 0;
  let flow = 0;
  let aliases = 0;
  const refuse = (message: string): Refused => ({ line, message });
  let begun = false;
  for (const token of new Lexer().lex(text)) {
    const isText: boolean = begun;
    begun = !isText && token === CST.SCALAR;
    if (!isText && CONTROL.has(token)) continue;
    const kind = isText ? null : CST.tokenType(token);
    const column = offset - lineStart;
    if (kind === 'flow-map-start' || kind === 'flow-seq-start') flow += 1;
    if (kind === 'flow-map-end' || kind === 'flow-seq-end') flow = Math.max(0, flow - 1);
    if (kind === 'alias') aliases += 1;
    if (flow > MOST.flow) return refuse(`brackets nest more than ${MOST.flow} deep`);
    if (aliases > MOST.aliases) return refuse(`more than ${MOST.aliases} aliases`);
    if (kind === 'explicit-key-ind') return refuse('a key that begins with "?"');
    const indent = kind === 'space' && column === 0 ? token.length : kind === 'seq-item-ind' && flow === 0 ? column : 0;
    if (indent > MOST.indent) return refuse(`indented by more than ${MOST.indent} columns`);
    for (let at = token.indexOf('\n'); at >= 0; at = token.indexOf('\n', at + 1)) {
      lineStart = offset + at + 1;
      line += 1;
    }
    offset += token.length;
  }
  return null;
}

/** Tokens that stand for no character of the text. */
const CONTROL: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);
