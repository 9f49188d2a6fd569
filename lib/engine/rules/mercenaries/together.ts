import type { Act, Blow } from './act';
import type { EffectKind } from './terms';

/**
 * In which order the effects of one batch are carried out, so that none touches another (`2f:simultaneous`): first what ends a
 * recharge, then numbers, which fall on whoever commands a merc as the batch begins (upkeep, which ends at nothing, is lowered
 * when all that raises it is done); then changes of side; last what changes
 * other abilities, each kind behind those whose reach it would alter.
 */
type Stage = EffectKind | 'lower upkeep';
const STAGES: readonly (readonly Stage[])[] = [
  ['Refresh'],
  ['GP', 'Infrastructure', 'EXP', 'Upkeep', 'Move', 'Damage', 'Hinder', 'Help'],
  ['lower upkeep'],
  ['Possess', 'Subvert'],
  ['KO', 'Seduce', 'Kidnap', 'Intimidate', 'Injure', 'Immune', 'Untargetable', 'Intercept'],
  ['Transform', 'Form Switch', 'Vehicle', 'Modify', 'Recharge'],
  ['Nullify'],
  ['Retime'],
  ['Copy'],
  ['Steal'],
];
const STAGE_OF: ReadonlyMap<Stage, number> = new Map(STAGES.flatMap((kinds, at) => kinds.map((kind) => [kind, at])));

const stageOf = ({ effect }: Blow): number => {
  const lowers = effect.do === 'Upkeep' && (effect.amount ?? 0) < 0;
  return STAGE_OF.get(lowers ? 'lower upkeep' : effect.do) ?? 0;
};

export interface Strike {
  readonly act: Act;
  readonly blow: Blow;
}

/** All that a batch carries out, in turn; within a stage in the order of declaration. */
export function inTurn(acts: readonly Act[]): readonly Strike[] {
  const strikes: Strike[] = [];
  for (const act of acts) {
    if (act.outcome === 'Resolved') for (const blow of act.blows) strikes.push({ act, blow });
  }
  if (strikes.length < 2) return strikes;
  const stages: Strike[][] = STAGES.map(() => []);
  for (const strike of strikes) stages[stageOf(strike.blow)]?.push(strike);
  return stages.flat();
}

/** Kinds that cannot both stand on one merc, so that the order of declaration decides between them. */
const CLASHES: readonly (readonly EffectKind[])[] = [
  ['Possess', 'Subvert'],
  ['Transform', 'Form Switch', 'Vehicle'],
  ['Modify'],
  ['Retime'],
  ['Copy'],
  ['Steal'],
];
const CLASH_OF: ReadonlyMap<EffectKind, number> = new Map(
  CLASHES.flatMap((kinds, at) => kinds.map((kind) => [kind, at])),
);

const NO_CLASH: ReadonlySet<Act> = new Set();

/** The acts of a batch between whose effects the order of declaration decides (`2f:declaration-order`). */
export function clashing(strikes: readonly Strike[]): ReadonlySet<Act> {
  if (strikes.length < 2) return NO_CLASH;
  const clashes = new Set<Act>();
  const first = new Map<string, Act>();
  for (const { act, blow } of strikes) {
    const clash = CLASH_OF.get(blow.effect.do);
    if (clash === undefined) continue;
    for (const merc of blow.mercs) {
      const key = `${clash} ${merc}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, act);
      else if (other !== act) clashes.add(act).add(other);
    }
  }
  return clashes;
}
