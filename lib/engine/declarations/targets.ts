import type { Clause } from './clauses';
import type { Mention } from './mentions';
import { endsWell, type Way, wayTo } from './path';
import { AT_FIRST, JOINERS } from './phrases';
import { type Segment, segmentsOf } from './segments';
import { isAimedAt, normAt, type Statement, saysUse } from './statement';
import { takeFollowing, takeHeading } from './target-lines';
import { joined, takeList } from './target-lists';
import {
  as,
  type Claimed,
  claimedBy,
  doubt,
  isExcepted,
  isPossible,
  isUser,
  lacks,
  mostTargets,
  passesOver,
  take,
} from './target-rules';
import { RECEIVES } from './target-words';
import { claimsUse } from './users';

/**
 * Finds the words of a statement that say on whom each of its abilities is used (2e:targeting): between those of the
 * name ("Turn Holmes to Stone"), behind it ("Ram on Holmes"), or before it ("Holmes: Ram"). Each segment is read by
 * itself, so that no target slips to the next order. What is named and not clearly aimed at leaves the clause loose.
 */
export function findTargets(made: readonly Clause[]): void {
  const statement = made[0]?.statement;
  if (statement === undefined) return;
  const claimed = claimedBy(made);
  const segments = segmentsOf(statement, made);
  for (const clause of made) takeInserted(clause);
  for (const segment of segments) readSegment(segment, claimed);
  for (const [at, segment] of segments.entries()) {
    const last = segment.clauses.at(-1);
    if (last !== undefined && mostTargets(last) > last.targets.length) takeFollowing(last, segments, at, claimed);
    const first = segment.clauses[0];
    if (first !== undefined && lacks(first)) takeHeading(first, segments, at, claimed);
  }
}

function takeInserted(clause: Clause): void {
  const { statement, name } = clause;
  const { inserted } = name;
  if (inserted === null || mostTargets(clause) === 0) return;
  const within = statement.mentions.filter((mention) => mention.from >= inserted.from && mention.to <= inserted.to);
  clause.targets = within.map((mention) => as(statement, mention));
}

/** Reads the orders of one segment: all with their targets behind them, or all with their targets before them. */
function readSegment(segment: Segment, claimed: Claimed): void {
  const { clauses } = segment;
  const first = clauses[0];
  const last = clauses.at(-1);
  if (first === undefined || last === undefined) return;
  const behind = clauses.map((clause, at) => takeBehind(clause, clauses[at + 1], segment, claimed, clauses.length > 1));
  const heads = headsBefore(first, segment.from, segment, claimed);
  if (heads.length === 0) return;
  if (behind.every((took, at) => took || mostTargets(clauses[at] ?? first) === 0)) {
    // "On Watson: Ram Holmes": which of the two it is for is not sure. One that only calls upon a merc is none.
    return;
  }
  if (clauses.length === 1) {
    take(first, heads);
    return;
  }
  // The first has its target before it, and the last has none behind it: so it is with all of them.
  const before = clauses.map((clause, at) =>
    headsBefore(clause, at === 0 ? segment.from : (clauses[at - 1]?.name.to ?? segment.from), segment, claimed),
  );
  const isFirst = clauses.every((clause, at) => mostTargets(clause) === 0 || (before[at]?.length ?? 0) > 0);
  if (isFirst && !behind.at(-1)) {
    for (const [at, clause] of clauses.entries()) {
      clause.targets = [];
      clause.either = false;
      if (mostTargets(clause) > 0) take(clause, before[at] ?? []);
    }
    return;
  }
  if (clauses.slice(0, -1).some((clause, at) => behind[at] && mostTargets(clause) > 0) || behind.at(-1)) {
    const all = segment.mentions.filter((mention) => !claimed.has(mention));
    for (const clause of clauses) if (mostTargets(clause) > 0) doubt(clause, all);
  } else take(first, heads);
}

