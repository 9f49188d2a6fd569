import type { Act, Blow } from './act';
import { descriptorOf, stageOf } from './effects';
import { STAGES } from './effects/descriptor';

export interface Strike {
  readonly act: Act;
  readonly blow: Blow;
}

/** All that a batch carries out, stage by stage (`2f:simultaneous`); within a stage in the order of declaration. */
export function inTurn(acts: readonly Act[]): readonly Strike[] {
  const strikes: Strike[] = [];
  for (const act of acts) {
    if (act.outcome === 'Resolved') for (const blow of act.blows) strikes.push({ act, blow });
  }
  if (strikes.length < 2) return strikes;
  const stages: Strike[][] = STAGES.map(() => []);
  for (const strike of strikes) stages[STAGES.indexOf(stageOf(strike.blow.effect))]?.push(strike);
  return stages.flat();
}

const NO_CLASH: ReadonlySet<Act> = new Set();

/** The acts of a batch between whose effects the order of declaration decides (`2f:declaration-order`). */
export function clashing(strikes: readonly Strike[]): ReadonlySet<Act> {
  if (strikes.length < 2) return NO_CLASH;
  const clashes = new Set<Act>();
  const first = new Map<string, Act>();
  for (const { act, blow } of strikes) {
    const { clash } = descriptorOf(blow.effect);
    if (clash === null) continue;
    for (const merc of blow.mercs) {
      const key = `${clash} ${merc}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, act);
      else if (other !== act) clashes.add(act).add(other);
    }
  }
  return clashes;
}
