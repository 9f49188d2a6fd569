import type { Clause, Named } from './clauses';
import type { Mention } from './mentions';
import { AT, AT_FIRST, JOINERS, USES } from './phrases';
import { isAimedAt, isPossessive, normAt, type Statement, saysUse } from './statement';
import { as, isPossible, mostTargets } from './target-rules';
import { EPITHETS, TITLES } from './target-words';

/**
 * Takes a mention and those joined to it: "Lantern, Thistle and Reed". If the ability may have more than those and its
 * sentence names others besides, which of them are meant is not sure.
 */
export function takeList(clause: Clause, list: readonly Mention[], first: Mention, lines = false): void {
  const { statement } = clause;
  const most = mostTargets(clause);
  const targets: Named[] = [];
  let last: Mention | undefined;
  for (const mention of list.slice(list.indexOf(first))) {
    if (last !== undefined) {
      const join = lines ? 'and' : joined(statement, last.to, mention.from, targets.length < most);
      if (join === null) {
        const sameSentence = statement.sentenceOf[last.from] === statement.sentenceOf[mention.from];
        // "on Lantern’s friend Thistle" names two, and means one.
        const ofOther = isPossessive(statement, last) && !/[,(]/.test(statement.words[last.to]?.gap ?? '');
        const again = isAimedAt(statement, mention.from, AT_FIRST);
        if ((targets.length >= most && !ofOther && !again) || !sameSentence || !isPossible(clause, mention)) break;
        clause.either = true;
      } else if (join === 'or') clause.either = true;
    }
    targets.push(as(statement, mention));
    last = mention;
  }
  clause.targets = targets;
}

/** How two mentions are joined; across lines and semicolons only while the ability may have more targets. */
export function joined(statement: Statement, from: number, to: number, more: boolean): 'and' | 'or' | null {
  let join: 'and' | 'or' = 'and';
  for (let at = from; at < to; at++) {
    const norm = normAt(statement, at);
    if (norm === 'or') join = 'or';
    else if (!JOINERS.has(norm) && !AT.has(norm) && !TITLES.has(norm) && !EPITHETS.has(norm)) return null;
  }
  for (let at = from; at <= to; at++) {
    const gap = statement.words[at]?.gap ?? '';
    if ((more ? /[.!?:()]/ : /[.!?;:()\n]/).test(gap) && !/^\.\s/.test(gap)) return null;
    if (from === to && gap.trim() === '' && !gap.includes('\n')) return null;
    if (from === to && gap.trim() === '/') join = 'or';
  }
  return join;
}

/** Gives a clause without targets those of its neighbour, if nothing but joining words stands between the two. */
export function shareTargets(clause: Clause | undefined, other: Clause | undefined): void {
  if (clause === undefined || other === undefined || other.loose) return;
  if (clause.targets.length > 0 || other.targets.length === 0 || mostTargets(clause) === 0) return;
  const { statement } = clause;
  const isFirst = clause.name.from < other.name.from;
  const [left, right] = isFirst ? [clause, other] : [other, clause];
  const beyond = other.targets.every(
    (target) =>
      target.statement !== statement || (isFirst ? target.from >= right.name.to : target.to <= left.name.from),
  );
  if (!beyond) return;
  for (let at = left.name.to; at < right.name.from; at++) {
    const ofUser = right.user !== null && at >= right.user.from && at < right.user.to;
    if (!ofUser && !JOINERS.has(normAt(statement, at)) && !saysUse(statement, at) && !USES.has(normAt(statement, at)))
      return;
    if (/[.!?;\n]/.test(statement.words[at]?.gap ?? '')) return;
  }
  if (/[.!?;\n]/.test(statement.words[right.name.from]?.gap ?? '')) return;
  clause.targets = other.targets;
  clause.either = other.either;
}
