import { descriptorOf, type Effect } from '../../engine/rules/mercenaries/effects';
import {
  counted,
  joinedWith,
  type NameOf,
  several,
  VERBS,
  type Verbs,
} from '../../engine/rules/mercenaries/effects/words';
import type { Recipient } from '../../engine/rules/mercenaries/terms';
import type { Subject } from './describe-target';

/** What one effect does, with how long, by what chance and in spite of what. */
function sayEffect(effect: Effect, verbs: Verbs, nameOf: NameOf): string {
  const { words } = descriptorOf(effect);
  const weeks = 'weeks' in effect && effect.weeks && words.lasts ? ` for ${counted(effect.weeks, 'week')}` : '';
  const chance = effect.chance === undefined ? '' : ` with a chance of ${effect.chance} in 100`;
  const even = several(effect.evenIf);
  const unless = even.length > 0 ? ` (even if ${joinedWith(even, 'or')})` : '';
  return `${words.page(effect, verbs, nameOf)}${weeks}${chance}${unless}`;
}

const RECIPIENTS: Record<Exclude<Recipient, 'target' | 'user'>, Subject> = {
  allies: { words: 'all its allies', many: true },
  enemies: { words: 'all its enemies', many: true },
  'both teams': { words: 'both teams', many: true, teams: true },
  'every team': { words: 'every team', many: false, teams: true },
  pool: { words: 'every team of its pool', many: false, teams: true },
  cause: { words: 'whoever set it off', many: false },
  struck: { words: 'whoever was hit', many: false },
};

/**
 * Effects one after the other, each with its subject; a subject is not said twice in a row.
 * @param target whom the ability is aimed at. @param user the merc's name.
 */
export function sayEffects(effects: readonly Effect[], target: Subject, user: string, nameOf: NameOf): string {
  let last = '';
  const clauses = effects.map((effect) => {
    const to = effect.to ?? 'target';
    const base = to === 'target' ? target : to === 'user' ? { words: user, many: false } : RECIPIENTS[to];
    const { concerns, words } = descriptorOf(effect);
    const whole = concerns === 'teams' && !base.teams ? { words: `the team of ${base.words}`, many: false } : base;
    const subject = words.says === 'of the user' ? { words: user, many: false } : whole;
    const said = sayEffect(effect, subject.many ? VERBS.many : VERBS.one, nameOf);
    const clause = subject.words === last ? said : `${subject.words} ${said}`;
    last = subject.words;
    return clause;
  });
  return joinedWith(clauses, 'and');
}
