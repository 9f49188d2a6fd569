import { bounded } from '../kernel/numbers';
import { change, creatureOf, type Play } from './play';
import type { DAMAGE_SOURCES } from './terms';

/** Takes HP from a creature, and remembers it for the distraction that it is (distraction:immediate-injury, distraction:continuous-injury). */
export function hurt(play: Play, target: string, amount: number, source: (typeof DAMAGE_SOURCES)[number]): void {
  const { hp, pending, continuous } = creatureOf(play.state, target);
  const suffered = pending && {
    ...pending,
    injury: source === 'immediate' ? bounded(pending.injury + amount) : pending.injury,
    continuous: source === 'continuous' ? bounded(pending.continuous + amount) : pending.continuous,
  };
  change(play, target, {
    hp: bounded(hp - amount),
    ...(source === 'continuous' ? { continuous: bounded(continuous + amount) } : {}),
    pending: suffered,
  });
}

/** Gives HP back, never beyond those of the sheet. @returns how many it gave */
export function heal(play: Play, target: string, amount: number): number {
  const { hp, sheet } = creatureOf(play.state, target);
  const given = Math.max(0, Math.min(amount, sheet.hp - hp));
  change(play, target, { hp: hp + given });
  return given;
}
