import { type Clause, named } from './clauses';
import { canMean, type Mention, slippedMention } from './mentions';
import type { Near } from './near';
import { JOINERS } from './phrases';
import { otherWords, type Statement } from './statement';
import { mostTargets } from './targets';
import type { Lexicon } from './vocabulary';
import { words } from './words';

/** A statement with what was found in it. */
export interface Part {
  readonly statement: Statement;
  readonly clauses: readonly Clause[];
  readonly near: readonly Near[];
}

/** How many words beside the names a bold text may hold and still do nothing but name a target. */
const FEW = 4;
/** How many bold texts back an ability is looked for. */
const REACH = 20;

/**
 * Ties bold texts that name mercs alone to the abilities named in others of the same post: a target after its ability
 * (or before it), the user before it. Gives the statements that are thereby part of another's reading.
 */
export function link(parts: readonly Part[], lexicon: Lexicon): ReadonlySet<Statement> {
  const taken = new Map<Statement, Clause>();
  for (const [at, part] of parts.entries()) {
    const owner = ownerOf(parts, at, part, taken, lexicon);
    if (owner !== null) taken.set(part.statement, owner);
  }
  for (let at = parts.length - 2; at >= 0; at--) shareAcross(parts, at, taken);
  return new Set(taken.keys());
}

/** The clause to which a bold text adds something, and adds it. */
function ownerOf(
  parts: readonly Part[],
  at: number,
  part: Part,
  taken: ReadonlyMap<Statement, Clause>,
  lexicon: Lexicon,
): Clause | null {
  const { statement } = part;
  if (part.clauses.length > 0 || part.near.length > 0) return null;
  const before = parts[at - 1];
  const next = parts[at + 1]?.clauses[0];
  const mentions = bareMentions(statement, lexicon);
  if (mentions.length === 0) {
    const last = before?.clauses.at(-1);
    if (statement.unrosterable.length === 0 || last === undefined) return null;
    last.also = [...last.also, statement];
    return last;
  }
  if (next !== undefined && namesUser(statement, mentions, next)) return next;
  const join = before === undefined ? null : joinOf(before.statement, statement);
  const joined = join === null || before === undefined ? undefined : taken.get(before.statement);
  const owner =
    (joined !== undefined && joined.targets.length > 0 ? joined : null) ??
    lacking(parts, at, taken) ??
    (next !== undefined && next.targets.length === 0 && mostTargets(next) > 0 ? next : null);
  if (owner === null) return null;
  owner.targets = [...owner.targets, ...mentions.map((mention) => named(statement, mention))];
  if (join === 'or' || statement.cues.some((cue) => cue.kinds.includes('alternative'))) owner.either = true;
  return owner;
}

/** The mercs that a bold text names, if it does nothing else. */
function bareMentions(statement: Statement, lexicon: Lexicon): readonly Mention[] {
  const { words: all, cues, mentions } = statement;
  if (cues.some((cue) => cue.kinds.includes('denies'))) return [];
  if (otherWords(statement, { from: 0, to: all.length }) > FEW) return [];
  if (mentions.length > 0) return mentions;
  if (all.length > FEW) return [];
  return all.flatMap((_, at) => slippedMention(all, at, lexicon) ?? []);
}

/** The bold text before an ability that several mercs have says whose it is. */
function namesUser(statement: Statement, mentions: readonly Mention[], next: Clause): boolean {
  const [mention] = mentions;
  if (next.uses.length < 2 || mention === undefined || mentions.length > 1) return false;
  const uses = next.uses.filter((use) => canMean(mention, use.merc));
  if (uses.length === 0) return false;
  next.uses = uses;
  next.user = named(statement, mention);
  return true;
}

/** The nearest ability before that bold text that still wants a target, or takes one more. */
function lacking(parts: readonly Part[], at: number, taken: ReadonlyMap<Statement, Clause>): Clause | null {
  for (let k = at - 1; k >= Math.max(0, at - REACH); k--) {
    const part = parts[k];
    const direct = k < at - 1 && parts.slice(k + 1, at).every((each) => taken.has(each.statement));
    const wanting = part?.clauses.findLast(
      (clause) => clause.targets.length === 0 || (direct && clause.targets.length < mostTargets(clause)),
    );
    if (wanting !== undefined && mostTargets(wanting) > 0) return wanting;
  }
  return null;
}

/** How the plain text between two bold texts joins them; null if it says anything more. */
function joinOf(before: Statement, after: Statement): 'and' | 'or' | null {
  const between = before.bold.gapTo(after.bold);
  if (between === null || /[.!?;:\n]/.test(between)) return null;
  const norms = words(between).map((word) => word.form.norm);
  if (!norms.every((norm) => norm === 'or' || JOINERS.has(norm))) return null;
  return norms.includes('or') || between.trim() === '/' ? 'or' : 'and';
}

/** "**Silver Tongue** and **Reel** on **Lantern**": both on Lantern. */
function shareAcross(parts: readonly Part[], at: number, taken: ReadonlyMap<Statement, Clause>): void {
  const part = parts[at];
  const next = parts[at + 1];
  const clause = part?.clauses.at(-1);
  const other = next?.clauses[0];
  if (part === undefined || next === undefined || clause === undefined || other === undefined) return;
  if (clause.targets.length > 0 || other.targets.length === 0 || mostTargets(clause) === 0) return;
  if (taken.has(part.statement) || clause.name.to < part.statement.words.length) return;
  if (joinOf(part.statement, next.statement) !== 'and') return;
  clause.targets = other.targets;
  clause.either = other.either;
}