/** The target behind a name, up to the next name or the end of the segment. */
function takeBehind(
  clause: Clause,
  next: Clause | undefined,
  segment: Segment,
  claimed: Claimed,
  several: boolean,
): boolean {
  if (mostTargets(clause) === 0) return false;
  if (clause.targets.length > 0) return true;
  const { statement, name } = clause;
  const to =
    next === undefined
      ? segment.to
      : next.user !== null && next.user.statement === statement && next.user.from >= name.to
        ? next.user.from
        : next.name.from;
  const following = statement.mentions.filter((mention) => {
    if (mention.from < name.to || mention.to > to || claimed.has(mention) || isExcepted(statement, mention))
      return false;
    if (next !== undefined && opensNext(statement, mention, next)) return false;
    // "Ram, Nemo! On Carmilla!" calls upon Nemo.
    return !isUser(clause, mention) || isPossible(clause, mention) || isAimedAt(statement, mention.from);
  });
  return takeFirst(clause, following, several ? to : null);
}

/** "Ram on Fogg, Watson gets First Spear", "Ram, on Watson: First Spear": the mention is the next one's. */
function opensNext(statement: Statement, mention: Mention, next: Clause): boolean {
  if (mention.to > next.name.from) return false;
  const between = normAt(statement, mention.to);
  if (mention.to < next.name.from && RECEIVES.has(between)) return true;
  const colon = statement.words[mention.to]?.gap ?? '';
  return /[:>→»=]/.test(colon) && mention.to >= next.name.from - 1;
}

/** Takes the first of the mentions that the words behind the name lead to, and those joined to it. */
function takeFirst(clause: Clause, following: readonly Mention[], until: number | null): boolean {
  const { statement, name } = clause;
  const passes = (at: number) => passesOver(clause, at);
  const ways = new Map<Mention, Way>();
  for (const mention of following) {
    const way = wayTo(statement, name.to, mention.from, passes);
    if (way === null) continue;
    if (way !== 'joined' && !endsWell(statement, mention) && until === null) continue;
    ways.set(mention, way);
  }
  const reached = [...ways.keys()];
  const first =
    reached.find((mention) => isAimedAt(statement, mention.from, AT_FIRST)) ??
    reached.find((mention) => ways.get(mention) === 'joined') ??
    reached[0];
  if (first === undefined) return false;
  takeList(clause, following, first);
  return true;
}

/** The mercs that a head before the name names: "On Fogg: Ram", "Fogg -> Ram", "Fogg gets Ram", "Nemo -> Fogg (Ram)". */
function headsBefore(clause: Clause, begin: number, segment: Segment, claimed: Claimed): readonly Mention[] {
  const { statement, name } = clause;
  if (mostTargets(clause) === 0) return [];
  const before = segment.mentions.filter(
    (mention) => mention.from >= begin && mention.to <= name.from && !isExcepted(statement, mention),
  );
  const last = before.at(-1);
  if (last === undefined || claimed.has(last)) return [];
  const list: Mention[] = [];
  for (let at = before.length - 1; at >= 0; at--) {
    const mention = before[at];
    if (mention === undefined || claimed.has(mention)) break;
    const next = list[0];
    if (next !== undefined && joined(statement, mention.to, next.from, true) !== 'and') break;
    list.unshift(mention);
  }
  const head = list[0];
  if (head === undefined || !leadsTo(statement, last, clause)) return [];
  const aimed = isAimedAt(statement, head.from);
  if (aimed) return list;
  return list.some((mention) => claimsUse(statement, mention, name) || isUser(clause, mention)) ? [] : list;
}

/** Nothing but "gets", a colon, an arrow, a bracket or a dash stands between the head and its ability. */
function leadsTo(statement: Statement, { to }: Mention, { name, user }: Clause): boolean {
  for (let at = to; at < name.from; at++) {
    if (user !== null && user.statement === statement && at >= user.from && at < user.to) continue;
    const norm = normAt(statement, at);
    if (!statement.words[at]?.form.article && !RECEIVES.has(norm) && !JOINERS.has(norm) && !saysUse(statement, at))
      return false;
  }
  return true;
}
