import type { Clause } from './clauses';
import type { Mention } from './mentions';
import { endsWell } from './path';
import { AT, AT_FIRST, JOINERS } from './phrases';
import type { Segment } from './segments';
import { isAimedAt, isArrowed, normAt } from './statement';
import { takeList } from './target-lists';
import { type Claimed, doubt, isExcepted, isPossible, isUser, lacks, mostTargets, take } from './target-rules';
import { EPITHETS, IDLE, TITLES } from './target-words';

/** Targets on the lines, or in the sentences, below an order that still wants them. */
export function takeFollowing(clause: Clause, segments: readonly Segment[], at: number, claimed: Claimed): void {
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
export function takeHeading(clause: Clause, segments: readonly Segment[], at: number, claimed: Claimed): void {
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
