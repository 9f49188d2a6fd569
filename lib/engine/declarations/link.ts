import { type Clause, named } from './clauses';
import { canMean, type Mention, slippedMention } from './mentions';
import type { Near } from './near';
import { AT, JOINERS, OWNS, USES } from './phrases';
import { otherWords, type Statement } from './statement';
import { mostTargets } from './target-rules';
import type { Lexicon } from './vocabulary';
import { words } from './words';

/** A statement with what was found in it. */
export interface Part {
  readonly statement: Statement;
  readonly clauses: readonly Clause[];
  readonly near: readonly Near[];
}

/** How many words beside the names a bold text may hold and still do nothing but name a target. */
const FEW = 1;
/** How many bold texts back an ability is looked for. */
const REACH = 20;

/**
 * Ties bold texts that name mercs alone to the abilities named in others of the same post: the user before the ability,
 * a target after it, or else before it. Gives the statements that are thereby part of another's reading, with that.
 */
export function link(parts: readonly Part[], lexicon: Lexicon): ReadonlyMap<Statement, Clause> {
  const taken = new Map<Statement, Clause>();
  const bare = parts.map((part) => bareMentions(part, lexicon));
  takeHeads(parts, bare, taken);
  for (const [at, part] of parts.entries()) {
    if (taken.has(part.statement)) continue;
    const mentions = bare[at] ?? [];
    const owner = mentions.length === 0 ? withUnrosterable(part, parts[at - 1]) : ownerOf(parts, at, mentions, taken);
    if (owner !== null) taken.set(part.statement, owner);
  }
  for (const [at, { statement }] of parts.entries()) {
    const mentions = bare[at] ?? [];
    const next = parts[at + 1]?.clauses[0];
    if (mentions.length === 0 || taken.has(statement) || next === undefined) continue;
    if (next.targets.length > 0 || mostTargets(next) === 0 || claims(statement, next)) continue;
    addTargets(next, statement, mentions);
    taken.set(statement, next);
  }
  for (let at = parts.length - 2; at >= 0; at--) {
    shareAcross(parts, at, taken);
    opposeAcross(parts[at], parts[at + 1]);
  }
  return taken;
}

/**
 * Runs of bold texts of which each names mercs alone, or one ability that wants a target: "**Holmes** **Ram**, **Watson**
 * **Reel**". Where a run begins with mercs and ends with an ability, each is for the mercs before it; where it begins and
 * ends with mercs, nobody can tell, and all of it is doubtful. One that begins with an ability is read in order.
 */
function takeHeads(parts: readonly Part[], bare: readonly (readonly Mention[])[], taken: Map<Statement, Clause>): void {
  for (let from = 0; from < parts.length; from++) {
    const run: number[] = [];
    let to = from;
    for (; to < parts.length; to++) {
      const [mentions = [], next] = [bare[to], parts[to + 1]?.clauses[0]];
      const here = parts[to]?.statement;
      if (mentions.length > 0 && next !== undefined && here !== undefined && claims(here, next)) break;
      if (
        mentions.length > 0 &&
        next !== undefined &&
        here !== undefined &&
        isUserOf(mentions, next) &&
        isBeside(here, next)
      ) {
        if (run.length === 0) break;
        continue;
      }
      if (mentions.length === 0 && !wantsTarget(parts[to])) break;
      run.push(to);
    }
    const [first = -1] = run;
    const last = run.at(-1) ?? -1;
    const isMercs = (at: number) => (bare[at] ?? []).length > 0;
    const abilities = run.filter((at) => !isMercs(at));
    if (first >= 0 && isMercs(first) && abilities.length > 0 && !joinsBack(parts, first)) {
      const isHeaded = !isMercs(last);
      // A single ability between two is for those behind it, as ever: the first may be called upon, or tell of whom.
      if (isHeaded || abilities.length > 1) assign(parts, bare, run, isHeaded, taken);
    }
    from = Math.max(from, to - 1);
  }
}

function assign(
  parts: readonly Part[],
  bare: readonly (readonly Mention[])[],
  run: readonly number[],
  isHeaded: boolean,
  taken: Map<Statement, Clause>,
): void {
  let waiting: number[] = [];
  for (const at of run) {
    const mentions = bare[at] ?? [];
    const clause = parts[at]?.clauses[0];
    if (mentions.length > 0) waiting.push(at);
    else if (clause !== undefined) {
      for (const place of waiting) {
        const statement = parts[place]?.statement;
        if (statement === undefined) continue;
        addTargets(clause, statement, bare[place] ?? []);
        taken.set(statement, clause);
      }
      if (!isHeaded || clause.targets.length > mostTargets(clause)) clause.loose = true;
      waiting = [];
    }
  }
}

/** The mercs are joined to a bold text before them, whose list they go on. */
function joinsBack(parts: readonly Part[], at: number): boolean {
  const [before, part] = [parts[at - 1], parts[at]];
  if (before === undefined || part === undefined) return false;
  return before.clauses.length > 0 && joinOf(before.statement, part.statement) !== null;
}

