import type { GlyphName } from '@/components/kit/glyph';
import type { StepTold } from '@/lib/engine/rules/tabletop/record';
import type { Distraction } from '@/lib/engine/rules/tabletop/setup';
import type { Actions, Part } from '@/lib/engine/rules/tabletop/state';
import type { Outcome, StepName } from '@/lib/engine/rules/tabletop/terms';
import type { AbilityView, EffectView, View } from '@/lib/engine/rules/tabletop/view';

/** The glyph of each outcome of an encounter. */
export const MARKS: Record<Outcome, GlyphName> = {
  Resolved: 'resolved',
  'No effect': 'without',
  Suppressed: 'nullified',
  Distracted: 'failed',
  Delayed: 'pending',
  Pending: 'pending',
  Held: 'pending',
  Lost: 'failed',
  Continues: 'resolved',
  Ended: 'done',
  Opportunity: 'look',
  Believed: 'resolved',
  Disbelieved: 'nullified',
  'No save': 'without',
  Rejected: 'rejected',
};

/** What is asked at each step of a use (step:order). */
export const STEP_TITLES: Record<StepName, string> = {
  '1a': 'Announced',
  '1b': 'Specifics',
  '1c': 'Action paid',
  '1d': 'Components',
  '2a': 'Defensive use',
  '2b': 'Opportunity',
  '2c': 'Concentration',
  '3a': 'Resistance',
  '3b': 'Save',
  '3c': 'Effect',
};

export const VERDICTS: Record<StepTold['verdict'], { readonly word: string; readonly mark: GlyphName }> = {
  passed: { word: 'passed', mark: 'done' },
  stopped: { word: 'stopped', mark: 'failed' },
  none: { word: 'no such step', mark: 'minus' },
  waits: { word: 'not reached', mark: 'todo' },
};

/** A creature's name on the page. */
export const named = ({ creatures }: Pick<View, 'creatures'>, key: string): string => creatures[key]?.name ?? key;

export const signed = (value: number): string => (value < 0 ? `−${Math.abs(value)}` : `+${value}`);

export const sayActions = (actions: Actions): string => {
  const left = Object.entries(actions).flatMap(([action, unspent]) => (unspent ? [action] : []));
  return left.length === 0 ? 'no actions left' : `${left.join(', ')} left`;
};

export function sayPart(part: Part): string {
  switch (part.do) {
    case 'bonus':
      return `${signed(part.amount)} to ${part.stat}`;
    case 'set':
      return `${part.stat}: ${typeof part.value === 'boolean' ? (part.value ? 'yes' : 'no') : part.value}`;
    case 'condition':
      return part.value;
    case 'tell':
      return part.text;
  }
}

export function sayEnds({ ends, on }: EffectView, view: View): string {
  switch (ends.as) {
    case 'fixed':
      return `ends in ${ends.left} of ${ends.rounds} of its user’s turns`;
    case 'permanent':
      return 'permanent, until it is dismissed or dispelled';
    case 'slot':
      return 'lasts while its use stays expended, until it is dismissed';
    case 'recovery': {
      const tries = on.map(({ creature }) => `${named(view, creature)} ${ends.tries[creature] ?? 0}`).join(', ');
      return `a recovery roll at the end of each turn of who is affected (tries so far: ${tries || 'none'})`;
    }
    case 'dissipation':
      return `a dissipation roll as each turn of its user begins (${ends.checks} so far)`;
  }
}

/** Numbers of what lasts, in words that tell two of the same name apart. */
export function sayEffect(view: View, id: string): string {
  const effect = view.effects.find((one) => one.id === id);
  if (effect === undefined) return 'something that has ended';
  const twins = view.effects.filter(({ user, ability }) => user === effect.user && ability === effect.ability);
  const place = twins.length > 1 ? ` (${twins.indexOf(effect) + 1} of ${twins.length})` : '';
  return `${effect.abilityName} of ${named(view, effect.user)}${place}`;
}

export const sayDistraction = (distraction: Distraction, view: View): string =>
  typeof distraction === 'string' ? distraction : `grappled by ${named(view, distraction.grappled)}`;

export function sayLeft({ left, uses, back }: AbilityView): string {
  if (left === null) return 'at will';
  return `${left} left of ${uses}${back === null ? '' : `, all back in ${back} turns`}`;
}

/** `USER/ABILITY` as a form's value. */
export const ownedValue = (user: string, ability: string): string =>
  `${encodeURIComponent(user)}/${encodeURIComponent(ability)}`;
