import type { VocabularyAbility } from '../rules/kernel/reading';
import type { Clause, Target } from './clauses';
import { canMean, type Mention, slippedMention } from './mentions';
import type { Near } from './near';
import { otherWords, type Statement } from './statement';
import type { Lexicon } from './vocabulary';

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
  const taken = new Set<Statement>();
  for (const [at, { statement }] of parts.entries()) {
    const mentions = bareMentions(parts[at], lexicon);
    if (mentions.length === 0) continue;
    const next = parts[at + 1]?.clauses[0];
    if (next !== undefined && namesUser(mentions, next)) {
      taken.add(statement);
      continue;
    }
    const waiting =
      lacking(parts, at, taken) ?? (next !== undefined && next.targets.length === 0 && room(next) > 0 ? next : null);
    if (waiting === null) continue;
    waiting.targets.push(
      ...mentions.map((mention): Target => ({ statement, from: mention.from, to: mention.to, mention })),
    );
    if (statement.cues.some((cue) => cue.kinds.includes('alternative'))) waiting.either = true;
    taken.add(statement);
  }
  return taken;
}

/** The mercs that a bold text names, if it does nothing else. */
function bareMentions(part: Part | undefined, lexicon: Lexicon): readonly Mention[] {
  if (part === undefined || part.clauses.length > 0 || part.near.length > 0) return [];
  const { statement } = part;
  const { words, cues, mentions } = statement;
  if (cues.some((cue) => cue.kinds.includes('denies'))) return [];
  if (otherWords(statement, { from: 0, to: words.length }) > FEW) return [];
  if (mentions.length > 0) return mentions;
  if (words.length > FEW) return [];
  return words.flatMap((_, at) => slippedMention(words, at, lexicon) ?? []);
}

/** The bold text before an ability that several mercs have says whose it is. */
function namesUser(mentions: readonly Mention[], next: Clause): boolean {
  const [mention] = mentions;
  if (next.uses.length < 2 || mention === undefined || mentions.length > 1) return false;
  const uses = next.uses.filter((use) => canMean(mention, use.merc));
  if (uses.length === 0) return false;
  next.uses = uses;
  return true;
}

/** The nearest ability before that bold text that still wants a target. */
function lacking(parts: readonly Part[], at: number, taken: ReadonlySet<Statement>): Clause | null {
  for (let k = at - 1; k >= Math.max(0, at - REACH); k--) {
    const part = parts[k];
    if (part === undefined) break;
    const wanting = part.clauses.findLast(
      (clause) => room(clause) > 0 && (clause.targets.length === 0 || directly(parts, k, at, taken)),
    );
    if (wanting !== undefined) return wanting;
  }
  return null;
}

/** All bold texts between the two were targets as well: "**Reel** on **Lantern** and **Thistle**". */
function directly(parts: readonly Part[], from: number, to: number, taken: ReadonlySet<Statement>): boolean {
  return to > from + 1 && parts.slice(from + 1, to).every((part) => taken.has(part.statement));
}

const wants = (use: VocabularyAbility): number => use.aims?.max ?? 0;
/** How many more targets it can have. */
const room = (clause: Clause): number => Math.max(0, ...clause.uses.map(wants)) - clause.targets.length;
