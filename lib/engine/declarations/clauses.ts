import type { VocabularyAbility } from '../rules/kernel/reading';
import { reasonAgainst } from './doubts';
import type { Found } from './fits';
import { canMean, type Mention } from './mentions';
import { ACTS } from './phrases';
import type { Reason } from './reason';
import { follows, isAimedAt, normAt, otherWords, type Statement, saysUse, sentenceAround } from './statement';
import { shareTargets } from './target-lists';
import { settleTargets } from './target-settling';
import { findTargets } from './targets';
import { userOf } from './users';
import type { Lexicon } from './vocabulary';

/** One ability named in a bold text, with what stands around its name. */
export interface Clause {
  readonly statement: Statement;
  readonly name: Found;
  /** All uses of that name (and of names that fit as well) which the merc named leaves. */
  uses: readonly VocabularyAbility[];
  /** The words that say who uses it. */
  user: Named | null;
  /** The words that say on whom. */
  targets: readonly Named[];
  /** The targets are named as alternatives, or it is not sure that all named are meant. */
  either: boolean;
  /** Its targets are named near it, but not as its targets: they may be meant. */
  loose: boolean;
  /** Bold texts of the post that add to this one, beside those of its user and targets. */
  also: readonly Statement[];
  reason: Reason | null;
  /** The name stands by the way in a text that is about something else. */
  readonly aside: boolean;
  /** Named as an alternative to the clause before it: "Reel or Second Wind". */
  alternative: boolean;
  /** The same, where the other stands in a bold text of its own. */
  other: Clause | null;
}

/** Words that name a merc: in the clause's own bold text, or in another. */
export interface Named {
  readonly statement: Statement;
  readonly from: number;
  readonly to: number;
  /** Null: "himself", the one who uses the ability. */
  readonly mention: Mention | null;
}

export const named = (statement: Statement, mention: Mention): Named => ({
  statement,
  from: mention.from,
  to: mention.to,
  mention,
});

/** The clauses of one bold text, in order: one for each name, but for those that stand in it by chance. */
export function clausesOf(statement: Statement, lexicon: Lexicon): readonly Clause[] {
  const made: Clause[] = [];
  for (const name of statement.names) {
    const uses = name.rivals.length === 0 ? name.name.uses : [name.name, ...name.rivals].flatMap((fit) => fit.uses);
    const user = userOf(statement, name, uses);
    const weight = presence(statement, name, user);
    if (weight === 'chance') continue;
    made.push({
      statement,
      name,
      uses: user === null ? uses : uses.filter((use) => canMean(user, use.merc)),
      user: user === null ? null : named(statement, user),
      targets: [],
      either: false,
      loose: false,
      also: [],
      reason: reasonAgainst(statement, name),
      aside: weight === 'aside',
      alternative: false,
      other: null,
    });
  }
  if (made.length === 0) return made;
  for (const [at, clause] of made.entries()) clause.alternative = isAlternative(clause, made[at - 1]);
  findTargets(made);
  if (made.length > 1) shareAll(made);
  settleTargets(made, lexicon);
  return made;
}

function shareAll(made: readonly Clause[]): void {
  // "Silver Tongue and Reel on Thistle", "On Thistle: Silver Tongue and Reel": both on Thistle.
  for (let at = made.length - 2; at >= 0; at--) shareTargets(made[at], made[at + 1]);
  for (let at = 1; at < made.length; at++) shareTargets(made[at], made[at - 1]);
}

/** Beyond so many words that say something else, a sentence is no concise declaration. */
const CONCISE = { name: 10, slip: 6, word: 6, capital: 3, misspelt: 2 } as const;

/**
 * How a name stands in its sentence (2e:declaration asks for a short bold text). A name of several words may stand in a
 * short sentence of any kind. One of a single word is a word like others: it must be all that the sentence says, be used
 * or aimed in so many words, or be written with a capital where none is due.
 */
