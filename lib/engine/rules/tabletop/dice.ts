import { type DieLabel, dieLabel } from '../kernel/dice';
import { bounded } from '../kernel/numbers';
import { type Expression, parseExpression, reckon } from './expression';
import { levelOf, scoresOf } from './numbers';
import type { Play } from './play';
import type { Check, Die } from './record';
import { DIE_KINDS, type DieKind } from './terms';

/** What dice are thrown for: a kind, whose hand, and the ability or matter concerned. */
export interface Throw {
  readonly kind: DieKind;
  readonly by: string;
  readonly about: string;
}

/**
 * A hand of dice thrown for one matter. Labels count throws within a round, so that striking one use and posting
 * it again gives the same dice.
 */
export function hand(play: Play, { kind, by, about }: Throw, thrown: Die[]): (sides: number) => number {
  const matter = `${kind} | ${about}`;
  const counted = `${by} | ${matter}`;
  const use = (play.state.thrown[counted] ?? 0) + 1;
  let draw = 0;
  return (sides) => {
    draw += 1;
    if (draw === 1) play.state = { ...play.state, thrown: { ...play.state.thrown, [counted]: use } };
    const label: DieLabel = { merc: by, ability: matter, day: play.state.round, use, draw };
    const value = play.dice.roll(label, sides);
    if (value === null) play.byChance = true;
    else thrown.push({ kind, by, sides, value, label: dieLabel(label) });
    return value ?? 1;
  };
}

/** The kind of die that a label of this ruleset is for; null: it is not of this ruleset. */
export function kindOfLabel({ ability }: DieLabel): DieKind | null {
  const [word] = ability.split(' | ', 1);
  return DIE_KINDS.find((kind) => kind === word) ?? null;
}

/** 1d20 and what is added to it, against a DC; equal succeeds (duration:checks). */
export function check(play: Play, what: Throw, bonuses: Check['bonuses'], dc: number): Check {
  const { die, total, bonuses: added } = roll20(play, what, bonuses);
  return { die, bonuses: added, total, dc, passed: total >= dc };
}

/** 1d20 and what is added to it, against nothing yet. */
export function roll20(play: Play, what: Throw, bonuses: Check['bonuses']): Pick<Check, 'die' | 'total' | 'bonuses'> {
  const thrown: Die[] = [];
  const value = hand(play, what, thrown)(20);
  const [die = { kind: what.kind, by: what.by, sides: 20, value, label: '' }] = thrown;
  const added = bonuses.filter(({ amount }) => amount !== 0);
  return { die, bonuses: added, total: added.reduce((sum, { amount }) => bounded(sum + amount), value) };
}

/** An amount as its user's numbers and dice make it; the dice come with it. */
export function amountOf(play: Play, text: string, what: Throw): { amount: number; dice: Die[] } {
  const dice: Die[] = [];
  return { amount: reckon(readable(text), reckoning(play, what, dice)), dice };
}

/** An amount without dice. */
export const fixedAmountOf = (play: Pick<Play, 'state'>, text: string, user: string): number =>
  reckon(readable(text), { level: levelOf(play.state, user), scores: scoresOf(play.state, user), roll: () => 1 });

const reckoning = (play: Play, what: Throw, dice: Die[]) => ({
  level: levelOf(play.state, what.by),
  scores: scoresOf(play.state, what.by),
  roll: hand(play, what, dice),
});

/** The set-up has let in nothing but amounts that can be read. */
function readable(text: string): Expression {
  const parsed = parseExpression(text);
  return 'expression' in parsed ? parsed.expression : { is: 'number', value: 0 };
}
