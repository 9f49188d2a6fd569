import type { Doubt, VocabularyAbility } from '../rules/kernel/reading';
import type { Aim } from './aim';
import type { Clause } from './clauses';
import type { Reason } from './doubts';
import type { Found } from './fits';
import type { Near } from './near';
import { wordsOf } from './places';
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
  'no target': 'words fit, no target in bold',
  'target tied': 'words fit, target not certain',
  'near miss': 'words fit, but stand in a longer text',
  begins: 'same beginning',
  part: 'some of its words',
  spelling: 'near in spelling',
} as const;

export const talk = (statement: Statement): string =>
  statement.mentions.length > 0 ? 'It names a merc, but no ability.' : 'It comes near no ability.';

export const exact = (use: VocabularyAbility, lexicon: Lexicon): string =>
  `It names ${use.name} of ${who(use, lexicon)}.`;

export function declared(said: string, name: Found, use: VocabularyAbility, lexicon: Lexicon): string {
  if (name.how === 'exact') return exact(use, lexicon);
  const how = name.slips === 0 ? '' : `, ${name.slips === 1 ? 'one letter' : 'two letters'} away`;
  return `“${said}” is read as ${use.name}${how}.`;
}

export function denied(reason: Reason, uses: readonly VocabularyAbility[], lexicon: Lexicon): string {
  const fits = `The words fit ${list(uses, lexicon)}, but `;
  switch (reason.doubt) {
    case 'asked':
      return `${fits}a question is not clear intent.`;
    case 'conditional':
      return `${fits}“${reason.said}” makes it depend on something, which is not clear intent.`;
    default:
      return reason.said === '' ? `${fits}they are struck out.` : `${fits}“${reason.said}” denies it.`;
  }
}

export function doubtful(doubt: Doubt, said: string, uses: readonly VocabularyAbility[], lexicon: Lexicon): string {
  if (doubt === 'near miss') return `“${said}” stands in a longer text, which may not mean ${list(uses, lexicon)}.`;
  if (doubt === 'no target') return `${list(uses, lexicon)} needs a target, and none is in bold.`;
  return `“${said}” may mean ${list(uses, lexicon)}: it does not say which.`;
}

export function aim(
  { doubt, among, unsure, targets }: Aim,
  use: VocabularyAbility,
  clause: Clause,
  lexicon: Lexicon,
): string {
  if (doubt === 'target tied') {
    const blamed = unsure === null ? clause.targets : [unsure];
    const said = blamed.map((target) => wordsOf(target.statement, target)).join(', ');
    return `${use.name} is clear, but “${said}” may mean ${either(among.map((merc) => merc.name))}.`;
  }
  const min = use.aims?.min ?? 1;
  const needs = `${use.name} of ${who(use, lexicon)} needs ${min === 1 ? 'a target' : `${min} targets`}`;
  return `${needs}, and ${targets.length === 0 ? 'none is' : targets.length === 1 ? 'one alone is' : `${targets.length} alone are`} in bold.`;
}

export function near(said: string, { how, names }: Near, uses: readonly VocabularyAbility[], lexicon: Lexicon): string {
  const which = list(uses, lexicon);
  const fits = names.length > 1 ? 'and fits none whole' : 'and is not the whole of it';
  if (how === 'begins') return `“${said}” begins ${which}, ${fits}.`;
  if (how === 'part') return `“${said}” is part of ${which}, ${fits}.`;
  return `“${said}” is near ${which}, but too many letters differ.`;
}

const who = (use: VocabularyAbility, lexicon: Lexicon): string => lexicon.mercs.get(use.merc)?.name ?? use.merc;

/** Abilities by name; with their mercs where two bear one name. */
function list(uses: readonly VocabularyAbility[], lexicon: Lexicon): string {
  const shared = new Set(uses.map((use) => use.name)).size < uses.length;
  return either(uses.map((use) => (shared ? `${use.name} of ${who(use, lexicon)}` : use.name)));
}

function either(names: readonly string[]): string {
  const unique = [...new Set(names)];
  return unique.length < 2 ? unique.join('') : `${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}`;
}
