import type { Clause, Named } from './clauses';
import { canMean, type Mention, slippedMention } from './mentions';
import { AT, AT_FIRST, EXCEPT, JOINERS, SELF } from './phrases';
import { follows, isAimedAt, isPossessive, normAt, type Statement, saysUse } from './statement';
import { claimsUse } from './users';
import type { Lexicon } from './vocabulary';

/** How far behind a name, in words, a misspelt target is looked for. */
const REACH = 6;

/** How many targets the ability may have, in whichever use is meant. */
export const mostTargets = (clause: Clause): number =>
  clause.uses.reduce((most, use) => Math.max(most, use.aims?.max ?? 0), 0);

/**
 * Finds the words of a clause's own statement that say on whom the ability is used: between those of the name ("Turn
 * Holmes to Stone"), after it up to the next name, before it, or misspelt after it. Mercs in `claimed` are users.
 */
export function findTargets(
  clause: Clause,
  before: Clause | undefined,
  after: Clause | undefined,
  claimed: ReadonlySet<Mention | null | undefined>,
  lexicon: Lexicon,
): void {
  if (mostTargets(clause) === 0) return;
  const { statement, name } = clause;
  const { inserted } = name;
  const mentions = statement.mentions.filter((mention) => !isExcepted(statement, mention));
  const end = after?.name.from ?? statement.words.length;
  if (inserted !== null) {
    const within = mentions.filter((mention) => mention.from >= inserted.from && mention.to <= inserted.to);
    if (within.length > 0) {
      clause.targets = within.map((mention) => as(statement, mention));
      return;
    }
  }
  const following = mentions.filter((mention) => {
    if (mention.from < name.to || mention.to > end || claimed.has(mention)) return false;
    // "Ram, Nemo! On Carmilla!" calls upon Nemo.
    return !isUser(clause, mention) || isPossible(clause, mention) || isAimedAt(statement, mention.from);
  });
  const first =
    following.find((mention) => isAimedAt(statement, mention.from, AT_FIRST)) ??
    following.find((mention) => isAimedAt(statement, mention.from)) ??
    following[0];
  if (first !== undefined) takeList(clause, following, first);
  else if (!takeSelf(clause, end) && !takePreceding(clause, before, claimed)) takeSlipped(clause, end, lexicon);
}

/** It may be the one who uses the ability. */
const isUser = (clause: Clause, mention: Mention): boolean => clause.uses.some((use) => canMean(mention, use.merc));

/** "everyone but Lantern", "not Thistle". */
const isExcepted = (statement: Statement, mention: Mention): boolean => follows(statement, mention.from, EXCEPT);

const as = (statement: Statement, mention: Mention): Named => ({
  statement,
  from: mention.from,
  to: mention.to,
  mention,
});

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

/** "On Lantern: Silver Tongue", "Lantern gets Silver Tongue". */
function takePreceding(
  clause: Clause,
  before: Clause | undefined,
  claimed: ReadonlySet<Mention | null | undefined>,
): boolean {
  const { statement, name } = clause;
  const begin = before?.name.to ?? 0;
  const preceding = statement.mentions.filter((mention) => {
    if (mention.from < begin || mention.to > name.from || claimed.has(mention)) return false;
    if (isExcepted(statement, mention)) return false;
    if (before?.targets.some((target) => target.mention === mention)) return false;
    if (isAimedAt(statement, mention.from)) return true;
    return !claimsUse(statement, mention, name) && !isUser(clause, mention);
  });
  const first = preceding.find((mention) => isAimedAt(statement, mention.from)) ?? preceding[0];
  if (first === undefined || (before !== undefined && !isAimedAt(statement, first.from))) return false;
  takeList(clause, preceding, first);
  return true;
}

function takeSlipped(clause: Clause, end: number, lexicon: Lexicon): void {
  const { statement, name } = clause;
  for (let at = name.to; at < Math.min(end, name.to + REACH); at++) {
    const mention = statement.held[at] ? null : slippedMention(statement.words, at, lexicon);
    if (mention === null) continue;
    clause.targets = [as(statement, mention)];
    return;
  }
}

/**
 * Takes a mention and those joined to it: "Lantern, Thistle and Reed". If the ability may have more than those and its
 * sentence names others besides, which of them are meant is not sure.
 */
function takeList(clause: Clause, list: readonly Mention[], first: Mention): void {
  const { statement } = clause;
  const most = mostTargets(clause);
  const targets: Named[] = [];
  let last: Mention | undefined;
  for (const mention of list.slice(list.indexOf(first))) {
    if (last !== undefined) {
      const join = joined(statement, last.to, mention.from, targets.length < most);
      if (join === null) {
        const sameSentence = statement.sentenceOf[last.from] === statement.sentenceOf[mention.from];
        // "on Lantern’s friend Thistle" names two, and means one.
        const ofOther = isPossessive(statement, last) && !/[,(]/.test(statement.words[last.to]?.gap ?? '');
        if ((targets.length >= most && !ofOther) || !sameSentence || !isPossible(clause, mention)) break;
        clause.either = true;
      } else if (join === 'or') clause.either = true;
    }
    targets.push(as(statement, mention));
    last = mention;
  }
  clause.targets = targets;
}

/** On the side at which the ability is aimed. */
const isPossible = (clause: Clause, { whole, part }: Mention): boolean =>
  clause.uses.some((use) =>
    (whole.length > 0 ? whole : part).some((merc) => use.aimsAt === 'any' || merc.side === use.aimsAt),
  );

/** How two mentions are joined; across lines and semicolons only while the ability may have more targets. */
function joined(statement: Statement, from: number, to: number, more: boolean): 'and' | 'or' | null {
  let join: 'and' | 'or' = 'and';
  for (let at = from; at < to; at++) {
    const norm = normAt(statement, at);
    if (norm === 'or') join = 'or';
    else if (!JOINERS.has(norm) && !AT.has(norm)) return null;
  }
  for (let at = from; at <= to; at++) {
    const gap = statement.words[at]?.gap ?? '';
    if ((more ? /[.!?:()]/ : /[.!?;:()\n]/).test(gap)) return null;
    if (from === to && gap.trim() === '' && !gap.includes('\n')) return null;
    if (from === to && gap.trim() === '/') join = 'or';
  }
  return join;
}

/** Gives a clause without targets those of its neighbour, if nothing but joining words stands between the two. */
export function shareTargets(clause: Clause | undefined, other: Clause | undefined): void {
  if (clause === undefined || other === undefined) return;
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
    if (!ofUser && !JOINERS.has(normAt(statement, at)) && !saysUse(statement, at)) return;
    if (/[.!?;\n]/.test(statement.words[at]?.gap ?? '')) return;
  }
  if (/[.!?;\n]/.test(statement.words[right.name.from]?.gap ?? '')) return;
  clause.targets = other.targets;
  clause.either = other.either;
}
