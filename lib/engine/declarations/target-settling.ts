import type { Clause } from './clauses';
import { type Mention, slippedMention } from './mentions';
import { endsWell, wayTo } from './path';
import { SELF } from './phrases';
import { type Segment, segmentsOf } from './segments';
import { isAimedAt, isArrowed, isPossessive, normAt, type Statement } from './statement';
import {
  as,
  type Claimed,
  claimedBy,
  doubt,
  fewestTargets,
  isExcepted,
  isPossible,
  isUser,
  lacks,
  passesOver,
  take,
} from './target-rules';
import { BELONGING } from './target-words';
import { claimsUse } from './users';
import type { Lexicon } from './vocabulary';

/** How far behind a name, in words, a misspelt target is looked for. */
const REACH = 6;

/** Where an order still has no target: what may be a slip for one, and whoever is named near it. What is only a target’s is none. */
export function settleTargets(made: readonly Clause[], lexicon: Lexicon): void {
  const statement = made[0]?.statement;
  if (statement === undefined) return;
  for (const clause of made) doubtPossession(clause);
  if (!made.some(lacks)) return;
  const claimed = claimedBy(made);
  const segments = segmentsOf(statement, made);
  for (const clause of made) {
    if (!lacks(clause)) continue;
    const end = made[made.indexOf(clause) + 1]?.name.from ?? statement.words.length;
    if (!takeSelf(clause, end) && !takeSlipped(clause, end, lexicon)) loosen(clause, segments, claimed);
  }
}

/** "Ram on Fogg’s friend" is not on Fogg; "upon Nezha’s head" is upon Nezha. */
function doubtPossession(clause: Clause): void {
  const { statement, targets } = clause;
  const last = targets.at(-1);
  if (last?.mention == null || last.statement !== statement || !isPossessive(statement, last.mention)) return;
  const next = statement.words[last.to];
  if (next === undefined || next.gap !== ' ' || statement.held[last.to]) return;
  if (BELONGING.has(next.form.norm)) clause.loose = true;
}

/** Whoever is named in the sentence, but not as a target, may be one: an admin says. */
function loosen(clause: Clause, segments: readonly Segment[], claimed: Claimed): void {
  if (fewestTargets(clause) === 0) return;
  const { statement, name } = clause;
  const segment = segments.find(({ clauses }) => clauses.includes(clause));
  if (segment === undefined) return;
  const free = segment.mentions.filter(
    (mention) =>
      !claimed.has(mention) &&
      !isExcepted(statement, mention) &&
      isPossible(clause, mention) &&
      !isUser(clause, mention) &&
      !claimsUse(statement, mention, name),
  );
  const own = segment.clauses.length > 1 ? free.filter((mention) => mention.from >= name.to).slice(0, 1) : free;
  if (own.length > 0) {
    doubt(clause, own);
    return;
  }
  const next = segment.clauses[segment.clauses.indexOf(clause) + 1];
  const to = next?.name.from ?? segment.to;
  const passes = (at: number) => passesOver(clause, at);
  const weak = statement.weak.filter((mention) => {
    if (mention.from < name.to || mention.to > to || !isPossible(clause, mention)) return false;
    return wayTo(statement, name.to, mention.from, passes) !== null;
  });
  const [aimed] = weak.filter((mention) => isAimedAt(statement, mention.from) || isArrowed(statement, mention.from));
  if (aimed === undefined) return;
  // "on Tuck" is Friar Tuck; "on the friar" may be anybody.
  if (isNamed(statement, aimed) && endsWell(statement, aimed)) take(clause, [aimed]);
  else doubt(clause, [aimed]);
}

/** It is written as a name is, in a text that is not all in capitals. */
function isNamed({ words, bold }: Statement, { from, to }: Mention): boolean {
  const last = words[to - 1];
  return to - from === 1 && last?.capital === true && bold.text !== bold.text.toUpperCase();
}

/** "on himself". */
function takeSelf(clause: Clause, end: number): boolean {
  const { statement, name } = clause;
  for (let at = name.to; at < end; at++) {
    if (!SELF.has(normAt(statement, at)) || !isAimedAt(statement, at)) continue;
    clause.targets = [{ statement, from: at, to: at + 1, mention: null }];
    return true;
  }
  return false;
}

function takeSlipped(clause: Clause, end: number, lexicon: Lexicon): boolean {
  const { statement, name } = clause;
  const passes = (at: number) => passesOver(clause, at);
  for (let at = name.to; at < Math.min(end, name.to + REACH); at++) {
    if (statement.held[at] || statement.sentenceOf[at] !== statement.sentenceOf[name.to - 1]) continue;
    const mention = slippedMention(statement.words, at, lexicon);
    if (mention === null || wayTo(statement, name.to, at, passes) === null || !endsWell(statement, mention)) continue;
    clause.targets = [as(statement, mention)];
    return true;
  }
  return false;
}
