import type { VocabularyAbility, VocabularyMerc } from '../rules/kernel/reading';
import { type Reason, reasonAgainst } from './doubts';
import type { Found } from './fits';
import { canMean, type Mention, slippedMention } from './mentions';
import { ACTS, ARTICLES, AT, AT_FIRST, FILLERS, FROM, JOINERS, OWNS, SELF, USES } from './phrases';
import { otherWords, type Statement, sentenceAround } from './statement';
import type { Lexicon } from './vocabulary';
import { words } from './words';

/** One ability named in a bold text, with what stands around its name. */
export interface Clause {
  readonly statement: Statement;
  readonly name: Found;
  /** All uses of that name (and of names that fit as well) which the merc named leaves. */
  uses: readonly VocabularyAbility[];
  /** The words that say who uses it. */
  user: Mention | null;
  /** The words that say on whom, and the statement in which they stand. */
  targets: Target[];
  /** The targets are named as alternatives: "on Lantern or Thistle". */
  either: boolean;
  readonly reason: Reason | null;
  /** The name stands by the way in a text that is about something else. */
  readonly aside: boolean;
  /** Named as an alternative to the clause before it: "Reel or Second Wind". */
  alternative: boolean;
}

export interface Target {
  readonly statement: Statement;
  readonly from: number;
  readonly to: number;
  /** Null: the one who uses the ability. */
  readonly mention: Mention | null;
}

const norm = (statement: Statement, at: number): string => statement.words[at]?.form.norm ?? '';

/** The clauses of one bold text, in order. Names that stand in it by chance make none. */
export function clauses(statement: Statement, lexicon: Lexicon): Clause[] {
  const made: Clause[] = [];
  for (const name of statement.names) {
    const uses = [name.name, ...name.rivals].flatMap((fit) => fit.uses);
    const user = userOf(statement, name, uses);
    const weight = presence(statement, name, user);
    if (weight === 'chance') continue;
    made.push({
      statement,
      name,
      uses: user === null ? uses : uses.filter((use) => canMean(user, use.merc)),
      user,
      targets: [],
      either: false,
      reason: reasonAgainst(statement, name),
      aside: weight === 'aside',
      alternative: false,
    });
  }
  const claimed = new Set(made.flatMap((clause) => (clause.user === null ? [] : [clause.user])));
  for (const [at, clause] of made.entries()) {
    clause.alternative = at > 0 && isAlternative(clause, made[at - 1]);
    findTargets(clause, made[at - 1], made[at + 1], claimed, lexicon);
  }
  // "Silver Tongue and Reel on Thistle": both on Thistle.
  for (let at = made.length - 2; at >= 0; at--) shareTargets(made[at], made[at + 1]);
  return withoutRepeats(made);
}

/** The mention that says who uses the ability. */
function userOf(statement: Statement, name: Found, uses: readonly VocabularyAbility[]): Mention | null {
  const fits = (mention: Mention) => uses.some((use) => canMean(mention, use.merc));
  const before = statement.mentions.findLast((mention) => mention.to <= name.from);
  const previous = statement.names.findLast((other) => other.to <= name.from);
  if (before !== undefined && fits(before) && (previous === undefined || previous.to <= before.from)) {
    let between = before.to;
    while (between < name.from && SAYS_USE(norm(statement, between))) between++;
    const direct = between === name.from && !/[.!?;]\s|\n/.test(statement.words[name.from]?.gap ?? '');
    // "Blessing: Piper, Reel: Thistle": Piper is whom the blessing is for.
    const ofPrevious =
      previous !== undefined && before.to === name.from && previous.to === before.from && !owns(statement, before);
    if (direct && !ofPrevious && !follows(statement, before.from, AT)) return before;
  }
  const after = statement.mentions.find((mention) => mention.from >= name.to);
  if (after !== undefined && fits(after)) {
    const bracketed = after.from === name.to && (statement.words[after.from]?.gap ?? '').includes('(');
    if (bracketed || (after.from <= name.to + 2 && follows(statement, after.from, FROM))) return after;
  }
  if (uses.length < 2) return null;
  const sentence = sentenceAround(statement, name.from);
  const loose = statement.mentions.filter(
    (mention) =>
      mention.from >= sentence.from &&
      mention.to <= name.from &&
      fits(mention) &&
      !follows(statement, mention.from, AT),
  );
  return loose.length === 1 ? (loose[0] ?? null) : null;
}

const SAYS_USE = (word: string): boolean => USES.has(word) || ARTICLES.has(word) || OWNS.has(word);

