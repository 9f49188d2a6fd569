import type { Effect } from '../../engine/rules/mercenaries/setup';
import type { EffectKind, Recipient } from '../../engine/rules/mercenaries/terms';
import { counted, listed, type Subject } from './describe-target';

/** Which abilities a meta-effect reaches: `all abilities`, `its Start of Battle abilities`, `“Fire” and “Steal”`. */
function reach({ abilities }: Effect): string {
  if (abilities === undefined || abilities === 'all') return 'all its abilities';
  if (typeof abilities === 'string') return `its ${abilities} abilities`;
  return listed(
    abilities.map((name) => `“${name}”`),
    'and',
  );
}

const quoted = (text: string | undefined): string => (text === undefined ? '' : `: “${text.replace(/[.\s]+$/, '')}”`);
const kindsOf = ({ kinds = [] }: Effect): string => (kinds.length === 0 ? 'everything' : listed(kinds, 'and'));
const several = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T];

type Verbs = {
  readonly is: string;
  readonly has: string;
  readonly gains: string;
  readonly becomes: string;
  readonly its: string;
};
const VERBS: Record<'one' | 'many', Verbs> = {
  one: { is: 'is', has: 'has', gains: 'gains', becomes: 'becomes', its: 'its' },
  many: { is: 'are', has: 'have', gains: 'gain', becomes: 'become', its: 'their' },
};
const moved = (verbs: Verbs, amount: number | undefined, what: string): string => {
  const by = amount ?? 0;
  if (by >= 0) return `${verbs.gains} ${by} ${what}`;
  return `${verbs === VERBS.one ? 'loses' : 'lose'} ${-by} ${what}`;
};

/** What each kind of effect does to its subject; the rulebook's own terms keep their capitals. */
const SAY: Record<EffectKind, (effect: Effect, verbs: Verbs) => string> = {
  KO: (_, { is }) => `${is} KO’d`,
  Possess: (_, { is }) => `${is} possessed`,
  Seduce: (_, { is }) => `${is} seduced`,
  Kidnap: (_, { is }) => `${is} kidnapped`,
  Intimidate: (_, { is }) => `${is} intimidated`,
  Injure: (_, { is }) => `${is} Injured, which costs the week after`,
  Subvert: (_, { becomes }) => `${becomes} a third party`,
  Nullify: (effect, { has }) => `${has} ${reach(effect)} Nullified`,
  Recharge: (effect, { has }) =>
    `${has} ${reach(effect)} put on a forced cooldown${effect.weeks ? ` of ${counted(effect.weeks, 'week')}` : ''}`,
  Refresh: (effect, { has }) => `${has} the cooldown of ${reach(effect)} cleared`,
  Steal: (effect, { has }) => `${has} ${reach(effect)} stolen`,
  Retime: (effect, { has }) =>
    `${has} ${listed(several(effect.from), 'and') || 'all'} abilities moved to ${effect.into ?? 'another moment'}`,
  Copy: (effect, { has }) => `${has} ${reach(effect)} copied`,
  Immune: (effect, { becomes }) => `${becomes} Immune to ${kindsOf(effect)}`,
  Untargetable: (_, { becomes }) => `${becomes} Untargetable`,
  Intercept: (effect) => {
    const whom = effect.for === undefined || effect.for === 'allies' ? 'an ally' : listed(several(effect.for), 'or');
    const from = several(effect.from);
    return `${effect.kinds ? kindsOf(effect) : 'any effect'}${from.length > 0 ? ` of ${listed(from, 'and')} abilities` : ''} that would hit ${whom}`;
  },
  Transform: ({ text }, { has }) => `${has} this added to the write-up${quoted(text)}`,
  'Form Switch': ({ text }, { has }) => `${has} the write-up replaced${quoted(text)}`,
  Vehicle: ({ text }, { gains }) => `${gains} a vehicle${quoted(text)}`,
  GP: ({ amount }, verbs) => moved(verbs, amount, 'GP'),
  Upkeep: ({ amount = 0 }, { has, its }) =>
    `${has} ${its} upkeep ${amount < 0 ? 'lowered' : 'raised'} by ${Math.abs(amount)}`,
  Infrastructure: ({ amount }, verbs) => moved(verbs, amount, 'infrastructure'),
  EXP: ({ amount }, verbs) => moved(verbs, amount, 'EXP'),
  Modify: ({ alignment, types = [], gender }, { becomes }) => {
    const traits = [alignment, gender, ...types].filter((word) => word !== undefined);
    return `${becomes} ${listed(traits, 'and') || 'of another kind'}`;
  },
  Move: ({ text }, { is }) => `${is} moved${quoted(text)}`,
  Damage: ({ text }, { is }) => `${is} damaged${quoted(text)}`,
  Hinder: ({ text }, { is }) => `${is} hit by a Negative Effect${quoted(text)}`,
  Help: ({ text }, { is }) => `${is} helped by a Positive Effect${quoted(text)}`,
};

/** Kinds whose `weeks` is not a length of time that follows the verb. */
const OWN_WEEKS: readonly EffectKind[] = ['Recharge'];
/** Numbers of a team: given to a merc, they fall on its team. */
const OF_A_TEAM: readonly EffectKind[] = ['GP', 'Infrastructure'];

function sayEffect(effect: Effect, verbs: Verbs): string {
  const weeks = effect.weeks && !OWN_WEEKS.includes(effect.do) ? ` for ${counted(effect.weeks, 'week')}` : '';
  const chance = effect.chance === undefined ? '' : ` with a chance of ${effect.chance} in 100`;
  const even = several(effect.evenIf);
  return `${SAY[effect.do](effect, verbs)}${weeks}${chance}${even.length > 0 ? ` (even if ${listed(even, 'or')})` : ''}`;
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
export function sayEffects(effects: readonly Effect[], target: Subject, user: string): string {
  let last = '';
  const clauses = effects.map((effect) => {
    const to = effect.to ?? 'target';
    const base = to === 'target' ? target : to === 'user' ? { words: user, many: false } : RECIPIENTS[to];
    const ofTeam = OF_A_TEAM.includes(effect.do) && !base.teams;
    const subject = ofTeam ? { words: `the team of ${base.words}`, many: false } : base;
    const verbs = subject.many ? VERBS.many : VERBS.one;
    const said =
      effect.do === 'Intercept'
        ? `${user} takes in its stead ${sayEffect(effect, verbs)}`
        : subject.words === last
          ? sayEffect(effect, verbs)
          : `${subject.words} ${sayEffect(effect, verbs)}`;
    last = effect.do === 'Intercept' ? user : subject.words;
    return said;
  });
  return listed(clauses, 'and');
}
