import { takeBackAfterwards } from './afterthought';
import type { Clause } from './clauses';
import type { Part } from './link';
import type { Reason } from './reason';
import { boundsOf, isJoining, onlyMentioned } from './standing';
import type { Statement } from './statement';
import type { Lexicon } from './vocabulary';

/**
 * Gives each clause what speaks against it as an order of the poster's: where it stands, what was taken back further on,
 * and markup that leaves open whose words they are.
 * @param taken bold texts that only name the user or a target of a clause
 */
export function judge(
  parts: readonly Part[],
  taken: ReadonlyMap<Statement, Clause>,
  raw: string,
  lexicon: Lexicon,
): void {
  const place = new Map(parts.map(({ statement }, at) => [statement, at]));
  const orders: Clause[] = [];
  for (const { statement, clauses } of parts) {
    for (const [at, clause] of clauses.entries()) {
      const [first] = boundsOf(clause);
      const ahead = aheadOf(parts, place.get(first) ?? 0, taken);
      clause.reason ??=
        at > 0 &&
        first === statement &&
        statement.sentenceOf[clause.name.from] === 0 &&
        clauses[0]?.reason?.doubt === 'mentioned'
          ? clauses[0].reason
          : onlyMentioned(clause, ahead, lexicon);
      clause.reason ??= suspicion(statement, orders);
      if (clause.reason?.doubt === 'retraction') takeBack(orders, clause, clause.reason);
      orders.push(clause);
    }
  }
  takeBackAfterwards(orders, raw);
}

/** The order before a bold text in its line, and the plain words between. */
function aheadOf(parts: readonly Part[], at: number, taken: ReadonlyMap<Statement, Clause>) {
  const statement = parts[at]?.statement;
  const before = parts[at - 1];
  const whole = { text: statement?.bold.before() ?? '', joined: undefined };
  if (statement === undefined || before === undefined || !statement.opens) return whole;
  const gap = before.statement.bold.gapTo(statement.bold);
  if (gap === null || gap.includes('\n')) return whole;
  const order = before.clauses.at(-1) ?? taken.get(before.statement);
  if (order === undefined) return whole;
  if (/[.!?;…](?:\s|$)/.test(gap)) return whole;
  const said = order.reason;
  if (isJoining(gap)) return { text: gap, joined: said?.doubt === 'mentioned' ? said : null };
  return { text: gap, joined: undefined };
}

/** Of earlier orders of one post, those that a later text takes back or changes. */
function takeBack(earlier: readonly Clause[], { uses }: Clause, reason: Reason): void {
  for (const order of earlier) {
    const isSame = order.uses.some((use) => uses.some((other) => other.key === use.key));
    if (isSame) order.reason ??= { ...reason, at: null };
  }
}

const SUSPICIONS = {
  quote: 'this may be inside a quote',
  signature: 'this may be a signature',
  unclosed: 'its bold is never closed',
  title: 'it stands in a heading',
} as const;

/** Lines that programs add below a post. */
const SYSTEM_LINE =
  /^[\s*_^([]*(?:sent (?:from|via)|posted (?:from|via|using)|last edit(?:ed)?\b|edited by|this (?:post|message) (?:was|has been) edited|signature:)/i;

function suspicion({ bold }: Statement, earlier: readonly Clause[]): Reason | null {
  if (bold.suspect === null) {
    const line = bold.lineBefore();
    return SYSTEM_LINE.test(line) ? { doubt: 'quoted', at: null, said: 'this is a line that a program adds' } : null;
  }
  // A line of dashes before the first order is no signature's.
  if (bold.suspect === 'signature' && earlier.every(({ reason }) => reason !== null)) return null;
  return { doubt: 'quoted', at: null, said: SUSPICIONS[bold.suspect] };
}

/** Below a line of dashes all is a signature, but for what names an ability and a target: that is asked about. */
export const isSignature = ({ statement, clauses }: Part): boolean =>
  statement.bold.suspect === 'signature' &&
  clauses.every(({ reason, targets }) => reason !== null && (targets.length === 0 || reason.doubt === 'mentioned'));
