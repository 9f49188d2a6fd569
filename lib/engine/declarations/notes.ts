import type { Doubt, PostAct, VocabularyAbility, VocabularyMerc } from '../rules/kernel/reading';
import { inList, plural } from '../rules/kernel/say';
import type { Aim } from './aim';
import type { Clause } from './clauses';
import type { Near } from './near';
import { wordsOf } from './places';
import type { Reason } from './reason';
import type { Statement } from './statement';
import type { Lexicon } from './vocabulary';

/** The sentences in which a reading is explained to people. No clause ids: the ruling cites those. */

/** Why each candidate is near. */
export const CANDIDATE = {
  tied: 'fits equally well',
  'same distance': 'same distance',
  negated: 'words fit, denied',
  asked: 'words fit, asked',
  conditional: 'words fit, on a condition',
  retraction: 'words fit, taken back',
  mentioned: 'words fit, spoken of',
  quoted: 'words fit, perhaps not the poster’s own',
  'no target': 'words fit, no target in bold',
  'target tied': 'words fit, target not certain',
  'near miss': 'words fit, but stand in a longer text',
  begins: 'same beginning',
  part: 'some of its words',
  spelling: 'near in spelling',
  initials: 'its first letters',
} as const;

export const talk = (statement: Statement): string =>
  statement.mentions.length > 0 ? 'It names a merc, but no ability.' : 'It comes near no ability.';

export const exact = (use: VocabularyAbility, lexicon: Lexicon): string =>
  `It names ${use.name} of ${who(use, lexicon)}.`;

export function declared(clause: Clause, aim: Aim, use: VocabularyAbility, lexicon: Lexicon): string {
  const { statement, name } = clause;
  const away = name.slips === 0 ? '' : `, ${letters(name.slips)} away`;
  const ability =
    name.how === 'exact' ? exact(use, lexicon) : `“${wordsOf(statement, name)}” is read as ${use.name}${away}.`;
  const slipped = clause.targets.flatMap((target, at) => {
    const merc = target.mention?.slip ? aim.meant[at]?.[0] : undefined;
    return merc === undefined ? [] : [`“${wordsOf(target.statement, target)}” is read as ${merc.name}.`];
  });
  return [ability, ...slipped].join(' ');
}

const letters = (count: number): string => (count === 1 ? 'one letter' : 'two letters');

/** Which words became the user, the ability and the target; empty where the ability alone is named. */
export function wordsRead(clause: Clause): string {
  const { statement, name, user, targets } = clause;
  if (user === null && targets.length === 0) return '';
  const quoted = (part: { statement: Statement; from: number; to: number }) => `“${wordsOf(part.statement, part)}”`;
  const read = [`“${wordsOf(statement, name)}” is the ability`];
  if (user !== null) read.unshift(`${quoted(user)} is who uses it`);
  const among = [...new Set(targets.map(quoted))];
  if (among.length > 0) read.push(`${and(among)} the ${among.length === 1 ? 'target' : 'targets'}`);
  return `${read.join(', ')}.`;
}

export function denied(reason: Reason, uses: readonly VocabularyAbility[], lexicon: Lexicon): string {
  const fits = `The words fit ${list(uses, lexicon)}, but `;
  if (reason.said === '?') return `This reads as ${list(uses, lexicon)}, but as a question, so the intent is unclear.`;
  if (reason.doubt === 'negated' && reason.said === '') return `${fits}they are struck out.`;
  switch (reason.doubt) {
    case 'asked':
      return `${fits}“${reason.said}” asks, so the intent is unclear.`;
    case 'conditional':
      return `${fits}“${reason.said}” leaves it open, so the intent is unclear.`;
    case 'negated':
      return `${fits}“${reason.said}” denies it.`;
    case 'retraction':
      return `“${reason.said}” takes ${list(uses, lexicon)} back, or changes it: it gives no order.`;
    case 'mentioned':
      return `${fits}“${reason.said}” makes it a sentence about the ability, not an order.`;
    case 'quoted':
      return `${fits}${reason.said}.`;
  }
}