const wantsTarget = (part: Part | undefined): boolean => {
  const clause = part?.clauses[0];
  return clause !== undefined && part?.clauses.length === 1 && clause.targets.length === 0 && mostTargets(clause) > 0;
};

/** In one row of a table, or with nothing between but what stands between a merc and its ability. */
const isBeside = (statement: Statement, next: Clause): boolean =>
  statement.bold.gapTo(next.statement.bold) === null
    ? statement.bold.row === next.statement.bold.row
    : saysUser(statement, next);

const isUserOf = ([mention, other]: readonly Mention[], clause: Clause): boolean =>
  mention !== undefined && other === undefined && clause.uses.some((use) => canMean(mention, use.merc));

/** A bold text that says no more than that the unrosterable are included belongs to the ability before it. */
function withUnrosterable({ statement, clauses, near }: Part, before: Part | undefined): Clause | null {
  const last = before?.clauses.at(-1);
  if (clauses.length > 0 || near.length > 0 || statement.unrosterable.length === 0 || last === undefined) return null;
  last.also = [...last.also, statement];
  return last;
}

/** The clause whose user or target a bold text of mercs alone names; it is given them. */
function ownerOf(
  parts: readonly Part[],
  at: number,
  mentions: readonly Mention[],
  taken: ReadonlyMap<Statement, Clause>,
): Clause | null {
  const statement = parts[at]?.statement;
  if (statement === undefined) return null;
  const before = parts[at - 1];
  const next = parts[at + 1]?.clauses[0];
  if (next !== undefined && saysUser(statement, next) && takeUser(statement, mentions, next)) return next;
  const isCell = next !== undefined && statement.bold.gapTo(next.statement.bold) === null;
  if (isCell && isBeside(statement, next) && isUserOf(mentions, next) && takeUser(statement, mentions, next))
    return next;
  const join = before === undefined ? null : joinOf(before.statement, statement);
  const joined = join === null || before === undefined ? undefined : taken.get(before.statement);
  // One more than it may have is enough to see that not all can be meant.
  const isList = joined !== undefined && joined.targets.length > 0 && joined.targets.length <= mostTargets(joined);
  const owner = isList ? joined : lacking(parts, at, taken);
  if (owner === null) {
    const tied = next !== undefined && next.uses.length > 1 && takeUser(statement, mentions, next);
    return tied ? next : null;
  }
  addTargets(owner, statement, mentions);
  if (join === 'or') owner.either = true;
  return owner;
}

function addTargets(owner: Clause, statement: Statement, mentions: readonly Mention[]): void {
  owner.targets = [...owner.targets, ...mentions.map((mention) => named(statement, mention))];
  if (statement.cues.some((cue) => cue.kinds.includes('alternative'))) owner.either = true;
}

/** The plain text between the two is such as stands between a merc and its ability: nothing, a colon, "uses". */
function saysUser(statement: Statement, next: Clause): boolean {
  const between = statement.bold.gapTo(next.statement.bold);
  if (between === null || /[.!?;\n]/.test(between) || endsWith(statement.bold.before(), AT)) return false;
  return words(between).every(({ form }) => form.article || USES.has(form.norm) || OWNS.has(form.norm));
}

/** "**Medusa** uses **Reel**": whether Medusa has it or not, she is no target. */
const claims = (statement: Statement, next: Clause): boolean =>
  saysUser(statement, next) &&
  words(statement.bold.gapTo(next.statement.bold) ?? '').some(({ form }) => USES.has(form.norm));

/** No word of a list is as long as this. */
const LONGEST_WORD = 60;

const endsWith = (text: string, list: ReadonlySet<string>): boolean => {
  const tail = text.slice(-LONGEST_WORD);
  const last = words(tail).at(-1);
  return last !== undefined && list.has(last.form.norm) && tail.slice(last.end).trim() === '';
};

/** The mercs that a bold text names, if it does nothing else. */
function bareMentions({ statement, clauses, near }: Part, lexicon: Lexicon): readonly Mention[] {
  const { words: all, cues, mentions } = statement;
  if (clauses.length > 0 || near.length > 0 || cues.some((cue) => cue.kinds.includes('denies'))) return [];
  if (otherWords(statement, { from: 0, to: all.length }) > FEW) return [];
  if (mentions.length > 0) return mentions;
  return all.length > FEW ? [] : all.flatMap((_, at) => slippedMention(all, at, lexicon) ?? []);
}

function takeUser(statement: Statement, mentions: readonly Mention[], next: Clause): boolean {
  const [mention] = mentions;
  if (mention === undefined || mentions.length > 1) return false;
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

/** "**Second Wind** or **Fire**": one of the two, and it does not say which. */
function opposeAcross(part: Part | undefined, next: Part | undefined): void {
  const clause = part?.clauses.at(-1);
  const other = next?.clauses[0];
  if (part === undefined || next === undefined || clause === undefined || other === undefined) return;
  const between = part.statement.bold.gapTo(next.statement.bold);
  if (
    between === null ||
    words(between)
      .map((word) => word.form.norm)
      .join(' ') !== 'or'
  )
    return;
  clause.other ??= other;
  other.other ??= clause;
}