/** "Piper’s Reel", "Piper: Reel". */
function owns(statement: Statement, mention: Mention): boolean {
  const form = statement.words[mention.to - 1]?.form;
  return (form !== undefined && form.norm !== form.base) || (statement.words[mention.to]?.gap ?? '').includes(':');
}

/** The word before `at`, articles and the like left out, is one of these. */
function follows(statement: Statement, at: number, list: ReadonlySet<string>): boolean {
  let before = at - 1;
  while (before >= 0 && (ARTICLES.has(norm(statement, before)) || OWNS.has(norm(statement, before)))) before--;
  return list.has(norm(statement, before)) || /→|[-=]>|»|➡/.test(statement.words[at]?.gap ?? '');
}

/**
 * How a name stands in its sentence. A name of several words may stand in a short sentence of any kind; one of a single
 * word is a word like others, and must be what the sentence is about.
 */
function presence(statement: Statement, name: Found, user: Mention | null): 'declared' | 'aside' | 'chance' {
  const first = sentenceAround(statement, name.from);
  const last = sentenceAround(statement, name.to - 1);
  const others = otherWords(statement, { from: first.from, to: last.to });
  const strength = Math.max(name.name.words.filter((word) => !word.small).length, name.name.weight - 1);
  if (strength > 1) return others <= (name.how === 'slip' ? 6 : 10) ? 'declared' : 'aside';
  if (name.how === 'slip') {
    return others === 0 || (others <= 2 && name.name.letters.length > 5) ? 'declared' : 'chance';
  }
  if (others === 0) return 'declared';
  const aimed =
    user !== null ||
    follows(statement, name.from, ACTS) ||
    statement.mentions.some(
      (mention) => mention.from >= name.to && mention.from <= name.to + 3 && follows(statement, mention.from, AT),
    );
  if (aimed) return others <= 6 ? 'declared' : 'aside';
  const word = statement.words[name.from];
  const written = word === undefined ? '' : statement.bold.text.slice(word.start, word.end);
  const capital =
    written !== written.toLowerCase() &&
    (name.from > first.from || (written.length > 1 && written === written.toUpperCase()));
  if (capital) return others <= 3 ? 'declared' : 'aside';
  return others <= 3 ? 'aside' : 'chance';
}

function isAlternative(clause: Clause, before: Clause | undefined): boolean {
  if (before === undefined) return false;
  for (let at = clause.name.from - 1; at >= before.name.to; at--) {
    if (norm(clause.statement, at) === 'or' && !clause.statement.held[at]) return true;
    if (!clause.statement.held[at] && !SAYS_USE(norm(clause.statement, at))) return false;
  }
  return false;
}

const aims = (clause: Clause): boolean => clause.uses.some((use) => use.aims !== null && use.aims.max > 0);

function findTargets(
  clause: Clause,
  before: Clause | undefined,
  after: Clause | undefined,
  claimed: ReadonlySet<Mention>,
  lexicon: Lexicon,
): void {
  if (!aims(clause)) return;
  const { statement, name } = clause;
  const free = statement.mentions.filter((mention) => !claimed.has(mention));
  const insertion =
    name.inserted === null ? undefined : statement.mentions.find((mention) => mention.from === name.inserted?.from);
  if (insertion !== undefined) {
    clause.targets = [{ statement, from: insertion.from, to: insertion.to, mention: insertion }];
    return;
  }
  const end = after?.name.from ?? statement.words.length;
  const following = free.filter((mention) => mention.from >= name.to && mention.to <= end);
  const first =
    following.find((mention) => follows(statement, mention.from, AT_FIRST)) ??
    following.find((mention) => follows(statement, mention.from, AT)) ??
    following[0];
  if (first !== undefined) {
    takeList(clause, following, first);
    return;
  }
  for (let at = name.to; at < end; at++) {
    if (SELF.has(norm(statement, at)) && follows(statement, at, AT)) {
      clause.targets = [{ statement, from: at, to: at + 1, mention: null }];
      return;
    }
  }
  const begin = before?.name.to ?? 0;
  const owner = (mention: Mention) => clause.uses.some((use) => canMean(mention, use.merc));
  const taken = new Set(before?.targets.map((target) => target.mention));
  const preceding = free.filter(
    (mention) =>
      mention.from >= begin &&
      mention.to <= name.from &&
      !taken.has(mention) &&
      (!owner(mention) || follows(statement, mention.from, AT)),
  );
  const lead = preceding.find((mention) => follows(statement, mention.from, AT)) ?? preceding[0];
  if (lead !== undefined && (before === undefined || follows(statement, lead.from, AT))) {
    takeList(clause, preceding, lead);
    return;
  }
  for (let at = name.to; at < Math.min(end, name.to + 6); at++) {
    if (statement.held[at]) continue;
    const mention = slippedMention(statement.words, at, lexicon);
    if (mention !== null) {
      clause.targets = [{ statement, from: at, to: at + 1, mention }];
      return;
    }
  }
}