function presence(statement: Statement, name: Found, user: Mention | null): 'declared' | 'aside' | 'chance' {
  const first = sentenceAround(statement, name.from);
  const last = name.to > first.to ? sentenceAround(statement, name.to - 1) : first;
  const others =
    otherWords(statement, { from: first.from, to: last.to }) +
    statement.names.filter((other) => other !== name && isGuess(other) && other.from < last.to && other.to > first.from)
      .length;
  const slip = name.how === 'slip';
  if (name.name.common && name.how !== 'exact' && others > 0) return 'aside';
  // Written just as the name is, it is no chance: "Over the Wall, because rain is coming".
  const isWhole = name.how === 'exact' && name.to - name.from > 1;
  if (name.name.strength > 1 || isWhole) return others <= (slip ? CONCISE.slip : CONCISE.name) ? 'declared' : 'aside';
  if (others === 0) return 'declared';
  const aimed =
    user !== null ||
    follows(statement, name.from, ACTS) ||
    statement.mentions.some((mention) => aims(statement, name, mention));
  if (slip) return aimed && others <= CONCISE.misspelt ? 'declared' : 'chance';
  if (aimed) return others <= CONCISE.word ? 'declared' : 'aside';
  if (capitalised(statement, name, first.from)) return others <= CONCISE.capital ? 'declared' : 'aside';
  // "Ram (revenge is a dish best served cold)": whatever is said behind a mark, the name may be meant.
  const opens =
    name.from === first.from && name.how === 'exact' && /^\s*[(,:–—]/.test(statement.words[name.to]?.gap ?? '');
  return others <= CONCISE.capital || opens ? 'aside' : 'chance';
}

/** A single word with a slip: on its own no more than a word that looks alike. */
const isGuess = ({ how, name }: Found): boolean => how === 'slip' && name.strength < 2;

/** "Ram on Lantern", "Ram: Lantern", "we ram Lantern". */
function aims(statement: Statement, { name, to }: Found, mention: Mention): boolean {
  if (mention.from < to || mention.from > to + 3) return false;
  if (isAimedAt(statement, mention.from)) return true;
  const direct = mention.from === to || (mention.from === to + 1 && statement.words[to]?.form.article === true);
  return direct && name.uses.some((use) => use.aims !== null);
}

/** Written with a capital within a sentence, or in capitals altogether. */
function capitalised({ words, bold }: Statement, name: Found, sentence: number): boolean {
  const word = words[name.from];
  if (word === undefined) return false;
  const written = bold.text.slice(word.start, word.end);
  if (written === written.toLowerCase()) return false;
  return name.from > sentence || (written.length > 1 && written === written.toUpperCase());
}

function isAlternative(clause: Clause, before: Clause | undefined): boolean {
  if (before === undefined) return false;
  const { statement } = clause;
  for (let at = clause.name.from - 1; at >= before.name.to; at--) {
    if (statement.held[at]) continue;
    if (normAt(statement, at) === 'or') return true;
    if (!saysUse(statement, at)) return false;
  }
  return false;
}

/** An ability named twice in one bold text, with nothing new the second time, is declared once. */
export function withoutRepeats(all: readonly Clause[]): readonly Clause[] {
  const kept: Clause[] = [];
  for (const clause of all) {
    const earlier = kept.find((other) => repeats(other, clause));
    if (earlier === undefined) kept.push(clause);
    else if (earlier.targets.length === 0) {
      earlier.targets = clause.targets;
      earlier.either = clause.either;
    }
  }
  return kept;
}

function repeats(a: Clause, b: Clause): boolean {
  if (a.name.name !== b.name.name || a.reason !== null || b.reason !== null) return false;
  if (a.uses.length !== b.uses.length || !a.uses.every((use) => b.uses.includes(use))) return false;
  return a.targets.length === 0 || b.targets.length === 0 || targetWords(a) === targetWords(b);
}

const targetWords = (clause: Clause): string =>
  clause.targets
    .flatMap(({ statement, from, to }) => statement.words.slice(from, to).map((word) => word.form.base))
    .join(' ');
