import { bounded } from '../kernel/numbers';
import { ABILITY_SCORES, type AbilityScore } from './terms';

/**
 * The notation of amounts (level:notation, combine:operations): numbers, `[CL]`, `Str` to `Cha`, `+ - * / ^`, round
 * or square brackets and dice. A number or a bracket before a bracket is a product: `2[CL]`. Read by a small parser of its own,
 * never evaluated as code; both directions are total.
 */
export type Expression =
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'level' }
  | { readonly is: 'score'; readonly score: AbilityScore }
  | { readonly is: 'minus'; readonly of: Expression }
  | { readonly is: 'dice'; readonly count: Expression; readonly sides: number }
  | {
      readonly is: 'sum' | 'difference' | 'product' | 'quotient' | 'power';
      readonly left: Expression;
      readonly right: Expression;
    };

export type Parsed = { readonly expression: Expression } | { readonly problem: string };

/** Lengths and sizes beyond what any sheet holds: they bound what one amount can cost. */
const LONGEST = 200;
const MOST_SIDES = 1000;
const MOST_DICE = 1000;

type Token = { readonly kind: 'number' | 'word' | 'sign'; readonly text: string };

/** Reads an amount as a sheet writes it. */
export function parseExpression(text: string): Parsed {
  if (text.length > LONGEST) return { problem: `an amount is at most ${LONGEST} characters long` };
  const tokens = tokensOf(text);
  if (tokens === null) return { problem: `“${text}” holds a sign that no amount has` };
  const reader = new Reader(tokens);
  const expression = reader.sum();
  if (expression === null || !reader.atEnd()) return { problem: `“${text}” cannot be read as an amount` };
  return { expression };
}

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  const form = /\s*(?:(\d+(?:\.\d+)?)|([a-z]+)|([-+*/^()[\]−×]))/iy;
  let at = 0;
  while (text.slice(at).trim() !== '') {
    form.lastIndex = at;
    const match = form.exec(text);
    if (match === null) return null;
    const [, number, word, sign] = match;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else tokens.push({ kind: 'sign', text: sign === '−' ? '-' : sign === '×' ? '*' : (sign ?? '') });
    at = form.lastIndex;
  }
  return tokens;
}

/** Reads from left to right, weakest tie first; null wherever the text stops making sense. */
class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  atEnd(): boolean {
    return this.at === this.tokens.length;
  }

  sum(): Expression | null {
    let left = this.product();
    while (left !== null) {
      const sign = this.take('+', '-');
      if (sign === null) return left;
      const right = this.product();
      left = right && { is: sign === '+' ? 'sum' : 'difference', left, right };
    }
    return null;
  }

  private product(): Expression | null {
    let left = this.signed();
    while (left !== null) {
      const sign = this.take('*', '/');
      if (sign === null) return left;
      const right = this.signed();
      left = right && { is: sign === '*' ? 'product' : 'quotient', left, right };
    }
    return null;
  }

  private signed(): Expression | null {
    if (this.take('+') !== null) return this.signed();
    if (this.take('-') === null) return this.power();
    const of = this.signed();
    return of && { is: 'minus', of };
  }

  /** What stands side by side, as dice if a die follows, and its power: of `2[CL]^2` the level alone is squared. */
  private power(): Expression | null {
    const factors: Expression[] = this.isDie() ? [{ is: 'number', value: 1 }] : [];
    while (factors.length === 0 || (this.opensBracket() && !this.isDie())) {
      const value = this.value();
      if (value === null) return null;
      factors.push(value);
    }
    if (this.isDie()) {
      const sides = this.sides();
      const count = productOf(factors);
      if (sides === null || count === null) return null;
      factors.splice(0, factors.length, { is: 'dice', count, sides });
    }
    if (this.take('^') === null) return productOf(factors);
    const last = factors.pop();
    const exponent = this.signed();
    if (last === undefined || exponent === null) return null;
    return productOf([...factors, { is: 'power', left: last, right: exponent }]);
  }

  private value(): Expression | null {
    const token = this.tokens[this.at];
    if (token === undefined) return null;
    this.at += 1;
    if (token.kind === 'number') return { is: 'number', value: Number(token.text) };
    if (token.kind === 'word') return wordOf(token.text);
    const closing = token.text === '(' ? ')' : token.text === '[' ? ']' : null;
    if (closing === null) return null;
    const inside = this.sum();
    return this.take(closing) === null ? null : inside;
  }

  /** `d6` is one word where nothing stands before the number: a letter d, then a number. */
  private isDie(): boolean {
    const [die, sides] = this.tokens.slice(this.at, this.at + 2);
    return die?.kind === 'word' && die.text.toLowerCase() === 'd' && sides?.kind === 'number';
  }

  private sides(): number | null {
    const sides = Number(this.tokens[this.at + 1]?.text);
    this.at += 2;
    return Number.isInteger(sides) && sides >= 1 && sides <= MOST_SIDES ? sides : null;
  }

  private opensBracket(): boolean {
    const token = this.tokens[this.at];
    return token?.kind === 'sign' && (token.text === '(' || token.text === '[');
  }

  private take(...signs: readonly string[]): string | null {
    const token = this.tokens[this.at];
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return null;
    this.at += 1;
    return token.text;
  }
}