/** Takes a mention and those that are joined to it: "Lantern, Thistle and Reed". */
function takeList(clause: Clause, list: readonly Mention[], first: Mention): void {
  const { statement } = clause;
  clause.targets = [];
  let last: Mention | undefined;
  for (const mention of list.slice(list.indexOf(first))) {
    if (last !== undefined) {
      const join = joined(statement, last.to, mention.from);
      if (join === null) break;
      if (join === 'or') clause.either = true;
    }
    clause.targets.push({ statement, from: mention.from, to: mention.to, mention });
    last = mention;
  }
}

function joined(statement: Statement, from: number, to: number): 'and' | 'or' | null {
  let join: 'and' | 'or' = 'and';
  for (let at = from; at < to; at++) {
    if (norm(statement, at) === 'or') join = 'or';
    else if (!JOINERS.has(norm(statement, at)) && !AT.has(norm(statement, at))) return null;
  }
  for (let at = from; at <= to; at++) {
    const gap = statement.words[at]?.gap ?? '';
    if (/[.!?;:()\n]/.test(gap)) return null;
    if (from === to && gap.trim() === '') return null;
    if (from === to && gap.trim() === '/') join = 'or';
  }
  return join;
}

function shareTargets(clause: Clause | undefined, next: Clause | undefined): void {
  if (clause === undefined || next === undefined || clause.targets.length > 0 || next.targets.length === 0) return;
  if (!aims(clause) || next.targets.some((target) => target.from < next.name.from)) return;
  for (let at = clause.name.to; at < next.name.from; at++) {
    const word = norm(clause.statement, at);
    const fitting = JOINERS.has(word) || (next.user !== null && at >= next.user.from) || SAYS_USE(word);
    if (!fitting) return;
  }
  if (/[.!?;\n]/.test(clause.statement.words[clause.name.to]?.gap ?? '')) return;
  clause.targets = next.targets;
  clause.either = next.either;
}

/** An ability named twice in one bold text, with nothing new the second time, is declared once. */
function withoutRepeats(all: readonly Clause[]): Clause[] {
  const kept: Clause[] = [];
  for (const clause of all) {
    const twin = kept.findIndex(
      (other) =>
        other.name.name === clause.name.name &&
        other.reason === null &&
        clause.reason === null &&
        other.uses.every((use) => clause.uses.includes(use)) &&
        other.uses.length === clause.uses.length &&
        (other.targets.length === 0 || clause.targets.length === 0 || sameTargets(other, clause)),
    );
    const earlier = kept[twin];
    if (earlier === undefined) kept.push(clause);
    else if (earlier.targets.length === 0 && clause.targets.length > 0) earlier.targets = clause.targets;
  }
  return kept;
}

function sameTargets(a: Clause, b: Clause): boolean {
  const said = (clause: Clause) =>
    clause.targets
      .map(({ statement, from, to }) =>
        statement.words
          .slice(from, to)
          .map((word) => word.form.base)
          .join(' '),
      )
      .join();
  return said(a) === said(b);
}

/** The merc that the plain words right before a bold text name: "Piper uses", "Piper:". */
export function userBefore(
  statement: Statement,
  uses: readonly VocabularyAbility[],
  lexicon: Lexicon,
): readonly VocabularyAbility[] {
  const before = words(statement.bold.before()).slice(-6);
  let end = before.length;
  while (end > 0 && SAYS_USE(before[end - 1]?.form.norm ?? '')) end--;
  for (let from = Math.max(0, end - 4); from < end; from++) {
    const said = before.slice(from, end).map((word) => word.form.base);
    const fitting = uses.filter((use) => namesMerc(lexicon.mercs.get(use.merc), said));
    if (fitting.length > 0 && !AT.has(before[from - 1]?.form.norm ?? '')) return fitting;
  }
  return uses;
}

function namesMerc(merc: VocabularyMerc | undefined, said: readonly string[]): boolean {
  if (merc === undefined) return false;
  return [merc.name, ...merc.aka].some((name) => {
    const parts = words(name).map((word) => word.form.base);
    return (
      said.length <= parts.length &&
      parts.some((_, at) => said.every((word, k) => parts[at + k] === word && !FILLERS.has(word)))
    );
  });
}
