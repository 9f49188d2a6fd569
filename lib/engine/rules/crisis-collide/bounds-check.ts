import { bounded, isBounded, TOO_MUCH } from '../kernel/numbers';
import type { StandingEffect } from './effects';
import { isLasting } from './effects';
import type { Combatant, OtherFighter } from './setup';

/**
 * Whether strengths, resistances and damage stay within the bounds of every number, with everything at work at once that
 * a set-up holds. Each number in it has bounds; this looks at their products.
 */

type Path = readonly (string | number)[];
interface Found {
  readonly path: Path;
  readonly effect: StandingEffect;
}
interface Problem {
  readonly path: Path;
  readonly message: string;
}
type Fresh = Omit<Combatant, 'now'>;

/** Everything that can stand at once: the field's effects, the traits' and what abilities lay. */
export interface Written {
  readonly field: readonly StandingEffect[];
  /** With the place of each; a combatant that both teams may hold stands here twice. */
  readonly combatants: readonly { readonly path: Path; readonly combatant: Fresh }[];
  readonly fighters: readonly Pick<OtherFighter, 'resistance'>[];
}

/** The effects and attacks, at their places, with which a number could leave its bounds; of each kind the first. */
export function boundsProblems(written: Written): Problem[] {
  const effects = [
    ...written.field.map((effect, at): Found => ({ path: ['field', at], effect })),
    ...written.combatants.flatMap(({ path, combatant }) => effectsOf(path, combatant)),
  ];
  const strengths = written.combatants.flatMap(({ combatant }) =>
    Object.values(combatant.abilities).map(({ attack }) => attack?.strength ?? 0),
  );
  const resistances = [...written.combatants.map(({ combatant }) => combatant), ...written.fighters].flatMap(
    ({ resistance }) => Object.values(resistance).map(Math.abs),
  );
  const strength = worst(effects, 'strength', Math.max(0, ...strengths));
  const resistance = worst(effects, 'resistance', Math.max(0, ...resistances));
  const found = [strength, resistance].flatMap(({ problem }) => (problem === null ? [] : [problem]));
  if (found.length > 0) return found;
  const most = strength.value + resistance.value;
  const hard = written.combatants
    .flatMap(({ path, combatant }) =>
      Object.entries(combatant.abilities).map(([key, { attack }]) => ({
        path: [...path, 'abilities', key, 'attack'],
        hits: attack?.hits ?? 0,
      })),
    )
    .find(({ hits }) => !isBounded(most * hits));
  return hard === undefined
    ? []
    : [{ path: hard.path, message: `with all that the set-up adds, ${hard.hits} hits could deal ${TOO_MUCH}` }];
}

const effectsOf = (path: Path, { trait, abilities }: Fresh): Found[] => [
  ...(trait?.effects ?? []).map((effect, at): Found => ({ path: [...path, 'trait', 'effects', at], effect })),
  ...Object.entries(abilities).flatMap(([key, ability]) =>
    ability.effects.flatMap((effect, at): Found[] =>
      isLasting(effect) ? [{ path: [...path, 'abilities', key, 'effects', at], effect }] : [],
    ),
  ),
];

/** The farthest from 0 that a number could come to, and the effect with which it would leave its bounds. */
function worst(
  effects: readonly Found[],
  stat: 'strength' | 'resistance',
  base: number,
): { value: number; problem: Problem | null } {
  let most = base;
  let times = 1;
  let plus = 0;
  for (const { path, effect } of effects) {
    if ((effect.do !== 'modify' && effect.do !== 'set') || effect.stat !== stat) continue;
    if (effect.do === 'set') most = Math.max(most, Math.abs(effect.value));
    else {
      times *= Math.max(1, effect.times ?? 1);
      plus += Math.abs(effect.add ?? 0);
    }
    if (!isBounded(most * times + plus)) {
      const message = `with this effect and those before it a ${stat} could become ${TOO_MUCH}`;
      return { value: bounded(most * times + plus), problem: { path, message } };
    }
  }
  return { value: most * times + plus, problem: null };
}