const productOf = (factors: readonly Expression[]): Expression | null =>
  factors.reduce<Expression | null>((left, right) => (left === null ? right : { is: 'product', left, right }), null);

function wordOf(word: string): Expression | null {
  const folded = word.toLowerCase();
  if (folded === 'cl' || folded === 'level') return { is: 'level' };
  const score = ABILITY_SCORES.find((one) => one.toLowerCase() === folded);
  return score === undefined ? null : { is: 'score', score };
}

/** Whether any die is thrown for an amount. */
export function hasDice(expression: Expression): boolean {
  switch (expression.is) {
    case 'dice':
      return true;
    case 'minus':
      return hasDice(expression.of);
    case 'number':
    case 'level':
    case 'score':
      return false;
    default:
      return hasDice(expression.left) || hasDice(expression.right);
  }
}

/** What an amount is reckoned with: its user's numbers, and what throws its dice. */
export interface Reckoning {
  readonly level: number;
  readonly scores: Readonly<Record<AbilityScore, number>>;
  roll(sides: number): number;
}

/**
 * The amount, a whole number. Each division is rounded down (level:rounding); what cannot be reckoned (a division by nothing) is 0,
 * and no amount leaves ±1,000,000,000.
 */
export const reckon = (expression: Expression, by: Reckoning): number => Math.floor(weigh(expression, by));

function weigh(expression: Expression, by: Reckoning): number {
  switch (expression.is) {
    case 'number':
      return bounded(expression.value);
    case 'level':
      return by.level;
    case 'score':
      return by.scores[expression.score];
    case 'minus':
      return bounded(-weigh(expression.of, by));
    case 'dice': {
      const count = Math.min(MOST_DICE, Math.floor(weigh(expression.count, by)));
      let total = 0;
      for (let die = 0; die < count; die++) total += by.roll(expression.sides);
      return total;
    }
    default: {
      const left = weigh(expression.left, by);
      const right = weigh(expression.right, by);
      return bounded(joined(expression.is, left, right));
    }
  }
}

function joined(how: 'sum' | 'difference' | 'product' | 'quotient' | 'power', left: number, right: number): number {
  switch (how) {
    case 'sum':
      return left + right;
    case 'difference':
      return left - right;
    case 'product':
      return left * right;
    case 'quotient':
      return right === 0 ? 0 : Math.floor(left / right);
    case 'power':
      return left ** right;
  }
}

/** The least and the most that an amount can come to by a sheet's own numbers, bounds aside. */
export function spanOf(
  expression: Expression,
  by: Pick<Reckoning, 'level' | 'scores'>,
): readonly [least: number, most: number] {
  switch (expression.is) {
    case 'number':
      return [expression.value, expression.value];
    case 'level':
      return [by.level, by.level];
    case 'score':
      return [by.scores[expression.score], by.scores[expression.score]];
    case 'minus': {
      const [least, most] = spanOf(expression.of, by);
      return [-most, -least];
    }
    case 'dice': {
      const [least, most] = spanOf(expression.count, by).map((count) =>
        Math.max(0, Math.min(MOST_DICE, Math.floor(count))),
      );
      return [least ?? 0, (most ?? 0) * expression.sides];
    }
    default: {
      const { is } = expression;
      const right = spanOf(expression.right, by);
      const ends = spanOf(expression.left, by).flatMap((left) => right.map((one) => joined(is, left, one)));
      return [Math.min(...ends), Math.max(...ends)];
    }
  }
}
