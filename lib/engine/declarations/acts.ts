import { ACTS, type PostAct } from '../rules/kernel/reading';
import type { Part } from './link';
import type { Statement } from './statement';

/**
 * What people write in bold that is no ability and no talk either: a bid for a merc, deferring, an attack, EXP, a vote. Each
 * pattern is over the words of a bold text as `WordForm.norm` writes them; `#` stands for a number, `@` for whom it names.
 */
const PATTERNS: Readonly<Record<PostAct, RegExp>> = {
  bid: /^(?:(?:we|i|id|ill|im|my|our|team|will|would|like|to|want|the|a|sealed|open|final|new|opening|please|hereby|also) )*(?:(?:bid|bids|bidding|offer|offers|offering|raise|hire|hires|hiring|buy|buys|buying|purchase|purchasing)\b.*[#@]|(?:# (?:gp|gold|g) )+(?:for|on|at|to) (?:the )?@|@ (?:for |at )?(?:# )+(?:gp|gold|g)\b)/,
  defer: /^(?:\S+ ){0,5}(?:defer|defers|deferring|deferred)(?: \S+){0,6}$/,
  attack:
    /^(?:(?:we|i|our|my|team|will|would|like|to|want|wish|hereby|shall|choose|declare|declares|declaring|the|an|for|this|week|a) )*(?:attack|attacks|attacking|challenge|challenges|challenging|invade|invades|invading|war on|war against)(?: (?:on|against|target|the|team))*(?: \S+){1,6}$/,
  experience:
    /^(?:.*\b)?(?:# |@ )?(?:exp|xp|experience)\b.*[#@]|^.*[#@].*\b(?:exp|xp|experience)\b|^(?:\S+ ){0,4}(?:character upgrade|ability upgrade|new ability)\b/,
  vote: /^(?:(?:i|we|my|our|team|the|final|official|changing|change|cast|casts|casting|will|would|like|to|a) )*(?:vote|votes|voting|voted|unvote|unvotes|revote)\b/,
};

/** What leads from EXP to an ability. */
const SPENT = /^(?:upgrade|upgrades|upgrading|improve|spend|spends|spending|ability upgrade|new ability)\b/;

/** A longer bold text is somebody’s prose. */
const MOST_WORDS = 24;

/** What a bold text does instead of declaring an ability; null: nothing of the kind, or it names an ability for certain. */
export function actOf({ statement, clauses }: Part): PostAct | null {
  const { words } = statement;
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  if (statement.text.includes('?') || statement.cues.some(({ kinds }) => kinds.includes('denies'))) return null;
  if (!HINT.test(statement.text)) return null;
  const written = shape(statement);
  // What names an ability is about that ability; only EXP is spent on one ("Upgrade Ram for 3 EXP").
  if (clauses.length > 0) return SPENT.test(written) && PATTERNS.experience.test(written) ? 'experience' : null;
  return ACTS.find((act) => PATTERNS[act].test(written) && !(act === 'attack' && written.includes('@'))) ?? null;
}

const HINT =
  /gp\b|gold|\d ?g\b|\b(?:bid|offer|rais|hir|buy|purchas|defer|attack|challeng|invad|war|experience|upgrade|new ability|vote|voti|unvot|revot)|e?xp\b/i;

function shape({ words, mentions }: Statement): string {
  const parts: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const mention = mentions.find(({ from, to }) => from <= at && at < to);
    if (mention !== undefined) {
      if (mention.from === at) parts.push('@');
      continue;
    }
    const form = words[at]?.form;
    if (form === undefined) continue;
    // “4GP” is a number and what it counts.
    const counted = /^(\d+)(gp|g|exp|xp)$/.exec(form.norm);
    if (counted !== null) parts.push('#', counted[2] ?? '');
    else parts.push(form.numeric || NUMBERS.has(form.norm) ? '#' : form.norm);
  }
  return parts.join(' ');
}

const NUMBERS = new Set('one two three four five six seven eight nine ten eleven twelve'.split(' '));
