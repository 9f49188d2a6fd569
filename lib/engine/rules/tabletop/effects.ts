import { bounded } from '../kernel/numbers';
import { amountOf } from './dice';
import { giveBack } from './expenditure';
import { heal, hurt } from './harm';
import { levelOf } from './numbers';
import { abilityOf, change, creatureOf, type Play } from './play';
import type { Die } from './record';
import type { Ability, Effect } from './setup';
import type { Attempt, Ends, Part, Running } from './state';
import { ROUNDS } from './terms';

/** Step 3c: what an ability does to those whom it affects. */

export interface Applied {
  readonly damage: Record<string, number>;
  readonly healed: Record<string, number>;
  readonly dice: Die[];
  /** What a dispel meets, on whom: it is ended once the dispel itself is ruled. */
  readonly dispelled: readonly { readonly effect: Running; readonly on: string }[];
  /** Rounds of a fixed duration, as they came out; null: it has none. */
  readonly rounds: number | null;
}

/** The effects of a use: those of its mode, where it has modes. */
export function effectsOf(
  play: Pick<Play, 'state'>,
  { user, ability, use }: Pick<Attempt, 'user' | 'ability' | 'use'>,
): readonly Effect[] {
  const { effects, modes } = abilityOf(play.state, user, ability);
  return use.mode === null ? effects : (modes[use.mode] ?? []);
}

/**
 * Applies an ability. Amounts are rolled once for all; who saved for half takes half the total, rounded down
 * (save:half).
 * @param ruling the id of the ruling that this is told in
 */
export function apply(
  play: Play,
  attempt: Attempt,
  affected: readonly string[],
  halved: readonly string[],
  ruling: string,
): Applied {
  const { user, ability: key } = attempt;
  const { duration } = abilityOf(play.state, user, key);
  const about = `${user}/${key}`;
  const applied = { damage: {} as Record<string, number>, healed: {} as Record<string, number>, dice: [] as Die[] };
  const dispelled: { effect: Running; on: string }[] = [];
  const parts: Part[] = [];
  const amount = (text: string, kind: 'damage' | 'heal' | 'bonus' | 'duration'): number => {
    const rolled = amountOf(play, text, { kind, by: user, about });
    applied.dice.push(...rolled.dice);
    return rolled.amount;
  };
  const share = (total: number, target: string) => (halved.includes(target) ? Math.floor(total / 2) : total);
  for (const effect of effectsOf(play, attempt)) {
    if (effect.do === 'damage' || effect.do === 'heal') {
      if (affected.length === 0) continue;
      const total = Math.max(0, amount(effect.amount, effect.do));
      for (const target of affected) {
        if (effect.do === 'damage') {
          hurt(play, target, share(total, target), 'immediate');
          applied.damage[target] = bounded((applied.damage[target] ?? 0) + share(total, target));
        } else applied.healed[target] = (applied.healed[target] ?? 0) + heal(play, target, share(total, target));
      }
    } else if (effect.do === 'dispel') {
      for (const on of affected)
        dispelled.push(...play.state.effects.filter((one) => one.on.includes(on)).map((one) => ({ effect: one, on })));
    } else if (effect.do === 'bonus') parts.push({ ...effect, amount: amount(effect.amount, 'bonus') });
    else parts.push(effect);
  }
  let rounds: number | null = null;
  if (duration.as === 'instantaneous') leave(play, attempt, affected, parts, ruling);
  else {
    if (duration.as === 'fixed') {
      const each = duration.perLevel ? levelOf(play.state, user) : 1;
      rounds = Math.max(0, bounded(amount(duration.amount, 'duration') * ROUNDS[duration.unit] * each));
    }
    if (rounds !== 0) last(play, attempt, affected, parts, ruling, endsOf(duration.as, rounds ?? 0));
  }
  return { ...applied, dispelled, rounds };
}

function endsOf(as: 'permanent' | 'recovery' | 'dissipation' | 'slot' | 'fixed', rounds: number): Ends {
  switch (as) {
    case 'fixed':
      return { as, left: rounds, rounds };
    case 'recovery':
      return { as, tries: {} };
    case 'dissipation':
      return { as, checks: 0 };
    default:
      return { as };
  }
}

/** An ability begins to last. One that holds a slot takes its use along (duration:slot). */
function last(
  play: Play,
  { user, ability, use, on }: Attempt,
  affected: readonly string[],
  parts: readonly Part[],
  ruling: string,
  ends: Ends,
): void {
  if (ends.as === 'slot') giveBack(play, user, ability);
  const { state } = play;
  const begun = state.begun + 1;
  const running: Running = {
    id: `lasting-${begun}`,
    ruling,
    user,
    ability,
    mode: use.mode,
    on: affected,
    placed: on.length === 0,
    parts,
    ends,
  };
  play.state = { ...state, begun, effects: [...state.effects, running] };
}

/** What is done and gone leaves its outcome, which adds up with others' (duration:instantaneous, combine:instantaneous). */
function leave(
  play: Play,
  { user, ability }: Attempt,
  affected: readonly string[],
  parts: readonly Part[],
  ruling: string,
): void {
  const left = parts.filter((part) => part.do !== 'tell').map((part) => ({ user, ability, ruling, part }));
  if (left.length === 0) return;
  for (const target of affected)
    change(play, target, { outcomes: [...creatureOf(play.state, target).outcomes, ...left] });
}

/** Whether an ability deals damage in any way. */
export const effectsThatHarm = ({ effects, modes }: Pick<Ability, 'effects' | 'modes'>): boolean =>
  [effects, ...Object.values(modes)].some((all) => all.some((effect) => effect.do === 'damage'));