export function doubtful(doubt: Doubt, said: string, uses: readonly VocabularyAbility[], lexicon: Lexicon): string {
  if (doubt === 'near miss') return `“${said}” stands in a longer text, which may not mean ${list(uses, lexicon)}.`;
  if (doubt === 'no target') return `${list(uses, lexicon)} needs a target, and none is in bold.`;
  return `“${said}” may mean ${list(uses, lexicon)}: it does not say which.`;
}

export function aim({ doubt, among, unsure, targets }: Aim, use: VocabularyAbility, lexicon: Lexicon): string {
  const clear = `${use.name} of ${who(use, lexicon)}`;
  if (doubt === 'target tied' && unsure !== null) {
    const said = wordsOf(unsure.statement, unsure);
    return `${clear} is clear, but “${said}” may mean ${either(among.map((merc) => merc.name))}.`;
  }
  if (doubt === 'target tied') {
    const max = use.aims?.max ?? 0;
    const all = and(among.map((merc) => merc.name));
    if (among.length <= max) return `${clear} is clear, but not whether it is meant for ${all}.`;
    return `${clear} takes ${max === 1 ? 'one target' : `${max} targets`}, and ${all} are in bold.`;
  }
  const min = use.aims?.min ?? 1;
  const found =
    targets.length === 0 ? 'none is' : targets.length === 1 ? 'one alone is' : `${targets.length} alone are`;
  return `${clear} needs ${min === 1 ? 'a target' : `${min} targets`}, and ${found} in bold.`;
}

export function near(said: string, { how, names }: Near, uses: readonly VocabularyAbility[], lexicon: Lexicon): string {
  if (how === 'initials') return `“${said}” are the first letters of ${list(uses, lexicon)}.`;
  if (how === 'spelling') return `“${said}” is near ${list(uses, lexicon)} in spelling, but not near enough.`;
  const all = and(labels(uses, lexicon));
  const which = names.length === 2 ? `both ${all}` : all;
  const fits = names.length === 1 ? 'is not the whole of it' : `fits ${names.length === 2 ? 'neither' : 'none'} whole`;
  return `“${said}” ${how === 'begins' ? 'begins' : 'has words of'} ${which}, and ${fits}.`;
}

const who = (use: VocabularyAbility, lexicon: Lexicon): string => lexicon.mercs.get(use.merc)?.name ?? use.merc;

/** Abilities by name; with their mercs where two bear one name. */
function labels(uses: readonly VocabularyAbility[], lexicon: Lexicon): readonly string[] {
  const shared = new Set(uses.map((use) => use.name)).size < uses.length;
  return uses.map((use) => (shared ? `${use.name} of ${who(use, lexicon)}` : use.name));
}

const list = (uses: readonly VocabularyAbility[], lexicon: Lexicon): string => either(labels(uses, lexicon));

const either = (names: readonly string[]): string => inList([...new Set(names)], 'or');
const and = (names: readonly string[]): string => inList([...new Set(names)]);

/** An ability that finds its targets by itself was aimed at somebody on whom it does not fall. */
export const stray = (named: readonly VocabularyMerc[], use: VocabularyAbility): string =>
  `${use.name} finds its targets by itself, and ${and(named.map(({ name }) => name))} ${plural(named.length, 'is', 'are')} named.`;

const ACT_NOTES: Readonly<Record<PostAct, string>> = {
  bid: 'It is a bid, and declares no ability. Mercs are hired under “For hire” on the desk, and terrain is bid for there as well.',
  defer: 'It defers, and declares no ability. The attacker defers at the top of the desk, in Wartime.',
  attack: 'It names a team to attack, and declares no ability. Who meets whom is set by an admin.',
  experience:
    'It gives or spends EXP, and declares no ability. Leaders ask for EXP to be spent on the desk (“Spend EXP”); an admin enters EXP.',
  vote: 'It is a vote, and declares no ability. Votes are cast on the match’s own page, where the season has them; an admin names the winner.',
};
/** What a bold text does that declares no ability, and where that belongs. */
export const act = (what: PostAct): string => ACT_NOTES[what];
