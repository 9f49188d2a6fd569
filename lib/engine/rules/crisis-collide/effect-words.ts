import { inList } from '../kernel/say';
import type { Move, StandingEffect } from './effects';
import type { Names } from './names';
import type { Ban, Influence } from './record';
import type { Act } from './terms';

/** Effects in words: what they say, for how long, and whose they are. */

/** What an effect forbids or allows, as it stands behind “cannot” or “can”. */
export const ACT_WORDS: Readonly<Record<Act, string>> = {
  move: 'move',
  shift: 'shift',
  'second shift': 'shift a second time in a turn',
  ability: 'use an ability',
  crisis: 'use a Crisis Ability',
  'be pushed': 'be pushed or pulled',
};

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
export const moveWords = ({ back, forward }: Move): string => `−${back}:+${forward}`;

/** An effect that stands, as it reads of the fighter it bears on: `resistance to Physical +10`, `cannot move`. */
export function effectWords(effect: StandingEffect): string {
  if (effect.do === 'can' || effect.do === 'cannot') return `${effect.do} ${ACT_WORDS[effect.what]}`;
  if (effect.do === 'set' && effect.stat === 'move') return `Move becomes ${moveWords(effect.value)}`;
  const of = effect.stat === 'strength' ? 'strength of' : 'resistance to';
  const what = `${of} ${effect.type ?? 'all'}${effect.stat === 'strength' ? ' attacks' : ''}`;
  if (effect.do === 'set') return `${what} becomes ${effect.value}`;
  const times = effect.times === undefined ? '' : ` × ${effect.times}`;
  return `${what}${times}${effect.add === undefined ? '' : ` ${signed(effect.add)}`}`;
}

/** For how long what an ability laid on a fighter lasts. */
export const UNTIL_WORDS = {
  phase: 'until the end of the phase',
  turn: 'until the end of the turn',
  game: 'for the rest of the duel',
} as const;

/** Whose an effect is: `the trait of Moss`, `Cinder Jab of Ember`, `the field`. */
export function sourceWords({ level, of, ability }: Influence, names: Names): string {
  if (level === 'field' || of === null) return 'the field';
  return ability === null
    ? `the trait of ${names.fighter(of)}`
    : `${names.ability(of, ability)} of ${names.fighter(of)}`;
}

/** Several of them, each once, for a sentence. */
export function sourcesWords(by: readonly Influence[], names: Names): string {
  const all = [...new Set(by.map((one) => sourceWords(one, names)))];
  return all.length < 2 ? (all[0] ?? 'an effect') : inList(all);
}

/** A sentence that says what keeps somebody from doing something, and what gives way to that (level:order). */
export const banWords = (ban: Ban, who: string, act: Act, names: Names, then = ''): string =>
  `${forbidWords(ban.by, names)} ${who} to ${ACT_WORDS[act]}${then}.${gaveWay(ban.beaten ?? [], names)}`;

/** `The trait of Moss forbids`, `The field and Gag of Rook forbid`. */
export const forbidWords = (by: readonly Influence[], names: Names): string =>
  `${capital(sourcesWords(by, names))} ${areSeveral(by, names) ? 'forbid' : 'forbids'}`;

const areSeveral = (by: readonly Influence[], names: Names): boolean =>
  new Set(by.map((one) => sourceWords(one, names))).size > 1;

/** What a higher level, or a later effect, has kept from holding (level:order, level:later). */
export function gaveWay(beaten: readonly Influence[], names: Names): string {
  if (beaten.length === 0) return '';
  const gives = areSeveral(beaten, names) ? 'give' : 'gives';
  return ` ${capital(sourcesWords(beaten, names))} would have it otherwise, and ${gives} way.`;
}

/** A sentence with whose effects begin it. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
