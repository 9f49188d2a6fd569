import type { Clause, Named } from './clauses';
import { canMean, type Mention, slippedMention } from './mentions';
import { endsWell, type Way, wayTo } from './path';
import { AT, AT_FIRST, EXCEPT, JOINERS, SELF, USES } from './phrases';
import { type Segment, segmentsOf } from './segments';
import { follows, isAimedAt, isArrowed, isPossessive, normAt, type Statement, saysUse } from './statement';
import { EPITHETS, IDLE, RECEIVES, TITLES } from './target-words';
import { claimsUse } from './users';
import type { Lexicon } from './vocabulary';

/** How far behind a name, in words, a misspelt target is looked for. */
const REACH = 6;

/** How many targets the ability may have, in whichever use is meant. */
export const mostTargets = (clause: Clause): number =>
  clause.uses.reduce((most, use) => Math.max(most, use.aims?.max ?? 0), 0);

const fewestTargets = (clause: Clause): number =>
  clause.uses.reduce((fewest, use) => Math.min(fewest, use.aims?.min ?? 0), 9);

type Claimed = ReadonlySet<Mention | null | undefined>;

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

const claimedBy = (made: readonly Clause[]): Claimed => new Set(made.map((clause) => clause.user?.mention));

/** Where an order still has no target: what may be a slip for one, and whoever is named near it. */
export function settleTargets(made: readonly Clause[], lexicon: Lexicon): void {
  const statement = made[0]?.statement;
  if (statement === undefined || !made.some(lacks)) return;
  const claimed = claimedBy(made);
  const segments = segmentsOf(statement, made);
  for (const clause of made) {
    if (!lacks(clause)) continue;
    const end = made[made.indexOf(clause) + 1]?.name.from ?? statement.words.length;
    if (!takeSelf(clause, end) && !takeSlipped(clause, end, lexicon)) loosen(clause, segments, claimed);
  }
}

const lacks = (clause: Clause): boolean => clause.targets.length === 0 && mostTargets(clause) > 0;

function takeInserted(clause: Clause): void {
  const { statement, name } = clause;
  const { inserted } = name;
  if (inserted === null || mostTargets(clause) === 0) return;
  const within = statement.mentions.filter((mention) => mention.from >= inserted.from && mention.to <= inserted.to);
  clause.targets = within.map((mention) => as(statement, mention));
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

function take(clause: Clause, mentions: readonly Mention[]): void {
  clause.targets = mentions.map((mention) => as(clause.statement, mention));
}

/** Those named may be meant, and it is for an admin to say. */
function doubt(clause: Clause, mentions: readonly Mention[]): void {
  if (mentions.length === 0) return;
  take(clause, mentions);
  clause.loose = true;
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

/** Words of the one who uses the ability: "Ram (Nemo) on Holmes", "Ram by Nemo against Holmes". */
function passesOver(clause: Clause, at: number): boolean {
  const { statement, user } = clause;
  if (user !== null && user.statement === statement && at >= user.from && at < user.to) return true;
  const mention = statement.mentions.find(({ from, to }) => at >= from && at < to);
  return mention !== undefined && isUser(clause, mention) && !isPossible(clause, mention);
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

/** Says nothing but mercs, and small words around them. */
function isBare({ statement, from, to, clauses, mentions }: Segment): boolean {
  if (clauses.length > 0 || mentions.length === 0) return false;
  for (let at = from; at < to; at++) {
    if (statement.held[at]) continue;
    const word = statement.words[at]?.form;
    const norm = word?.norm ?? '';
    const small =
      word?.article || word?.numeric || AT.has(norm) || JOINERS.has(norm) || norm === 'or' || IDLE.has(norm);
    if (!small && !TITLES.has(norm) && !EPITHETS.has(norm)) return false;
  }
  return true;
}

/** Targets on the lines, or in the sentences, below an order that still wants them. */
function takeFollowing(clause: Clause, segments: readonly Segment[], at: number, claimed: Claimed): void {
  const { statement } = clause;
  const already = clause.targets;
  const most = mostTargets(clause) - already.length;
  const found: Mention[] = [];
  for (let k = at + 1; k < segments.length; k++) {
    const segment = segments[k];
    if (segment === undefined || segment.clauses.length > 0) break;
    const mentions = segment.mentions.filter((mention) => !claimed.has(mention) && !isExcepted(statement, mention));
    const [first] = mentions;
    if (first === undefined) break;
    const aimed = isAimedAt(statement, first.from, AT_FIRST) || isArrowed(statement, first.from);
    if (already.length > 0 && (!isBare(segment) || clause.loose || already.at(-1)?.statement !== statement)) break;
    if (!isBare(segment) && !(aimed && found.length === 0 && opensWith(segment, first) && endsWell(statement, first)))
      break;
    const below = segments[k + 1]?.clauses[0];
    const heads = found.length === 0 && !aimed && below !== undefined && lacks(below) && !isUser(below, first);
    if (below !== undefined && below.user === null && isUser(below, first) && !aimed) break;
    if (heads && already.length > 0) break;
    if (heads) {
      doubt(clause, mentions);
      doubt(below, mentions);
      return;
    }
    if (found.length + mentions.length > most && found.length + already.length > 0) break;
    if (mentions.some((mention) => isUser(clause, mention) && !isPossible(clause, mention))) continue;
    found.push(...mentions);
    if (/\//.test(statement.words[segment.from]?.gap ?? '')) clause.either = true;
    if (found.length >= most) break;
  }
  const [first] = found;
  if (first === undefined) return;
  takeList(clause, found, first, true);
  clause.targets = [...already, ...clause.targets];
}

/** Nothing but a joiner and what describes it stands before the mention. */
function opensWith({ statement, from }: Segment, mention: Mention): boolean {
  for (let at = from; at < mention.from; at++) {
    const norm = normAt(statement, at);
    if (!AT.has(norm) && !statement.words[at]?.form.article && !TITLES.has(norm) && !EPITHETS.has(norm)) return false;
  }
  return true;
}

/** A target on the line above: "Target: Lantern", "On Fogg:". A name alone may be a target or say who does it. */
function takeHeading(clause: Clause, segments: readonly Segment[], at: number, claimed: Claimed): void {
  const above = segments[at - 1];
  if (above === undefined || !isBare(above)) return;
  const { statement } = clause;
  const mentions = above.mentions.filter((mention) => !claimed.has(mention));
  const [first] = mentions;
  if (first === undefined || mentions.some((mention) => isUser(clause, mention))) return;
  const earlier = segments.slice(0, at - 1).flatMap(({ clauses }) => clauses);
  if (earlier.some(({ targets }) => targets.some(({ mention }) => mention === first))) return;
  if (isAimedAt(statement, first.from)) take(clause, mentions);
  else doubt(clause, mentions);
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

/**
 * Takes a mention and those joined to it: "Lantern, Thistle and Reed". If the ability may have more than those and its
 * sentence names others besides, which of them are meant is not sure.
 */
function takeList(clause: Clause, list: readonly Mention[], first: Mention, lines = false): void {
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
